// SPDX-License-Identifier: MIT

/// Writes the Swift source for one Interface Builder file.
final class DocumentWriter {
  let document: InterfaceDocument
  let index: DeclarationIndex
  private(set) var problems: [Problem] = []

  init(_ document: InterfaceDocument, _ index: DeclarationIndex) {
    self.document = document
    self.index = index
  }

  func refuse(_ element: InterfaceElement, _ message: String) {
    let problem = Problem(path: document.path, line: element.line, message: message)
    if !problems.contains(problem) { problems.append(problem) }
  }

  func source() -> String {
    let body = document.isStoryboard ? storyboard() : nib()
    return """
      // Written by sprung port from \(document.path).

      import UIKit

      @MainActor enum \(document.typeName) {
      \(body)}

      """
  }

  // MARK: Storyboards

  private func storyboard() -> String {
    var names: [String] = []
    var result = ""
    for scene in document.root.list("scenes") {
      guard let controller = scene.child("objects")?.children.first(where: { isController($0) }) else { continue }
      let name = InterfaceValue.name(controller.id)
      names.append(name)
      result += SceneWriter(self, scene, controller).source(named: name)
    }
    let initial = document.root["initialViewController"].map(InterfaceValue.text) ?? "nil"
    return """
        static var file: InterfaceStoryboard {
          InterfaceStoryboard(
            name: \(InterfaceValue.text(document.name)), initial: \(initial), scenes: [\(names.joined(separator: ", "))])
        }

      """ + result
  }

  private func isController(_ element: InterfaceElement) -> Bool {
    element.name.lowercased().hasSuffix("viewcontroller") || element.name == "viewControllerPlaceholder"
      || element.name.hasSuffix("Controller") && element["sceneMemberID"] == "viewController"
  }

  // MARK: Nibs

  private func nib() -> String {
    let objects = document.root.list("objects")
    let owner = objects.first { $0.name == "placeholder" && $0["placeholderIdentifier"] == "IBFilesOwner" }
    let ownerClass = owner.flatMap { customClass($0) }
    let writer = ObjectWriter(self, owner: (owner?.id ?? "-1", ownerClass ?? "NSObject"), ownerElement: owner)
    let tops = objects.filter { $0.name != "placeholder" }
    for top in tops { writer.write(top: top) }
    writer.connect(owner.map { tops + [$0] } ?? tops)
    writer.awake(tops)
    let usesOwner = ownerClass != nil && writer.lines.contains { $0.contains("owner") }
    let cast = usesOwner ? "      guard let owner = owner as? \(ownerClass ?? "") else { return [] }\n" : ""
    let list = tops.compactMap { writer.objects[$0.id]?.name }.joined(separator: ", ")
    return """
        static var nib: UINib {
          UINib(name: \(InterfaceValue.text(document.name))) { owner in
      \(cast)\(writer.lines.map { "      " + $0 + "\n" }.joined())      return [\(list)]
          }
        }

      """
  }

  // MARK: Classes

  /// Returns the custom class of an object, or nil if neither the folder nor UIKit declares the class.
  func customClass(_ element: InterfaceElement) -> String? {
    guard let name = element["customClass"] else { return nil }
    if let type = index.type(named: name) {
      if type.kind == .class { return name }
    } else if name.hasPrefix("UI") || name == "NSObject" {
      return name
    }
    refuse(
      element,
      "the class \(name) is not in the folder; \(InterfaceProperties.classes[element.name] ?? "UIView") is used instead"
    )
    return nil
  }

  /// Returns the UIKit class that an element represents.
  func baseClass(_ element: InterfaceElement) -> String {
    if let name = InterfaceProperties.classes[element.name] { return name }
    let isController = element.name.hasSuffix("Controller")
    refuse(element, "\(element.name) is not supported; a plain \(isController ? "controller" : "view") is used instead")
    return isController ? "UIViewController" : "UIView"
  }
}
