// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  /// A point in the plane; x grows to the right and y downwards.
  public struct CGPoint: Hashable, Sendable {
    /// The distance to the right of the origin.
    public var x: CGFloat
    /// The distance below the origin.
    public var y: CGFloat

    /// The origin.
    public static let zero = CGPoint()

    /// Makes the origin.
    public init() {
      x = 0
      y = 0
    }

    /// Creates a point from its coordinates.
    public init(x: CGFloat, y: CGFloat) {
      self.x = x
      self.y = y
    }

    /// Creates a point from whole coordinates.
    public init(x: Int, y: Int) {
      self.init(x: CGFloat(x), y: CGFloat(y))
    }
  }
#endif
