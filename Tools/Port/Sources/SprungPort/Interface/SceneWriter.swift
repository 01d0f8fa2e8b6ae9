// SPDX-License-Identifier: MIT

/// Writes the code that creates and configures the controller, view and segues of a storyboard scene.
final class SceneWriter {
  private let document: DocumentWriter
  private let scene: InterfaceElement
  private let controller: InterfaceElement
  private let ownerClass: String

  init(_ document: DocumentWriter, _ scene: InterfaceElement, _ controller: InterfaceElement) {
    self.document = document
    self.scene = scene
    self.controller = controller
    ownerClass =
      controller.name == "viewControllerPlaceholder"
      ? "UIViewController" : document.customClass(controller) ?? document.baseClass(controller)
  }

  func source(named name: String) -> String {
    var parts = ["id: \(InterfaceValue.text(controller.id))"]
    if let identifier = controller["storyboardIdentifier"] {
      parts.append("identifier: \(InterfaceValue.text(identifier))")
    }
    parts.append("make: { \(construction) }")
    let configuration = configure()
    var result = ""
    if !configuration.isEmpty {
      parts.append("configure: configure_\(name)")
      result += function(
        "configure_\(name)", "_ controller: UIViewController, _ storyboard: UIStoryboard", configuration)
    }
    if let loading = load() {
      parts.append("loadView: load_\(name)")
      result += function("load_\(name)", "_ controller: UIViewController", loading)
    }
    let segues = scene.all.filter { $0.name == "segue" && !["relationship"].contains($0["kind"] ?? "") }.map(segue)
    if !segues.isEmpty {
      parts.append("segues: [\n      " + segues.joined(separator: ",\n      ") + ",\n    ]")
    }
    return """

        static var \(name): InterfaceScene {
          InterfaceScene(
            \(parts.joined(separator: ",\n      ")))
        }

      """ + result
  }

  private func function(_ name: String, _ parameters: String, _ lines: [String]) -> String {
    let usesOwner = lines.contains { $0.contains("owner") }
    let owner = usesOwner ? "    let owner = controller as! \(ownerClass)\n" : ""
    return "\n  static func \(name)(\(parameters)) {\n\(owner)\(lines.map { "    " + $0 + "\n" }.joined())  }\n"
  }

  private var construction: String {
    if controller.name == "viewControllerPlaceholder" {
      let name = controller["storyboardName"].map { "UIStoryboard(name: \(InterfaceValue.text($0)), bundle: nil)" }
      let made = name ?? "UIStoryboard(name: \"\", bundle: nil)"
      if let identifier = controller["referencedIdentifier"] {
        return "_ in \(made).instantiateViewController(withIdentifier: \(InterfaceValue.text(identifier)))"
      }
      return "_ in InterfaceFiles.made(\(made).instantiateInitialViewController())"
    }
    if let style = SplitColumns.style(of: controller) {
      return "_ in InterfaceFiles.made(\(ownerClass)(coder: InterfaceCoder(style: \(style))))"
    }
    return "InterfaceFiles.made(\(ownerClass)(coder: $0))"
  }

  // MARK: What is set before the view is loaded

  private func configure() -> [String] {
    var lines: [String] = []
    if let title = controller.string("title") { lines.append("controller.title = \(InterfaceValue.text(title))") }
    for name in ["modalPresentationStyle", "modalTransitionStyle"] {
      if let value = controller[name] { lines.append("controller.\(name) = .\(value)") }
    }
    if controller["hidesBottomBarWhenPushed"] == "YES" { lines.append("controller.hidesBottomBarWhenPushed = true") }
    if controller["definesPresentationContext"] == "YES" {
      lines.append("controller.definesPresentationContext = true")
    }
    let writer = ObjectWriter(document, owner: (controller.id, ownerClass), ownerElement: controller)
    lines += bars(writer)
    let relations = controller.list("connections").filter { $0.name == "segue" && $0["kind"] == "relationship" }
    let children = relations.compactMap { $0["destination"] }.map {
      "storyboard.makeController(\(InterfaceValue.text($0)))"
    }
    if !children.isEmpty, ["navigationController", "tabBarController"].contains(controller.name) {
      lines.append("owner.viewControllers = [\(children.joined(separator: ", "))]")
    } else if !children.isEmpty, controller.name == "splitViewController" {
      lines += SplitColumns.lines(for: relations, isClassic: SplitColumns.style(of: controller) == nil)
    } else if !children.isEmpty {
      document.refuse(controller, "the child controllers of \(controller.name) are not created; add them in code")
    }
    return lines
  }

  private func bars(_ writer: ObjectWriter) -> [String] {
    if let item = controller.child("navigationItem") { writer.write(navigationItem: item) }
    if let item = controller.child("tabBarItem") { writer.write(tabBarItem: item) }
    let items = controller.child("toolbarItems")?.children.filter { $0.name == "barButtonItem" } ?? []
    if !items.isEmpty {
      for item in items { writer.write(barItem: item) }
      let names = items.compactMap { writer.objects[$0.id]?.name }
      writer.lines.append("owner.toolbarItems = [\(names.joined(separator: ", "))]")
    }
    if let bar = controller.child("navigationBar", key: "navigationBar") {
      if bar["prefersLargeTitles"] == "YES" { writer.lines.append("owner.navigationBar.prefersLargeTitles = true") }
      writer.writeColors(of: bar, to: "owner.navigationBar", ["tintColor", "barTintColor"])
    }
    let parts = ["navigationItem", "tabBarItem", "toolbarItems"].compactMap { controller.child($0) }
    writer.connect(parts)
    return writer.lines
  }

  // MARK: The view

  private func load() -> [String]? {
    guard let view = controller.child(key: "view") ?? controller.child(key: "tableView") else { return nil }
    let writer = ObjectWriter(document, owner: (controller.id, ownerClass), ownerElement: controller)
    if let item = controller.child("navigationItem") { writer.refer(toItemsOf: item) }
    if let items = controller.child("toolbarItems")?.children.filter({ $0.name == "barButtonItem" }) {
      for (place, item) in items.enumerated() {
        writer.refer(item, to: "owner.toolbarItems![\(place)]", "UIBarButtonItem")
      }
    }
    writer.write(top: view)
    let name = writer.objects[view.id]?.name ?? "UIView()"
    switch controller.name {
    case "tableViewController": writer.lines.append("owner.tableView = \(name)")
    case "collectionViewController": writer.lines.append("owner.collectionView = \(name)")
    default: writer.lines.append("owner.view = \(name)")
    }
    let others = scene.child("objects")?.children.filter {
      $0 !== controller && $0.name != "placeholder" && $0.name != "exit"
    }
    for other in others ?? [] { writer.write(top: other) }
    writer.connect([view, controller.child("connections")].compactMap { $0 } + (others ?? []))
    writer.awake([view] + (others ?? []))
    return writer.lines
  }

  // MARK: Segues

  /// Returns a closure that calls a segue action of the controller, such as `@IBSegueAction func makeDetail(_ coder:
  /// NSCoder) -> DetailController?`.
  private func action(_ name: String, of segue: InterfaceElement) -> String? {
    let methods = document.index.type(named: ownerClass).map { document.index.chain(of: $0).flatMap(\.methods) } ?? []
    guard let method = methods.first(where: { $0.selectorName == name && !$0.isStatic }), method.parameters.count <= 3
    else {
      document.refuse(
        segue, "the folder declares no segue action \(name) of \(ownerClass); the storyboard creates the controller"
      )
      return nil
    }
    let values = ["coder", "sender", segue["identifier"].map(InterfaceValue.text) ?? "nil"]
    let arguments = zip(method.labels, values).map { $0 == "_" ? $1 : "\($0): \($1)" }.joined(separator: ", ")
    return "{ source, coder, sender in (source as! \(ownerClass)).\(method.base)(\(arguments)) }"
  }

  private func segue(_ element: InterfaceElement) -> String {
    var parts = ["id: \(InterfaceValue.text(element.id))"]
    if let name = element["identifier"] { parts.append("identifier: \(InterfaceValue.text(name))") }
    let kind: String
    switch element["kind"] ?? "" {
    case "show", "replace": kind = "show"
    case "showDetail": kind = "showDetail"
    case "push": kind = "push"
    case "embed": kind = "embed"
    case "unwind": kind = "unwind"
    default: kind = "present"
    }
    parts.append("kind: .\(kind)")
    if kind == "unwind" {
      parts.append("unwindAction: Selector(\(InterfaceValue.text(element["unwindAction"] ?? "")))")
    } else {
      parts.append("destination: \(InterfaceValue.text(element["destination"] ?? ""))")
    }
    if let style = element["modalPresentationStyle"] {
      parts.append("style: .\(style)")
    } else if element["kind"] == "popoverPresentation" {
      parts.append("style: .popover")
    }
    if let style = element["modalTransitionStyle"] { parts.append("transition: .\(style)") }
    if element["animates"] == "NO" { parts.append("isAnimated: false") }
    if element["kind"] == "custom" || element["customClass"] != nil, let name = element["customClass"] {
      if document.index.type(named: name) != nil {
        parts.append("make: { \(name)(identifier: $0, source: $1, destination: $2) }")
      } else {
        document.refuse(element, "the segue class \(name) is not in the folder; the segue presents its destination")
      }
    }
    if let name = element["destinationCreationSelector"], let action = action(name, of: element) {
      parts.append("makeDestination: \(action)")
    }
    return "InterfaceSegue(\(parts.joined(separator: ", ")))"
  }
}
