// SPDX-License-Identifier: MIT

import UIKit

// A weight that swings from an anchor and can be dragged: a behavior composed of child behaviors.
class PendulumBehavior: UIDynamicBehavior {
  private let draggingBehavior: UIAttachmentBehavior
  private let pushBehavior: UIPushBehavior

  init(weight item: UIDynamicItem, suspendedFrom point: CGPoint) {
    let gravityBehavior = UIGravityBehavior(items: [item])
    let attachmentBehavior = UIAttachmentBehavior(item: item, attachedToAnchor: point)
    draggingBehavior = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint.zero)
    pushBehavior = UIPushBehavior(items: [item], mode: .instantaneous)
    pushBehavior.active = false
    super.init()
    addChildBehavior(gravityBehavior)
    addChildBehavior(attachmentBehavior)
    addChildBehavior(pushBehavior)
  }

  func beginDraggingWeight(at point: CGPoint) {
    draggingBehavior.anchorPoint = point
    addChildBehavior(draggingBehavior)
  }

  func dragWeight(to point: CGPoint) {
    draggingBehavior.anchorPoint = point
  }

  func endDraggingWeight(with velocity: CGPoint) {
    var magnitude = sqrt(pow(velocity.x, 2.0) + pow(velocity.y, 2.0))
    let angle = atan2(velocity.y, velocity.x)
    magnitude /= 500
    pushBehavior.angle = angle
    pushBehavior.magnitude = magnitude
    pushBehavior.active = true
    removeChildBehavior(draggingBehavior)
  }

  override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    super.willMove(to: dynamicAnimator)
    moves.append(dynamicAnimator != nil)
  }

  private(set) var moves: [Bool] = []
}

class PendulumViewController: UIViewController {
  let weight = UIView(frame: CGRect(x: 200, y: 180, width: 40, height: 40))
  var animator: UIDynamicAnimator!
  var pendulum: PendulumBehavior!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(weight)
    weight.backgroundColor = UIColor.brown
    animator = UIDynamicAnimator(referenceView: view)
    pendulum = PendulumBehavior(weight: weight, suspendedFrom: CGPoint(x: 160, y: 80))
    animator.addBehavior(pendulum)
  }
}
