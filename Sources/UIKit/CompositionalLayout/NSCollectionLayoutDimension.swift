// SPDX-License-Identifier: MIT

/// One side of an item or group of a compositional layout: a share of what contains it, points, or an estimate.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  /// The dimension as the solver takes it.
  final let length: LayoutLength

  private init(_ basis: LayoutLength.Basis, _ value: CGFloat, _ subject: String) {
    length = LayoutLength(basis, LayoutCheck.length(value, subject))
    super.init()
  }

  /// A share of the width of what contains the item: 1 is all of it. Negative and non-finite shares are faults and
  /// count as 0.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth, "fractionalWidth")
  }

  /// A share of the height of what contains the item: 1 is all of it. Negative and non-finite shares are faults and
  /// count as 0.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight, "fractionalHeight")
  }

  /// A length in points. Negative and non-finite lengths are faults and count as 0.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension, "The absolute dimension")
  }

  /// A length in points that applies until the view provides its preferred length. Negative and non-finite lengths are
  /// faults and count as 0.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension, "The estimated dimension")
  }

  /// As `estimated(_:)`, and then all items of the group with such a dimension are as long as the longest of them.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimatedDimension, "The estimate of uniformAcrossSiblings")
  }

  /// Whether it is a share of the container's width.
  open var isFractionalWidth: Bool { length.basis == .fractionalWidth }
  /// Whether it is a share of the container's height.
  open var isFractionalHeight: Bool { length.basis == .fractionalHeight }
  /// Whether it is a length in points.
  open var isAbsolute: Bool { length.basis == .absolute }
  /// Whether each view determines its own length.
  open var isEstimated: Bool { length.basis == .estimated }
  /// Whether views determine the length, and the longest of a group applies to all.
  open var isUniformAcrossSiblings: Bool { length.basis == .uniform }
  /// The share or the points.
  open var dimension: CGFloat { length.value }
}
