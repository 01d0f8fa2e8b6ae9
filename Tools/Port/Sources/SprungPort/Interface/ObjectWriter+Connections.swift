// SPDX-License-Identifier: MIT

extension ObjectWriter {
  /// Connects the outlets, actions and segues of elements and their descendants.
  func connect(_ elements: [InterfaceElement]) {
    var collections: [(key: String, names: [String])] = []
    for element in elements.flatMap(\.all) where element.name == "connections" {
      guard let source = element.parent.flatMap({ objects[$0.id] }) else { continue }
      for connection in element.children { connect(connection, of: source, &collections) }
    }
    for collection in collections { lines.append("\(collection.key) = [\(collection.names.joined(separator: ", "))]") }
  }

  private func connect(
    _ connection: InterfaceElement, of source: Object, _ collections: inout [(key: String, names: [String])]
  ) {
    switch connection.name {
    case "outlet": connect(outlet: connection, of: source)
    case "outletCollection":
      guard let property = connection["property"], let target = objects[connection["destination"] ?? ""] else { return }
      if property == "gestureRecognizers" {
        lines.append("\(source.name).addGestureRecognizer(\(target.name))")
      } else if isDeclared(property, for: source.type) {
        let key = "\(source.name).\(property)"
        if let place = collections.firstIndex(where: { $0.key == key }) {
          collections[place].names.append(target.name)
        } else {
          collections.append((key, [target.name]))
        }
      } else {
        refuse(property, connection, source)
      }
    case "action": connect(action: connection, of: source)
    case "segue": connect(segue: connection, of: source)
    default: break
    }
  }

  private func refuse(_ property: String, _ connection: InterfaceElement, _ source: Object) {
    document.refuse(connection, "\(source.type) has no outlet \(property); it is not connected")
  }

  private func connect(outlet connection: InterfaceElement, of source: Object) {
    guard let property = connection["property"], let id = connection["destination"] else { return }
    guard let target = objects[id] else {
      // No problem is reported for excluded views, which have no object, and for a controller's view, which is already
      // set.
      if property != "view", !document.document.excluded.contains(id) {
        document.refuse(connection, "the outlet \(property) is not connected, because its object is not created")
      }
      return
    }
    if isDeclared(property, for: source.type) {
      lines.append("\(source.name).\(property) = \(target.name)")
    } else if let wanted = InterfaceProperties.delegateProtocol(source.element?.name ?? "", property) {
      if conforms(target, to: wanted) {
        lines.append("\(source.name).\(property) = \(target.name)")
      } else {
        document.refuse(
          connection, "\(target.type) does not conform to \(wanted); the outlet \(property) is not connected")
      }
    } else if property == "view", source.name == "owner" {
      lines.append("owner.view = \(target.name)")
    } else if source.element?.name == "searchDisplayController" || property == "searchDisplayController" {
      document.refuse(connection, "UISearchDisplayController is not supported; use UISearchController")
    } else {
      refuse(property, connection, source)
    }
  }

  private func conforms(_ target: Object, to wanted: String) -> Bool {
    if ["UITableViewController", "UICollectionViewController"].contains(target.type) { return true }
    guard let type = document.index.type(named: target.type) else { return false }
    let names = document.index.chain(of: type).flatMap(\.inherited)
    let above: [String: Set<String>] = [
      "UITableViewDelegate": ["UITableViewController"], "UITableViewDataSource": ["UITableViewController"],
      "UICollectionViewDelegate": ["UICollectionViewController", "UICollectionViewDelegateFlowLayout"],
      "UICollectionViewDataSource": ["UICollectionViewController"],
      "UIScrollViewDelegate": [
        "UITableViewDelegate", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout", "UITextViewDelegate",
      ],
    ]
    return names.contains { $0 == wanted || above[wanted]?.contains($0) == true || inherits($0, wanted) }
  }

  /// Returns whether a protocol of the folder inherits from another protocol.
  private func inherits(_ name: String, _ wanted: String, depth: Int = 0) -> Bool {
    guard depth < 8, let type = document.index.type(named: name), type.kind == .protocol else { return false }
    return type.inherited.contains { $0 == wanted || inherits($0, wanted, depth: depth + 1) }
  }

  // MARK: Actions

  private func connect(action connection: InterfaceElement, of source: Object) {
    guard let name = connection["selector"], let destination = connection["destination"] else { return }
    let selector: String
    let target: String
    if let object = objects[destination], objects[destination]?.element?["placeholderIdentifier"] != "IBFirstResponder"
    {
      guard let method = method(name, of: object.type) else {
        return document.refuse(
          connection, "the folder declares no method \(name) of \(object.type); the action is not connected")
      }
      let signature =
        method.parameters.isEmpty
        ? " as (\(object.type)) -> () -> Void" : "(" + method.labels.map { $0 + ":" }.joined() + ")"
      selector = "#selector(\(object.type).\(method.base)\(signature))"
      target = object.name
    } else if destination == "-2"
      || document.document.root.all.contains(where: {
        $0.id == destination && $0["placeholderIdentifier"] == "IBFirstResponder"
      })
    {
      selector = "Selector(\(InterfaceValue.text(name)))"
      target = "nil"
    } else {
      return document.refuse(connection, "the target of the action \(name) is not created; the action is not connected")
    }
    attach(target, selector, event: connection["eventType"], to: source)
  }

  private func attach(_ target: String, _ selector: String, event: String?, to source: Object) {
    let element = source.element?.name ?? ""
    if element == "barButtonItem" {
      lines.append("\(source.name).target = \(target)")
      lines.append("\(source.name).action = \(selector)")
    } else if element.hasSuffix("GestureRecognizer") {
      lines.append("\(source.name).addTarget(\(target), action: \(selector))")
    } else {
      lines.append("\(source.name).addTarget(\(target), action: \(selector), for: .\(event ?? "touchUpInside"))")
    }
  }

  private func method(_ selector: String, of type: String) -> Method? {
    guard let declared = document.index.type(named: type) else { return nil }
    return document.index.chain(of: declared).flatMap(\.methods).first { $0.selectorName == selector && !$0.isStatic }
  }

  // MARK: Segues

  private func connect(segue connection: InterfaceElement, of source: Object) {
    guard let element = source.element, connection["kind"] != "relationship" else { return }
    let id = InterfaceValue.text(connection.id)
    switch element.name {
    case _ where source.name == "owner": break
    case "containerView": lines.append("owner.triggerSegue(\(id), sender: nil, in: \(source.name))")
    case "tableViewCell", "collectionViewCell":
      let trigger = connection["trigger"] == "accessoryAction" ? "accessorySegue" : "selectionSegue"
      lines.append("\(source.name).\(trigger) = owner.segueTrigger(\(id))")
    default: attach("owner.segueTrigger(\(id))", "SegueTrigger.action", event: nil, to: source)
    }
  }

  // MARK: The end

  /// Writes calls to `awakeFromNib` on objects of the folder's classes. Call this after all objects have been
  /// connected.
  func awake(_ elements: [InterfaceElement]) {
    for element in elements.flatMap(\.all) {
      guard element["customClass"] != nil, let object = objects[element.id], object.name != "owner",
        document.index.type(named: object.type) != nil
      else { continue }
      lines.append("\(object.name).awakeFromNib()")
    }
  }
}
