// SPDX-License-Identifier: MIT

/// Space between items of a compositional layout, in points: exactly so much, or at least so much.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The spacing as the solver takes it.
  final let gap: LayoutGap

  private init(_ length: CGFloat, isFlexible: Bool) {
    gap = LayoutGap(length: LayoutCheck.finite(length, "The spacing"), isFlexible: isFlexible)
    super.init()
  }

  /// At least so many points; it grows to take a fair part of what is left over. A length that is not finite is a fault
  /// and counts as 0.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Exactly so many points. A length that is not finite is a fault and counts as 0.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// The points: all of them if fixed, the least if flexible.
  open var spacing: CGFloat { gap.length }
  /// Whether it may grow.
  open var isFlexible: Bool { gap.isFlexible }
  /// Whether it is exactly `spacing`.
  open var isFixed: Bool { !gap.isFlexible }
}
