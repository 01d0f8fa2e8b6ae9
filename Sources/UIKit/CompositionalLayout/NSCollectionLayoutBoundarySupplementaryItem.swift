// SPDX-License-Identifier: MIT

/// A supplementary view at an edge of a section or of the whole layout, such as a header or footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  private let storedAlignment: NSRectAlignment
  private let displacement: CGPoint

  /// Creates a view with an element kind at an edge or corner.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a view with an element kind at an edge or corner, moved by an offset in points, with positive x in the
  /// reading direction.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    storedAlignment = alignment
    displacement = CGPoint(
      x: LayoutCheck.finite(absoluteOffset.x, "absoluteOffset x"),
      y: LayoutCheck.finite(absoluteOffset.y, "absoluteOffset y"))
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: Self.edges(of: alignment)), nil)
  }

  /// Whether the view has space of its own; if not, it is over the content. Default: true.
  open var extendsBoundary = true

  /// Whether the view stays on screen as long as its section does. Default: false.
  open var pinToVisibleBounds = false

  /// The edge or corner.
  open var alignment: NSRectAlignment { storedAlignment }

  /// The way from there, in points.
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

  /// The boundary as the layout takes it.
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
