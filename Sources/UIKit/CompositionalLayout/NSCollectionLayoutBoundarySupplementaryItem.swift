// SPDX-License-Identifier: MIT

/// A supplementary view at an edge of a section or of the whole layout, such as a header or footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  private let storedAlignment: NSRectAlignment
  private let displacement: CGPoint

  /// Creates a view of an element kind at an edge or corner.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a view of an element kind at an edge or corner, with an offset in points. Positive x points toward the
  /// trailing edge.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    storedAlignment = alignment
    displacement = CGPoint(
      x: LayoutCheck.finite(absoluteOffset.x, "absoluteOffset x"),
      y: LayoutCheck.finite(absoluteOffset.y, "absoluteOffset y"))
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: Self.edges(of: alignment)), nil)
  }

  /// Whether the view reserves its own space. If false, the view overlaps the content. Default: true.
  open var extendsBoundary = true

  /// Whether the view stays on screen while its section is visible. Default: false.
  open var pinToVisibleBounds = false

  /// The edge or corner where the view is placed.
  open var alignment: NSRectAlignment { storedAlignment }

  /// The offset from the edge or corner, in points.
  open var offset: CGPoint { displacement }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: storedAlignment, absoluteOffset: displacement)
    copy.takeSettings(of: self)
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy
  }

  /// The boundary, converted for the solver.
  final var boundary: LayoutBoundary {
    LayoutBoundary(
      view: specification, edges: Self.edges(of: storedAlignment), offset: displacement, extends: extendsBoundary,
      pins: pinToVisibleBounds)
  }

  private static func edges(of alignment: NSRectAlignment) -> NSDirectionalRectEdge {
    switch alignment {
    case .none: return []
    case .top: return [.top]
    case .topLeading: return [.top, .leading]
    case .leading: return [.leading]
    case .bottomLeading: return [.bottom, .leading]
    case .bottom: return [.bottom]
    case .bottomTrailing: return [.bottom, .trailing]
    case .trailing: return [.trailing]
    case .topTrailing: return [.top, .trailing]
    }
  }
}
