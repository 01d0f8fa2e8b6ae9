// SPDX-License-Identifier: MIT

/// Writes the body of a function that creates and connects the objects of an Interface Builder file.
final class ObjectWriter {
  /// An object that generated code can reference.
  struct Object {
    let name: String
    let type: String
    let element: InterfaceElement?
  }

  let document: DocumentWriter
  let ownerID: String
  let ownerClass: String
  var lines: [String] = []
  var objects: [String: Object] = [:]
  private var index: DeclarationIndex { document.index }

  init(_ document: DocumentWriter, owner: (id: String, type: String), ownerElement: InterfaceElement?) {
    self.document = document
    ownerID = owner.id
    ownerClass = owner.type
    objects[owner.id] = Object(name: "owner", type: owner.type, element: ownerElement)
    objects["-1"] = objects[owner.id]
  }

  /// Records the variable name of an object that already exists.
  func refer(_ element: InterfaceElement, to name: String, _ type: String) {
    if !element.id.isEmpty { objects[element.id] = Object(name: name, type: type, element: element) }
  }

  /// Writes a top-level object of a file or scene: a view with its subviews, or a gesture recognizer.
  func write(top element: InterfaceElement) {
    if element.name.hasSuffix("GestureRecognizer") { return write(recognizer: element) }
    if element.name == "customObject" {
      guard let type = document.customClass(element) else { return }
      return declare(element, type, "\(type)()")
    }
    if element.name == "barButtonItem" { return write(barItem: element) }
    guard InterfaceProperties.classes[element.name] != nil || element.child("rect") != nil else { return }
    write(view: element)
    write(constraintsIn: element)
    write(runtimeAttributesIn: element)
  }

  func declare(_ element: InterfaceElement, _ type: String, _ value: String) {
    let id = element.id.isEmpty ? "x\(objects.count)_\(lines.count)" : element.id
    let name = InterfaceValue.name(id)
    objects[id] = Object(name: name, type: type, element: element)
    lines.append("let \(name) = \(value)")
  }

  // MARK: Views

  private func write(view element: InterfaceElement) {
    let base = document.baseClass(element)
    let type = document.customClass(element) ?? base
    declare(element, type, construction(element, type, isCustom: type != base))
    if let name = objects[element.id]?.name { fill(name, element) }
  }

  private func construction(_ element: InterfaceElement, _ type: String, isCustom: Bool) -> String {
    var style: String?
    switch element.name {
    case "tableView": style = element["style"].map { "UITableView.Style.\($0)" }
    case "tableViewCell": style = cellStyle(element).map { "UITableViewCell.CellStyle.\($0)" }
    case "button": style = buttonType(element).map { "UIButton.ButtonType.\($0)" }
    default: break
    }
    let layout = element.name == "collectionView" ? layoutName(element) : nil
    if isCustom {
      var values = [style.map { "style: \($0).rawValue" }, layout.map { "layout: \($0)" }].compactMap { $0 }
      if let identifier = element["reuseIdentifier"] {
        values.insert("reuseIdentifier: \(InterfaceValue.text(identifier))", at: style == nil ? 0 : 1)
      }
      return "InterfaceFiles.made(\(type)(coder: InterfaceCoder(\(values.joined(separator: ", ")))))"
    }
    switch element.name {
    case "tableView": return "UITableView(frame: .zero, style: \(style ?? ".plain"))"
    case "collectionView":
      return "UICollectionView(frame: .zero, collectionViewLayout: \(layout ?? "UICollectionViewFlowLayout()"))"
    case "tableViewCell":
      let identifier = element["reuseIdentifier"].map(InterfaceValue.text) ?? "nil"
      return "UITableViewCell(style: \(style ?? ".default"), reuseIdentifier: \(identifier))"
    case "button": return "UIButton(type: \(style ?? ".custom"))"
    case "visualEffectView":
      let blur = element.child("blurEffect")?["style"] ?? element.child("vibrancyEffect")?.child("blurEffect")?["style"]
      return "UIVisualEffectView(effect: UIBlurEffect(style: .\(blur ?? "light")))"
    case "activityIndicatorView": return "UIActivityIndicatorView(style: .\(element["style"] ?? "medium"))"
    default: return type + "()"
    }
  }

  private func buttonType(_ element: InterfaceElement) -> String? {
    guard let type = element["buttonType"], type != "custom" else { return nil }
    return type == "roundedRect" ? "system" : type
  }

  private func cellStyle(_ element: InterfaceElement) -> String? {
    let names = ["Default": "default", "Value1": "value1", "Value2": "value2", "Subtitle": "subtitle"]
    return element["style"].flatMap { names[$0.replacing("IBUITableViewCellStyle", with: "")] }
  }

  private func layoutName(_ element: InterfaceElement) -> String? {
    guard let layout = element.child(key: "collectionViewLayout") else { return nil }
    let base = document.baseClass(layout)
    let type = document.customClass(layout) ?? (base == "UICollectionViewLayout" ? "UICollectionViewFlowLayout" : base)
    declare(layout, type, type == base ? "\(type)()" : "InterfaceFiles.made(\(type)(coder: InterfaceCoder()))")
    let name = objects[layout.id]?.name ?? InterfaceValue.name("x\(objects.count - 1)_\(lines.count - 1)")
    guard layout.name == "collectionViewFlowLayout" else { return name }
    for property in ["minimumLineSpacing", "minimumInteritemSpacing"] {
      if let value = layout[property] { lines.append("\(name).\(property) = \(value)") }
    }
    if let direction = layout["scrollDirection"] { lines.append("\(name).scrollDirection = .\(direction)") }
    for key in ["itemSize", "headerReferenceSize", "footerReferenceSize"] {
      if let size = layout.child("size", key: key) { lines.append("\(name).\(key) = \(InterfaceValue.size(size))") }
    }
    if let insets = layout.child("inset", key: "sectionInset") {
      lines.append("\(name).sectionInset = \(InterfaceValue.insets(insets))")
    }
    if let estimate = layout["automaticEstimatedItemSize"], estimate == "YES" {
      lines.append("\(name).estimatedItemSize = UICollectionViewFlowLayout.automaticSize")
    }
    return name
  }

  /// Sets the properties of a view and adds its subviews.
  private func fill(_ name: String, _ element: InterfaceElement) {
    write(styleOfDatePicker: element, name)
    if let frame = element.child("rect", key: "frame") { lines.append("\(name).frame = \(InterfaceValue.rect(frame))") }
    if let mask = element.child("autoresizingMask") {
      lines.append("\(name).autoresizingMask = \(InterfaceValue.mask(mask))")
    }
    write(segmentsOf: element, name)
    write(datesOf: element, name)
    let scopes = element.list("scopeButtonTitles").map { InterfaceValue.text($0.text) }
    if !scopes.isEmpty { lines.append("\(name).scopeButtonTitles = [\(scopes.joined(separator: ", "))]") }
    for row in InterfaceProperties.assignments(element) { lines.append("\(name).\(row.property) = \(row.value)") }
    writeColors(
      of: element, to: name,
      [
        "backgroundColor", "tintColor", "textColor", "onTintColor", "thumbTintColor", "minimumTrackTintColor",
        "maximumTrackTintColor", "progressTintColor", "trackTintColor", "separatorColor", "pageIndicatorTintColor",
        "currentPageIndicatorTintColor", "color", "shadowColor", "barTintColor",
      ])
    if let font = element.child("fontDescription") {
      let target = element.name == "button" ? "\(name).titleLabel?.font" : "\(name).font"
      if element.name != "segmentedControl" { lines.append("\(target) = \(InterfaceValue.font(font))") }
    }
    if let traits = element.child("textInputTraits") {
      for row in InterfaceProperties.traits(traits) { lines.append("\(name).\(row.property) = \(row.value)") }
    }
    for key in [
      "layoutMargins", "contentInset", "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets", "separatorInset",
    ] {
      if let insets = element.children.first(where: { ["edgeInsets", "inset"].contains($0.name) && $0["key"] == key }) {
        lines.append("\(name).\(key) = \(InterfaceValue.insets(insets))")
      }
    }
    write(prioritiesOf: element, name)
    write(accessibilityOf: element, name)
    write(imagesOf: element, name)
    if element.name == "button" { write(statesOf: element, name) }
    if element["animating"] == "YES", element.name == "activityIndicatorView" {
      lines.append("\(name).startAnimating()")
    }
    for guide in element.children where guide.name == "viewLayoutGuide" {
      let names = [
        "safeArea": "safeAreaLayoutGuide", "contentLayoutGuide": "contentLayoutGuide",
        "frameLayoutGuide": "frameLayoutGuide",
      ]
      if let property = names[guide["key"] ?? ""] { refer(guide, to: "\(name).\(property)", "UILayoutGuide") }
    }
    write(contentOf: element, name)
  }

  private func write(contentOf element: InterfaceElement, _ name: String) {
    if let content = element.child(key: "contentView"), content.name != "nil" {
      refer(content, to: "\(name).contentView", "UIView")
      if let frame = content.child("rect", key: "frame"), element.name == "tableViewCell",
        element.child(key: "frame") == nil
      {
        lines.append("\(name).frame.size = \(InterfaceValue.size(frame))")
      }
      let parts = ["textLabel", "detailTextLabel", "imageView"]
      for part in content.list("subviews") where parts.contains(part["key"] ?? "") {
        write(part: part, of: name)
      }
      writeColors(of: content, to: "\(name).contentView", ["backgroundColor"])
      add(content.list("subviews").filter { !parts.contains($0["key"] ?? "") }, to: "\(name).contentView", "addSubview")
    }
    add(element.list("subviews"), to: name, element.name == "stackView" ? "addArrangedSubview" : "addSubview")
    for key in ["tableHeaderView", "tableFooterView", "titleView", "backgroundView"] {
      guard let view = element.child(key: key), view.name != "nil" else { continue }
      write(view: view)
      if let made = objects[view.id]?.name { lines.append("\(name).\(key) = \(made)") }
    }
    if element.name == "toolbar" || element.name == "navigationBar" {
      let items = element.list("items").filter { $0.name == "barButtonItem" || $0.name == "navigationItem" }
      for item in items { item.name == "barButtonItem" ? write(barItem: item) : write(detached: item) }
      lines.append("\(name).items = [\(items.compactMap { objects[$0.id]?.name }.joined(separator: ", "))]")
    }
    if element.name == "tableView" || element.name == "collectionView" { write(prototypesOf: element, name) }
  }

  private func add(_ views: [InterfaceElement], to name: String, _ method: String) {
    for view in views where !document.document.excluded.contains(view.id) {
      write(view: view)
      if let made = objects[view.id]?.name { lines.append("\(name).\(method)(\(made))") }
    }
  }

  /// Configures a label or image view that a cell of a standard style creates itself.
  private func write(part element: InterfaceElement, of cell: String) {
    let key = element["key"] ?? ""
    refer(element, to: "\(cell).\(key)!", key == "imageView" ? "UIImageView" : "UILabel")
    for row in InterfaceProperties.assignments(element) where row.property == "text" || row.property == "numberOfLines"
    {
      lines.append("\(cell).\(key)?.\(row.property) = \(row.value)")
    }
    if let font = element.child("fontDescription") {
      lines.append("\(cell).\(key)?.font = \(InterfaceValue.font(font))")
    }
    if let color = element.child("color", key: "textColor").flatMap(InterfaceValue.color) {
      lines.append("\(cell).\(key)?.textColor = \(color)")
    }
    if let image = element["image"] {
      lines.append("\(cell).\(key)?.image = \(InterfaceValue.image(image, isSystem: element["catalog"] == "system"))")
    }
  }

  // MARK: Parts of properties

  func writeColors(of element: InterfaceElement, to name: String, _ keys: [String]) {
    for color in element.children where color.name == "color" || color.name == "nil" {
      guard let key = color["key"], keys.contains(key), let value = InterfaceValue.color(color),
        color.name == "color" || ["backgroundColor", "tintColor"].contains(key)
      else { continue }
      lines.append("\(name).\(key) = \(value)")
    }
  }

  private func write(segmentsOf element: InterfaceElement, _ name: String) {
    guard element.name == "segmentedControl" else { return }
    for (place, segment) in element.list("segments").enumerated() {
      if let image = segment["image"] {
        let value = InterfaceValue.image(image, isSystem: segment["catalog"] == "system")
        lines.append("\(name).insertSegment(with: \(value), at: \(place), animated: false)")
      } else {
        let title = InterfaceValue.text(segment.string("title") ?? "")
        lines.append("\(name).insertSegment(withTitle: \(title), at: \(place), animated: false)")
      }
      if segment["enabled"] == "NO" { lines.append("\(name).setEnabled(false, forSegmentAt: \(place))") }
      if let width = segment["width"] { lines.append("\(name).setWidth(\(width), forSegmentAt: \(place))") }
    }
  }

  private func write(prioritiesOf element: InterfaceElement, _ name: String) {
    let rows = [
      ("horizontalHuggingPriority", "setContentHuggingPriority", "horizontal"),
      ("verticalHuggingPriority", "setContentHuggingPriority", "vertical"),
      ("horizontalCompressionResistancePriority", "setContentCompressionResistancePriority", "horizontal"),
      ("verticalCompressionResistancePriority", "setContentCompressionResistancePriority", "vertical"),
    ]
    for (attribute, method, axis) in rows {
      if let value = element[attribute] { lines.append("\(name).\(method)(UILayoutPriority(\(value)), for: .\(axis))") }
    }
  }

  private func write(accessibilityOf element: InterfaceElement, _ name: String) {
    guard let accessibility = element.child("accessibility") else { return }
    for (attribute, property) in [
      ("label", "accessibilityLabel"), ("hint", "accessibilityHint"), ("identifier", "accessibilityIdentifier"),
    ] {
      if let value = accessibility.string(attribute) {
        lines.append("\(name).\(property) = \(InterfaceValue.text(value))")
      }
    }
  }

  private func write(imagesOf element: InterfaceElement, _ name: String) {
    guard ["imageView", "tabBarItem", "barButtonItem"].contains(element.name), let image = element["image"] else {
      return
    }
    lines.append("\(name).image = \(InterfaceValue.image(image, isSystem: element["catalog"] == "system"))")
  }

  private func write(statesOf element: InterfaceElement, _ name: String) {
    for state in element.children where state.name == "state" {
      let key = "." + (state["key"] ?? "normal")
      if let title = state.string("title") {
        lines.append("\(name).setTitle(\(InterfaceValue.text(title)), for: \(key))")
      }
      if let color = state.child("color", key: "titleColor").flatMap(InterfaceValue.color) {
        lines.append("\(name).setTitleColor(\(color), for: \(key))")
      }
      for (attribute, method) in [("image", "setImage"), ("backgroundImage", "setBackgroundImage")] {
        guard let image = state[attribute] else { continue }
        let value = InterfaceValue.image(image, isSystem: state["catalog"] == "system" && attribute == "image")
        lines.append("\(name).\(method)(\(value), for: \(key))")
      }
    }
    guard let configuration = element.child("buttonConfiguration") else { return }
    let style = configuration["style"] ?? "plain"
    let variable = name + "_configuration"
    lines.append("var \(variable) = UIButton.Configuration.\(style)()")
    if let title = configuration.string("title") { lines.append("\(variable).title = \(InterfaceValue.text(title))") }
    if let image = configuration["image"] {
      let isSystem = configuration["catalog"] == "system"
      lines.append("\(variable).image = \(InterfaceValue.image(image, isSystem: isSystem))")
    }
    for (key, property) in [
      ("baseBackgroundColor", "baseBackgroundColor"), ("baseForegroundColor", "baseForegroundColor"),
    ] {
      if let color = configuration.child("color", key: key).flatMap(InterfaceValue.color) {
        lines.append("\(variable).\(property) = \(color)")
      }
    }
    lines.append("\(name).configuration = \(variable)")
  }
}
