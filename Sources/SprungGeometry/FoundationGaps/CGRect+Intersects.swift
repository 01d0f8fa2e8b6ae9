// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  extension CGRect {
    /// Whether two rectangles overlap: `rect.intersects(other)`. Edges and corners that only touch do not count.
    ///
    /// An empty rectangle overlaps one that has it strictly inside. The null rectangle overlaps nothing; negative sizes are
    /// standardized first. `intersection(_:)` of two rectangles that touch is an empty rectangle at the common edge.
    ///
    /// Foundation's method of this name on Linux counts touching edges, Apple's does not. Swift prefers a property to a method
    /// of the same name and type, in every file and whatever else it imports; a second method would be ambiguous there.
    @inlinable public var intersects: (CGRect) -> Bool {
      { other in minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY }
    }
  }
#endif
