// SPDX-License-Identifier: MIT

/// A view of the layout itself behind a section. Its class is registered with the layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  private let kind: String

  private init(_ elementKind: String) {
    kind = elementKind
    let all = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: all, supplementaryItems: [])
  }

  /// A background of the whole section with its headers and footers; `contentInsets` make it smaller.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }

  /// Higher views are in front. Default: 0; a decoration is behind cells with the same number.
  open var zIndex = 0
  /// The kind for which a class is registered.
  open var elementKind: String { kind }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutDecorationItem(kind)
    copy.takeSettings(of: self)
    copy.zIndex = zIndex
    return copy
  }
}
