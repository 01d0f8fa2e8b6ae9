// SPDX-License-Identifier: MIT

import SprungStage

extension UIApplication {
  /// A key went down. The first of these that can use it does: an open menu, what is presented on top, the
  /// first responder's key commands, a gesture that the key stands for, the control or adjustable element that has the
  /// focus, the focus itself, scrolling.
  final func press(_ key: KeyCode, flags: InputFlags, at time: TimeInterval) {
    let hasModifier = !flags.isDisjoint(with: [.control, .option, .command])
    if !hasModifier, key == .escape, let menu = UIMenuController.shown {
      menu.hideMenu()
      return
    }
    if key == .escape, let drag = DragDriver.current { return drag.cancel() }
    if !hasModifier, let menu = ContextMenuView.open, menu.press(key) { return }
    if pressInText(key, flags: flags) { return }
    if !hasModifier, pressOnTop(key) { return }
    if performKeyCommand(key, flags: flags) { return }
    if pressInCollection(key, flags: flags) { return }
    guard !hasModifier else { return }
    if makeGesture(with: key, flags: flags, at: time) { return }
    if let view = focusedControl, view.press(key) { return }
    if adjustFocus(with: key) || askAroundFocus(with: key) { return }
    if key == .enter || key == .space, let view = focus.view, view.accessibilityActivate() { return }
    if FocusMovement.move(with: key, flags: flags) {
      if key == .tab { editingFollowsFocus() }
      return
    }
    scroll(with: key)
  }

  /// The control that has the keyboard's focus.
  private var focusedControl: UIControl? {
    if let control = UIResponder.firstResponder as? UIControl { return control }
    return focus.viewOfHost as? UIControl
  }

  private func pressOnTop(_ key: KeyCode) -> Bool {
    guard let window = WindowList.shared.front,
      let top = window.topController, top.presenterController != nil, let presentation = top.presentation
    else { return false }
    if key == .escape {
      presentation.askToLeave()
      return true
    }
    return presentation.press(key)
  }
}
