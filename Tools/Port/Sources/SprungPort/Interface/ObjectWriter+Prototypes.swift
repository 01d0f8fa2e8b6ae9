// SPDX-License-Identifier: MIT

extension ObjectWriter {
  /// Registers prototype cells and section views, or writes the static cells of a table.
  func write(prototypesOf element: InterfaceElement, _ name: String) {
    if element["dataMode"] == "static" { return write(staticCellsOf: element, name) }
    let cells = element.list("prototypes") + element.list("cells")
    for cell in cells { register(cell, with: name, "forCellReuseIdentifier", isTable: element.name == "tableView") }
    for (key, kind) in [
      ("sectionHeaderView", "elementKindSectionHeader"), ("sectionFooterView", "elementKindSectionFooter"),
    ] {
      guard let view = element.child(key: key), let identifier = view["reuseIdentifier"] else { continue }
      lines.append(
        "\(name).register(\(nib(of: view)), forSupplementaryViewOfKind: UICollectionView.\(kind), withReuseIdentifier: \(InterfaceValue.text(identifier)))"
      )
    }
  }

  private func register(_ cell: InterfaceElement, with name: String, _ label: String, isTable: Bool) {
    guard let identifier = cell["reuseIdentifier"] else { return }
    let label = isTable ? "forCellReuseIdentifier" : "forCellWithReuseIdentifier"
    lines.append("\(name).register(\(nib(of: cell)), \(label): \(InterfaceValue.text(identifier)))")
  }

  /// Returns an expression for a nib with a single view. The objects in the view can refer to the owner.
  private func nib(of view: InterfaceElement) -> String {
    let writer = ObjectWriter(document, owner: (ownerID, ownerClass), ownerElement: objects[ownerID]?.element)
    writer.write(top: view)
    writer.connect([view])
    writer.awake([view])
    let made = writer.objects[view.id]?.name ?? "UIView()"
    let usesOwner = writer.lines.contains { $0.contains("owner") }
    let capture = usesOwner ? "[weak owner] _ in\n      guard let owner = owner else { return [] }" : "_ in"
    let body = writer.lines.map { "      " + $0 + "\n" }.joined()
    return "UINib(name: \"\") { \(capture)\n\(body)      return [\(made)]\n    }"
  }

  private func write(staticCellsOf table: InterfaceElement, _ name: String) {
    guard objects[ownerID]?.element?.name == "tableViewController" else {
      return document.refuse(table, "static cells require a UITableViewController; create them in code")
    }
    var sections: [String] = []
    for section in table.list("sections") {
      var cells: [String] = []
      for cell in section.list("cells") {
        write(top: cell)
        if let made = objects[cell.id]?.name { cells.append(made) }
      }
      let header = section.string("headerTitle").map(InterfaceValue.text) ?? "nil"
      let footer = section.string("footerTitle").map(InterfaceValue.text) ?? "nil"
      let heights = section.list("cells").map { $0["rowHeight"] ?? "-1" }.joined(separator: ", ")
      sections.append(
        "InterfaceSection(header: \(header), footer: \(footer), cells: [\(cells.joined(separator: ", "))], heights: [\(heights)])"
      )
    }
    lines.append("owner.staticSections = [\(sections.joined(separator: ", "))]")
  }
}
