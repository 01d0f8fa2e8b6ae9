// SPDX-License-Identifier: MIT

/// The cursor over the stage.
public enum StageCursor: UInt32, Sendable {
  /// The usual arrow.
  case arrow = 0
  /// Over something that is pressed.
  case pointer = 1
  /// Over something that can be dragged.
  case grab = 2
  /// Something is being dragged.
  case grabbing = 3
  /// Over text: a vertical bar.
  case text = 4
  /// Over text that runs down: a horizontal bar.
  case verticalText = 5
  /// None.
  case none = 6
}
