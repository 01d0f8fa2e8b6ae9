// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A heavy ball on a chain of small links, and a brick wall to knock down.
///
/// The scene is built for the initial bounds. When the view's size changes, the motion continues: the chain hangs in
/// the same direction from its new hook, and the rubble keeps its position relative to the hook. A touch drags the ball
/// at the touched point. Pressing the ball with the keyboard or assistive technology gives it a shove.
public final class WreckingBallView: UIView {
  /// The chain links from the crane to the ball. The first link is the crane's hook, which is anchored.
  public private(set) var links: [UIView] = []
  /// The ball.
  public private(set) var ball: WreckingBallItem?
  /// The bricks, row by row from the floor.
  public private(set) var bricks: [UIView] = []
  /// The ropes between links. The last one holds the ball.
  public private(set) var ropes: [UIAttachmentBehavior] = []
  /// The animator, or nil before the first layout.
  public private(set) var animator: UIDynamicAnimator?

  /// The gravity magnitude; 1 corresponds to 1000 points per second squared. Default: 1.
  public var gravity: CGFloat = 1 { didSet { weight?.gravityDirection = CGVector(dx: 0, dy: gravity) } }
  /// The density of the ball. A light ball bounces off the wall. Default: `GalleryTuning.wreckingBallDensity`.
  public var ballDensity = GalleryTuning.wreckingBallDensity { didSet { hands?.density = ballDensity } }
  /// The linear resistance in 1/s of the ball and chain while the ball swings. Default:
  /// `GalleryTuning.wreckingResistance`.
  public var resistance = GalleryTuning.wreckingResistance { didSet { air?.resistance = resistance } }
  /// The friction of the bricks. Without friction, the bricks slide as if on ice. Default:
  /// `GalleryTuning.wreckingFriction`.
  public var brickFriction = GalleryTuning.wreckingFriction { didSet { clay?.friction = brickFriction } }
  /// The number of rows of bricks. Setting a different number rebuilds the scene. Default:
  /// `GalleryTuning.wreckingRows`.
  public var rows = GalleryTuning.wreckingRows {
    didSet { if rows != oldValue, builtSize != .zero { rebuild() } }
  }
  /// The frequency in hertz of the spring that drags the ball. Default: `GalleryTuning.wreckingGrip`.
  public var gripFrequency = GalleryTuning.wreckingGrip { didSet { grip?.frequency = gripFrequency } }

  private let chain = CAShapeLayer()
  private let mast = UIView()
  private var grip: UIAttachmentBehavior?
  private var hands: UIDynamicItemBehavior?
  private var weight: UIGravityBehavior?
  private var air: UIDynamicItemBehavior?
  private var clay: UIDynamicItemBehavior?
  /// The animator's time in seconds at which the user last moved the ball.
  private var stirred: TimeInterval = 0
  private var builtSize = CGSize.zero

  /// Builds the scene during the first layout, and adapts it to later changes in size.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let old = builtSize
    guard bounds.size != old, bounds.width > 0, bounds.height > 0 else { return }
    builtSize = bounds.size
    if old == .zero { rebuild() } else { fit(from: old) }
  }

  /// The point from which the chain hangs.
  public var hook: CGPoint { hook(in: bounds.size) }

  private func hook(in size: CGSize) -> CGPoint {
    CGPoint(
      x: (size.width * 0.4).rounded(),
      y: size.height - GalleryTuning.wreckingClearance - GalleryTuning.wreckingBallSide / 2
        - ropeLength(in: size) * CGFloat(GalleryTuning.wreckingLinks))
  }

  /// The length of one rope in points.
  public var ropeLength: CGFloat { ropeLength(in: bounds.size) }

  private func ropeLength(in size: CGSize) -> CGFloat {
    let room = size.height - GalleryTuning.wreckingClearance - GalleryTuning.wreckingBallSide / 2 - 40
    return max(5, min(GalleryTuning.wreckingChain, room) / CGFloat(GalleryTuning.wreckingLinks))
  }

  /// The current length of the chain in points, from the hook to the ball's center.
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

  /// Discards and rebuilds the ball, the chain and the wall.
  public func rebuild() {
    animator?.removeAllBehaviors()
    for view in subviews { view.removeFromSuperview() }
    links = []
    bricks = []
    grip = nil
    animator = UIDynamicAnimator(referenceView: self)
    if chain.superlayer == nil { layer.addSublayer(chain) }
    chain.strokeColor = UIColor(white: 0.22, alpha: 1).cgColor
    chain.fillColor = nil
    chain.lineWidth = 4
    chain.lineJoin = .round
    hangChain()
    buildWall()
    drawCrane()
    assemble()
  }

  /// Adds behaviors for all pieces to the animator, which must not have any behaviors. The pieces keep their current
  /// positions.
  private func assemble() {
    guard let ball, let animator else { return }
    let bricks = self.bricks.map { $0 as any UIDynamicItem }
    let chained = links.dropFirst().map { $0 as any UIDynamicItem } + [ball]
    tieRopes(animator)
    let weight = UIGravityBehavior(items: bricks + chained)
    weight.gravityDirection = CGVector(dx: 0, dy: gravity)
    animator.addBehavior(weight)
    self.weight = weight
    // The ball can swing off screen, but the bricks cannot leave.
    let crash = UICollisionBehavior(items: bricks + [ball])
    crash.collisionMode = .items
    animator.addBehavior(crash)
    let ground = UICollisionBehavior(items: bricks)
    ground.collisionMode = .boundaries
    ground.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(ground)
    let clay = UIDynamicItemBehavior(items: bricks)
    clay.friction = brickFriction
    clay.elasticity = 0.1
    animator.addBehavior(clay)
    let air = UIDynamicItemBehavior(items: chained)
    air.resistance = resistance
    air.angularResistance = 2
    animator.addBehavior(air)
    let iron = UIDynamicItemBehavior(items: links.dropFirst().map { $0 as any UIDynamicItem })
    iron.density = GalleryTuning.wreckingLinkDensity
    animator.addBehavior(iron)
    let steel = UIDynamicItemBehavior(items: [ball])
    steel.density = ballDensity
    steel.elasticity = 0.1
    steel.action = { [me = WeakReference(self)] in me.wrappedValue?.ballMoved() }
    animator.addBehavior(steel)
    if let grip { animator.addBehavior(grip) }
    hands = steel
    self.air = air
    self.clay = clay
    stir()
    drawChain()
  }

  private func ballMoved() {
    drawChain()
    calm()
  }

  /// Records the time at which the user moves the ball. For a while after this time, the ball swings freely.
  private func stir() { stirred = animator?.elapsedTime ?? 0 }

  /// Increases the resistance of the ball and chain over time, so that the swing ends.
  private func calm() {
    guard let air, let animator else { return }
    if grip != nil { stir() }
    let calm = GalleryTuning.wreckingCalm
    let share = min(1, max(0, (animator.elapsedTime - stirred - calm.start) / (calm.end - calm.start)))
    let present = resistance + (max(calm.resistance, resistance) - resistance) * CGFloat(share)
    if present != air.resistance { air.resistance = present }
  }

  // MARK: - Another size

  /// Adapts the scene to a new size. The chain and the ball keep their directions from the hook, bricks keep their
  /// distances from the hook and the floor, and all bodies keep their velocities. An intact wall is rebuilt for the new
  /// size.
  private func fit(from old: CGSize) {
    guard let animator, let ball, let air, let clay, let rope = ropes.first?.length else { return }
    let isWhole = zip(bricks, brickFrames(in: old)).allSatisfy { brick, frame in
      abs(brick.center.x - frame.midX) < 2 && abs(brick.center.y - frame.midY) < 2
    }
    let frames = isWhole ? brickFrames(in: bounds.size) : []
    // The number of frames differs if the wall fits only the old size or only the new one.
    if isWhole, frames.count != bricks.count { return rebuild() }
    let oldHook = hook(in: old)
    let stretch = ropeLength / rope
    let swinging = links.dropFirst() + [ball]
    let velocities = swinging.map { (air.linearVelocity(for: $0), air.angularVelocity(for: $0)) }
    let falling = bricks.map { (clay.linearVelocity(for: $0), clay.angularVelocity(for: $0)) }
    animator.removeAllBehaviors()
    for piece in links + [ball] {
      piece.center = CGPoint(
        x: hook.x + (piece.center.x - oldHook.x) * stretch, y: hook.y + (piece.center.y - oldHook.y) * stretch)
    }
    for (index, brick) in bricks.enumerated() {
      if isWhole {
        brick.transform = .identity
        brick.frame = frames[index]
        continue
      }
      // The scene has walls on both sides, so bricks that would be outside of a narrower scene are moved to its edge.
      let reach = (brick.bounds.width * brick.bounds.width + brick.bounds.height * brick.bounds.height).squareRoot() / 2
      let x = brick.center.x - oldHook.x + hook.x
      brick.center = CGPoint(
        x: max(reach, min(bounds.width - reach, x)), y: brick.center.y - old.height + bounds.height)
    }
    mast.frame = CGRect(x: hook.x - 4, y: 0, width: 8, height: max(0, hook.y))
    assemble()
    for (piece, velocity) in zip(swinging, velocities) {
      self.air?.addLinearVelocity(CGPoint(x: velocity.0.x * stretch, y: velocity.0.y * stretch), for: piece)
      self.air?.addAngularVelocity(velocity.1, for: piece)
    }
    for (brick, velocity) in zip(bricks, falling) {
      self.clay?.addLinearVelocity(velocity.0, for: brick)
      self.clay?.addAngularVelocity(velocity.1, for: brick)
    }
  }

  private func hangChain() {
    let length = ropeLength
    for index in 0..<GalleryTuning.wreckingLinks {
      let side = index == 0 ? 26 : GalleryTuning.wreckingLinkSide
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
    let side = GalleryTuning.wreckingBallSide
    let ball = WreckingBallItem(frame: CGRect(x: 0, y: 0, width: side, height: side))
    ball.center = CGPoint(x: hook.x, y: hook.y + CGFloat(GalleryTuning.wreckingLinks) * length)
    ball.onPress = { [me = WeakReference(self)] in me.wrappedValue?.shove() }
    let press = UILongPressGestureRecognizer { [me = WeakReference(self)] press in me.wrappedValue?.drag(by: press) }
    press.minimumPressDuration = 0
    ball.addGestureRecognizer(press)
    self.ball = ball
    addSubview(ball)
  }

  /// Connects the chain links. The first one is anchored.
  private func tieRopes(_ animator: UIDynamicAnimator) {
    guard let ball else { return }
    ropes = []
    let standing = UIDynamicItemBehavior(items: [links[0]])
    standing.isAnchored = true
    animator.addBehavior(standing)
    for (upper, lower) in zip(links, links.dropFirst() + [ball]) {
      let rope = UIAttachmentBehavior.limitAttachment(
        with: lower, offsetFromCenter: .zero, attachedTo: upper, offsetFromCenter: .zero)
      rope.length = ropeLength
      ropes.append(rope)
      animator.addBehavior(rope)
    }
  }

  /// Returns the frames of the bricks, row by row from the floor. Rows of whole bricks alternate with rows that start
  /// and end with half a brick.
  private func brickFrames(in size: CGSize) -> [CGRect] {
    let columns = GalleryTuning.wreckingColumns
    let height = GalleryTuning.wreckingBrickHeight
    let left = hook(in: size).x + GalleryTuning.wreckingBallSide / 2 + 8
    // Half of the space to the right of the ball is left for the rubble.
    let width = ((size.width - left) / CGFloat(2 * columns)).rounded(.down)
    guard width > 8 else { return [] }
    var frames: [CGRect] = []
    for row in 0..<rows {
      let isShifted = row % 2 == 1
      for column in 0..<(isShifted ? columns + 1 : columns) {
        let isHalf = isShifted && (column == 0 || column == columns)
        let start = isShifted && column > 0 ? CGFloat(column) - 0.5 : CGFloat(column)
        frames.append(
          CGRect(
            x: left + start * width, y: size.height - CGFloat(row + 1) * height,
            width: (isHalf ? width / 2 : width) - 1,
            height: height))
      }
    }
    return frames
  }

  private func buildWall() {
    // Use shades that do not repeat from row to row.
    var place = (row: 0, column: 0)
    for frame in brickFrames(in: bounds.size) {
      let brick = UIView(frame: frame)
      let shade = CGFloat((place.row * 5 + place.column * 3) % 4) * 0.05
      brick.backgroundColor = UIColor(red: 0.72 - shade, green: 0.32 - shade / 2, blue: 0.24 - shade / 2, alpha: 1)
      brick.layer.borderColor = UIColor(white: 0.95, alpha: 0.35).cgColor
      brick.layer.borderWidth = 1
      brick.layer.cornerRadius = 2
      brick.isUserInteractionEnabled = false
      bricks.append(brick)
      addSubview(brick)
      place.column += 1
      if place.column == GalleryTuning.wreckingColumns + place.row % 2 { place = (place.row + 1, 0) }
    }
  }

  /// Draws a mast from the top edge to the hook.
  private func drawCrane() {
    mast.frame = CGRect(x: hook.x - 4, y: 0, width: 8, height: max(0, hook.y))
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

  /// Adds a leftward velocity of `GalleryTuning.wreckingShove` to the ball.
  public func shove() {
    guard let ball, let hands else { return }
    stir()
    hands.addLinearVelocity(CGPoint(x: -GalleryTuning.wreckingShove, y: 0), for: ball)
  }

  private func drag(by press: UILongPressGestureRecognizer) {
    guard let ball, let animator else { return }
    let finger = withinReach(press.location(in: self))
    switch press.state {
    case .began:
      let spring = UIAttachmentBehavior(item: ball, attachedToAnchor: finger)
      spring.length = 0
      spring.frequency = gripFrequency
      spring.damping = 1
      grip = spring
      animator.addBehavior(spring)
    case .changed: grip?.anchorPoint = finger
    default:
      if let grip { animator.removeBehavior(grip) }
      grip = nil
      stir()
    }
  }

  /// Returns the given point, or the closest point that the ball can reach on its chain.
  private func withinReach(_ point: CGPoint) -> CGPoint {
    let reach = ropeLength * CGFloat(GalleryTuning.wreckingLinks)
    let x = point.x - hook.x
    let y = point.y - hook.y
    let distance = (x * x + y * y).squareRoot()
    guard distance > reach else { return point }
    return CGPoint(x: hook.x + x * reach / distance, y: hook.y + y * reach / distance)
  }
}

/// The ball at the end of the chain. For assistive technology and the keyboard, the view is a button that shoves the
/// ball.
public final class WreckingBallItem: UIView {
  /// Called when the ball is pressed.
  var onPress: (() -> Void)?

  private let shine = CAGradientLayer()

  /// Creates a ball, which is round if the frame is square.
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

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Returns `ellipse`, the collision shape of the ball.
  public override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }

  /// Shoves the ball.
  public override func accessibilityActivate() -> Bool {
    onPress?()
    return onPress != nil
  }
}
