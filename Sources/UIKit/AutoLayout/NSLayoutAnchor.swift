// SPDX-License-Identifier: MIT

/// Creates constraints for one attribute of a view or layout guide.
///
/// The type of an anchor prevents invalid combinations: an `NSLayoutXAxisAnchor` can only be related to another
/// `NSLayoutXAxisAnchor`.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final let layoutItem: LayoutItem
  final let attribute: NSLayoutConstraint.Attribute

  init(_ layoutItem: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.layoutItem = layoutItem
    self.attribute = attribute
    super.init()
  }

  /// The view or guide; nil after its deallocation.
  open var item: AnyObject? { layoutItem.owner }

  final func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: layoutItem, attribute, relation, second: other.layoutItem, other.attribute, multiplier: multiplier,
      constant: constant)
  }

  /// Returns a constraint that makes this anchor equal to another one.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: 0)
  }

  /// Returns a constraint that makes this anchor greater than or equal to another one.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: 0)
  }

  /// Returns a constraint that makes this anchor less than or equal to another one.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: 0)
  }

  /// Returns a constraint that makes this anchor equal to another one plus a constant in points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor, constant: c) }

  /// Returns a constraint that makes this anchor greater than or equal to another one plus a constant in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, constant: c) }

  /// Returns a constraint that makes this anchor less than or equal to another one plus a constant in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, constant: c) }
}
