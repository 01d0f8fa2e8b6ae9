// SPDX-License-Identifier: MIT

/// A supplementary view attached to an item or group, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  private let kind: String
  private let container: NSCollectionLayoutAnchor
  private let own: NSCollectionLayoutAnchor?

  /// Creates a view of an element kind that is attached to the same edges of its item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Creates a view of an element kind. The view is placed so that its anchor point coincides with the anchor point of
  /// its item.
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

  /// The stacking order. Views with higher values are in front. Default: 1, in front of cells.
  open var zIndex = 1
  /// The element kind for which the data source provides the view.
  open var elementKind: String { kind }
  /// The anchor point of the item or group to which the view is attached.
  open var containerAnchor: NSCollectionLayoutAnchor { container }
  /// The anchor point of the view itself, or nil to use the same edges as `containerAnchor`.
  open var itemAnchor: NSCollectionLayoutAnchor? { own }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutSupplementaryItem(layoutSize, kind, container, own)
    copy.takeSettings(of: self)
    copy.zIndex = zIndex
    return copy
  }

  /// The view, converted for the solver.
  final var specification: LayoutSupplementary {
    LayoutSupplementary(
      kind: ElementKindTable.number(of: .supplementaryView, kind), width: layoutSize.widthDimension.length,
      height: layoutSize.heightDimension.length, insets: contentInsets, container: container.anchor, own: own?.anchor,
      zIndex: zIndex)
  }
}
