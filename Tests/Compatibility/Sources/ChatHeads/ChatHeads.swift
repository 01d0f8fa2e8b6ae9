// SPDX-License-Identifier: MIT

import UIKit

// A round head that can be thrown to an edge of the screen, where it snaps into place.
class ChatHeadViewController: UIViewController, UIDynamicAnimatorDelegate {
  let head = UIView(frame: CGRect(x: 0, y: 100, width: 60, height: 60))
  private(set) var pauses = 0
  private(set) var opened = 0
  private lazy var animator: UIDynamicAnimator = UIDynamicAnimator(referenceView: view)
  private var snap: UISnapBehavior?
  private var attachment: UIAttachmentBehavior?

  override func viewDidLoad() {
    super.viewDidLoad()
    head.layer.cornerRadius = 30
    head.backgroundColor = UIColor.blue
    view.addSubview(head)
    animator.delegate = self
    let properties = UIDynamicItemBehavior(items: [head])
    properties.allowsRotation = false
    properties.resistance = 10
    animator.addBehavior(properties)
    let pan = UIPanGestureRecognizer()
    pan.addTarget(self, action: #selector(self.pan(_:)))
    head.addGestureRecognizer(pan)
    let tap = UITapGestureRecognizer(target: self, action: #selector(ChatHeadViewController.tapped))
    head.addGestureRecognizer(tap)
  }

  @objc func pan(_ gesture: UIPanGestureRecognizer) {
    let location = gesture.location(in: view)
    switch gesture.state {
    case .began:
      if let snap = snap { animator.removeBehavior(snap) }
      snap = nil
      let attachment = UIAttachmentBehavior(item: head, attachedToAnchor: location)
      attachment.length = 0
      animator.addBehavior(attachment)
      self.attachment = attachment
    case .changed:
      attachment?.anchorPoint = location
    case .ended, .cancelled, .failed:
      if let attachment = attachment { animator.removeBehavior(attachment) }
      attachment = nil
      let velocity = gesture.velocity(in: view)
      snapToEdge(from: CGPoint(x: head.center.x + velocity.x * 0.2, y: head.center.y + velocity.y * 0.2))
    default: break
    }
  }

  private func snapToEdge(from point: CGPoint) {
    let x: CGFloat = point.x < view.bounds.midX ? 30 : view.bounds.maxX - 30
    let y = min(max(point.y, 50), view.bounds.maxY - 50)
    let snap = UISnapBehavior(item: head, snapTo: CGPoint(x: x, y: y))
    snap.damping = 0.6
    animator.addBehavior(snap)
    self.snap = snap
  }

  @objc private func tapped() { opened += 1 }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    pauses += 1
  }
}
