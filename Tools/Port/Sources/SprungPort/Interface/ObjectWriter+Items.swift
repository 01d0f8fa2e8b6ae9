// SPDX-License-Identifier: MIT

extension ObjectWriter {
  private static let lists = [("leftBarButtonItems", "left"), ("rightBarButtonItems", "right")]

  /// Configures a controller's navigation item.
  func write(navigationItem item: InterfaceElement) {
    refer(item, to: "owner.navigationItem", "UINavigationItem")
    fill(item, "owner.navigationItem")
  }

  /// Writes the creation of a navigation item that does not belong to a controller.
  func write(detached item: InterfaceElement) {
    declare(item, "UINavigationItem", "UINavigationItem(title: \(InterfaceValue.text(item.string("title") ?? "")))")
    if let name = objects[item.id]?.name { fill(item, name) }
  }

  private func fill(_ item: InterfaceElement, _ name: String) {
    if let title = item.string("title") { lines.append("\(name).title = \(InterfaceValue.text(title))") }
    if let prompt = item.string("prompt") { lines.append("\(name).prompt = \(InterfaceValue.text(prompt))") }
    if let mode = item["largeTitleDisplayMode"] { lines.append("\(name).largeTitleDisplayMode = .\(mode)") }
    for key in ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"] {
      guard let button = item.child("barButtonItem", key: key) else { continue }
      write(barItem: button)
      if let made = objects[button.id]?.name { lines.append("\(name).\(key) = \(made)") }
    }
    for (key, _) in Self.lists {
      let buttons = item.list(key).filter { $0.name == "barButtonItem" }
      guard !buttons.isEmpty else { continue }
      for button in buttons { write(barItem: button) }
      lines.append("\(name).\(key) = [\(buttons.compactMap { objects[$0.id]?.name }.joined(separator: ", "))]")
    }
    if let view = item.child(key: "titleView"), view.name != "nil" {
      write(top: view)
      if let made = objects[view.id]?.name { lines.append("\(name).titleView = \(made)") }
    }
  }

  /// Records the names of a navigation item and its bar items, which were created before the view.
  func refer(toItemsOf item: InterfaceElement) {
    refer(item, to: "owner.navigationItem", "UINavigationItem")
    for key in ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"] {
      if let button = item.child("barButtonItem", key: key) {
        refer(button, to: "owner.navigationItem.\(key)!", "UIBarButtonItem")
      }
    }
    for (key, _) in Self.lists {
      for (place, button) in item.list(key).filter({ $0.name == "barButtonItem" }).enumerated() {
        refer(button, to: "owner.navigationItem.\(key)![\(place)]", "UIBarButtonItem")
      }
    }
  }

  /// Configures a controller's tab bar item.
  func write(tabBarItem item: InterfaceElement) {
    if item["systemItem"] != nil, item.string("title") == nil {
      lines.append(
        "owner.tabBarItem = UITabBarItem(tabBarSystemItem: .\(item["systemItem"] ?? "more"), tag: \(item["tag"] ?? "0"))"
      )
      return
    }
    if let title = item.string("title") { lines.append("owner.tabBarItem.title = \(InterfaceValue.text(title))") }
    if let tag = item["tag"] { lines.append("owner.tabBarItem.tag = \(tag)") }
    if let value = item["badgeValue"] { lines.append("owner.tabBarItem.badgeValue = \(InterfaceValue.text(value))") }
    for key in ["image", "selectedImage"] {
      if let image = item[key] {
        lines.append("owner.tabBarItem.\(key) = \(InterfaceValue.image(image, isSystem: item["catalog"] == "system"))")
      }
    }
  }

  /// Writes the creation of a bar button item. Its action is connected later.
  func write(barItem item: InterfaceElement) {
    let style = item["style"].map { ".\($0)" } ?? ".plain"
    if let system = item["systemItem"] {
      declare(item, "UIBarButtonItem", "UIBarButtonItem(barButtonSystemItem: .\(system), target: nil, action: nil)")
    } else if let image = item["image"] {
      let value = InterfaceValue.image(image, isSystem: item["catalog"] == "system")
      declare(item, "UIBarButtonItem", "UIBarButtonItem(image: \(value), style: \(style), target: nil, action: nil)")
    } else if let view = item.child(key: "customView"), view.name != "nil" {
      write(top: view)
      declare(item, "UIBarButtonItem", "UIBarButtonItem(customView: \(objects[view.id]?.name ?? "UIView()"))")
    } else {
      let title = InterfaceValue.text(item.string("title") ?? "")
      declare(item, "UIBarButtonItem", "UIBarButtonItem(title: \(title), style: \(style), target: nil, action: nil)")
    }
    guard let name = objects[item.id]?.name else { return }
    if item["enabled"] == "NO" { lines.append("\(name).isEnabled = false") }
    if let tag = item["tag"] { lines.append("\(name).tag = \(tag)") }
    if let width = item["width"] { lines.append("\(name).width = \(width)") }
    writeColors(of: item, to: name, ["tintColor"])
  }

  /// Creates a gesture recognizer.
  func write(recognizer element: InterfaceElement) {
    let base = document.baseClass(element)
    let type = document.customClass(element) ?? base
    declare(element, type, "\(type)(target: nil, action: nil)")
    guard let name = objects[element.id]?.name else { return }
    let numbers = [
      "numberOfTapsRequired", "numberOfTouchesRequired", "minimumNumberOfTouches", "maximumNumberOfTouches",
      "minimumPressDuration", "allowableMovement",
    ]
    for property in numbers {
      if let value = element[property], property != "minimumNumberOfTouches" || element.name == "panGestureRecognizer" {
        lines.append("\(name).\(property) = \(value)")
      }
    }
    if let direction = element["direction"] { lines.append("\(name).direction = .\(direction)") }
    if element["cancelsTouchesInView"] == "NO" { lines.append("\(name).cancelsTouchesInView = false") }
    if element["enabled"] == "NO" { lines.append("\(name).isEnabled = false") }
  }
}
