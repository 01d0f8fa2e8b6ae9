// SPDX-License-Identifier: MIT

import UIKit

// Counts the collisions of a falling box.
class CollisionCounterViewController: UIViewController {
  let box = UIView(frame: CGRect(x: 140, y: 50, width: 40, height: 40))
  let shelf = UIView(frame: CGRect(x: 100, y: 300, width: 120, height: 20))
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
  private(set) var counts: [String: Int] = [:]
  private(set) var ends = 0
  private(set) var story: [String] = []
  private(set) lazy var animator: UIDynamicAnimator = {
    let animator = UIDynamicAnimator(referenceView: self.view)
    animator.delegate = self
    return animator
  }()
  let collision = UICollisionBehavior()

  override func viewDidLoad() {
    super.viewDidLoad()
    [shelf, box, label].forEach(view.addSubview)
    let gravity = UIGravityBehavior(items: [box])
    collision.addItem(box)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(withIdentifier: "shelf" as NSString, for: UIBezierPath(rect: shelf.frame))
    collision.collisionDelegate = self
    let properties = UIDynamicItemBehavior(items: [box])
    properties.elasticity = 0.3
    [gravity, collision, properties].forEach(animator.addBehavior)
  }

  func dropShelf() {
    collision.removeBoundary(withIdentifier: "shelf" as NSString)
    animator.updateItem(usingCurrentState: box)
  }

  private func count(_ name: String) {
    counts[name, default: 0] += 1
    label.text = "\(counts.values.reduce(0, +)) contacts"
  }
}

extension CollisionCounterViewController: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
  ) {
    if let name = identifier as? String { count(name) } else { count("edge") }
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?
  ) {
    ends += 1
  }
}

extension CollisionCounterViewController: UIDynamicAnimatorDelegate {
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { story.append("pause") }

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { story.append("resume") }
}
