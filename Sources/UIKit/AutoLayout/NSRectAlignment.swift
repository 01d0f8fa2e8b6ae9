// SPDX-License-Identifier: MIT

/// An edge or corner of a rectangle, by the reading direction.
nonisolated public enum NSRectAlignment: Int, Sendable {
  /// The middle.
  case none = 0
  /// The middle of the top edge.
  case top = 1
  /// The corner above where lines begin.
  case topLeading = 2
  /// The middle of the edge where lines begin.
  case leading = 3
  /// The corner below where lines begin.
  case bottomLeading = 4
  /// The middle of the bottom edge.
  case bottom = 5
  /// The corner below where lines end.
  case bottomTrailing = 6
  /// The middle of the edge where lines end.
  case trailing = 7
  /// The corner above where lines end.
  case topTrailing = 8
}
