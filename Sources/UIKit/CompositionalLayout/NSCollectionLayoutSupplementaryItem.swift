// SPDX-License-Identifier: MIT

/// A supplementary view that is tied to an item or group, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  private let kind: String
  private let container: NSCollectionLayoutAnchor
  private let own: NSCollectionLayoutAnchor?

  /// Creates a view with an element kind whose edges are aligned with the same edges of its item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Creates a view with an element kind, with one of its points at a point of its item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    kind = elementKind
    container = containerAnchor
    own = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Higher views are in front. Default: 1, in front of cells.
  open var zIndex = 1
  /// The kind that is requested from the data source.
  open var elementKind: String { kind }
  /// The point of what the view is tied to.
  open var containerAnchor: NSCollectionLayoutAnchor { container }
  /// The point of the view itself; nil means the same edges as those of `containerAnchor`.
  open var itemAnchor: NSCollectionLayoutAnchor? { own }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutSupplementaryItem(layoutSize, kind, container, own)
    copy.takeSettings(of: self)
    copy.zIndex = zIndex
    return copy
  }

  /// The view as the solver takes it.
  final var specification: LayoutSupplementary {
    LayoutSupplementary(
      kind: ElementKindTable.number(of: .supplementaryView, kind), width: layoutSize.widthDimension.length,
      height: layoutSize.heightDimension.length, insets: contentInsets, container: container.anchor, own: own?.anchor,
      zIndex: zIndex)
  }
}
