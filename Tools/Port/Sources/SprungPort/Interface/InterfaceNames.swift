// SPDX-License-Identifier: MIT

/// The storyboards and nibs of a folder, by name.
struct InterfaceNames {
  private let documents: [InterfaceDocument]
  /// The storyboard whose initial controller the app shows at launch; nil for none.
  let launch: String?

  /// Creates the index. `launch` is the storyboard named in an Info.plist file. If `launch` is nil, the storyboard
  /// named `Main` is used if it exists.
  init(_ documents: [InterfaceDocument], launch: String?) {
    self.documents = InterfaceDocument.chosen(documents)
    let storyboards = self.documents.filter { $0.isStoryboard && $0.root["initialViewController"] != nil }
    self.launch = storyboards.first { $0.name == launch ?? "Main" }?.name
  }

  /// Whether there are no files.
  var isEmpty: Bool { documents.isEmpty }

  /// Returns the nib that a view controller class loads by default.
  func nib(ofController name: String) -> String? {
    let short = name.hasSuffix("Controller") ? String(name.dropLast(10)) : name
    let nibs = documents.filter { !$0.isStoryboard }
    let found = nibs.first { $0.name == short } ?? nibs.first { $0.name == name }
    guard let found else { return nil }
    let owner = found.root.list("objects").first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    return owner?["customClass"] == name ? found.name : nil
  }
}
