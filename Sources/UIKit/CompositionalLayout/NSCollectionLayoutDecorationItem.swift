// SPDX-License-Identifier: MIT

/// A view that belongs to the layout and is displayed behind a section. Register the class of the view with the layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  private let kind: String

  private init(_ elementKind: String) {
    kind = elementKind
    let all = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: all, supplementaryItems: [])
  }

  /// Creates a background for an entire section, including its headers and footers. `contentInsets` reduces the size of
  /// the background.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }

  /// The stacking order. Views with higher values are in front. A decoration view is behind cells with the same value.
  /// Default: 0.
  open var zIndex = 0
  /// The element kind with which the view's class is registered.
  open var elementKind: String { kind }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutDecorationItem(kind)
    copy.takeSettings(of: self)
    copy.zIndex = zIndex
    return copy
  }
}
