// SPDX-License-Identifier: MIT

/// The columns of a storyboard's split view controller.
enum SplitColumns {
  /// Returns the raw value of a split view controller's style, or nil for the classic style and for other controllers.
  static func style(of controller: InterfaceElement) -> Int? {
    guard controller.name == "splitViewController" else { return nil }
    switch controller["style"] ?? "" {
    case "doubleColumn": return 1
    case "tripleColumn": return 2
    default: return nil
    }
  }

  /// Returns the lines of code that set the controllers to which the given relationships refer.
  static func lines(for relations: [InterfaceElement], isClassic: Bool) -> [String] {
    var lines: [String] = []
    var classic: [String] = []
    for (index, relation) in relations.enumerated() {
      guard let destination = relation["destination"] else { continue }
      let made = "storyboard.makeController(\(InterfaceValue.text(destination)))"
      let column = column(of: relation["relationship"] ?? "", index: index)
      if column == "primary" { classic.insert(made, at: 0) } else { classic.append(made) }
      lines.append("owner.setViewController(\(made), for: .\(column))")
    }
    return isClassic ? ["owner.viewControllers = [\(classic.joined(separator: ", "))]"] : lines
  }

  /// Returns the column of a relationship, based on its name or, if the name is unknown, on its index.
  private static func column(of relationship: String, index: Int) -> String {
    let name = relationship.lowercased()
    let names = [
      ("master", "primary"), ("primary", "primary"), ("supplementary", "supplementary"), ("detail", "secondary"),
      ("secondary", "secondary"), ("compact", "compact"),
    ]
    return names.first { name.contains($0.0) }?.1 ?? (index == 0 ? "primary" : "secondary")
  }
}
