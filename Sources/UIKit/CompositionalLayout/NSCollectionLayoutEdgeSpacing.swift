// SPDX-License-Identifier: MIT

/// The spacing at each edge of an item or group in a compositional layout. Nil means no spacing.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  private let edges: [NSCollectionLayoutSpacing?]

  /// Creates spacing for up to four edges.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    edges = [leading, top, trailing, bottom]
    super.init()
  }

  /// The spacing at the leading edge.
  open var leading: NSCollectionLayoutSpacing? { edges[0] }
  /// The spacing above the item.
  open var top: NSCollectionLayoutSpacing? { edges[1] }
  /// The spacing at the trailing edge.
  open var trailing: NSCollectionLayoutSpacing? { edges[2] }
  /// The spacing below the item.
  open var bottom: NSCollectionLayoutSpacing? { edges[3] }
}
