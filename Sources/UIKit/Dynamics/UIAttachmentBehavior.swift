// SPDX-License-Identifier: MIT

import SprungPhysics

/// Hangs an item on a point by a spring or a rod.
///
/// ```swift
/// let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
/// spring.length = 0
/// spring.damping = 0.8
/// spring.frequency = 1
/// animator.addBehavior(spring)
/// ```
///
/// A spring of length 0 at the item's centre moves by the exact solution of x'' + 2 z w x' + w² x = 0 with w = 2 pi f, so
/// it neither depends on mass nor on the frame rate, and ends exactly on its anchor. With a length it acts along the line
/// to the anchor only; with a frequency of 0, the default, it is a rigid rod, or a hinge if the length is 0 too.
///
/// Differs from Apple: in this release items are attached to points only; attachments between two items, sliders, ropes
/// and pins come later. Two attachments to points may hold one item together.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// To what an item is attached.
  nonisolated public enum AttachmentType: Int, Sendable {
    /// To another item.
    case items = 0
    /// To a point of the reference system.
    case anchor = 1
  }

  /// To what the item is attached; always a point in this release.
  public final let attachedBehaviorType = AttachmentType.anchor
  private final let item: any UIDynamicItem
  private final let offset: UIOffset
  private final var anchor: CGPoint
  private final var lengthValue: CGFloat
  private final var dampingValue: CGFloat = 0
  private final var frequencyValue: CGFloat = 0
  private final var spring: SpringID?
  private final var tether: TetherID?
  private final var isQueued = false

  /// Attaches the centre of an item to a point. `length` is their distance; set it to 0 for a spring to the point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a point of an item, given from its centre in its own axes, to a point.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    let isFinite = point.x.isFinite && point.y.isFinite
    if !isFinite {
      Diagnostics.report(
        "nonFiniteValue", "an attachment was made with an anchor that is not finite; the item's centre is used instead."
      )
    }
    self.item = item
    self.offset = offset
    anchor = isFinite ? point : item.center
    let center = item.center
    let x = Double(anchor.x - center.x - offset.horizontal)
    let y = Double(anchor.y - center.y - offset.vertical)
    lengthValue = CGFloat((x * x + y * y).squareRoot())
    super.init()
  }

  /// The item, in an array for the sake of attachments between two.
  public final var items: [any UIDynamicItem] { [item] }

  /// The point that the item hangs on. Setting it moves the point and wakes the animator. Not finite: a fault, ignored.
  public final var anchorPoint: CGPoint {
    get { anchor }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else { return refuse("anchorPoint") }
      guard newValue != anchor else { return }
      anchor = newValue
      if let spring, let animator {
        animator.world.setAnchor(newValue, of: spring)
        animator.changed()
      } else if let tether, let animator {
        animator.world.setTether(tether, to: tetherDescription)
        animator.changed()
      } else {
        queue()
      }
    }
  }

  /// The distance at rest, in points; negative counts as 0. Default: the distance when the behaviour was made.
  public final var length: CGFloat {
    get { lengthValue }
    set {
      guard newValue.isFinite else { return refuse("length") }
      lengthValue = max(0, newValue)
      queue()
    }
  }

  /// The damping ratio: 0 (the default) swings for ever, 1 does not overshoot; negative counts as 0.
  public final var damping: CGFloat {
    get { dampingValue }
    set {
      guard newValue.isFinite else { return refuse("damping") }
      dampingValue = max(0, newValue)
      queue()
    }
  }

  /// Swings per second without damping, in hertz. 0 (the default) is a rigid rod. Negative counts as 0.
  public final var frequency: CGFloat {
    get { frequencyValue }
    set {
      guard newValue.isFinite else { return refuse("frequency") }
      frequencyValue = max(0, newValue)
      queue()
    }
  }

  private func refuse(_ name: String) {
    Diagnostics.report(
      "nonFiniteValue", "\(name) of an attachment was set to a value that is not finite, so it is ignored.")
  }

  /// The properties are used when the animator next runs, because they are usually set one after the other.
  private func queue() {
    guard let animator, !isQueued else { return }
    isQueued = true
    animator.attachmentChanged(self)
  }

  private var tetherDescription: TetherDescription {
    var description = TetherDescription(anchor: anchor)
    description.offset = CGVector(dx: offset.horizontal, dy: offset.vertical)
    description.length = lengthValue < CGFloat(UIKitTuning.zeroLength) ? 0 : Double(lengthValue)
    description.frequency = Double(frequencyValue)
    description.damping = Double(dampingValue)
    return description
  }

  /// Makes the world's spring or tether what the properties say.
  final func build(in animator: UIDynamicAnimator) {
    isQueued = false
    guard self.animator === animator, let body = animator.body(of: item) else { return }
    let isCentred = offset.horizontal == 0 && offset.vertical == 0
    guard isCentred, lengthValue < CGFloat(UIKitTuning.zeroLength), frequencyValue > 0 else {
      if let spring { animator.world.removeSpring(spring) }
      spring = nil
      if let tether {
        animator.world.setTether(tether, to: tetherDescription)
      } else {
        tether = animator.world.addTether(tetherDescription, to: body)
      }
      return
    }
    if let tether { animator.world.removeTether(tether) }
    tether = nil
    if let spring {
      animator.world.setFrequency(Double(frequencyValue), damping: Double(dampingValue), of: spring)
    } else {
      spring = animator.world.addSpring(
        to: body, anchor: anchor, frequency: Double(frequencyValue), damping: Double(dampingValue))
    }
  }

  package override func attach(to animator: UIDynamicAnimator) {
    spring = nil
    tether = nil
    isQueued = false
    animator.retain(item)
    queue()
  }

  package override func detach(from animator: UIDynamicAnimator) {
    if let spring { animator.world.removeSpring(spring) }
    if let tether { animator.world.removeTether(tether) }
    spring = nil
    tether = nil
    animator.changed()
    animator.release(item)
  }
}

/// The name of `UIAttachmentBehavior.AttachmentType` before Swift 3.
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType
