// SPDX-License-Identifier: MIT

import SprungStage

/// A target that receives the input and frames of a script. A target must not read a clock.
public protocol ScriptTarget: AnyObject {
  /// Queues an input record for the next frame.
  func send(_ event: InputEvent)

  /// Advances to `milliseconds`. Returns whether another frame is needed because something is still moving.
  @discardableResult
  func frame(milliseconds: Double) -> Bool
}
