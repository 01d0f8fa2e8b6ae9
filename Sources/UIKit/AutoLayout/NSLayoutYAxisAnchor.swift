// SPDX-License-Identifier: MIT

/// A vertical position.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to another one, as a length that constraints can speak of.
  ///
  /// Differs from Apple: it is the width or height of a layout guide between the two, which stays with the nearest view.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    LayoutDistance.guide(from: layoutItem, attribute, to: otherAnchor.layoutItem, otherAnchor.attribute).heightAnchor
  }

  /// This anchor is below the other one by the system's spacing times a number. The spacing is 8 points.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor, constant: UIKitTuning.systemSpacing * multiplier) }

  /// This anchor is below the other one by at least the system's spacing times a number.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, constant: UIKitTuning.systemSpacing * multiplier) }

  /// This anchor is below the other one by at most the system's spacing times a number.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, constant: UIKitTuning.systemSpacing * multiplier) }
}
