// SPDX-License-Identifier: MIT

import SprungPhysics

/// Holds an item to a point or to another item: by a spring, a rod, a rope, a pin, a slider or a weld.
///
/// ```swift
/// let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
/// spring.length = 0
/// spring.damping = 0.8
/// spring.frequency = 1
/// animator.addBehavior(spring)
/// ```
///
/// The initializers create an attachment that keeps a distance, `length`: as a spring if `frequency` is greater than 0,
/// otherwise as a rigid rod, or a hinge if the length is 0 too. A spring of length 0 at the item's center moves by the
/// exact solution of x'' + 2 z w x' + w² x = 0 with w = 2 pi f, so it neither depends on mass nor on the frame rate,
/// and ends exactly on its anchor. The other kinds come from class functions, whose names end in `Attachment`.
///
/// Items that are attached to each other do not collide with each other, see `UIDynamicAnimator.attachedItemsCollide`.
///
/// Differs from Apple: the class functions give this class also when they are called on a subclass.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// To what an item is attached.
  nonisolated public enum AttachmentType: Int, Sendable {
    /// To another item.
    case items = 0
    /// To a point of the reference system.
    case anchor = 1
  }

  /// The kind of an attachment.
  nonisolated enum Kind {
    /// The distance, as a spring or a rod.
    case distance
    /// All but the way along an axis.
    case slider
    /// The largest distance.
    case limit
    /// A point and the angle.
    case fixed
    /// A point.
    case pin
  }

  final let first: any UIDynamicItem
  final let second: (any UIDynamicItem)?
  final var kind = Kind.distance
  /// The attached points in the axes of their items; nil until they are found from the point given at creation.
  final var offsets: (first: UIOffset, second: UIOffset)?
  /// The axis of a slider, of length 1: in the reference system, and once offsets are known in the second item's axes.
  final var axis = CGVector(dx: 1, dy: 0)
  /// The angle between the items when their attached points were found.
  final var restAngle = 0.0
  final var anchor: CGPoint
  final var lengthValue: CGFloat
  /// Whether `length` was assigned; if not, it is measured whenever the behavior joins an animator.
  final var isLengthAssigned = false
  private final var dampingValue: CGFloat = 0
  private final var frequencyValue: CGFloat = 0
  private final var frictionValue: CGFloat = 0
  private final var rangeValue = UIFloatRange.infinite

  final var spring: SpringID?
  final var joint: JointID?
  private final var isQueued = false

  override var kindName: String { "UIAttachmentBehavior" }

  /// Attaches the center of an item to a point. `length` is their distance when the behavior is added to an animator; set
  /// it to 0 for a spring to the point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a point of an item, given from its center in its own axes, to a point. Values that are not finite are a
  /// fault and replaced by the center.
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

  /// Attaches the centers of two items to each other. `length` is their distance.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Attaches two points of items to each other, each given from its item's center in the item's axes. An item with
  /// itself is a fault and has no effect.
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

  /// To what the item is attached.
  open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }

  /// The item, or the two items in the order in which they were given.
  open var items: [any UIDynamicItem] {
    guard let second else { return [first] }
    return [first, second]
  }

  /// The point that an item is attached to. Setting it moves the point and wakes the animator; this is how an item is
  /// dragged. Not finite: a fault, ignored.
  ///
  /// Between two items it is the point that was given at creation, or (0, 0), and setting it has no effect.
  open var anchorPoint: CGPoint {
    get { anchor }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else { return refuse("anchorPoint", newValue.x, newValue.y) }
      guard newValue != anchor, second == nil else { return }
      anchor = newValue
      moveAnchor()
    }
  }

  /// The distance at rest, in points; negative counts as 0. Default: the distance of the attached points when the behavior
  /// joins an animator, measured each time that it does; before the first time, that when the behavior was made.
  ///
  /// So an attachment may be made at `.zero` and get its anchor before it is added.
  ///
  /// Sliders, pins and fixed attachments have no use for it.
  open var length: CGFloat {
    get { lengthValue }
    set {
      guard newValue.isFinite else { return refuse("length", newValue) }
      lengthValue = max(0, newValue)
      isLengthAssigned = true
      queue()
    }
  }

  /// The damping ratio of a spring: 0 (the default) swings for ever, 1 does not overshoot; negative counts as 0.
  open var damping: CGFloat {
    get { dampingValue }
    set {
      guard newValue.isFinite else { return refuse("damping", newValue) }
      dampingValue = max(0, newValue)
      queue()
    }
  }

  /// Swings per second without damping, in hertz. 0 (the default) is a rigid rod. Negative counts as 0.
  open var frequency: CGFloat {
    get { frequencyValue }
    set {
      guard newValue.isFinite else { return refuse("frequency", newValue) }
      frequencyValue = max(0, newValue)
      queue()
    }
  }

  /// How strongly a pin resists turning. 1 holds the torque of a push of magnitude 100 with a lever of 100 points.
  /// Negative counts as 0, the default. Other kinds have no use for it.
  open var frictionTorque: CGFloat {
    get { frictionValue }
    set {
      guard newValue.isFinite else { return refuse("frictionTorque", newValue) }
      frictionValue = max(0, newValue)
      queue()
    }
  }

  /// How far a slider may move (points along its axis) or a pin turn (radians, positive clockwise as seen), from where
  /// it was made. Default: infinite. Other kinds have no use for it.
  ///
  /// A range that does not contain 0 is a fault and widened to it; ends in the wrong order are a fault and swapped; a
  /// NaN is a fault and ignored.
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

  /// The properties are used when the animator next runs, because they are usually set one after the other.
  final func queue() {
    guard let animator, !isQueued else { return }
    isQueued = true
    animator.attachmentChanged(self)
  }

  /// Makes the world's spring or joint what the properties say.
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
