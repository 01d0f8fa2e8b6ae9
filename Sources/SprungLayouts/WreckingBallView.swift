// SPDX-License-Identifier: MIT

import UIKit

/// A heavy ball on a chain of small pieces, and a wall of bricks to knock down.
///
/// The scene is built for the bounds that the view has, and anew when their size changes. A finger drags the ball by the
/// touched point; pressing it by keyboard or assistive technology shoves it.
public final class WreckingBallView: UIView {
  /// The pieces of the chain from the crane to the ball; the first one is the crane's hook, which stands still.
  public private(set) var links: [UIView] = []
  /// The ball.
  public private(set) var ball: WreckingBallItem?
  /// The bricks, row by row from the floor.
  public private(set) var bricks: [UIView] = []
  /// The ropes from piece to piece; the last one holds the ball.
  public private(set) var ropes: [UIAttachmentBehavior] = []
  /// Moves everything; nil before the first layout.
  public private(set) var animator: UIDynamicAnimator?

  private let chain = CAShapeLayer()
  private var grip: UIAttachmentBehavior?
  private var hands: UIDynamicItemBehavior?
  private var builtSize = CGSize.zero

  /// Builds the scene anew when the size changed.
  public override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != builtSize, bounds.width > 0, bounds.height > 0 else { return }
    builtSize = bounds.size
    rebuild()
  }

  /// Where the chain hangs from, in points.
  public var hook: CGPoint {
    CGPoint(
      x: (bounds.width * 0.4).rounded(),
      y: bounds.height - LayoutsTuning.wreckingClearance - LayoutsTuning.wreckingBallSide / 2
        - ropeLength * CGFloat(LayoutsTuning.wreckingLinks))
  }

  /// The length of one rope in points.
  public var ropeLength: CGFloat {
    let room = bounds.height - LayoutsTuning.wreckingClearance - LayoutsTuning.wreckingBallSide / 2 - 40
    return max(5, min(LayoutsTuning.wreckingChain, room) / CGFloat(LayoutsTuning.wreckingLinks))
  }

  /// How long the chain is at present, from the hook to the ball's centre, in points.
  public var chainLength: CGFloat {
    var points = links.map { $0.center }
    if let ball { points.append(ball.center) }
    var length: CGFloat = 0
    for (start, end) in zip(points, points.dropFirst()) {
      let x = end.x - start.x
      let y = end.y - start.y
      length += (x * x + y * y).squareRoot()
    }
    return length
  }

  /// Hangs a ball up and builds a wall.
  public func rebuild() {
    animator?.removeAllBehaviors()
    for view in subviews { view.removeFromSuperview() }
    links = []
    bricks = []
    ropes = []
    grip = nil
    let animator = UIDynamicAnimator(referenceView: self)
    self.animator = animator
    if chain.superlayer == nil { layer.addSublayer(chain) }
    chain.strokeColor = UIColor(white: 0.22, alpha: 1).cgColor
    chain.fillColor = nil
    chain.lineWidth = 4
    chain.lineJoin = .round
    hangChain(animator)
    buildWall()
    drawCrane()
    guard let ball else { return }

    let bricks = self.bricks.map { $0 as any UIDynamicItem }
    let chained = links.dropFirst().map { $0 as any UIDynamicItem } + [ball]
    animator.addBehavior(UIGravityBehavior(items: bricks + chained))
    // The ball may swing out of sight, the bricks stay.
    let crash = UICollisionBehavior(items: bricks + [ball])
    crash.collisionMode = .items
    animator.addBehavior(crash)
    let ground = UICollisionBehavior(items: bricks)
    ground.collisionMode = .boundaries
    ground.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(ground)
    let clay = UIDynamicItemBehavior(items: bricks)
    clay.friction = 0.6
    clay.elasticity = 0.1
    animator.addBehavior(clay)
    let air = UIDynamicItemBehavior(items: chained)
    air.resistance = LayoutsTuning.wreckingResistance
    air.angularResistance = 2
    animator.addBehavior(air)
    let iron = UIDynamicItemBehavior(items: links.dropFirst().map { $0 as any UIDynamicItem })
    iron.density = LayoutsTuning.wreckingLinkDensity
    animator.addBehavior(iron)
    let steel = UIDynamicItemBehavior(items: [ball])
    steel.density = LayoutsTuning.wreckingBallDensity
    steel.elasticity = 0.1
    steel.action = { [unowned(unsafe) self] in self.drawChain() }
    animator.addBehavior(steel)
    hands = steel
    drawChain()
  }

  private func hangChain(_ animator: UIDynamicAnimator) {
    let length = ropeLength
    for index in 0..<LayoutsTuning.wreckingLinks {
      let side = index == 0 ? 26 : LayoutsTuning.wreckingLinkSide
      let link = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
      link.center = CGPoint(x: hook.x, y: hook.y + CGFloat(index) * length)
      link.isUserInteractionEnabled = false
      link.backgroundColor = UIColor(white: index == 0 ? 0.2 : 0.55, alpha: 1)
      link.layer.cornerRadius = side / 2
      link.layer.borderColor = UIColor(white: 0.2, alpha: 1).cgColor
      link.layer.borderWidth = 3
      links.append(link)
      addSubview(link)
    }
    let side = LayoutsTuning.wreckingBallSide
    let ball = WreckingBallItem(frame: CGRect(x: 0, y: 0, width: side, height: side))
    ball.center = CGPoint(x: hook.x, y: hook.y + CGFloat(LayoutsTuning.wreckingLinks) * length)
    ball.onPress = { [unowned(unsafe) self] in self.shove() }
    let press = UILongPressGestureRecognizer { [unowned(unsafe) self] press in self.drag(by: press) }
    press.minimumPressDuration = 0
    ball.addGestureRecognizer(press)
    self.ball = ball
    addSubview(ball)

    let standing = UIDynamicItemBehavior(items: [links[0]])
    standing.isAnchored = true
    animator.addBehavior(standing)
    for (upper, lower) in zip(links, links.dropFirst() + [ball]) {
      let rope = UIAttachmentBehavior.limitAttachment(
        with: lower, offsetFromCenter: .zero, attachedTo: upper, offsetFromCenter: .zero)
      rope.length = length
      ropes.append(rope)
      animator.addBehavior(rope)
    }
  }

  /// Rows of whole bricks alternate with rows that begin and end with half a brick.
  private func buildWall() {
    let columns = LayoutsTuning.wreckingColumns
    let height = LayoutsTuning.wreckingBrickHeight
    let left = hook.x + LayoutsTuning.wreckingBallSide / 2 + 8
    // Half of the room on the right stays free, for the rubble.
    let width = ((bounds.width - left) / CGFloat(2 * columns)).rounded(.down)
    guard width > 8 else { return }
    for row in 0..<LayoutsTuning.wreckingRows {
      let isShifted = row % 2 == 1
      for column in 0..<(isShifted ? columns + 1 : columns) {
        let isHalf = isShifted && (column == 0 || column == columns)
        let start = isShifted && column > 0 ? CGFloat(column) - 0.5 : CGFloat(column)
        let brick = UIView(
          frame: CGRect(
            x: left + start * width, y: bounds.height - CGFloat(row + 1) * height,
            width: (isHalf ? width / 2 : width) - 1,
            height: height))
        let shade = CGFloat((row * 5 + column * 3) % 4) * 0.05
        brick.backgroundColor = UIColor(red: 0.72 - shade, green: 0.32 - shade / 2, blue: 0.24 - shade / 2, alpha: 1)
        brick.layer.borderColor = UIColor(white: 0.95, alpha: 0.35).cgColor
        brick.layer.borderWidth = 1
        brick.layer.cornerRadius = 2
        brick.isUserInteractionEnabled = false
        bricks.append(brick)
        addSubview(brick)
      }
    }
  }

  /// A mast from above to the hook.
  private func drawCrane() {
    let mast = UIView(frame: CGRect(x: hook.x - 4, y: 0, width: 8, height: max(0, hook.y)))
    mast.backgroundColor = UIColor(red: 0.95, green: 0.72, blue: 0.1, alpha: 1)
    mast.layer.borderColor = UIColor(white: 0.2, alpha: 0.6).cgColor
    mast.layer.borderWidth = 1
    mast.isUserInteractionEnabled = false
    insertSubview(mast, at: 0)
  }

  private func drawChain() {
    guard let ball else { return }
    var path = CGPath()
    for (index, link) in links.enumerated() {
      if index == 0 { path.move(to: link.center) } else { path.addLine(to: link.center) }
    }
    path.addLine(to: ball.center)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    chain.path = path
    CATransaction.commit()
  }

  // MARK: - By hand

  /// Gives the ball a speed of `LayoutsTuning.wreckingShove` to the left.
  public func shove() {
    guard let ball, let hands else { return }
    hands.addLinearVelocity(CGPoint(x: -LayoutsTuning.wreckingShove, y: 0), for: ball)
  }

  private func drag(by press: UILongPressGestureRecognizer) {
    guard let ball, let animator else { return }
    let finger = withinReach(press.location(in: self))
    switch press.state {
    case .began:
      let spring = UIAttachmentBehavior(item: ball, attachedToAnchor: finger)
      spring.length = 0
      spring.frequency = LayoutsTuning.wreckingGrip
      spring.damping = 1
      grip = spring
      animator.addBehavior(spring)
    case .changed: grip?.anchorPoint = finger
    default:
      if let grip { animator.removeBehavior(grip) }
      grip = nil
    }
  }

  /// The point itself, or the nearest one that the chain lets the ball reach.
  private func withinReach(_ point: CGPoint) -> CGPoint {
    let reach = ropeLength * CGFloat(LayoutsTuning.wreckingLinks)
    let x = point.x - hook.x
    let y = point.y - hook.y
    let distance = (x * x + y * y).squareRoot()
    guard distance > reach else { return point }
    return CGPoint(x: hook.x + x * reach / distance, y: hook.y + y * reach / distance)
  }
}

/// The ball at the chain's end: a button to assistive technology and the keyboard, which shoves it.
public final class WreckingBallItem: UIView {
  /// What a press does.
  var onPress: (() -> Void)?

  private let shine = CAGradientLayer()

  /// Makes a ball; it is round if the frame is square.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = frame.width / 2
    layer.masksToBounds = true
    shine.frame = bounds
    shine.type = .radial
    shine.colors = [
      UIColor(white: 0.75, alpha: 1).cgColor, UIColor(white: 0.32, alpha: 1).cgColor,
      UIColor(white: 0.12, alpha: 1).cgColor,
    ]
    shine.locations = [0, 0.45, 1]
    shine.startPoint = CGPoint(x: 0.36, y: 0.3)
    shine.endPoint = CGPoint(x: 1.05, y: 1)
    layer.addSublayer(shine)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = "Wrecking ball"
  }

  /// Balls are not archived.
  public required init?(coder: NSCoder) { nil }

  /// The shape for dynamics: `ellipse`.
  public override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }

  /// Shoves the ball.
  public override func accessibilityActivate() -> Bool {
    onPress?()
    return onPress != nil
  }
}
