// SPDX-License-Identifier: MIT

import SprungStage

/// The target of a script: it takes input and frames, and reads no clock of its own.
public protocol ScriptTarget: AnyObject {
  /// Takes one input record; it has its effect in the next frame.
  func send(_ event: InputEvent)

  /// Advances to `milliseconds`, and returns whether something still moves and wants another frame.
  @discardableResult
  func frame(milliseconds: Double) -> Bool
}
