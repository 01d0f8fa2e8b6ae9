// SPDX-License-Identifier: MIT

import UIKit

// A tray that gravity pulls to one of two sides. The user chooses the side by dragging.
class TrayViewController: UIViewController {
  let tray = UIView()
  private var animator: UIDynamicAnimator!
  private let gravity = UIGravityBehavior()
  private let collision = UICollisionBehavior()
  private var panAttachment: UIAttachmentBehavior?
  private var push: UIPushBehavior!
  private(set) var hits: [String] = []
  let handle: CGFloat = 40

  override func viewDidLoad() {
    super.viewDidLoad()
    tray.frame = CGRect(x: view.bounds.width - handle, y: 0, width: view.bounds.width, height: view.bounds.height)
    view.addSubview(tray)
    tray.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan(_:))))
    setUpBehaviors()
  }

  private func setUpBehaviors() {
    animator = UIDynamicAnimator(referenceView: view)
    collision.addItem(tray)
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: -(view.bounds.width - handle)))
    collision.addBoundary(
      withIdentifier: "left" as NSString, from: .zero, to: CGPoint(x: 0, y: view.bounds.height))
    collision.collisionDelegate = self
    animator.addBehavior(collision)
    gravity.addItem(tray)
    gravity.gravityDirection = CGVector(dx: 2, dy: 0)
    animator.addBehavior(gravity)
    push = UIPushBehavior(items: [tray], mode: .instantaneous)
    push.active = false
    animator.addBehavior(push)
    let properties = UIDynamicItemBehavior(items: [tray])
    properties.allowsRotation = false
    properties.elasticity = 0.35
    animator.addBehavior(properties)
  }

  @objc func pan(_ recognizer: UIPanGestureRecognizer) {
    var location = recognizer.location(in: view)
    location.y = tray.bounds.midY
    switch recognizer.state {
    case .began:
      animator.removeBehavior(gravity)
      let offset = UIOffset(horizontal: location.x - tray.center.x, vertical: 0)
      panAttachment = UIAttachmentBehavior(item: tray, offsetFromCenter: offset, attachedToAnchor: location)
      animator.addBehavior(panAttachment!)
    case .changed:
      panAttachment?.anchorPoint = location
    case .ended, .cancelled:
      animator.removeBehavior(panAttachment!)
      panAttachment = nil
      let velocity = recognizer.velocity(in: view)
      let opens = abs(velocity.x) > 500 ? velocity.x < 0 : tray.frame.minX < view.bounds.midX
      gravity.gravityDirection = CGVector(dx: opens ? -2 : 2, dy: 0)
      animator.addBehavior(gravity)
      push.pushDirection = CGVector(dx: velocity.x / 10, dy: 0)
      push.active = true
    default: ()
    }
  }
}

// MARK: UICollisionBehaviorDelegate
extension TrayViewController: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
  ) {
    if let name = identifier as? String, item === tray { hits.append(name) }
  }
}
