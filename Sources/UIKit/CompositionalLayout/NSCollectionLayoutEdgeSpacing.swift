// SPDX-License-Identifier: MIT

/// Space around an item or group of a compositional layout, edge by edge; nil for none.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  private let edges: [NSCollectionLayoutSpacing?]

  /// Spacing at up to four edges.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    edges = [leading, top, trailing, bottom]
    super.init()
  }

  /// Before the item, in the direction of reading.
  open var leading: NSCollectionLayoutSpacing? { edges[0] }
  /// Above the item.
  open var top: NSCollectionLayoutSpacing? { edges[1] }
  /// After the item, in the direction of reading.
  open var trailing: NSCollectionLayoutSpacing? { edges[2] }
  /// Below the item.
  open var bottom: NSCollectionLayoutSpacing? { edges[3] }
}
