// SPDX-License-Identifier: MIT

/// Creates constraints for a horizontal position.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another one as a dimension for constraints.
  ///
  /// Differs from Apple: the dimension is the width of a layout guide, which is added to the superview of this anchor's
  /// view and never removed.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    LayoutDistance.guide(from: layoutItem, attribute, to: otherAnchor.layoutItem, otherAnchor.attribute).widthAnchor
  }

  /// Returns a constraint that positions this anchor after another one by a multiple of the system spacing of 8 points.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor, constant: UIKitTuning.systemSpacing * multiplier) }

  /// Returns a constraint that positions this anchor after another one by at least a multiple of the system spacing.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, constant: UIKitTuning.systemSpacing * multiplier) }

  /// Returns a constraint that positions this anchor after another one by at most a multiple of the system spacing.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, constant: UIKitTuning.systemSpacing * multiplier) }
}
