// SPDX-License-Identifier: MIT

import SprungStage

/// Performs key commands on the focused view and its ancestors, using their accessibility methods.
enum FocusActions {
  /// Increments or decrements the value of a focused adjustable element with the arrow keys.
  static func adjust(with key: KeyCode) -> Bool {
    guard let view = FocusController.shared.view, view.accessibilityTraits.contains(.adjustable),
      let direction = FocusDirection(key)
    else { return false }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch direction {
    case .up: view.accessibilityIncrement()
    case .down: view.accessibilityDecrement()
    case .right: if isMirrored { view.accessibilityDecrement() } else { view.accessibilityIncrement() }
    case .left: if isMirrored { view.accessibilityIncrement() } else { view.accessibilityDecrement() }
    }
    return true
  }

  /// Handles page keys and Escape by calling the focused view and its ancestors until one of them handles the key.
  static func askAround(with key: KeyCode) -> Bool {
    var around = FocusController.shared.view
    // If no view has the focus, Escape is first offered to the innermost visible controller.
    if around == nil, key == .escape { around = innermostScreen }
    while let view = around {
      switch key {
      case .pageUp: if view.accessibilityScroll(.up) { return true }
      case .pageDown: if view.accessibilityScroll(.down) { return true }
      case .escape: if view.accessibilityPerformEscape() { return true }
      default: return false
      }
      around = view.superview
    }
    return false
  }

  private static var innermostScreen: UIView? {
    var controller = WindowList.shared.front?.topController
    while let child = controller?.appearingChildren.last { controller = child }
    return controller?.viewIfLoaded
  }

  /// Shows the custom accessibility actions of the focused view in an action sheet. Returns whether the view has custom
  /// actions.
  static func showCustomActions() -> Bool {
    var around = FocusController.shared.view
    while let view = around, view.accessibilityCustomActions?.isEmpty ?? true { around = view.superview }
    guard let view = around, let actions = view.accessibilityCustomActions, let presenter = view.window?.topController
    else { return false }
    actions.first?.present(actions, titled: view.accessibilityLabel, over: presenter)
    return true
  }
}

extension UIAccessibilityCustomAction {
  /// Shows an action sheet with the given actions, which include this one. Because this is a method of the action
  /// class, dead-code elimination removes it, together with action sheets, from apps without custom actions.
  fileprivate final func present(
    _ actions: [UIAccessibilityCustomAction], titled title: String?, over presenter: UIViewController
  ) {
    let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
    for action in actions {
      sheet.addAction(UIAlertAction(title: action.name, style: .default) { _ in _ = action.actionHandler?(action) })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    presenter.present(sheet, animated: true)
  }
}
