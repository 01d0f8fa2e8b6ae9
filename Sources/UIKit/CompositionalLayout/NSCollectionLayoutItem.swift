// SPDX-License-Identifier: MIT

/// The smallest part of a compositional layout: the slot of a cell.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  private let size: NSCollectionLayoutSize
  /// The value of `supplementaryItems` of items and groups.
  final var attachedItems: [NSCollectionLayoutSupplementaryItem]

  /// An item without supplementary views.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// An item with supplementary views that are tied to it, such as badges.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    size = layoutSize
    attachedItems = supplementaryItems
    super.init()
  }

  /// How large the item is; a share is one of what contains it.
  open var layoutSize: NSCollectionLayoutSize { size }

  /// Supplementary views tied to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attachedItems }

  /// Room around the item that is taken off its size, in points. Default: zero. Along an estimated dimension it does
  /// not count.
  open var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { contentInsets = LayoutCheck.insets(contentInsets, "contentInsets") }
  }

  /// Room around the item that is added to its size. Default: nil, for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// A new item with the same values.
  func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: attachedItems)
    copy.takeSettings(of: self)
    return copy
  }

  /// Takes over what can be set of every item.
  final func takeSettings(of other: NSCollectionLayoutItem) {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
  }

  /// Returns the content for the solver; the providers of custom groups are appended in the order of their numbers.
  func makeContent(_ providers: inout [NSCollectionLayoutGroupCustomItemProvider]) -> LayoutNode.Content { .item }

  /// The item as the solver takes it.
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
