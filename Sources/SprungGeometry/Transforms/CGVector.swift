// SPDX-License-Identifier: MIT

/// A direction with a length in two dimensions, in points unless the property that holds it says otherwise.
///
/// Foundation has this type only on Apple's platforms, so it is defined here with the same names.
public struct CGVector: Hashable, Sendable {
  /// The horizontal part, positive to the right.
  public var dx: CGFloat
  /// The vertical part, positive downwards.
  public var dy: CGFloat

  /// The vector without length.
  public static let zero = CGVector(dx: 0.0, dy: 0.0)

  /// Makes the vector without length.
  public init() {
    dx = 0
    dy = 0
  }

  /// Makes a vector from its two parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a vector from two whole numbers.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}
