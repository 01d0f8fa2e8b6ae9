// SPDX-License-Identifier: MIT

import UIKit

// A row of touching balls on strings.
class NewtonsCradleView: UIView {
  private(set) var balls: [BallView] = []
  private(set) var anchors: [CGPoint] = []
  private var animator: UIDynamicAnimator!
  private var push: UIPushBehavior?
  let rodLength: CGFloat = 150
  let ballSize = CGSize(width: 40, height: 40)

  class BallView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { return .ellipse }
  }

  init(frame: CGRect, count: Int) {
    super.init(frame: frame)
    animator = UIDynamicAnimator(referenceView: self)
    let first = bounds.midX - CGFloat(count - 1) * ballSize.width / 2
    for index in 0..<count {
      let ball = BallView(frame: CGRect(origin: .zero, size: ballSize))
      let anchor = CGPoint(x: first + CGFloat(index) * (ballSize.width + 1), y: 60)
      ball.center = CGPoint(x: anchor.x, y: anchor.y + rodLength)
      ball.layer.cornerRadius = ballSize.width / 2
      addSubview(ball)
      balls.append(ball)
      anchors.append(anchor)
    }
    let container = UIDynamicBehavior()
    let gravity = UIGravityBehavior(items: balls)
    gravity.magnitude = 2
    container.addChildBehavior(gravity)
    let collision = UICollisionBehavior(items: balls)
    collision.collisionMode = .items
    container.addChildBehavior(collision)
    let properties = UIDynamicItemBehavior(items: balls)
    properties.elasticity = 1
    properties.friction = 0
    properties.resistance = 0
    properties.allowsRotation = false
    container.addChildBehavior(properties)
    for (ball, anchor) in zip(balls, anchors) {
      container.addChildBehavior(UIAttachmentBehavior(item: ball, attachedToAnchor: anchor))
    }
    animator.addBehavior(container)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func kickFirst(by magnitude: CGFloat) {
    let push = UIPushBehavior(items: [balls[0]], mode: .instantaneous)
    push.pushDirection = CGVector(dx: -magnitude, dy: 0)
    animator.addBehavior(push)
    self.push = push
  }
}
