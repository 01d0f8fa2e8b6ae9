// SPDX-License-Identifier: MIT

/// The space in points between items of a compositional layout, either fixed or a minimum.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The spacing, converted for the solver.
  final let gap: LayoutGap

  private init(_ length: CGFloat, isFlexible: Bool) {
    gap = LayoutGap(length: LayoutCheck.finite(length, "The spacing"), isFlexible: isFlexible)
    super.init()
  }

  /// Creates spacing with a minimum length in points that grows to an equal share of the free space. A length that is
  /// not finite is reported as a fault and replaced with 0.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Creates fixed spacing in points. A length that is not finite is reported as a fault and replaced with 0.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// The spacing in points, or the minimum if the spacing is flexible.
  open var spacing: CGFloat { gap.length }
  /// Whether the spacing can grow.
  open var isFlexible: Bool { gap.isFlexible }
  /// Whether the spacing is exactly `spacing`.
  open var isFixed: Bool { !gap.isFlexible }
}
