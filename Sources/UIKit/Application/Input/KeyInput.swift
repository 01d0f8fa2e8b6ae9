// SPDX-License-Identifier: MIT

import SprungStage

/// Keys, and which of their possible meanings counts.
final class KeyInput {
  private let gestures = KeyGestures()

  /// A key went down. The first of these that can use it does: an open menu, key commands (after the text that is edited, if nothing is
  /// held and they do not have priority), a responder that overrides `pressesBegan`, the text that is edited, the presented controller
  /// on top, a gesture that the key stands for, the control or adjustable element that has the focus, the
  /// focus itself, scrolling.
  func press(
    _ key: KeyCode, flags: InputFlags, at time: TimeInterval, editing text: TextInputDelivery,
    for client: any InputClient
  ) {
    let hasModifier = !flags.isDisjoint(with: [.control, .option, .command])
    if !hasModifier, key == .escape, let menu = MenuPresenter.shown {
      menu.hide(isAnimated: true)
      return
    }
    if key == .escape, let drag = DragDriver.current { return drag.cancel() }
    if !hasModifier, let menu = ContextMenuView.open, menu.press(key) { return }
    if !key.isModifier, KeyCommands.perform(key, flags: flags, .prioritized, by: client) { return }
    let isText = text.takesKeys && !hasModifier
    if !isText, !key.isModifier, KeyCommands.perform(key, flags: flags, by: client) { return }
    guard PressDispatcher.current.press(key, flags: flags, at: time, in: client), !key.isModifier else { return }
    if text.press(key, flags: flags) { return }
    if isText, KeyCommands.perform(key, flags: flags, by: client) { return }
    if !hasModifier, pressOnTop(key) { return }
    if pressInCollection(key, flags: flags) { return }
    guard !hasModifier else { return }
    if gestures.make(with: key, flags: flags, at: time) { return }
    let focus = FocusController.shared
    if let view = focusedControl, view.press(key) { return }
    if FocusActions.adjust(with: key) || FocusActions.askAround(with: key) { return }
    if key == .enter || key == .space, let view = focus.view, view.accessibilityActivate() { return }
    if FocusMovement.move(with: key, flags: flags) {
      if key == .tab { text.followFocus() }
      return
    }
    ScrollInput.scroll(with: key)
  }

  /// The control that has the keyboard's focus.
  private var focusedControl: UIControl? {
    if let control = UIResponder.firstResponder as? UIControl { return control }
    return FocusController.shared.viewOfHost as? UIControl
  }

  private func pressOnTop(_ key: KeyCode) -> Bool {
    guard let window = WindowList.shared.front,
      let top = window.topController, top.modalState.presenter != nil, let presentation = top.modalState.presentation
    else { return false }
    if key == .escape {
      presentation.askToLeave()
      return true
    }
    return presentation.press(key)
  }

  /// A key for the collection view of the item that has the focus; returns false if it does not use the key.
  private func pressInCollection(_ key: KeyCode, flags: InputFlags) -> Bool {
    guard let cell = FocusController.shared.view?.itemCell, let client = cell.owningClient else { return false }
    return client.engine.enter { $0.keys.press(key, flags: flags, on: cell) }
  }
}
