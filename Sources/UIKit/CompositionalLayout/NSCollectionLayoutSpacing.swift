// SPDX-License-Identifier: MIT

/// The space between items of a compositional layout in points, either fixed or a minimum.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The spacing in the solver's form.
  final let gap: LayoutGap

  private init(_ length: CGFloat, isFlexible: Bool) {
    gap = LayoutGap(length: LayoutCheck.finite(length, "The spacing"), isFlexible: isFlexible)
    super.init()
  }

  /// Creates spacing with a minimum in points, which grows to fill an equal share of the free space. A length that is
  /// not finite is a fault and counts as 0.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Creates fixed spacing in points. A length that is not finite is a fault and counts as 0.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// The spacing in points, which is the minimum if flexible.
  open var spacing: CGFloat { gap.length }
  /// Whether the spacing can grow.
  open var isFlexible: Bool { gap.isFlexible }
  /// Whether the spacing is exactly `spacing`.
  open var isFixed: Bool { !gap.isFlexible }
}
