// SPDX-License-Identifier: MIT

/// A set of edges of a rectangle, relative to the layout direction.
nonisolated public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// One bit per edge: 1 top, 2 leading, 4 bottom, 8 trailing.
  public let rawValue: UInt

  /// Creates a set from its bits. Bits that do not represent an edge are stored but have no effect.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The leading edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The trailing edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
