// SPDX-License-Identifier: MIT

import UIKit

/// Attaches a view to the touch that drags it, so that it swings around the touched point.
///
/// A flick throws the view off the screen. After a slow release, it snaps back.
final class FlickToDismiss: NSObject, UIGestureRecognizerDelegate {
  private let item: UIView
  private let animator: UIDynamicAnimator
  private let motion: UIDynamicItemBehavior
  private var attachment: UIAttachmentBehavior?
  private var snap: UISnapBehavior?
  let pan = UIPanGestureRecognizer()

  /// The minimum speed of a flick that throws the view away, in points per second.
  static let throwSpeed: CGFloat = 800

  /// Whether touches can move the view.
  var isEnabled: () -> Bool = { true }
  /// Called with the view's distance from its original position, in points.
  var onMove: (CGFloat) -> Void = { _ in }
  /// Called when the thrown view has left the screen.
  var onLeave: () -> Void = {}

  /// Adds the gesture recognizer for `item` to `container`.
  init(_ item: UIView, in container: UIView) {
    self.item = item
    animator = UIDynamicAnimator(referenceView: container)
    motion = UIDynamicItemBehavior(items: [item])
    super.init()
    motion.angularResistance = 2
    motion.action = { [weak self] in self?.moved() }
    pan.addTarget(self, action: #selector(panned(_:)))
    pan.delegate = self
    container.addGestureRecognizer(pan)
  }

  private var container: UIView? { animator.referenceView }
  private var home: CGPoint { container.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) } ?? .zero }

  /// Stops all motion and removes the rotation, for example when the device rotates.
  func reset() {
    animator.removeAllBehaviors()
    attachment = nil
    snap = nil
    item.transform = .identity
  }

  @objc private func panned(_ pan: UIPanGestureRecognizer) {
    let point = pan.location(in: container)
    switch pan.state {
    case .began:
      animator.removeAllBehaviors()
      let touch = pan.location(in: item)
      let offset = UIOffset(horizontal: touch.x - item.bounds.midX, vertical: touch.y - item.bounds.midY)
      let attachment = UIAttachmentBehavior(item: item, offsetFromCenter: offset, attachedToAnchor: point)
      attachment.length = 0
      self.attachment = attachment
      animator.addBehavior(motion)
      animator.addBehavior(attachment)
    case .changed: attachment?.anchorPoint = point
    case .ended: release(pan.velocity(in: container))
    case .cancelled, .failed: snapBack()
    default: break
    }
  }

  private func release(_ velocity: CGPoint) {
    guard let attachment else { return }
    let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
    guard speed > Self.throwSpeed else { return snapBack() }
    animator.removeBehavior(attachment)
    self.attachment = nil
    // The view continues at the velocity of the touch. The attachment has already made it spin.
    let current = motion.linearVelocity(for: item)
    motion.addLinearVelocity(CGPoint(x: velocity.x - current.x, y: velocity.y - current.y), for: item)
  }

  private func snapBack() {
    if let attachment { animator.removeBehavior(attachment) }
    attachment = nil
    let snap = UISnapBehavior(item: item, snapTo: home)
    snap.damping = 0.7
    self.snap = snap
    animator.addBehavior(snap)
  }

  private func moved() {
    let center = item.center
    let (x, y) = (center.x - home.x, center.y - home.y)
    onMove((x * x + y * y).squareRoot())
    guard attachment == nil, snap == nil, let container else { return }
    if !container.bounds.intersects(item.frame) {
      animator.removeAllBehaviors()
      onLeave()
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isEnabled() }
}
