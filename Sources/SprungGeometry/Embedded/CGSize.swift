// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  /// A width and a height, in points.
  public struct CGSize: Hashable, Sendable {
    /// The width, in points.
    public var width: CGFloat
    /// The height, in points.
    public var height: CGFloat

    /// A size of zero.
    public static let zero = CGSize()

    /// Creates a size of zero.
    public init() {
      width = 0
      height = 0
    }

    /// Creates a size from a width and a height.
    public init(width: CGFloat, height: CGFloat) {
      self.width = width
      self.height = height
    }

    /// Creates a size from integers.
    public init(width: Int, height: Int) {
      self.init(width: CGFloat(width), height: CGFloat(height))
    }
  }
#endif
