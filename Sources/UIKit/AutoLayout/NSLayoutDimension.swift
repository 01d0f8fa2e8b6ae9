// SPDX-License-Identifier: MIT

/// Creates constraints for a width or height.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  private func fix(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: layoutItem, attribute, relation, second: nil, .notAnAttribute, multiplier: 1, constant: constant)
  }

  /// Returns a constraint that fixes the length to the given number of points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { fix(.equal, c) }

  /// Returns a constraint that makes the length equal to a multiple of another length.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.equal, anchor, multiplier: m, constant: 0)
  }

  /// Returns a constraint that makes the length equal to a multiple of another length plus a constant in points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor, multiplier: m, constant: c) }

  /// Returns a constraint that makes the length at least the given number of points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { fix(.greaterThanOrEqual, c) }

  /// Returns a constraint that makes the length at least a multiple of another length.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, multiplier: m, constant: 0)
  }

  /// Returns a constraint that makes the length at least a multiple of another length plus a constant in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }

  /// Returns a constraint that makes the length at most the given number of points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { fix(.lessThanOrEqual, c) }

  /// Returns a constraint that makes the length at most a multiple of another length.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, multiplier: m, constant: 0)
  }

  /// Returns a constraint that makes the length at most a multiple of another length plus a constant in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, multiplier: m, constant: c) }
}
