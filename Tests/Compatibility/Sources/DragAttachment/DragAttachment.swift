// SPDX-License-Identifier: MIT

import UIKit

// A plank that is attached at the touch location and rotates about it.
class PlankViewController: UIViewController {
  let plank = UIView(frame: CGRect(x: 80, y: 200, width: 160, height: 30))
  fileprivate var animator: UIDynamicAnimator?
  fileprivate var attachment: UIAttachmentBehavior?
  private(set) var steps = 0
  private(set) var place = CGPoint.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(plank)
    let recognizer = UIPanGestureRecognizer(target: self, action: #selector(handlePan))
    plank.addGestureRecognizer(recognizer)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let animator = UIDynamicAnimator(referenceView: view)
    let gravity = UIGravityBehavior(items: [plank])
    gravity.action = { [weak self] in self?.steps += 1 }
    animator.addBehavior(gravity)
    let collision = UICollisionBehavior(items: [plank])
    collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
    animator.addBehavior(collision)
    let properties = UIDynamicItemBehavior(items: [plank])
    properties.angularResistance = 4
    animator.addBehavior(properties)
    self.animator = animator
  }

  @objc func handlePan(gesture: UIPanGestureRecognizer) {
    guard let animator = animator, let piece = gesture.view else { return }
    switch gesture.state {
    case .began:
      place = gesture.location(in: piece)
      let offset = UIOffset(horizontal: place.x - piece.bounds.midX, vertical: place.y - piece.bounds.midY)
      attachment = UIAttachmentBehavior(
        item: piece, offsetFromCenter: offset, attachedToAnchor: gesture.location(in: view))
      animator.addBehavior(attachment!)
    case .changed:
      attachment!.anchorPoint = gesture.location(in: view)
    default:
      guard let attachment = attachment else { return }
      animator.removeBehavior(attachment)
      self.attachment = nil
    }
  }
}
