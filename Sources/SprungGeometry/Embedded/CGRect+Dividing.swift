// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  /// An edge of a rectangle from which a distance is measured.
  public enum CGRectEdge: UInt32, Sendable {
    /// The left edge.
    case minXEdge
    /// The top edge.
    case minYEdge
    /// The right edge.
    case maxXEdge
    /// The bottom edge.
    case maxYEdge
  }

  extension CGRect {
    /// Divides the rectangle at a distance from an edge, and returns both parts. The slice is the part next to the
    /// edge.
    ///
    /// The distance is clamped to the rectangle, so one part can be empty.
    public func divided(
      atDistance distance: CGFloat, from edge: CGRectEdge
    ) -> (slice: CGRect, remainder: CGRect) {
      if isNull { return (.null, .null) }
      let whole = standardized
      var first = whole
      var second = whole
      switch edge {
      case .minXEdge, .maxXEdge:
        let wanted = edge == .minXEdge ? distance : width - distance
        let place = min(max(wanted, 0), width)
        first.size.width = place
        second.origin.x = first.maxX
        second.size.width = whole.width - place
      case .minYEdge, .maxYEdge:
        let wanted = edge == .minYEdge ? distance : height - distance
        let place = min(max(wanted, 0), height)
        first.size.height = place
        second.origin.y = first.maxY
        second.size.height = whole.height - place
      }
      switch edge {
      case .minXEdge, .minYEdge: return (first, second)
      case .maxXEdge, .maxYEdge: return (second, first)
      }
    }
  }
#endif
