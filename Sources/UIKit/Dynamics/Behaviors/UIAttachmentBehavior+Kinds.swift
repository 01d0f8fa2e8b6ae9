// SPDX-License-Identifier: MIT

extension UIAttachmentBehavior {
  /// Restricts an item to motion along an axis that is fixed to another item. The items do not rotate relative to each
  /// other.
  ///
  /// The axis is given in the reference system and then rotates with `item2`. The length of the axis is ignored, but a
  /// zero axis is reported as a fault and replaced by (1, 0). `attachmentRange` limits the motion along the axis, in
  /// points. The point is given in the reference system, and converted to the items' coordinates when the behavior
  /// first takes effect.
  public static func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let attachment = UIAttachmentBehavior(.slider, item1, item2, at: point)
    attachment.axis = usable(axis)
    return attachment
  }

  /// Restricts an item to motion along an axis of the reference system through a movable point. The item does not
  /// rotate.
  ///
  /// The length of the axis is ignored, but a zero axis is reported as a fault and replaced by (1, 0).
  /// `attachmentRange` limits the distance from the initial position in points.
  public static func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: point)
    attachment.kind = .slider
    attachment.offsets = nil
    attachment.axis = usable(axis)
    return attachment
  }

  /// Connects points of two items with a rope. The distance between the points is at most `length`, which defaults to
  /// the distance when the behavior is added to an animator. The offsets are in the coordinates of the items.
  public static func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    let attachment = UIAttachmentBehavior(
      item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
    attachment.kind = .limit
    return attachment
  }

  /// Welds two items together at the given point of the reference system, so that they neither move nor rotate relative
  /// to each other.
  public static func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.fixed, item1, item2, at: point)
  }

  /// Pins two items together at the given point of the reference system. The items rotate freely about the point,
  /// subject to `attachmentRange` and `frictionTorque`.
  public static func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.pin, item1, item2, at: point)
  }

  private convenience init(
    _ kind: Kind, _ item1: any UIDynamicItem, _ item2: any UIDynamicItem, at point: CGPoint
  ) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    self.kind = kind
    offsets = nil
    anchor = UIAttachmentBehavior.usable(point) ?? item1.center
  }

  // MARK: - Values

  static func usable(_ point: CGPoint) -> CGPoint? {
    if point.x.isFinite, point.y.isFinite { return point }
    Diagnostics.report(
      "nonFiniteValue",
      "The anchor \(Double(point.x)), \(Double(point.y)) of an attachment is not finite, "
        + "so the item's center is used.")
    return nil
  }

  static func usable(_ offset: UIOffset) -> UIOffset {
    if offset.horizontal.isFinite, offset.vertical.isFinite { return offset }
    Diagnostics.report(
      "nonFiniteValue",
      "The offset \(Double(offset.horizontal)), \(Double(offset.vertical)) of an attachment is not finite, "
        + "so the item's center is used.")
    return .zero
  }

  /// Returns the axis scaled to a length of 1.
  private static func usable(_ axis: CGVector) -> CGVector {
    let x = Double(axis.dx)
    let y = Double(axis.dy)
    let largest = max(abs(x), abs(y))
    guard largest > 0, largest.isFinite else {
      Diagnostics.report(
        "zeroAxis", "The axis \(x), \(y) of a sliding attachment has no direction, so (1, 0) is used."
      )
      return CGVector(dx: 1, dy: 0)
    }
    let length = largest * (x / largest * (x / largest) + y / largest * (y / largest)).squareRoot()
    return CGVector(dx: CGFloat(x / length), dy: CGFloat(y / length))
  }

  static func usable(_ range: UIFloatRange) -> UIFloatRange {
    var range = range
    if range.minimum > range.maximum {
      Diagnostics.report(
        "wrongRange",
        "attachmentRange from \(Double(range.minimum)) to \(Double(range.maximum)) is reversed. The minimum and the "
          + "maximum were swapped.")
      range = UIFloatRange(minimum: range.maximum, maximum: range.minimum)
    }
    if range.minimum > 0 || range.maximum < 0 {
      Diagnostics.report(
        "wrongRange",
        "attachmentRange from \(Double(range.minimum)) to \(Double(range.maximum)) does not contain 0, so the range "
          + "was extended to 0.")
      range = UIFloatRange(minimum: min(0, range.minimum), maximum: max(0, range.maximum))
    }
    return range
  }

  final func refuse(_ name: String, _ value: CGFloat, _ second: CGFloat? = nil) {
    let rest = second.map { ", \(Double($0))" } ?? ""
    Diagnostics.report(
      "nonFiniteValue",
      "\(name) of an attachment was set to \(Double(value))\(rest), which is not finite and is ignored.")
  }

  /// Converts an offset from an item's center, in the item's coordinates, to a point in the reference system.
  static func position(of offset: UIOffset, _ item: any UIDynamicItem) -> CGPoint {
    let center = item.center
    let transform = item.transform
    guard offset != .zero else { return center }
    guard transform != .identity else {
      return CGPoint(x: center.x + offset.horizontal, y: center.y + offset.vertical)
    }
    let rotation = DeterministicMath.sincos(DeterministicMath.atan2(Double(transform.b), Double(transform.a)))
    let x = Double(offset.horizontal)
    let y = Double(offset.vertical)
    return CGPoint(
      x: center.x + CGFloat(x * rotation.cosine - y * rotation.sine),
      y: center.y + CGFloat(x * rotation.sine + y * rotation.cosine))
  }

  static func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
    let x = Double(first.x - second.x)
    let y = Double(first.y - second.y)
    return CGFloat((x * x + y * y).squareRoot())
  }
}
