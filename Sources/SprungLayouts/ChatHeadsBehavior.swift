// SPDX-License-Identifier: MIT

import UIKit

/// A chain of round heads. The first head follows a touch, and the others follow it. When released, the first head
/// moves to the nearer side of the reference bounds. A head dropped on the target near the lower edge is removed.
///
/// ```swift
/// chain = ChatHeadsBehavior(heads: heads)
/// chain.onDrop = { head in head.removeFromSuperview() }
/// animator.addBehavior(chain)
/// chain.updateEdges(in: view.bounds)                     // in viewDidLayoutSubviews
/// chain.follow(pan)                                      // in the handler of the first head's pan
/// ```
public final class ChatHeadsBehavior: UIDynamicBehavior {
  /// The heads, starting with the first one.
  public private(set) var heads: [UIView]
  /// The position of the target in the animator's coordinates. The target attracts heads that are dragged near it.
  public private(set) var target = CGPoint.zero
  /// The bounds that define the sides; initially empty.
  public private(set) var bounds = CGRect.zero
  /// Called after a head is dropped on the target and removed from all behaviors. Default: nil.
  public var onDrop: ((UIView) -> Void)?
  /// The springs between adjacent heads.
  public private(set) var links: [UIAttachmentBehavior] = []
  /// The frequency of the springs between heads in hertz. Default: 4.
  public var linkFrequency: CGFloat = LayoutsTuning.headChain.frequency {
    didSet { for link in links { link.frequency = linkFrequency } }
  }
  /// The damping ratio of the springs between adjacent heads. Default: 0.5.
  public var linkDamping: CGFloat = LayoutsTuning.headChain.damping {
    didSet { for link in links { link.damping = linkDamping } }
  }
  /// The acceleration of the first head toward the nearer side, per point of distance, in 1/s². The acceleration is
  /// limited to 3000 pt/s². Default: 100.
  public var sideStiffness: CGFloat = LayoutsTuning.headEdge.stiffness {
    // Setting the region of a field wakes its items.
    didSet { if sideStiffness != oldValue { sideField.region = .infinite } }
  }
  /// The item behavior that sets the density and resistance of the first head.
  public let leadBehavior = UIDynamicItemBehavior(items: [])

  private let followersBehavior = UIDynamicItemBehavior(items: [])
  private let walls = UICollisionBehavior(items: [])
  private let targetField = UIFieldBehavior.radialGravityField(position: .zero)
  private var sideField: UIFieldBehavior!
  private var finger: UIAttachmentBehavior?
  private var dragPoint: DragPoint?

  /// Creates a chain of heads at their current positions.
  public init(heads: [UIView]) {
    self.heads = heads
    super.init()
    leadBehavior.density = LayoutsTuning.headDensity.first
    leadBehavior.resistance = LayoutsTuning.headResistance
    followersBehavior.density = LayoutsTuning.headDensity.others
    for behavior in [leadBehavior, followersBehavior] { behavior.allowsRotation = false }
    walls.collisionMode = .boundaries
    targetField.strength = LayoutsTuning.headTarget.strength
    targetField.region = UIRegion(radius: LayoutsTuning.headTarget.reach)
    // The force increases with the distance of the head, so that heads come to rest at the target's center.
    targetField.falloff = -1
    sideField = UIFieldBehavior.field { [me = WeakReference(self)] _, position, _, mass, _, _ in
      me.wrappedValue?.pull(at: position, mass: mass) ?? CGVector(dx: 0, dy: 0)
    }
    for child in [leadBehavior, followersBehavior, walls, targetField, sideField] as [UIDynamicBehavior] {
      addChildBehavior(child)
    }
    rebuild()
  }

  // MARK: The chain

  /// Inserts a head as the new first head.
  public func addHead(_ head: UIView) {
    letGo()
    heads.insert(head, at: 0)
    rebuild()
  }

  /// Removes a head from the chain, and links its neighbors. Has no effect if the chain does not contain the head.
  public func removeHead(_ head: UIView) {
    guard heads.contains(where: { $0 === head }) else { return }
    letGo()
    heads.removeAll { $0 === head }
    rebuild()
  }

  /// Links adjacent heads.
  private func rebuild() {
    for link in links { removeChildBehavior(link) }
    links = []
    for item in walls.items { walls.removeItem(item) }
    for item in sideField.items { sideField.removeItem(item) }
    for item in leadBehavior.items { leadBehavior.removeItem(item) }
    for item in followersBehavior.items { followersBehavior.removeItem(item) }
    guard let lead = heads.first else { return }
    leadBehavior.addItem(lead)
    walls.addItem(lead)
    sideField.addItem(lead)
    for (before, head) in zip(heads, heads.dropFirst()) {
      followersBehavior.addItem(head)
      let link = UIAttachmentBehavior(
        item: head, offsetFromCenter: .zero, attachedTo: before,
        offsetFromCenter: UIOffset(horizontal: 0, vertical: LayoutsTuning.headStep))
      link.length = 0
      link.frequency = linkFrequency
      link.damping = linkDamping
      links.append(link)
      addChildBehavior(link)
    }
  }

  // MARK: Sides and target

  /// Moves the sides to the given bounds of the container, and the target to the center near the lower edge. Call this
  /// method after each layout of the container. The heads keep their velocities and their positions relative to the
  /// bounds, except during a drag. In an animation block, the heads move with an animation. Empty and non-finite bounds
  /// are ignored.
  public func updateEdges(in bounds: CGRect) {
    guard bounds.isContainer else { return }
    let old = self.bounds
    self.bounds = bounds
    if !old.isEmpty, old != bounds { moveHeads(from: availableArea(of: old), to: availableArea(of: bounds)) }
    target = CGPoint(x: bounds.midX, y: bounds.maxY - LayoutsTuning.headTarget.reach)
    targetField.position = target
    let inset = LayoutsTuning.headInset
    walls.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: inset, left: inset, bottom: inset + 4 * LayoutsTuning.headStep, right: inset))
    // Setting the region of a field wakes its items.
    sideField.region = .infinite
  }

  /// Returns the area available for the center of the first head. The other heads hang below it.
  private func availableArea(of bounds: CGRect) -> CGRect {
    let inset = LayoutsTuning.headInset + LayoutsTuning.headSide / 2
    return CGRect(
      x: bounds.minX + inset, y: bounds.minY + inset, width: max(0, bounds.width - 2 * inset),
      height: max(0, bounds.height - 2 * inset - 4 * LayoutsTuning.headStep))
  }

  /// Moves the whole chain by the same distance as its first head.
  private func moveHeads(from old: CGRect, to new: CGRect) {
    guard finger == nil, let lead = heads.first else { return }
    let target = lead.center.mapped(from: old, to: new)
    let shift = CGPoint(x: target.x - lead.center.x, y: target.y - lead.center.y)
    for head in heads {
      head.center = CGPoint(x: head.center.x + shift.x, y: head.center.y + shift.y)
      dynamicAnimator?.updateItem(usingCurrentState: head)
    }
  }

  /// Returns the x-coordinate at which a head's center comes to rest, beside the nearer side, if the head is released
  /// at the given point.
  public func sideX(nearest point: CGPoint) -> CGFloat {
    let inset = LayoutsTuning.headInset + LayoutsTuning.headSide / 2
    return point.x < bounds.midX ? bounds.minX + inset : bounds.maxX - inset
  }

  /// Returns the force with which the nearer side attracts the first head, in the unit of a push's magnitude. The force
  /// is perpendicular to the side.
  private func pull(at position: CGPoint, mass: CGFloat) -> CGVector {
    guard finger == nil, !bounds.isEmpty else { return CGVector(dx: 0, dy: 0) }
    let limit = LayoutsTuning.headEdge.limit
    let spring = (sideX(nearest: position) - position.x) * sideStiffness
    let acceleration = min(limit, max(-limit, spring))
    return CGVector(dx: acceleration * mass / 100, dy: 0)
  }

  /// Returns whether a head that is released at the given point is dropped on the target.
  public func isOnTarget(_ point: CGPoint) -> Bool {
    let x = point.x - target.x
    let y = point.y - target.y
    let reach = LayoutsTuning.headTarget.drop
    return x * x + y * y < reach * reach
  }

  // MARK: The finger

  /// Whether the first head is being dragged.
  public var isHeld: Bool { finger != nil }

  /// Moves the first head with a pan gesture. Call this method from the handler of the gesture, for every state change.
  public func follow(_ pan: UIPanGestureRecognizer) {
    guard let container = dynamicAnimator?.referenceView, let lead = heads.first else { return }
    switch pan.state {
    case .began:
      letGo()
      let finger = UIAttachmentBehavior(item: lead, attachedToAnchor: pan.location(in: container))
      finger.length = 0
      finger.frequency = LayoutsTuning.headFinger.frequency
      finger.damping = LayoutsTuning.headFinger.damping
      self.finger = finger
      dragPoint = DragPoint(pan, in: container)
      addChildBehavior(finger)
      targetField.addItem(lead)
    case .changed:
      if let dragPoint { finger?.anchorPoint = dragPoint.location(of: pan, in: container) }
    case .ended, .cancelled:
      guard finger != nil else { return }
      letGo()
      if pan.state == .ended, isOnTarget(lead.center) { drop(lead) }
    default: break
    }
  }

  /// Throws the first head to the other side, as a flick would. Returns false if there is no head or it is being
  /// dragged.
  @discardableResult
  public func throwToOtherSide() -> Bool {
    guard let lead = heads.first, finger == nil, dynamicAnimator != nil else { return false }
    let distance = (bounds.midX - lead.center.x) * 2
    leadBehavior.addLinearVelocity(CGPoint(x: distance * leadBehavior.resistance, y: 0), for: lead)
    return true
  }

  private func letGo() {
    guard let finger else { return }
    removeChildBehavior(finger)
    self.finger = nil
    for item in targetField.items { targetField.removeItem(item) }
  }

  private func drop(_ head: UIView) {
    removeHead(head)
    onDrop?(head)
  }
}
