// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  /// A point in a plane. x increases to the right and y increases downward.
  public struct CGPoint: Hashable, Sendable {
    /// The x-coordinate, in points.
    public var x: CGFloat
    /// The y-coordinate, in points.
    public var y: CGFloat

    /// The origin.
    public static let zero = CGPoint()

    /// Creates a point at the origin.
    public init() {
      x = 0
      y = 0
    }

    /// Creates a point from its coordinates.
    public init(x: CGFloat, y: CGFloat) {
      self.x = x
      self.y = y
    }

    /// Creates a point from integer coordinates.
    public init(x: Int, y: Int) {
      self.init(x: CGFloat(x), y: CGFloat(y))
    }
  }
#endif
