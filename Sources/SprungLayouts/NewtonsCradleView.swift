// SPDX-License-Identifier: MIT

import UIKit

/// Newton's cradle: five balls on rigid rods. A knock travels through the row and throws the last ball up.
///
/// The cradle is built for the bounds that the view has, and anew when their size changes. A finger pulls a ball by a push
/// that grows with the way; assistive technology and the keyboard knock it.
public final class NewtonsCradleView: UIView {
  /// The balls, from left to right.
  public private(set) var balls: [BallBearingView] = []
  /// The rods, in the order of the balls: attachments to the anchors, which do not stretch.
  public private(set) var attachments: [UIAttachmentBehavior] = []
  /// Runs the cradle; nil before the first layout.
  public private(set) var animator: UIDynamicAnimator?

  private var rods: [UIView] = []
  private var builtSize = CGSize.zero

  /// Builds the cradle anew when the size changed, and knocks the first ball.
  public override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != builtSize, bounds.width > 0, bounds.height > 0 else { return }
    builtSize = bounds.size
    build()
    knock(balls[0])
  }

  /// Gives a ball a push of `LayoutsTuning.cradleKnock` away from the middle of the row, the middle ball to the left.
  @discardableResult
  public func knock(_ ball: BallBearingView) -> Bool {
    guard let animator, let place = balls.firstIndex(where: { $0 === ball }) else { return false }
    let push = UIPushBehavior(items: [ball], mode: .instantaneous)
    push.pushDirection = CGVector(
      dx: place > balls.count / 2 ? LayoutsTuning.cradleKnock : -LayoutsTuning.cradleKnock, dy: 0)
    // A push is over after one step: the last one makes room for the next.
    if let knockBehavior { animator.removeBehavior(knockBehavior) }
    knockBehavior = push
    animator.addBehavior(push)
    return true
  }

  private var knockBehavior: UIPushBehavior?

  private func build() {
    animator?.removeAllBehaviors()
    for view in subviews { view.removeFromSuperview() }
    balls = []
    attachments = []
    rods = []
    knockBehavior = nil
    let animator = UIDynamicAnimator(referenceView: self)
    self.animator = animator
    let count = LayoutsTuning.cradleBalls
    let pitch = bounds.width / CGFloat(3 * (count - 1))
    for index in 0..<count {
      hang(at: bounds.width / 3 + CGFloat(index) * pitch, diameter: pitch - 1, number: index + 1)
    }

    let cradle = UIDynamicBehavior()
    for attachment in attachments { cradle.addChildBehavior(attachment) }
    // Element by element, since Embedded Swift does not convert whole arrays.
    let items = balls.map { $0 as any UIDynamicItem }
    let gravity = UIGravityBehavior(items: items)
    gravity.magnitude = LayoutsTuning.cradleGravity
    cradle.addChildBehavior(gravity)
    let collision = UICollisionBehavior(items: items)
    collision.collisionMode = .items
    cradle.addChildBehavior(collision)
    let steel = UIDynamicItemBehavior(items: items)
    steel.elasticity = 1
    steel.friction = 0
    steel.allowsRotation = false
    steel.resistance = LayoutsTuning.cradleResistance
    cradle.addChildBehavior(steel)
    cradle.action = { [unowned(unsafe) self] in self.turnRods() }
    animator.addBehavior(cradle)
    turnRods()
  }

  /// Hangs one ball below its anchor.
  private func hang(at x: CGFloat, diameter: CGFloat, number: Int) {
    let length = bounds.height / 4
    let anchor = CGPoint(x: x, y: bounds.height / 2 - length)
    let rod = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: length))
    rod.backgroundColor = .gray
    rod.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
    rod.layer.position = anchor
    rods.append(rod)
    addSubview(rod)
    let box = UIView(frame: CGRect(x: x - 5, y: anchor.y - 5, width: 10, height: 10))
    box.backgroundColor = .blue
    addSubview(box)

    let ball = BallBearingView(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
    ball.center = CGPoint(x: x, y: bounds.height / 2)
    ball.accessibilityLabel = "Ball \(number)"
    ball.onPress = { [unowned(unsafe) self, unowned(unsafe) ball] in self.knock(ball) }
    ball.addGestureRecognizer(
      UIPanGestureRecognizer { [unowned(unsafe) self, unowned(unsafe) ball] pan in self.drag(ball, by: pan) })
    balls.append(ball)
    addSubview(ball)
    attachments.append(UIAttachmentBehavior(item: ball, attachedToAnchor: anchor))
  }

  /// Pulls a ball sideways as long as a finger is on it.
  private func drag(_ ball: BallBearingView, by pan: UIPanGestureRecognizer) {
    let direction = CGVector(dx: pan.translation(in: self).x / LayoutsTuning.cradleDragDivisor, dy: 0)
    switch pan.state {
    case .began:
      letGo(ball)
      let push = UIPushBehavior(items: [ball], mode: .continuous)
      push.pushDirection = direction
      ball.drag = push
      animator?.addBehavior(push)
    case .changed: ball.drag?.pushDirection = direction
    case .ended, .cancelled, .failed: letGo(ball)
    default: break
    }
  }

  private func letGo(_ ball: BallBearingView) {
    if let push = ball.drag { animator?.removeBehavior(push) }
    ball.drag = nil
  }

  /// Points the rods from the anchors to the balls.
  private func turnRods() {
    for (rod, ball) in zip(rods, balls) {
      let x = ball.center.x - rod.layer.position.x
      let y = ball.center.y - rod.layer.position.y
      let length = (x * x + y * y).squareRoot()
      guard length > 0 else { continue }
      // The turn that takes straight down to this direction.
      rod.transform = CGAffineTransform(a: y / length, b: -x / length, c: x / length, d: y / length, tx: 0, ty: 0)
    }
  }
}
