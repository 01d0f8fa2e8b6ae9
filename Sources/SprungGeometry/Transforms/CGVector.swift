// SPDX-License-Identifier: MIT

/// A two-dimensional vector. Its unit is points, unless a property that contains a vector documents another unit.
///
/// Foundation provides this type only on Apple's platforms, so it is defined here with the same members.
public struct CGVector: Hashable, Sendable {
  /// The horizontal component, positive to the right.
  public var dx: CGFloat
  /// The vertical component, positive downward.
  public var dy: CGFloat

  /// The zero vector.
  public static let zero = CGVector(dx: 0.0, dy: 0.0)

  /// Creates the zero vector.
  public init() {
    dx = 0
    dy = 0
  }

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from integers.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}
