// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  extension CGRect {
    /// Returns whether two rectangles overlap: `rect.intersects(other)`. Touching edges and corners do not count.
    ///
    /// An empty rectangle that is strictly inside another one overlaps it. The null rectangle overlaps nothing.
    /// Negative sizes are standardized first. For two touching rectangles, `intersection(_:)` returns an empty
    /// rectangle at the shared edge.
    ///
    /// On Linux, Foundation's method returns true for touching edges; on Apple's platforms, it returns false. This is a
    /// property because Swift prefers it over a method with the same name and type, regardless of imports. A second
    /// method would be ambiguous.
    @inlinable public var intersects: (CGRect) -> Bool {
      { other in minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY }
    }
  }
#endif
