// SPDX-License-Identifier: MIT

import UIKit

/// Drags a view by the touched point, so that the view rotates. If the view is flicked, it flies away; otherwise it
/// swings back to its rest point.
///
/// ```swift
/// flick = FlickBehavior(view: photo, restingAt: photo.center)
/// flick.onLeave = { showList() }
/// animator.addBehavior(flick)
/// photo.addGestureRecognizer(UIPanGestureRecognizer { pan in flick.follow(pan) })
/// ```
///
/// Add the behavior directly to the animator, not to another behavior. The behavior removes itself when the view has
/// left the reference bounds.
public final class FlickBehavior: UIDynamicBehavior {
  /// The dragged view.
  public let view: UIView
  /// The center of the view at rest. Setting the center redirects a view that is returning.
  public var restPoint: CGPoint {
    didSet { if restPoint != oldValue { snap?.snapPoint = restPoint } }
  }
  /// Returns the velocity at which the view leaves, or nil to let it swing back. The arguments are the offset from the
  /// rest point in points and the velocity of the touch in points per second. Default: the view leaves with the touch's
  /// velocity if the speed exceeds `throwSpeed`.
  public var departure: ((CGPoint, CGPoint) -> CGPoint?)?
  /// The minimum speed of a throw in points per second, unless `departure` is set. Default: 1000.
  public var throwSpeed: CGFloat = LayoutsTuning.flickSpeed
  /// The damping of the returning view, 0 to 1. Changes also apply to a view that is already returning. With a value of
  /// 1, the view does not overshoot. Default: 0.5.
  public var snapDamping: CGFloat = LayoutsTuning.flickSnapDamping {
    didSet { if snapDamping != oldValue { snap?.damping = snapDamping } }
  }
  /// Called with the offset from the rest point whenever the view has moved, including during a drag. Default: nil.
  public var onMove: ((CGPoint) -> Void)?
  /// Called after the view has left the reference bounds and the behavior has been removed from its animator. Default:
  /// nil.
  public var onLeave: (() -> Void)?
  /// Whether the view has been thrown and has not been recalled.
  public private(set) var isLeaving = false
  /// The item behavior that sets the angular resistance of the view.
  public let itemBehavior: UIDynamicItemBehavior

  private var attachment: UIAttachmentBehavior?
  private var dragPoint: DragPoint?
  private var snap: UISnapBehavior?
  private var push: UIPushBehavior?

  /// Creates a behavior for a view with the given rest point in the animator's coordinates.
  public init(view: UIView, restingAt restPoint: CGPoint) {
    self.view = view
    self.restPoint = restPoint
    itemBehavior = UIDynamicItemBehavior(items: [view])
    super.init()
    itemBehavior.angularResistance = LayoutsTuning.flickAngularResistance
    addChildBehavior(itemBehavior)
    action = { [me = WeakReference(self)] in me.wrappedValue?.watch() }
  }

  /// Whether the view is returning to its rest point, or has returned.
  public var isReturning: Bool { snap != nil }

  /// Sets another rest point, for example after the container is resized. The view keeps its velocity. The offset of
  /// the view from its rest point is multiplied by a factor per axis (default: 1). A dragged view stays under the
  /// touch. Also call this method after the size of the view changes. In an animation block, the view moves with an
  /// animation.
  public func rest(at point: CGPoint, scalingWayBy scale: CGPoint = CGPoint(x: 1, y: 1)) {
    let old = way
    restPoint = point
    if attachment == nil { view.center = CGPoint(x: point.x + old.x * scale.x, y: point.y + old.y * scale.y) }
    dynamicAnimator?.updateItem(usingCurrentState: view)
  }

  /// The offset of the view from its rest point in points.
  public var way: CGPoint { CGPoint(x: view.center.x - restPoint.x, y: view.center.y - restPoint.y) }

  /// Moves the view with a pan gesture. Call this method from the handler of the gesture, for every state change.
  public func follow(_ pan: UIPanGestureRecognizer) {
    guard let container = dynamicAnimator?.referenceView else { return }
    switch pan.state {
    case .began:
      stop()
      // A running animation would hide the drag.
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
    // Add the touch's velocity, because the dragged view itself has none. Otherwise, the view would stop before
    // swinging back.
    let old = itemBehavior.linearVelocity(for: view)
    itemBehavior.addLinearVelocity(CGPoint(x: velocity.x - old.x, y: velocity.y - old.y), for: view)
  }

  /// Throws the view with a push at the given velocity in points per second. The rotation of the view continues. If the
  /// velocity is zero or not finite, the view swings back instead.
  public func flick(with velocity: CGPoint) {
    let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
    guard speed.isFinite, speed > 0 else { return snapBack() }
    stop()
    // Remove the view's own velocity, which differs from that of the touch, so that only the push determines the linear
    // motion.
    let old = itemBehavior.linearVelocity(for: view)
    itemBehavior.addLinearVelocity(CGPoint(x: -old.x, y: -old.y), for: view)
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    // A push of 1 accelerates an item of 100 x 100 points to a speed of 100 points per second.
    let share = view.bounds.width * view.bounds.height / 1_000_000
    push.pushDirection = CGVector(dx: velocity.x * share, dy: velocity.y * share)
    self.push = push
    addChildBehavior(push)
    isLeaving = true
  }

  /// Returns the view to its rest point and upright orientation. It overshoots slightly.
  public func snapBack() { snapBack(damping: snapDamping) }

  /// Returns the view to its rest point with the given damping, 0...1. With a damping of 1, the view does not
  /// overshoot.
  public func snapBack(damping: CGFloat) {
    stop()
    let snap = UISnapBehavior(item: view, snapTo: restPoint)
    snap.damping = damping
    self.snap = snap
    addChildBehavior(snap)
  }

  /// Removes the behavior that moves the view. The view keeps its velocity.
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
