// SPDX-License-Identifier: MIT

/// A horizontal position.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to another one, as a length that constraints can speak of.
  ///
  /// Differs from Apple: it is the width or height of a layout guide between the two, which stays with the nearest view.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    LayoutDistance.guide(from: layoutItem, attribute, to: otherAnchor.layoutItem, otherAnchor.attribute).widthAnchor
  }

  /// This anchor is after the other one by the system's spacing times a number. The spacing is 8 points.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor, constant: UIKitTuning.systemSpacing * multiplier) }

  /// This anchor is after the other one by at least the system's spacing times a number.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, constant: UIKitTuning.systemSpacing * multiplier) }

  /// This anchor is after the other one by at most the system's spacing times a number.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, constant: UIKitTuning.systemSpacing * multiplier) }
}
