// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit

/// A delegate of an animator and its collisions.
@MainActor final class LifetimeDynamicsDelegate: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  weak var stage: LifetimeStage?

  init(_ stage: LifetimeStage) {
    self.stage = stage
    super.init()
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { stage?.callback() }
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { stage?.callback() }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { stage?.callback() }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) { stage?.callback() }
}

extension LifetimeStage {
  /// Creates an animator with a few views and most behaviors.
  func makeAnimator() -> (UIView, UIDynamicAnimator, [UIView]) {
    let room = UIView(frame: rootView.bounds)
    show(room, "the reference view")
    let items = (0..<5).map { UIView(frame: CGRect(x: 20 + $0 * 55, y: 30 + $0 * 7, width: 40, height: 40)) }
    for item in items {
      room.addSubview(item)
      track(item, "an item")
    }
    let animator = UIDynamicAnimator(referenceView: room)
    hold(animator, "the animator")
    let delegate = LifetimeDynamicsDelegate(self)
    help(delegate)
    animator.delegate = delegate
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = delegate
    let gravity = UIGravityBehavior(items: items)
    gravity.action = { [weak self] in self?.callback() }
    let spring = UIAttachmentBehavior(item: items[0], attachedTo: items[1])
    spring.frequency = 2
    let snap = UISnapBehavior(item: items[2], snapTo: CGPoint(x: 200, y: 200))
    let push = UIPushBehavior(items: [items[3]], mode: .instantaneous)
    push.setAngle(0.3, magnitude: 0.5)
    let group = UIDynamicBehavior()
    group.addChildBehavior(UIDynamicItemBehavior(items: items))
    for behavior in [collision, gravity, spring, snap, push, group] {
      animator.addBehavior(behavior)
      if oneIn(8) {
        keep(behavior) { _ = $0.dynamicAnimator }
      } else {
        track(behavior, "\(type(of: behavior))")
      }
    }
    return (room, animator, items)
  }
}

extension LifetimeScene {
  static let dynamics: [LifetimeScene] = [
    LifetimeScene("animator") { stage in
      let (_, animator, items) = stage.makeAnimator()
      let item = items[stage.int(0..<items.count)]
      switch stage.int(0..<4) {
      case 0: stage.later(stage.int(1..<30)) { [weak item] in item?.removeFromSuperview() }
      case 1: stage.later(stage.int(1..<30)) { [weak animator] in animator?.removeAllBehaviors() }
      case 2:
        stage.later(stage.int(1..<30)) { [weak animator, weak item] in
          guard let animator, let item else { return }
          item.center = CGPoint(x: 100, y: 100)
          animator.updateItem(usingCurrentState: item)
        }
      default: break
      }
    },
    LifetimeScene("animator released alone") { stage in
      let (room, _, _) = stage.makeAnimator()
      // The view outlives the animator.
      stage.keep(UIView()) { [weak room] _ in room?.setNeedsLayout() }
    },
    LifetimeScene("animator of a survivor") { stage in
      let (_, animator, _) = stage.makeAnimator()
      stage.keep(UIView()) { [weak animator] _ in _ = animator?.isRunning }
    },
    LifetimeScene("dragged attachment") { stage in
      let (room, animator, items) = stage.makeAnimator()
      let pull = UIAttachmentBehavior(item: items[4], attachedToAnchor: CGPoint(x: 100, y: 300))
      pull.frequency = 1
      stage.track(pull, "the pulling attachment")
      room.addGestureRecognizer(
        UIPanGestureRecognizer { [weak animator, weak pull, weak stage] pan in
          guard let animator, let pull else { return }
          if pan.state == .began { animator.addBehavior(pull) }
          pull.anchorPoint = pan.location(in: nil)
          if pan.state == .ended { animator.removeBehavior(pull) }
          stage?.callback()
        })
      stage.hold(pull, "the attachment")
      stage.finger(at: CGPoint(x: 200, y: 300), to: stage.point(), moving: 30)
    },
    LifetimeScene("field and group") { stage in
      let (room, animator, items) = stage.makeAnimator()
      let field = UIFieldBehavior.vortexField()
      field.position = CGPoint(x: 160, y: 200)
      for item in items { field.addItem(item) }
      animator.addBehavior(field)
      stage.track(field, "the field")
      if stage.oneIn(2) { stage.later(stage.int(1..<30)) { [weak room] in room?.removeFromSuperview() } }
    },
  ]
}
