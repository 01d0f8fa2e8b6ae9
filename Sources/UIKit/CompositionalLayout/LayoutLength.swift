// SPDX-License-Identifier: MIT

/// A dimension of a compositional layout, converted for the solver.
nonisolated struct LayoutLength: Equatable {
  /// The meaning of the number.
  enum Basis {
    /// A fraction of the container's width.
    case fractionalWidth
    /// A fraction of the container's height.
    case fractionalHeight
    /// A length in points.
    case absolute
    /// A length in points that applies until the view provides its preferred length.
    case estimated
    /// A length in points that applies until the views provide their preferred lengths. After that, all items in the
    /// group have the longest preferred length.
    case uniform
  }

  let basis: Basis
  let value: CGFloat

  init(_ basis: Basis, _ value: CGFloat) {
    self.basis = basis
    self.value = value
  }

  /// Whether views determine the length.
  var isEstimated: Bool { basis == .estimated || basis == .uniform }

  /// Returns the length in points within a container. For an estimated dimension, returns the estimate.
  func resolved(in container: CGSize) -> CGFloat {
    switch basis {
    case .fractionalWidth: return value * container.width
    case .fractionalHeight: return value * container.height
    case .absolute, .estimated, .uniform: return value
    }
  }

  /// A readable description of the length.
  var text: String {
    switch basis {
    case .fractionalWidth: return "\(Double(value)) of the width"
    case .fractionalHeight: return "\(Double(value)) of the height"
    case .absolute: return "\(Double(value)) pt"
    case .estimated: return "about \(Double(value)) pt"
    case .uniform: return "about \(Double(value)) pt, all alike"
    }
  }
}

/// A space between or around items, whose length is either exact or a minimum.
nonisolated struct LayoutGap: Equatable {
  var length: CGFloat
  var isFlexible: Bool

  /// No space.
  static let none = LayoutGap(length: 0, isFlexible: false)
}

/// A point at the edge of a rectangle, and an offset from it.
nonisolated struct LayoutAnchor: Equatable {
  var edges: NSDirectionalRectEdge
  var offset: CGPoint
  /// Whether the offset is a fraction of the placed element's size.
  var isFractional: Bool

  /// Returns the anchor point in a rectangle of the given size whose origin is zero.
  func point(in size: CGSize) -> CGPoint {
    CGPoint(
      x: size.width * share(edges.contains(.leading), edges.contains(.trailing)),
      y: size.height * share(edges.contains(.top), edges.contains(.bottom)))
  }

  /// Returns the offset in points for an element of the given size.
  func resolvedOffset(for size: CGSize) -> CGPoint {
    isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }

  private func share(_ isAtStart: Bool, _ isAtEnd: Bool) -> CGFloat {
    isAtStart == isAtEnd ? 0.5 : isAtStart ? 0 : 1
  }
}

/// A supplementary view that is attached to a rectangle.
nonisolated struct LayoutSupplementary {
  var kind: Int32
  var width: LayoutLength
  var height: LayoutLength
  var insets = NSDirectionalEdgeInsets.zero
  var container: LayoutAnchor
  var own: LayoutAnchor?
  var zIndex: Int

  /// Returns the frame of a view that is anchored to the given rectangle. The anchor point of the view is at the anchor
  /// point of the rectangle, displaced by the offsets of both anchors.
  func frame(in rect: CGRect) -> CGRect {
    let size = CGSize(width: width.resolved(in: rect.size), height: height.resolved(in: rect.size))
    let own = own ?? LayoutAnchor(edges: container.edges, offset: .zero, isFractional: false)
    let there = container.point(in: rect.size)
    let here = own.point(in: size)
    let far = container.resolvedOffset(for: size)
    let near = own.resolvedOffset(for: size)
    let frame = CGRect(
      x: rect.minX + there.x - here.x + far.x + near.x, y: rect.minY + there.y - here.y + far.y + near.y,
      width: size.width, height: size.height)
    return frame.inset(insets, ignoringWidth: width.isEstimated, ignoringHeight: height.isEstimated)
  }
}

nonisolated extension CGRect {
  /// Returns whether two rectangles intersect. An empty rectangle is treated as a point or line at its origin.
  func touches(_ rect: CGRect) -> Bool {
    Self.overlaps(minX, maxX, rect.minX, rect.maxX) && Self.overlaps(minY, maxY, rect.minY, rect.maxY)
  }

  private static func overlaps(_ start: CGFloat, _ end: CGFloat, _ lower: CGFloat, _ upper: CGFloat) -> Bool {
    start < upper && (end > lower || (start == end && start >= lower))
  }

  /// Returns the rectangle reduced by directional insets, where leading is left. The size is never negative.
  func inset(_ insets: NSDirectionalEdgeInsets, ignoringWidth: Bool, ignoringHeight: Bool) -> CGRect {
    var rect = self
    if !ignoringWidth {
      rect.origin.x += insets.leading
      rect.size.width = max(0, rect.size.width - insets.leading - insets.trailing)
    }
    if !ignoringHeight {
      rect.origin.y += insets.top
      rect.size.height = max(0, rect.size.height - insets.top - insets.bottom)
    }
    return rect
  }
}
