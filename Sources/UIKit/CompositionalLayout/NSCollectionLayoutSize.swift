// SPDX-License-Identifier: MIT

/// How wide and high an item or group of a compositional layout is.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  private let width: NSCollectionLayoutDimension
  private let height: NSCollectionLayoutDimension

  /// A size of two dimensions.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    self.width = width
    self.height = height
    super.init()
  }

  /// How wide.
  open var widthDimension: NSCollectionLayoutDimension { width }
  /// How high.
  open var heightDimension: NSCollectionLayoutDimension { height }
}
