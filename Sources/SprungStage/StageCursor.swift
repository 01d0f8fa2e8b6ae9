// SPDX-License-Identifier: MIT

/// The cursor over the stage.
public enum StageCursor: UInt32, Sendable {
  /// The default arrow.
  case arrow = 0
  /// A pointing hand, over content that can be pressed.
  case pointer = 1
  /// An open hand, over content that can be dragged.
  case grab = 2
  /// A closed hand, while content is being dragged.
  case grabbing = 3
  /// A vertical bar, over text.
  case text = 4
  /// A horizontal bar, over vertical text.
  case verticalText = 5
  /// No cursor.
  case none = 6
}
