// SPDX-License-Identifier: MIT

/// The width and height of an item or group in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  private let width: NSCollectionLayoutDimension
  private let height: NSCollectionLayoutDimension

  /// Creates a size from two dimensions.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    self.width = width
    self.height = height
    super.init()
  }

  /// The width.
  open var widthDimension: NSCollectionLayoutDimension { width }
  /// The height.
  open var heightDimension: NSCollectionLayoutDimension { height }
}
