// SPDX-License-Identifier: MIT

import SprungPhysics

/// Moves an item to a point and rotates it upright, as if springs pulled its four corners. The effect ends when the
/// behavior is removed.
///
/// ```swift
/// animator.addBehavior(UISnapBehavior(item: card, snapTo: CGPoint(x: 160, y: 240)))
/// ```
///
/// Regardless of its mass, the item oscillates at 2.5 Hz with a damping ratio of 0.15 + 0.85 `damping`, and ends
/// exactly at the point. An item that does not allow rotation is only moved, and an anchored item is not affected.
///
/// Differs from Apple: an upright item does not rotate during the motion.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  final let item: any UIDynamicItem
  private final var point: CGPoint
  private final var dampingValue: CGFloat = 0.5
  private final var spring: SpringID?

  override var kindName: String { "UISnapBehavior" }

  /// Creates a snap to a point in the animator's coordinates. A point that is not finite is reported as a fault and
  /// replaced by the item's center.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    if point.x.isFinite, point.y.isFinite {
      self.point = point
    } else {
      self.point = item.center
      Diagnostics.report(
        "nonFiniteValue",
        "The snap point \(Double(point.x)), \(Double(point.y)) is not finite, so the item's center is used."
      )
    }
    super.init()
  }

  /// The point to which the item moves. Setting the point restarts the motion. A value that is not finite is ignored
  /// and reported as a fault.
  open var snapPoint: CGPoint {
    get { point }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else {
        return Diagnostics.report(
          "nonFiniteValue",
          "snapPoint was set to \(Double(newValue.x)), \(Double(newValue.y)), which is not finite and is ignored.")
      }
      guard newValue != point else { return }
      point = newValue
      guard let animator, let spring else { return }
      animator.changeCount += 1
      animator.world.setAnchor(anchor(in: animator), of: spring)
      animator.changed()
    }
  }

  /// The damping of the oscillation at the end of the motion, clamped to 0...1. Default: 0.5.
  open var damping: CGFloat {
    get { dampingValue }
    set {
      guard newValue.isFinite else {
        return Diagnostics.report(
          "nonFiniteValue", "damping of a snap was set to \(Double(newValue)), which is not finite and is ignored.")
      }
      dampingValue = newValue
      guard let animator, let spring else { return }
      animator.changeCount += 1
      let ratio = massFactor(in: animator)
      animator.world.setFrequency(
        UIKitTuning.snapFrequency * ratio, damping: dampingRatio * ratio, of: spring)
      rotateBack(in: animator)
      animator.changed()
    }
  }

  private var dampingRatio: Double {
    UIKitTuning.snapDamping.least + UIKitTuning.snapDamping.range * min(1, max(0, Double(dampingValue)))
  }

  /// Returns the factor by which the spring of a group must be stiffer. It is the square root of the ratio of the
  /// group's mass to that of its leading body.
  private func massFactor(in animator: UIDynamicAnimator) -> Double {
    animator.state(of: item)?.group?.massRatio.squareRoot() ?? 1
  }

  /// Returns the target position of the item's body.
  private func anchor(in animator: UIDynamicAnimator) -> CGPoint {
    guard let leader = animator.state(of: item)?.group?.leader else { return point }
    return CGPoint(x: point.x + leader.offset.dx, y: point.y + leader.offset.dy)
  }

  private func rotateBack(in animator: UIDynamicAnimator) {
    guard let state = animator.state(of: item), state.group?.leader.angle ?? 0 == 0 else { return }
    let ratio = UIKitTuning.snapTurnRatio * massFactor(in: animator)
    animator.world.setRighting(
      frequency: UIKitTuning.snapFrequency * ratio, damping: dampingRatio * ratio, of: state.body)
  }

  package override var dynamicItems: [any UIDynamicItem] { [item] }

  package override func discard(_ item: any UIDynamicItem) -> Bool { item === self.item }

  package override func attach(to animator: UIDynamicAnimator) {
    animator.retain(item)
    animator.parts.effects.snaps.append(self)
    spring = nil
    guard let body = animator.body(of: item) else { return }
    let ratio = massFactor(in: animator)
    spring = animator.world.addSpring(
      to: body, anchor: anchor(in: animator), frequency: UIKitTuning.snapFrequency * ratio,
      damping: dampingRatio * ratio)
    rotateBack(in: animator)
  }

  package override func detach(from animator: UIDynamicAnimator) {
    animator.parts.effects.snaps.removeAll { $0 === self }
    if let body = animator.body(of: item) {
      if let spring { animator.world.removeSpring(spring) }
      animator.world.setRighting(frequency: 0, damping: 0, of: body)
      // If another snap of the same item exists, it must continue to rotate the item.
      for snap in animator.parts.effects.snaps where animator.body(of: snap.item) == body {
        snap.rotateBack(in: animator)
      }
    }
    spring = nil
    animator.release(item)
  }
}
