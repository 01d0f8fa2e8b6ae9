// SPDX-License-Identifier: MIT

import UIKit

/// Moves a view with a finger by the point that it touched, so that the view rotates; flicked it flies away, otherwise
/// it swings back to its rest point.
///
/// ```swift
/// flick = FlickBehavior(view: photo, restingAt: photo.center)
/// flick.onLeave = { showList() }
/// animator.addBehavior(flick)
/// photo.addGestureRecognizer(UIPanGestureRecognizer { pan in flick.follow(pan) })
/// ```
///
/// Add it to the animator itself, not to another behavior: when the view has left the reference bounds, the behavior
/// removes itself.
public final class FlickBehavior: UIDynamicBehavior {
  /// The view that is moved.
  public let view: UIView
  /// The center of the view at rest. Setting it moves a view that is returning to it.
  public var restPoint: CGPoint {
    didSet { if restPoint != oldValue { snap?.snapPoint = restPoint } }
  }
  /// Decides from the view's offset from its rest point, in points, and the finger's velocity, in points per second,
  /// how fast the view leaves; with nil it swings back. Default: with the velocity if that is above `throwSpeed`.
  public var departure: ((CGPoint, CGPoint) -> CGPoint?)?
  /// Points a second from which a finger throws the view away, unless `departure` decides. Default: 1000.
  public var throwSpeed: CGFloat = LayoutsTuning.flickSpeed
  /// Return damping, 0 to 1; it also applies to a view that is returning. Default: 0.5; with 1 the view does not
  /// overshoot.
  public var snapDamping: CGFloat = LayoutsTuning.flickSnapDamping {
    didSet { if snapDamping != oldValue { snap?.damping = snapDamping } }
  }
  /// Called with the offset from the rest point whenever the view moved, also under the finger. Default: nil.
  public var onMove: ((CGPoint) -> Void)?
  /// Called when the view has left the reference bounds and the behavior its animator. Default: nil.
  public var onLeave: (() -> Void)?
  /// Whether the view was thrown and has not been called back.
  public private(set) var isLeaving = false
  /// The resistance of the view against turning.
  public let itemBehavior: UIDynamicItemBehavior

  private var attachment: UIAttachmentBehavior?
  private var dragPoint: DragPoint?
  private var snap: UISnapBehavior?
  private var push: UIPushBehavior?

  /// Makes the behavior for a view that belongs at a point of the animator's coordinates.
  public init(view: UIView, restingAt restPoint: CGPoint) {
    self.view = view
    self.restPoint = restPoint
    itemBehavior = UIDynamicItemBehavior(items: [view])
    super.init()
    itemBehavior.angularResistance = LayoutsTuning.flickAngularResistance
    addChildBehavior(itemBehavior)
    action = { [me = WeakReference(self)] in me.wrappedValue?.watch() }
  }

  /// Whether the view is returning to its rest point, or rests there after that.
  public var isReturning: Bool { snap != nil }

  /// Sets another rest point, for example when the container's size changed. The view keeps its offset from it, each
  /// axis times a factor (default: 1), and its velocity. A view that a finger holds stays under the finger. Call it
  /// after the view's size changed too. In an animation block the view is moved by that animation.
  public func rest(at point: CGPoint, scalingWayBy scale: CGPoint = CGPoint(x: 1, y: 1)) {
    let old = way
    restPoint = point
    if attachment == nil { view.center = CGPoint(x: point.x + old.x * scale.x, y: point.y + old.y * scale.y) }
    dynamicAnimator?.updateItem(usingCurrentState: view)
  }

  /// The way from the view's place to where it is, in points.
  public var way: CGPoint { CGPoint(x: view.center.x - restPoint.x, y: view.center.y - restPoint.y) }

  /// Moves the view with a finger. Call it from the handler of a pan for every change.
  public func follow(_ pan: UIPanGestureRecognizer) {
    guard let container = dynamicAnimator?.referenceView else { return }
    switch pan.state {
    case .began:
      stop()
      // A running animation would hide the movement of the finger.
      view.layer.removeAllAnimations()
      let touch = pan.location(in: view)
      let offset = UIOffset(horizontal: touch.x - view.bounds.midX, vertical: touch.y - view.bounds.midY)
      let attachment = UIAttachmentBehavior(
        item: view, offsetFromCenter: offset, attachedToAnchor: pan.location(in: container))
      attachment.length = 0
      self.attachment = attachment
      dragPoint = DragPoint(pan, in: container)
      addChildBehavior(attachment)
    case .changed:
      if let dragPoint { attachment?.anchorPoint = dragPoint.location(of: pan, in: container) }
    case .ended: letGo(pan.velocity(in: container))
    case .cancelled: snapBack()
    default: break
    }
  }

  private func letGo(_ velocity: CGPoint) {
    guard attachment != nil else { return }
    let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
    let leave = departure.map { $0(way, velocity) } ?? (speed > throwSpeed ? velocity : nil)
    if let leave { return flick(with: leave) }
    snapBack()
    // The finger led the view without giving it a velocity; without a velocity it would stop before it swings back.
    let old = itemBehavior.linearVelocity(for: view)
    itemBehavior.addLinearVelocity(CGPoint(x: velocity.x - old.x, y: velocity.y - old.y), for: view)
  }

  /// Throws the view away with a velocity in points a second, by a push; its spin stays. A velocity of zero, or one that
  /// is not finite, lets it swing back instead.
  public func flick(with velocity: CGPoint) {
    let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
    guard speed.isFinite, speed > 0 else { return snapBack() }
    stop()
    // The push alone decides how the middle moves: what the finger gave it differs from the finger's own velocity.
    let old = itemBehavior.linearVelocity(for: view)
    itemBehavior.addLinearVelocity(CGPoint(x: -old.x, y: -old.y), for: view)
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    // A push of 1 gives 100 x 100 points a speed of 100.
    let share = view.bounds.width * view.bounds.height / 1_000_000
    push.pushDirection = CGVector(dx: velocity.x * share, dy: velocity.y * share)
    self.push = push
    addChildBehavior(push)
    isLeaving = true
  }

  /// Returns the view to its rest point and upright orientation, with a small overshoot.
  public func snapBack() { snapBack(damping: snapDamping) }

  /// The same with another damping, 0...1; with 1 the view does not overshoot.
  public func snapBack(damping: CGFloat) {
    stop()
    let snap = UISnapBehavior(item: view, snapTo: restPoint)
    snap.damping = damping
    self.snap = snap
    addChildBehavior(snap)
  }

  /// Ends what moves the view; it keeps its velocity.
  private func stop() {
    isLeaving = false
    for child in [attachment, snap, push] as [UIDynamicBehavior?] {
      if let child { removeChildBehavior(child) }
    }
    attachment = nil
    snap = nil
    push = nil
  }

  private func watch() {
    onMove?(way)
    guard isLeaving, let animator = dynamicAnimator, let container = animator.referenceView,
      !container.bounds.intersects(view.frame)
    else { return }
    stop()
    animator.removeBehavior(self)
    onLeave?()
  }
}
