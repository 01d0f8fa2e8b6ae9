// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// Newton's cradle: five balls on rigid rods. A knock travels through the row and throws the last ball up.
///
/// The cradle fits the view's bounds and keeps swinging when their size changes. A touch drags a ball along its circle
/// by means of a spring. Pressing a ball with assistive technology or the keyboard knocks it.
public final class NewtonsCradleView: UIView {
  /// The balls, from left to right.
  public private(set) var balls: [BallBearingView] = []
  /// The rods in the order of the balls: rigid attachments to the anchors.
  public private(set) var attachments: [UIAttachmentBehavior] = []
  /// The animator, or nil before the first layout.
  public private(set) var animator: UIDynamicAnimator?

  private var rods: [UIView] = []
  private var hooks: [UIView] = []
  private var steel: UIDynamicItemBehavior?
  private var weight: UIGravityBehavior?
  private var builtSize = CGSize.zero

  /// The style of the demo: polished balls in a stand, or plain gray balls below blue boxes. Default: `finished`.
  public var look = GalleryLook.finished { didSet { if look != oldValue { show() } } }

  private let stand = CradleStand()

  /// The gravity magnitude. Default: `GalleryTuning.cradleGravity`.
  public var gravity = GalleryTuning.cradleGravity {
    didSet { weight?.magnitude = gravity }
  }
  /// The linear resistance of the balls in 1/s. Default: `GalleryTuning.cradleResistance`.
  public var resistance = GalleryTuning.cradleResistance {
    didSet { steel?.resistance = resistance }
  }
  /// The elasticity of the balls, 0 to 1. Default: 1.
  public var elasticity: CGFloat = 1 {
    didSet { steel?.elasticity = elasticity }
  }
  /// The frequency in hertz of the spring between a touch and a ball. Default: `GalleryTuning.cradleGrip`.
  public var gripFrequency = GalleryTuning.cradleGrip {
    didSet { for ball in balls { ball.grip?.frequency = gripFrequency } }
  }

  /// During the first layout, builds the cradle and knocks the first ball. Later, adapts the cradle to changes in size.
  public override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != builtSize, bounds.width > 0, bounds.height > 0 else { return }
    let isFirst = builtSize == .zero
    builtSize = bounds.size
    guard isFirst else { return fit() }
    build()
    knock(balls[0])
  }

  /// Pushes a ball away from the center of the row with a magnitude of `GalleryTuning.cradleKnock`. The middle ball is
  /// pushed to the left.
  @discardableResult
  public func knock(_ ball: BallBearingView) -> Bool {
    guard let animator, let place = balls.firstIndex(where: { $0 === ball }) else { return false }
    let push = UIPushBehavior(items: [ball], mode: .instantaneous)
    push.pushDirection = CGVector(
      dx: place > balls.count / 2 ? GalleryTuning.cradleKnock : -GalleryTuning.cradleKnock, dy: 0)
    // An instantaneous push lasts one step, so the previous push is removed before a new one is added.
    if let knockBehavior { animator.removeBehavior(knockBehavior) }
    knockBehavior = push
    animator.addBehavior(push)
    return true
  }

  private var knockBehavior: UIPushBehavior?

  /// The distance between neighboring balls in points.
  private var pitch: CGFloat { bounds.width / CGFloat(3 * (GalleryTuning.cradleBalls - 1)) }

  private func anchorX(_ index: Int) -> CGFloat { bounds.width / 3 + CGFloat(index) * pitch }

  /// The length of the rods in points.
  private var reach: CGFloat { bounds.height / 4 }

  private func build() {
    let animator = UIDynamicAnimator(referenceView: self)
    self.animator = animator
    addSubview(stand)
    for index in 0..<GalleryTuning.cradleBalls {
      hang(at: anchorX(index), diameter: pitch - 1, number: index + 1)
    }

    let cradle = UIDynamicBehavior()
    for attachment in attachments { cradle.addChildBehavior(attachment) }
    // Convert each element, because Embedded Swift does not convert whole arrays.
    let items = balls.map { $0 as any UIDynamicItem }
    let gravity = UIGravityBehavior(items: items)
    gravity.magnitude = self.gravity
    cradle.addChildBehavior(gravity)
    let collision = UICollisionBehavior(items: items)
    collision.collisionMode = .items
    cradle.addChildBehavior(collision)
    let steel = UIDynamicItemBehavior(items: items)
    steel.elasticity = elasticity
    steel.friction = 0
    steel.allowsRotation = false
    steel.resistance = resistance
    cradle.addChildBehavior(steel)
    cradle.action = { [me = WeakReference(self)] in me.wrappedValue?.ballsMoved() }
    self.steel = steel
    weight = gravity
    animator.addBehavior(cradle)
    turnRods()
    fitStand()
    show()
  }

  private func fitStand() {
    stand.frame = bounds
    stand.fit(
      left: anchorX(0), right: anchorX(GalleryTuning.cradleBalls - 1), top: bounds.height / 2 - reach,
      bottom: bounds.height / 2 + pitch / 2, pitch: pitch)
  }

  private func show() {
    let isBare = look == .bare
    stand.isHidden = isBare
    for ball in balls { ball.look = look }
    let thread = GalleryColors.dynamic(UIColor(white: 0.35, alpha: 1), dark: UIColor(white: 0.62, alpha: 1))
    for rod in rods { rod.backgroundColor = isBare ? .gray : thread }
    // Plain blue is too dark to be visible on black.
    let blue = UIColor { $0.userInterfaceStyle == .dark ? .systemBlue : .blue }
    for hook in hooks {
      hook.backgroundColor = isBare ? blue : UIColor(white: 0.3, alpha: 1)
      hook.layer.cornerRadius = isBare ? 0 : 5
    }
  }

  private func ballsMoved() {
    untangle()
    turnRods()
    for ball in balls { lead(ball) }
  }

  /// Restores the order of balls that have passed through each other or over their anchors. Equal balls exchange their
  /// velocities in a collision, so exchanging the balls looks the same.
  private func untangle() {
    for ball in balls where ball.grip != nil { return }
    // The angles of balls in contact differ by less than this limit.
    let limit = pitch / reach
    for index in 1..<balls.count where angle(index - 1) - angle(index) > limit { exchange(index - 1, index) }
  }

  /// Returns the angle of a rod in radians, counterclockwise from straight down.
  private func angle(_ index: Int) -> CGFloat {
    let (center, anchor) = (balls[index].center, attachments[index].anchorPoint)
    return CGFloat(DeterministicMath.atan2(Double(center.x - anchor.x), Double(center.y - anchor.y)))
  }

  private func exchange(_ one: Int, _ other: Int) {
    guard let steel else { return }
    let (first, second) = (balls[one], balls[other])
    let (fast, slow) = (steel.linearVelocity(for: first), steel.linearVelocity(for: second))
    let step = attachments[other].anchorPoint.x - attachments[one].anchorPoint.x
    let center = first.center
    first.center = CGPoint(x: second.center.x - step, y: second.center.y)
    second.center = CGPoint(x: center.x + step, y: center.y)
    for ball in [first, second] {
      animator?.updateItem(usingCurrentState: ball)
      let sign: CGFloat = ball === first ? 1 : -1
      steel.addLinearVelocity(CGPoint(x: sign * (slow.x - fast.x), y: sign * (slow.y - fast.y)), for: ball)
    }
  }

  /// Adapts the cradle to a new size: the rods keep their angles, and the velocities are scaled in proportion to the
  /// length of the rods.
  private func fit() {
    guard let animator, let steel else { return }
    for (index, ball) in balls.enumerated() {
      let rod = attachments[index]
      let stretch = reach / rod.length
      let velocity = steel.linearVelocity(for: ball)
      let anchor = CGPoint(x: anchorX(index), y: bounds.height / 2 - reach)
      ball.bounds = CGRect(x: 0, y: 0, width: pitch - 1, height: pitch - 1)
      ball.layer.cornerRadius = (pitch - 1) / 2
      ball.center = CGPoint(
        x: anchor.x + (ball.center.x - rod.anchorPoint.x) * stretch,
        y: anchor.y + (ball.center.y - rod.anchorPoint.y) * stretch)
      rod.anchorPoint = anchor
      rod.length = reach
      animator.updateItem(usingCurrentState: ball)
      steel.addLinearVelocity(CGPoint(x: velocity.x * (stretch - 1), y: velocity.y * (stretch - 1)), for: ball)
      ball.grip?.anchorPoint = ball.center
      rods[index].bounds.size.height = reach
      rods[index].layer.position = anchor
      hooks[index].center = anchor
    }
    turnRods()
    fitStand()
  }

  /// Hangs a ball below its anchor.
  private func hang(at x: CGFloat, diameter: CGFloat, number: Int) {
    let anchor = CGPoint(x: x, y: bounds.height / 2 - reach)
    let rod = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: reach))
    rod.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
    rod.layer.position = anchor
    rods.append(rod)
    addSubview(rod)
    let box = UIView(frame: CGRect(x: x - 5, y: anchor.y - 5, width: 10, height: 10))
    hooks.append(box)
    addSubview(box)

    let ball = BallBearingView(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
    ball.center = CGPoint(x: x, y: bounds.height / 2)
    ball.accessibilityLabel = "Ball \(number)"
    ball.onPress = { [me = WeakReference(self), ball = WeakReference(ball)] in
      ball.wrappedValue.map { me.wrappedValue?.knock($0) ?? false } ?? false
    }
    ball.addGestureRecognizer(
      UIPanGestureRecognizer { [me = WeakReference(self), ball = WeakReference(ball)] pan in
        if let ball = ball.wrappedValue { me.wrappedValue?.drag(ball, by: pan) }
      })
    balls.append(ball)
    addSubview(ball)
    attachments.append(UIAttachmentBehavior(item: ball, attachedToAnchor: anchor))
  }

  /// Drags a ball while it is touched. The ball follows the touch as far as its circle permits.
  private func drag(_ ball: BallBearingView, by pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      let finger = pan.location(in: self)
      ball.dragPoint = DragPoint(pan, in: self)
      letGo(ball)
      ball.touchOffset = CGPoint(x: finger.x - ball.center.x, y: finger.y - ball.center.y)
      ball.finger = finger
      let grip = UIAttachmentBehavior(item: ball, attachedToAnchor: place(of: ball, under: finger))
      grip.length = 0
      grip.frequency = gripFrequency
      grip.damping = 1
      ball.grip = grip
      animator?.addBehavior(grip)
    case .changed:
      if let dragPoint = ball.dragPoint { ball.finger = dragPoint.location(of: pan, in: self) }
      lead(ball)
    case .ended, .cancelled, .failed: letGo(ball)
    default: break
    }
  }

  /// Pulls a ball toward its touch with limited force. Without a limit on the force, a fast ball could throw the other
  /// balls over their anchors.
  private func lead(_ ball: BallBearingView) {
    guard let grip = ball.grip else { return }
    let place = place(of: ball, under: ball.finger)
    let x = place.x - ball.center.x
    let y = place.y - ball.center.y
    let share = min(1, GalleryTuning.cradleLead / max(1, (x * x + y * y).squareRoot()))
    grip.anchorPoint = CGPoint(x: ball.center.x + x * share, y: ball.center.y + y * share)
  }

  /// Returns the point of a ball's circle that is closest to a touch and below the anchor.
  private func place(of ball: BallBearingView, under finger: CGPoint) -> CGPoint {
    guard let index = balls.firstIndex(where: { $0 === ball }) else { return ball.center }
    let anchor = attachments[index].anchorPoint
    let x = finger.x - ball.touchOffset.x - anchor.x
    // A touch beside or above the anchor holds the ball nearly level. Beyond this limit, the rod would swing over the
    // anchor.
    let y = max(finger.y - ball.touchOffset.y - anchor.y, abs(x) / 10, 1)
    let length = (x * x + y * y).squareRoot()
    return CGPoint(x: anchor.x + x / length * reach, y: anchor.y + y / length * reach)
  }

  private func letGo(_ ball: BallBearingView) {
    if let grip = ball.grip { animator?.removeBehavior(grip) }
    ball.grip = nil
  }

  /// Points the rods from the anchors to the balls.
  private func turnRods() {
    for (rod, ball) in zip(rods, balls) {
      let x = ball.center.x - rod.layer.position.x
      let y = ball.center.y - rod.layer.position.y
      let length = (x * x + y * y).squareRoot()
      guard length > 0 else { continue }
      // The matrix rotates the rod from straight down to this direction.
      rod.transform = CGAffineTransform(a: y / length, b: -x / length, c: x / length, d: y / length, tx: 0, ty: 0)
    }
  }
}
