// SPDX-License-Identifier: MIT

import SprungStage

/// Dispatches key presses to the first handler that uses them.
final class KeyInput {
  private let gestures = KeyGestures()

  /// Handles a key that was pressed. The order of the handlers is: an open menu, key commands, responders that override
  /// `pressesBegan`, the edited text, the topmost presented controller, the focused item's collection view, the key's
  /// gesture, the focused control or adjustable element, focus movement, and scrolling. For keys without modifiers, key
  /// commands that do not take priority come after the edited text.
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

  /// The control that has the keyboard focus.
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

  /// Sends a key to the collection view of the focused item. Returns whether the collection view handled the key.
  private func pressInCollection(_ key: KeyCode, flags: InputFlags) -> Bool {
    guard let cell = FocusController.shared.view?.itemCell, let client = cell.owningClient else { return false }
    return client.engine.enter { $0.keys.press(key, flags: flags, on: cell) }
  }
}
