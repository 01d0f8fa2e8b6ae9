// SPDX-License-Identifier: MIT

/// The smallest component of a compositional layout, which represents the slot of a cell.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  private let size: NSCollectionLayoutSize
  /// The supplementary views of the item or group.
  final var attachedItems: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item without supplementary views.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with attached supplementary views, such as badges.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    size = layoutSize
    attachedItems = supplementaryItems
    super.init()
  }

  /// The size of the item. Fractional dimensions are relative to the item's container.
  open var layoutSize: NSCollectionLayoutSize { size }

  /// The supplementary views attached to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attachedItems }

  /// The space in points around the item that reduces its size. The insets are ignored along estimated dimensions.
  /// Default: zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { contentInsets = LayoutCheck.insets(contentInsets, "contentInsets") }
  }

  /// The space around the item that is added to its size. Default: nil, which means no space.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Returns a new item with the same values.
  func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: attachedItems)
    copy.takeSettings(of: self)
    return copy
  }

  /// Copies the properties common to all items.
  final func takeSettings(of other: NSCollectionLayoutItem) {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
  }

  /// Returns the content, converted for the solver. Appends the providers of custom groups in index order.
  func makeContent(_ providers: inout [NSCollectionLayoutGroupCustomItemProvider]) -> LayoutNode.Content { .item }

  /// Returns the item, converted for the solver.
  final func makeNode(_ providers: inout [NSCollectionLayoutGroupCustomItemProvider]) -> LayoutNode {
    var node = LayoutNode(
      width: size.widthDimension.length, height: size.heightDimension.length, content: makeContent(&providers))
    node.insets = contentInsets
    node.leading = edgeSpacing?.leading?.gap ?? .none
    node.top = edgeSpacing?.top?.gap ?? .none
    node.trailing = edgeSpacing?.trailing?.gap ?? .none
    node.bottom = edgeSpacing?.bottom?.gap ?? .none
    node.supplementaries = supplementaryItems.map { $0.specification }
    return node
  }
}
