// SPDX-License-Identifier: MIT

import SprungStage

/// Performs key commands on the focused view and the views around it, through the methods for assistive technology.
enum FocusActions {
  /// Arrow keys raise and lower the value of an adjustable element.
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

  /// Pages are turned, and escapes made, by the first view around the focus that does it.
  static func askAround(with key: KeyCode) -> Bool {
    var around = FocusController.shared.view
    // Without a focus, Escape leaves something in the innermost screen.
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

  /// Shows the further actions of what has the focus in a sheet; returns whether there are any.
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
  /// Shows several actions, of which this is one, in a sheet. It is a method of an action so that dead-code elimination
  /// removes it, with everything that sheets need, from programs without actions.
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
