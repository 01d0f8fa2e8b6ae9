// SPDX-License-Identifier: MIT

/// The kind of an event, in the low byte of an input record's first word.
public enum InputKind: UInt32, Sendable, CaseIterable {
  /// A touch, pen or mouse button went down. `identifier` identifies the pointer until it is released or canceled.
  case pointerDown = 1
  /// A pressed pointer moved. A hovering mouse sends `hover` instead.
  case pointerMove = 2
  /// A pointer went up.
  case pointerUp = 3
  /// The system canceled a pointer.
  case pointerCancel = 4
  /// A wheel or trackpad scrolled by `a` points to the right and `b` points down. With `.control`, the movement is a
  /// pinch.
  case wheel = 5
  /// A key went down; `identifier` is its `KeyCode`.
  case keyDown = 6
  /// A key went up.
  case keyUp = 7
  /// Keyboard focus moved to the layer `identifier`, or left all layers if `identifier` is 0.
  case focus = 8
  /// Assistive technology activated the layer `identifier`.
  case activate = 9
  /// The stage size changed to `x` by `y` points with `a` pixels per point.
  case resize = 10
  /// The user prefers reduced motion (`identifier` 1) or not (0).
  case reducedMotion = 11
  /// The stage is visible (`identifier` 1), hidden (0), or visible but partly covered by a system element (2).
  case visibility = 12
  /// The user prefers dark appearance (`identifier` 1) or light appearance (0).
  case appearance = 14
  /// The system requests that memory be freed.
  case memoryWarning = 13
  /// A pointer hovers at `x`, `y` (`identifier` 1) or has left the stage (0). Sent only while frames have
  /// `FrameFlags.wantsHover`.
  case hover = 15
  /// The Unicode scalar `identifier`. Either the user typed it, and it replaces the selection of the edited text, or it
  /// belongs to the preceding `textEdit`. The event is ignored if no text is being edited.
  case character = 16
  /// The preferred text size changed: `identifier` is an index into the twelve sizes, from 0 (smallest) through 3
  /// (default) to 11 (largest).
  case contentSize = 17
  /// The layout direction is right to left (`identifier` 1) or left to right (0).
  case direction = 18
  /// The text of the host's field changed: the following `a` `character` records replace `y` UTF-16 units starting at
  /// unit `x`. `identifier` is the generation of the text that the program last sent.
  case textEdit = 19
  /// The selection of the host's field changed to the UTF-16 units from `x` to `y`. The marked text of an input method
  /// ranges from `a` to `b`; both are negative if there is no marked text. `identifier` is the generation of the text,
  /// as for `textEdit`.
  case textSelection = 20
  /// The on-screen keyboard is, or would be, `y` points high. 0, the initial value, means that there is no keyboard.
  case keyboard = 21
  /// The user set the demo's parameter `identifier` to `x`, which is in the range that the demo declares for it.
  case parameter = 22
  /// The user prefers increased contrast (`identifier` 1) or default contrast (0).
  case contrast = 23
  /// The safe area of the stage. With `identifier` 0, the insets are `x` points at the top, `y` on the left, `a` at the
  /// bottom and `b` on the right; initially all are zero. With 1, the stage simulates a device: the insets are those of
  /// the Apple device with this screen size, and the program draws a status bar.
  case safeArea = 24
  /// `identifier` contains the bits of `StageAbilities`, the requests that the host can answer. Initially empty.
  case abilities = 25
  /// The answer to the request with the number `identifier`. `y` is a `StageAnswer.Outcome`. The content of the answer
  /// follows: `x` bytes in `answerData` records.
  case answer = 26
  /// 16 bytes of the preceding answer, least significant first: four in `identifier` and three in each of the integers
  /// `x`, `y`, `a` and `b`.
  case answerData = 27

  /// Whether events of this kind report a setting of the user, the stage or the host. An application knows the settings
  /// that are queued when it launches.
  package var isSetting: Bool {
    switch self {
    case .resize, .reducedMotion, .appearance, .contrast, .contentSize, .direction, .safeArea, .abilities: true
    default: false
    }
  }
}
