// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A running card: its pieces on a canvas of 600 x 600 points, the animator, and the touches that drag pieces.
final class PlaygroundScene: NSObject {
  /// The width and height of the canvas in points.
  static let side: CGFloat = 600
  /// The frequency in hertz of the spring that drags pieces. The spring is stiff enough to feel like a grip, but too
  /// soft to pull a piece through a wall.
  static let usualGrip: CGFloat = 6
  /// The velocity in points per second that is added to a pressed piece.
  static let nudge = CGPoint(x: 150, y: -420)

  /// The running card.
  let card: PlaygroundCard
  /// The view that contains the pieces; also the animator's reference view.
  let canvas: UIView
  /// The animator of the pieces.
  let animator: UIDynamicAnimator
  /// The pieces in the order in which they were added.
  private(set) var items: [PlaygroundItemView] = []
  /// The adjustable parameters.
  private(set) var parameters: [PlaygroundParameter] = []
  /// The number of calls to a behavior's action, one per tick.
  private(set) var actionCount = 0
  /// The status of the card, or an empty string.
  var status = "" { didSet { onChange?() } }
  /// Called after each tick and when the status changes.
  var onChange: (() -> Void)?
  /// Called after a piece that was out of reach outside of the canvas is moved back to its initial position.
  var whenPutBack: ((PlaygroundItemView) -> Void)?
  /// Objects to retain for the lifetime of the scene, such as delegates, which behaviors do not retain.
  var keepsakes: [AnyObject] = []

  /// The frequency in hertz of the spring that drags pieces. Default: `usualGrip`.
  var gripFrequency = PlaygroundScene.usualGrip {
    didSet { for item in items { item.grip?.frequency = gripFrequency } }
  }

  private let counter = UIDynamicBehavior()
  /// The behavior that adds velocities to pressed pieces. The behavior does not change the properties of the pieces.
  private let hands = UIDynamicItemBehavior()
  private var timers: [CADisplayLink] = []
  private let drawing = PlaygroundLinks()
  /// The ends of the axis along which a piece slides, or nil.
  var rail: (start: CGPoint, end: CGPoint)? { didSet { drawLinks() } }

  /// Starts the given card on a canvas.
  init(_ card: PlaygroundCard, on canvas: UIView) {
    self.card = card
    self.canvas = canvas
    animator = UIDynamicAnimator(referenceView: canvas)
    super.init()
    counter.action = { [me = WeakReference(self)] in
      guard let me = me.wrappedValue else { return }
      me.actionCount += 1
      me.drawLinks()
      me.onChange?()
    }
    animator.onLost = { [me = WeakReference(self)] item in
      if let piece = (item as AnyObject) as? PlaygroundItemView { me.wrappedValue?.putBack(piece) }
    }
    canvas.addSubview(drawing)
    parameters = card.build(self)
    animator.addBehavior(counter)
    animator.addBehavior(hands)
    drawLinks()
  }

  /// Removes everything from the canvas.
  func end() {
    onChange = nil
    whenPutBack = nil
    animator.onLost = nil
    for timer in timers { timer.invalidate() }
    drawing.removeFromSuperview()
    animator.isDebugEnabled = false
    animator.removeAllBehaviors()
    for item in items { item.removeFromSuperview() }
    items = []
    parameters = []
    keepsakes = []
  }

  /// Returns the parameter with the given name, or nil if there is none.
  func parameter(named name: String) -> PlaygroundParameter? { parameters.first { $0.name == name } }

  // MARK: - For the cards

  /// Adds a piece to the canvas.
  @discardableResult
  func add(
    _ name: String, _ color: UIColor, at center: CGPoint, size: CGSize = CGSize(width: 100, height: 100),
    shape: PlaygroundItemView.Shape = .rectangle
  ) -> PlaygroundItemView {
    let frame = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    let item = PlaygroundItemView(name: name, color: color, frame: frame, shape: shape)
    item.onPress = { [me = WeakReference(self), item = WeakReference(item)] in
      if let item = item.wrappedValue { me.wrappedValue?.nudge(item) }
    }
    let press = UILongPressGestureRecognizer { [me = WeakReference(self), item = WeakReference(item)] press in
      if let item = item.wrappedValue { me.wrappedValue?.drag(item, by: press) }
    }
    press.minimumPressDuration = 0
    item.addGestureRecognizer(press)
    items.append(item)
    canvas.addSubview(item)
    return item
  }

  /// Adds a behavior to the animator and returns it.
  @discardableResult
  func add<Behavior: UIDynamicBehavior>(_ behavior: Behavior) -> Behavior {
    animator.addBehavior(behavior)
    return behavior
  }

  /// Draws the attachments that cards and touches create, and the connection between a snapping piece and its target
  /// point.
  private func drawLinks() {
    drawing.begin()
    for behavior in animator.behaviors {
      if let link = behavior as? UIAttachmentBehavior, let (start, end) = link.ends {
        drawing.draw(link.frequency > 0 ? .spring : link.isRope ? .rope(link.length) : .rod, start, end)
      } else if let snap = behavior as? UISnapBehavior, let item = items.first {
        drawing.draw(.spring, item.center, snap.snapPoint)
      }
    }
    if let rail { drawing.draw(.rail, rail.start, rail.end) }
    drawing.end()
  }

  /// Adds walls around the canvas and collisions between the pieces.
  @discardableResult
  func addWalls(_ items: [any UIDynamicItem]) -> UICollisionBehavior {
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    return add(collision)
  }

  /// All pieces as dynamic items.
  var dynamicItems: [any UIDynamicItem] { items.map { $0 as any UIDynamicItem } }

  /// Runs a closure after a delay in seconds of display time, unless the scene has ended by then.
  func after(_ seconds: TimeInterval, _ body: @escaping () -> Void) {
    var start: TimeInterval?
    let link = CADisplayLink { link in
      let begin = start ?? link.timestamp
      start = begin
      // Add half a frame, so that rounding does not delay the call by a whole frame.
      guard link.timestamp - begin + link.duration / 2 >= seconds else { return }
      link.invalidate()
      body()
    }
    link.add(to: .main, forMode: .common)
    timers.append(link)
  }

  /// Moves a piece that left the scene back to its initial position, because it would otherwise never become visible
  /// again.
  private func putBack(_ piece: PlaygroundItemView) {
    piece.transform = .identity
    piece.center = piece.home
    animator.updateItem(usingCurrentState: piece)
    whenPutBack?(piece)
    status = "\(piece.accessibilityLabel ?? "") had left the scene and was put back"
  }

  // MARK: - Fingers

  /// Drags a piece by an attachment at the touched point while the touch is down.
  private func drag(_ item: PlaygroundItemView, by press: UILongPressGestureRecognizer) {
    let finger = press.location(in: canvas)
    switch press.state {
    case .began: take(item, at: finger)
    case .changed:
      if item.isHeld { move(item, to: finger) } else { item.grip?.anchorPoint = finger }
    case .ended, .cancelled, .failed:
      if let grip = item.grip { animator.removeBehavior(grip) }
      item.grip = nil
      drawLinks()
    default: break
    }
  }

  private func take(_ item: PlaygroundItemView, at finger: CGPoint) {
    guard !item.isHeld, item.grip == nil else { return }
    let target = item.target
    let center = target.center
    let transform = target.transform
    let x = finger.x - center.x
    let y = finger.y - center.y
    // The inverse of the target's rotation.
    let offset = UIOffset(
      horizontal: transform.a * x + transform.b * y, vertical: transform.a * y - transform.b * x)
    let grip = UIAttachmentBehavior(item: target, offsetFromCenter: offset, attachedToAnchor: finger)
    grip.length = 0
    grip.frequency = gripFrequency
    grip.damping = 1
    item.grip = grip
    animator.addBehavior(grip)
  }

  private func move(_ item: PlaygroundItemView, to finger: CGPoint) {
    let room = canvas.bounds
    item.center = CGPoint(
      x: min(room.maxX, max(room.minX, finger.x)), y: min(room.maxY, max(room.minY, finger.y)))
    animator.updateItem(usingCurrentState: item)
  }

  private func nudge(_ item: PlaygroundItemView) {
    guard !item.isHeld else { return }
    let target = item.target
    hands.addItem(target)
    hands.addLinearVelocity(Self.nudge, for: target)
  }
}
