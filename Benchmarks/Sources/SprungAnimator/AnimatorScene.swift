// SPDX-License-Identifier: MIT

import UIKit

/// Implements `peers/engine.h` with UIDynamicAnimator: views in a reference view, moved by behaviors as in an app.
final class AnimatorScene {
  /// The running scene, which the C functions access globally.
  static var running: AnimatorScene?

  /// The running scene.
  static var shared: AnimatorScene {
    guard let running else { fatalError("a scene must begin with eng_init") }
    return running
  }

  let stage = UIView(frame: CGRect(x: -5_000, y: -5_000, width: 60_000, height: 60_000))
  let animator: UIDynamicAnimator
  private(set) var items: [UIView] = []
  private let gravity = UIGravityBehavior()
  private let collision = UICollisionBehavior()
  private let velocities = UIDynamicItemBehavior()
  /// The push behaviors of items that have a force, by item number.
  private var pushes: [Int: UIPushBehavior] = [:]
  private var wallCount = 0

  init(gravity vector: CGVector) {
    stage.bounds.origin = CGPoint(x: -5_000, y: -5_000)
    animator = UIDynamicAnimator(referenceView: stage)
    // A magnitude of 1 is 1,000 pt/s².
    gravity.gravityDirection = CGVector(dx: vector.dx / 1_000, dy: vector.dy / 1_000)
    if vector != .zero { animator.addBehavior(gravity) }
    animator.addBehavior(collision)
    animator.addBehavior(velocities)
  }

  func add(_ item: UIView, isAnchored: Bool, collides: Bool, friction: Double, elasticity: Double) -> Int32 {
    stage.addSubview(item)
    let behavior = UIDynamicItemBehavior(items: [item])
    behavior.friction = friction
    behavior.elasticity = elasticity
    behavior.resistance = 0
    behavior.angularResistance = 0
    behavior.isAnchored = isAnchored
    animator.addBehavior(behavior)
    velocities.addItem(item)
    if !isAnchored { gravity.addItem(item) }
    if collides { collision.addItem(item) }
    items.append(item)
    return Int32(items.count - 1)
  }

  func addWall(from start: CGPoint, to end: CGPoint) {
    wallCount += 1
    collision.addBoundary(withIdentifier: "wall \(wallCount)" as NSString, from: start, to: end)
  }

  /// Limits the distance between two items to `limit`, or fixes it at the current distance if `limit` is nil. If
  /// `first` is negative, `point` replaces the first item.
  func hold(_ first: Int32, _ point: CGPoint, _ second: Int32, limit: CGFloat?) {
    let item = items[Int(second)]
    let attachment: UIAttachmentBehavior
    if let limit {
      let end = first < 0 ? post(at: point) : items[Int(first)]
      attachment = .limitAttachment(
        with: end, offsetFromCenter: .zero, attachedTo: item, offsetFromCenter: .zero)
      attachment.length = limit
    } else if first < 0 {
      attachment = UIAttachmentBehavior(item: item, attachedToAnchor: point)
    } else {
      attachment = UIAttachmentBehavior(item: items[Int(first)], attachedTo: item)
    }
    animator.addBehavior(attachment)
  }

  /// Creates an item that does not move, because ropes cannot be anchored to points.
  private func post(at point: CGPoint) -> UIView {
    let post = UIView(frame: CGRect(x: point.x - 1, y: point.y - 1, width: 2, height: 2))
    stage.addSubview(post)
    let behavior = UIDynamicItemBehavior(items: [post])
    behavior.isAnchored = true
    animator.addBehavior(behavior)
    return post
  }

  func addSpring(to item: Int32, anchor: CGPoint, frequency: CGFloat, damping: CGFloat) {
    let spring = UIAttachmentBehavior(item: items[Int(item)], attachedToAnchor: anchor)
    spring.length = 0
    spring.frequency = frequency
    spring.damping = damping
    animator.addBehavior(spring)
  }

  func nudge(_ number: Int32, by way: CGVector) {
    let item = items[Int(number)]
    item.center = CGPoint(x: item.center.x + way.dx, y: item.center.y + way.dy)
    animator.updateItem(usingCurrentState: item)
  }

  /// Sets the acceleration of an item in pt/s².
  func accelerate(_ number: Int32, by acceleration: CGVector) {
    let item = items[Int(number)]
    let push: UIPushBehavior
    if let known = pushes[Int(number)] {
      push = known
    } else {
      push = UIPushBehavior(items: [item], mode: .continuous)
      pushes[Int(number)] = push
      animator.addBehavior(push)
    }
    // A magnitude of 1 accelerates 100 x 100 points by 100 pt/s².
    let mass = item.bounds.width * item.bounds.height / 10_000
    push.pushDirection = CGVector(dx: acceleration.dx * mass / 100, dy: acceleration.dy * mass / 100)
  }

  func velocity(of number: Int32) -> CGPoint { velocities.linearVelocity(for: items[Int(number)]) }

  func angularVelocity(of number: Int32) -> CGFloat { velocities.angularVelocity(for: items[Int(number)]) }

  func setVelocity(_ velocity: CGPoint, of number: Int32) {
    let old = self.velocity(of: number)
    velocities.addLinearVelocity(
      CGPoint(x: velocity.x - old.x, y: velocity.y - old.y), for: items[Int(number)])
  }
}

/// A view that collides as the ellipse that fills its bounds.
final class RoundView: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}
