// SPDX-License-Identifier: MIT

extension ObjectWriter {
  /// Writes the constraints of a view and its subviews. Call this after all views have superviews.
  func write(constraintsIn root: InterfaceElement) {
    for view in root.all {
      guard let owner = objects[view.id] else { continue }
      for constraint in view.list("constraints") where constraint.name == "constraint" {
        if constraint["placeholder"] == "YES" || document.document.excluded.contains(constraint.id) { continue }
        write(constraint, of: owner, in: view)
      }
    }
  }

  private func write(_ constraint: InterfaceElement, of owner: Object, in view: InterfaceElement) {
    let firstID = constraint["firstItem"] ?? view.id
    guard let first = side(firstID, constraint["firstAttribute"] ?? "") else {
      return document.refuse(constraint, "this constraint is omitted, because one of its objects is not created")
    }
    var second: (item: String, attribute: String) = ("nil", "notAnAttribute")
    if let id = constraint["secondItem"] {
      guard let found = side(id, constraint["secondAttribute"] ?? "") else {
        return document.refuse(constraint, "this constraint is omitted, because one of its objects is not created")
      }
      second = found
    } else if let attribute = constraint["secondAttribute"], let found = side(view.id, attribute) {
      second = found
    }
    let relations = ["greaterThanOrEqual": "greaterThanOrEqual", "lessThanOrEqual": "lessThanOrEqual"]
    let relation = relations[constraint["relation"] ?? ""] ?? "equal"
    let name = InterfaceValue.name(constraint.id)
    declare(
      constraint, "NSLayoutConstraint",
      "NSLayoutConstraint(item: \(first.item), attribute: .\(first.attribute), relatedBy: .\(relation), toItem: \(second.item), attribute: .\(second.attribute), multiplier: \(multiplier(constraint["multiplier"])), constant: \(constraint["constant"] ?? "0"))"
    )
    if let priority = constraint["priority"] { lines.append("\(name).priority = UILayoutPriority(\(priority))") }
    if let identifier = constraint["identifier"] {
      lines.append("\(name).identifier = \(InterfaceValue.text(identifier))")
    }
    lines.append("\(name).isActive = true")
  }

  /// Returns the item and attribute of one side of a constraint. The top and bottom layout guides of iOS 7 are replaced
  /// with edges of the safe area.
  private func side(_ id: String, _ attribute: String) -> (item: String, attribute: String)? {
    let attributes = ["baseline": "lastBaseline"]
    if let object = objects[id] { return (object.name, attributes[attribute] ?? attribute) }
    let guides = objects[ownerID]?.element?.list("layoutGuides") ?? []
    guard let guide = guides.first(where: { $0.id == id }),
      let root = objects[ownerID]?.element?.child(key: "view").flatMap({ objects[$0.id] })
    else { return nil }
    return ("\(root.name).safeAreaLayoutGuide", guide["type"] == "top" ? "top" : "bottom")
  }

  /// Converts a multiplier, which is a number such as `1.5` or a ratio such as `16:9` or `16/9`.
  private func multiplier(_ text: String?) -> String {
    guard let text else { return "1" }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" })
    return parts.count == 2 ? "\(parts[0]).0 / \(parts[1]).0".replacing(".0.0", with: ".0") : text
  }

  /// Sets user-defined runtime attributes.
  func write(runtimeAttributesIn root: InterfaceElement) {
    for element in root.all {
      guard let object = objects[element.id] else { continue }
      for attribute in element.list("userDefinedRuntimeAttributes") {
        write(attribute, of: object)
      }
    }
  }

  private func write(_ attribute: InterfaceElement, of object: Object) {
    guard let path = attribute["keyPath"], let value = value(of: attribute, path) else {
      return document.refuse(
        attribute, "values of the type \(attribute["type"] ?? "") are not supported; set the value in awakeFromNib()")
    }
    let parts = path.split(separator: ".").map(String.init)
    let layer: Set<String> = [
      "cornerRadius", "borderWidth", "masksToBounds", "shadowRadius", "shadowOpacity", "shadowOffset", "zPosition",
      "opacity",
    ]
    if parts.count == 2, parts[0] == "layer", layer.contains(parts[1]) {
      lines.append("\(object.name).\(path) = \(value)")
    } else if parts.count == 1, isDeclared(path, for: object.type) {
      lines.append("\(object.name).\(path) = \(value)")
    } else {
      document.refuse(
        attribute, "the folder declares no property \(path) of \(object.type); the value is not set")
    }
  }

  private func value(of attribute: InterfaceElement, _ path: String) -> String? {
    switch attribute["type"] {
    case "string": return InterfaceValue.text(attribute.string("value") ?? "")
    case "boolean": return InterfaceValue.flag(attribute["value"] ?? "NO")
    case "number":
      let number = attribute.children.first { $0["key"] == "value" }
      return number?["value"] ?? attribute["value"]
    case "color": return attribute.child("color").flatMap(InterfaceValue.color)
    case "size": return attribute.child("size").map(InterfaceValue.size)
    case "image":
      return attribute.child("imageReference")?["name"].map { InterfaceValue.image($0, isSystem: false) }
        ?? attribute["value"].map { InterfaceValue.image($0, isSystem: false) }
    case "point":
      return attribute.child("point").map { "CGPoint(x: \($0["x"] ?? "0"), y: \($0["y"] ?? "0"))" }
    default: return nil
    }
  }

  /// Returns whether the folder declares a property for a class, in the class itself, a superclass, or an extension of
  /// a UIKit class.
  func isDeclared(_ property: String, for type: String) -> Bool {
    if let declared = document.index.type(named: type) {
      let chain = document.index.chain(of: declared)
      if chain.contains(where: { $0.properties[property] != nil }) { return true }
    }
    return document.index.extensions.contains { extended in
      let name = extended.node.extendedType.trimmedDescription
      guard name.hasPrefix("UI") || name == type else { return false }
      return extended.node.memberBlock.members.contains { $0.decl.description.contains("var \(property):") }
    }
  }
}
