// SPDX-License-Identifier: MIT

/// The width or height of an item or group in a compositional layout: a fraction of its container, a length in points,
/// or an estimate.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  /// The dimension, converted for the solver.
  final let length: LayoutLength

  private init(_ basis: LayoutLength.Basis, _ value: CGFloat, _ subject: String) {
    length = LayoutLength(basis, LayoutCheck.length(value, subject))
    super.init()
  }

  /// Creates a fraction of the container's width, where 1 is the full width. Negative and non-finite fractions are
  /// reported as faults and replaced with 0.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth, "fractionalWidth")
  }

  /// Creates a fraction of the container's height, where 1 is the full height. Negative and non-finite fractions are
  /// faults and are replaced with 0.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight, "fractionalHeight")
  }

  /// Creates a length in points. Negative and non-finite lengths are reported as faults and replaced with 0.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension, "The absolute dimension")
  }

  /// Creates a length in points that applies until the view provides its preferred length. Negative and non-finite
  /// lengths are reported as faults and replaced with 0.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension, "The estimated dimension")
  }

  /// Creates an estimated length in points that applies until the views provide their preferred lengths. After that,
  /// all items in the group that use this dimension have the longest preferred length.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimatedDimension, "The estimate of uniformAcrossSiblings")
  }

  /// Whether the dimension is a fraction of the container's width.
  open var isFractionalWidth: Bool { length.basis == .fractionalWidth }
  /// Whether the dimension is a fraction of the container's height.
  open var isFractionalHeight: Bool { length.basis == .fractionalHeight }
  /// Whether the dimension is a length in points.
  open var isAbsolute: Bool { length.basis == .absolute }
  /// Whether each view determines its own length.
  open var isEstimated: Bool { length.basis == .estimated }
  /// Whether views determine the length, and the longest one in a group applies to all of its items.
  open var isUniformAcrossSiblings: Bool { length.basis == .uniform }
  /// The fraction, or the length in points.
  open var dimension: CGFloat { length.value }
}
