// SPDX-License-Identifier: MIT

/// The storyboards and nibs of a folder, by name.
struct InterfaceNames {
  private let documents: [InterfaceDocument]
  /// The storyboard with whose initial controller the application starts; nil for none.
  let launch: String?

  /// Takes the files. `launch` is what an Info.plist names; without it a storyboard named `Main` is meant.
  init(_ documents: [InterfaceDocument], launch: String?) {
    self.documents = InterfaceDocument.chosen(documents)
    let storyboards = self.documents.filter { $0.isStoryboard && $0.root["initialViewController"] != nil }
    self.launch = storyboards.first { $0.name == launch ?? "Main" }?.name
  }

  /// Whether there are none.
  var isEmpty: Bool { documents.isEmpty }

  /// The nib from which a controller of a class gets its view if it names none.
  func nib(ofController name: String) -> String? {
    let short = name.hasSuffix("Controller") ? String(name.dropLast(10)) : name
    let nibs = documents.filter { !$0.isStoryboard }
    let found = nibs.first { $0.name == short } ?? nibs.first { $0.name == name }
    guard let found else { return nil }
    let owner = found.root.list("objects").first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    return owner?["customClass"] == name ? found.name : nil
  }
}
