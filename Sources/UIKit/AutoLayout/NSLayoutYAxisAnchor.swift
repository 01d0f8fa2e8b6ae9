// SPDX-License-Identifier: MIT

/// Creates constraints for a vertical position.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another one as a dimension for constraints.
  ///
  /// Differs from Apple: the dimension is the height of a layout guide. The guide is not removed from the superview of
  /// this anchor's view.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    LayoutDistance.guide(from: layoutItem, attribute, to: otherAnchor.layoutItem, otherAnchor.attribute).heightAnchor
  }

  /// Returns a constraint that positions this anchor below another one by a multiple of the system spacing of 8 points.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor, constant: UIKitTuning.systemSpacing * multiplier) }

  /// Returns a constraint that positions this anchor below another one by at least a multiple of the system spacing.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, constant: UIKitTuning.systemSpacing * multiplier) }

  /// Returns a constraint that positions this anchor below another one by at most a multiple of the system spacing.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, constant: UIKitTuning.systemSpacing * multiplier) }
}
