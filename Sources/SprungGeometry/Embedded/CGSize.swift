// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  /// A width and a height, in points.
  public struct CGSize: Hashable, Sendable {
    /// The extent from left to right.
    public var width: CGFloat
    /// The extent from top to bottom.
    public var height: CGFloat

    /// The size of a point.
    public static let zero = CGSize()

    /// Makes the size of a point.
    public init() {
      width = 0
      height = 0
    }

    /// Makes a size from its two extents.
    public init(width: CGFloat, height: CGFloat) {
      self.width = width
      self.height = height
    }

    /// Makes a size from whole extents.
    public init(width: Int, height: Int) {
      self.init(width: CGFloat(width), height: CGFloat(height))
    }
  }
#endif
