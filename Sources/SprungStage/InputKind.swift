// SPDX-License-Identifier: MIT

/// The kind of an event, in the low byte of an input record's first word.
public enum InputKind: UInt32, Sendable, CaseIterable {
  /// A finger, pen or mouse button went down; `identifier` follows it until up or cancel.
  case pointerDown = 1
  /// It moved; a mouse that hovers sends `hover`.
  case pointerMove = 2
  /// It was lifted.
  case pointerUp = 3
  /// The system took it away.
  case pointerCancel = 4
  /// A wheel or trackpad turned by `a`, `b` points to the right and down; with `.control` it is a pinch.
  case wheel = 5
  /// A key went down; `identifier` is its `KeyCode`.
  case keyDown = 6
  /// A key went up.
  case keyUp = 7
  /// Keyboard focus reached the layer `identifier`; 0 when it left all layers.
  case focus = 8
  /// Assistive technology pressed the layer `identifier`.
  case activate = 9
  /// The stage is now `x` by `y` points with `a` pixels a point.
  case resize = 10
  /// The person wants less movement (`identifier` 1) or not (0).
  case reducedMotion = 11
  /// The stage is on screen (`identifier` 1), not on screen (0), or on screen with something of the system over it (2).
  case visibility = 12
  /// The person wants the dark look (`identifier` 1) or the light one (0).
  case appearance = 14
  /// The system asks to give memory back.
  case memoryWarning = 13
  /// A pointer is over `x`, `y` without being pressed (`identifier` 1), or has left the stage (0). Sent only while frames
  /// carry `FrameFlags.wantsHover`.
  case hover = 15
  /// A person typed the Unicode scalar `identifier`, which replaces the selection of the edited text; or it is one of
  /// the characters of the preceding `textEdit`. A program that edits no text ignores it.
  case character = 16
  /// The person prefers another size of text: `identifier` counts the twelve sizes from the smallest, 0, over the usual
  /// one, 3, to the largest, 11.
  case contentSize = 17
  /// The person reads from right to left (`identifier` 1) or from left to right (0).
  case direction = 18
  /// The host's field has changed its text: `y` UTF-16 units from unit `x` on gave way to the `a` records `character` that
  /// follow. `identifier` is the generation of the text that the program gave last.
  case textEdit = 19
  /// The selection of the host's field has changed, from UTF-16 unit `x` to `y`. The range that an input method still
  /// composes is from `a` to `b`, which are negative if it composes nothing. `identifier` is the generation.
  case textSelection = 20
  /// The host's keyboard on the screen is, or would be, `y` points high; 0, which is so before any such record, for none.
  case keyboard = 21
  /// A person set the value `identifier` of the demo to `x`, which is in the range that the demo declares for it.
  case parameter = 22
  /// The person wants more contrast (`identifier` 1) or as much as usual (0).
  case contrast = 23
  /// The edges of the stage that the system covers. With `identifier` 0 they are `x` points at the top, `y` on the left, `a` at the
  /// bottom and `b` on the right; all zero, which is so before any such record, for none. With 1 the stage stands for a device:
  /// the insets are those of Apple's device with a screen of this size, and the program draws a status bar.
  case safeArea = 24
  /// `identifier` has the bits of `StageAbilities`: the requests that the host can answer. Before any such record it can answer none.
  case abilities = 25
  /// The answer to the request with the number `identifier`: `y` is a `StageAnswer.Outcome`, and `x` bytes follow in records `answerData`.
  case answer = 26
  /// 16 bytes of the answer before: four in `identifier`, and three each in the whole numbers `x`, `y`, `a` and `b`, the lowest first.
  case answerData = 27
}
