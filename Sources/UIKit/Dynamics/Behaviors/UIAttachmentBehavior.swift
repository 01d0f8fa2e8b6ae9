// SPDX-License-Identifier: MIT

import SprungPhysics

/// Attaches an item to a point or to another item with a spring, a rod, a rope, a pin, a slider or a weld.
///
/// ```swift
/// let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
/// spring.length = 0
/// spring.damping = 0.8
/// spring.frequency = 1
/// animator.addBehavior(spring)
/// ```
///
/// The initializers create an attachment that maintains the distance `length`. If `frequency` is greater than 0, the
/// attachment is a spring. Otherwise the attachment is a rigid rod, or a hinge if the length is also 0. A spring of
/// length 0 at the item's center follows the exact solution of x'' + 2 z w x' + w² x = 0 with w = 2 pi f. The motion of
/// the spring therefore depends neither on mass nor on the frame rate, and ends exactly at the anchor. Class functions
/// whose names end in `Attachment` create the other kinds.
///
/// Attached items do not collide with each other. See `UIDynamicAnimator.attachedItemsCollide`.
///
/// Differs from Apple: the class functions return an instance of this class even if they are called on a subclass.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The type of the object to which an item is attached.
  nonisolated public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items = 0
    /// A point of the reference system.
    case anchor = 1
  }

  /// The kind of an attachment.
  nonisolated enum Kind {
    /// A fixed distance: a spring or a rod.
    case distance
    /// Motion only along an axis.
    case slider
    /// A maximum distance: a rope.
    case limit
    /// A fixed point and angle: a weld.
    case fixed
    /// A fixed point: a pin.
    case pin
  }

  final let first: any UIDynamicItem
  final let second: (any UIDynamicItem)?
  final var kind = Kind.distance
  /// The attached points in the coordinates of their items. Nil until they are computed from the point given at
  /// creation.
  final var offsets: (first: UIOffset, second: UIOffset)?
  /// The axis of a slider, as a vector of length 1. Initially, the vector is in the reference system. After the
  /// attached points are computed, it is in the second item's coordinates.
  final var axis = CGVector(dx: 1, dy: 0)
  /// The angle between the items when their attached points were computed.
  final var restAngle = 0.0
  final var anchor: CGPoint
  final var lengthValue: CGFloat
  /// Whether `length` was assigned. If false, the length is measured whenever the behavior is added to an animator.
  final var isLengthAssigned = false
  private final var dampingValue: CGFloat = 0
  private final var frequencyValue: CGFloat = 0
  private final var frictionValue: CGFloat = 0
  private final var rangeValue = UIFloatRange.infinite

  final var spring: SpringID?
  final var joint: JointID?
  private final var isQueued = false

  override var kindName: String { "UIAttachmentBehavior" }

  /// Attaches the center of an item to a point. By default, `length` is the distance between them when the behavior is
  /// added to an animator. For a spring that pulls the item to the point, set `length` to 0.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a point of an item to an anchor point. The offset is relative to the item's center and in the item's
  /// coordinates. A value that is not finite is reported as a fault, and the center is used instead.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    let offset = UIAttachmentBehavior.usable(offset)
    first = item
    second = nil
    offsets = (offset, .zero)
    let center = item.center
    anchor = UIAttachmentBehavior.usable(point) ?? center
    lengthValue = UIAttachmentBehavior.distance(
      UIAttachmentBehavior.position(of: offset, item), anchor)
    super.init()
  }

  /// Attaches the centers of two items to each other. By default, `length` is the distance between the centers.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Attaches points of two items to each other. Each offset is relative to the item's center and in the item's
  /// coordinates. Attaching an item to itself is reported as a fault and has no effect.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    if item1 === item2 {
      Diagnostics.report(
        "selfAttachment", "An attachment requires two different items. Attaching an item to itself has no effect.")
    }
    let offset1 = UIAttachmentBehavior.usable(offset1)
    let offset2 = UIAttachmentBehavior.usable(offset2)
    first = item1
    second = item2
    offsets = (offset1, offset2)
    anchor = CGPoint(x: 0, y: 0)
    lengthValue = UIAttachmentBehavior.distance(
      UIAttachmentBehavior.position(of: offset1, item1), UIAttachmentBehavior.position(of: offset2, item2))
    super.init()
  }

  /// The type of the object to which the item is attached.
  open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }

  /// The attached item, or both items in the order of the initializer's parameters.
  open var items: [any UIDynamicItem] {
    guard let second else { return [first] }
    return [first, second]
  }

  /// The point to which an item is attached. Setting this property, for example to drag an item, moves the anchor and
  /// wakes the animator. A value that is not finite is ignored and reported as a fault.
  ///
  /// If the attachment connects two items, this is the point given at creation, or (0, 0), and setting it has no
  /// effect.
  open var anchorPoint: CGPoint {
    get { anchor }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else { return refuse("anchorPoint", newValue.x, newValue.y) }
      guard newValue != anchor, second == nil else { return }
      anchor = newValue
      moveAnchor()
    }
  }

  /// The rest length in points; negative values are treated as 0. Default: the distance between the attached points,
  /// measured at creation and each time the behavior is added to an animator.
  ///
  /// An attachment can therefore be created with the anchor `.zero`, as long as the anchor is set before the behavior
  /// is added.
  ///
  /// Sliders, pins and welds ignore the length.
  open var length: CGFloat {
    get { lengthValue }
    set {
      guard newValue.isFinite else { return refuse("length", newValue) }
      lengthValue = max(0, newValue)
      isLengthAssigned = true
      queue()
    }
  }

  /// The damping ratio of a spring: with 0, it oscillates forever; with 1, it does not overshoot. Default: 0. Negative
  /// values are treated as 0.
  open var damping: CGFloat {
    get { dampingValue }
    set {
      guard newValue.isFinite else { return refuse("damping", newValue) }
      dampingValue = max(0, newValue)
      queue()
    }
  }

  /// The frequency of undamped oscillation in hertz, or 0 for a rigid rod. Default: 0. Negative values are treated as
  /// 0.
  open var frequency: CGFloat {
    get { frequencyValue }
    set {
      guard newValue.isFinite else { return refuse("frequency", newValue) }
      frequencyValue = max(0, newValue)
      queue()
    }
  }

  /// The resistance of a pin to rotation. A value of 1 balances the torque of a push of magnitude 100 at a distance of
  /// 100 points. Default: 0. Negative values are treated as 0. Other kinds of attachments ignore this value.
  open var frictionTorque: CGFloat {
    get { frictionValue }
    set {
      guard newValue.isFinite else { return refuse("frictionTorque", newValue) }
      frictionValue = max(0, newValue)
      queue()
    }
  }

  /// The range of motion of a slider (in points along its axis) or a pin (in radians, clockwise on screen), relative to
  /// its state at creation. Default: infinite. Other kinds of attachments ignore this value.
  ///
  /// Invalid ranges are reported as faults: a range that does not contain 0 is extended to 0, reversed limits are
  /// swapped, and NaN is ignored.
  open var attachmentRange: UIFloatRange {
    get { rangeValue }
    set {
      guard !newValue.minimum.isNaN, !newValue.maximum.isNaN else {
        return refuse("attachmentRange", newValue.minimum, newValue.maximum)
      }
      rangeValue = UIAttachmentBehavior.usable(newValue)
      queue()
    }
  }

  /// Defers changed properties until the animator runs, because several properties are usually set in succession.
  final func queue() {
    guard let animator, !isQueued else { return }
    isQueued = true
    animator.attachmentChanged(self)
  }

  /// Recreates the spring or joint in the physics world from the current properties.
  final func build(for effects: EffectAccumulator) {
    isQueued = false
    guard let animator, animator.parts.effects === effects else { return }
    makeJoint(in: animator)
  }

  package override var dynamicItems: [any UIDynamicItem] { items }

  package override func discard(_ item: any UIDynamicItem) -> Bool { item === first || item === second }

  package override func attach(to animator: UIDynamicAnimator) {
    discardJoint()
    isQueued = false
    animator.retain(first)
    if let second { animator.retain(second) }
    if !isLengthAssigned { measureLength(in: animator) }
    queue()
  }

  package override func detach(from animator: UIDynamicAnimator) {
    removeJoint(from: animator)
    animator.changed()
    animator.release(first)
    if let second { animator.release(second) }
  }
}

/// The name of `UIAttachmentBehavior.AttachmentType` before Swift 3.
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType
