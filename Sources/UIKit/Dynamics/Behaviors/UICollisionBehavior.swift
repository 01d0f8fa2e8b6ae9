// SPDX-License-Identifier: MIT

import SprungPhysics

#if hasFeature(Embedded)
  /// The identifier of a boundary: a string or integer literal.
  public typealias BoundaryIdentifier = NSCopying
#else
  /// The identifier of a boundary: any copyable value, such as a String or an Int.
  public typealias BoundaryIdentifier = any NSCopying
#endif

/// Makes its items collide with each other and with boundaries. Boundaries are the bounds of the animator's reference
/// system, lines and paths.
///
/// Items are rectangles, ellipses or convex polygons, depending on `collisionBoundsType`. Two items collide if a
/// behavior whose mode includes `.items` contains both, unless an attachment connects them (see
/// `UIDynamicAnimator.attachedItemsCollide`). A contact uses the larger elasticity of the two items and the geometric
/// mean of their frictions.
///
/// Boundaries are infinitely thin and two-sided. Collision detection is continuous, so items do not cross a boundary at
/// any speed. The reference bounds act as four walls that face inward. An item outside the bounds is pushed back at up
/// to 1000 pt/s, and an item larger than the bounds is centered. A contact with a boundary uses the elasticity and
/// friction of the item.
///
/// Differs from Apple: a behavior keeps its boundaries when it is removed from an animator.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// The kinds of objects with which items collide.
  nonisolated public struct Mode: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates a mode from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Collisions with the other items of the behavior.
    public static let items = Mode(rawValue: 1)
    /// Collisions with boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Collisions with both items and boundaries.
    public static let everything = Mode(rawValue: UInt.max)
  }

  /// A named boundary.
  private struct Boundary {
    var identifier: BoundaryIdentifier
    var path: UIBezierPath
    var chains: [[CGPoint]]
    var tag: Int32
  }

  private final var list = DynamicItemList()
  private final var boundaries: [Boundary] = []
  private final var nextTag: Int32 = 0
  private final var mode = Mode.everything
  private final var translates = false
  private final var insets = UIEdgeInsets.zero
  final var boundarySet: BoundarySetID?

  #if hasFeature(Embedded)
    /// The delegate that is notified when contacts begin and end. Not retained. Default: nil.
    @WeakReference open var collisionDelegate: (any UICollisionBehaviorDelegate)?
  #else
    /// The delegate that is notified when contacts begin and end. Not retained. Default: nil.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  #endif

  override var kindName: String { "UICollisionBehavior" }

  /// Creates a collision behavior without boundaries.
  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items { _ = list.append(item) }
  }

  /// Creates a collision behavior without items or boundaries.
  public convenience override init() {
    self.init(items: [])
  }

  /// The items in the order in which they were added.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item. Has no effect if the item was already added.
  open func addItem(_ item: any UIDynamicItem) {
    guard list.append(item), let animator else { return }
    animator.retain(item)
    join(item, animator)
    if let state = animator.state(of: item) { animator.parts.contacts.report(self, .began, of: state) }
  }

  /// Removes an item. Its contacts end.
  open func removeItem(_ item: any UIDynamicItem) {
    guard list.index(of: item) != nil else { return }
    if let animator {
      leave(item, animator)
      // Collect the contacts before the item is removed from the behavior.
      animator.parts.contacts.collect()
      if let state = animator.state(of: item) { animator.parts.contacts.report(self, .ended, of: state) }
    }
    _ = list.remove(item)
    animator?.release(item)
  }

  /// The objects with which the items collide. Default: everything. Without `.boundaries`, items pass through
  /// boundaries. Without `.items`, items pass through each other.
  open var collisionMode: Mode {
    get { mode }
    set {
      let old = mode
      guard let animator, let boundarySet else {
        mode = newValue
        return
      }
      animator.parts.contacts.collect()
      if !newValue.contains(.items) { animator.parts.contacts.report(self, .ended, of: nil) }
      mode = newValue
      if !old.contains(.items) { animator.parts.contacts.report(self, .began, of: nil) }
      animator.changeCount += 1
      animator.world.setMembersCollide(mode.contains(.items), of: boundarySet)
      if old.contains(.boundaries) != mode.contains(.boundaries) {
        for boundary in boundaries {
          if mode.contains(.boundaries) {
            build(boundary, animator)
          } else {
            animator.world.removeWalls(tag: boundary.tag, from: boundarySet)
          }
        }
        referenceBoundsChanged()
      }
      if old.isDisjoint(with: .everything) != mode.isDisjoint(with: .everything) {
        for item in list.items {
          if mode.isDisjoint(with: .everything) { leave(item, animator) } else { join(item, animator) }
        }
      }
      animator.changed()
    }
  }

  private func join(_ item: any UIDynamicItem, _ animator: UIDynamicAnimator) {
    guard !mode.isDisjoint(with: .everything), let boundarySet, let state = animator.state(of: item) else { return }
    state.forEachBody { animator.world.addMember($0, to: boundarySet) }
    animator.changed()
  }

  private func leave(_ item: any UIDynamicItem, _ animator: UIDynamicAnimator) {
    guard let boundarySet, let state = animator.state(of: item) else { return }
    state.forEachBody { animator.world.removeMember($0, from: boundarySet) }
    animator.changed()
  }

  /// Returns the serial number of an item, or nil if the list does not contain it. Serial numbers ascend in the order
  /// of the items.
  final func serial(of state: DynamicItemState) -> Int64? { state.serial(in: list) }

  // MARK: - Reference bounds

  /// Whether the bounds of the reference view, or of the layout's content, act as a boundary. Default: false.
  ///
  /// The boundary follows changes of the bounds. An animator without a reference view or layout has no such boundary.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { translates }
    set {
      if !newValue { insets = .zero }
      guard newValue != translates else { return }
      translates = newValue
      referenceBoundsChanged()
    }
  }

  /// Uses the reference bounds, inset by the given amounts, as a boundary. Negative insets enlarge the boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    guard insets.top.isFinite, insets.left.isFinite, insets.bottom.isFinite, insets.right.isFinite else {
      Diagnostics.report(
        "nonFiniteValue",
        "setTranslatesReferenceBoundsIntoBoundary(with:) received insets that are not finite. The call is ignored.")
      return
    }
    self.insets = insets
    translates = true
    referenceBoundsChanged()
  }

  /// Passes the reference bounds to the physics world, which ignores them if they have not changed.
  final func referenceBoundsChanged() {
    guard let animator, let boundarySet else { return }
    animator.world.setFrame(translates && mode.contains(.boundaries) ? shownFrame : nil, of: boundarySet)
    animator.changed()
  }

  /// The reference bounds after applying the insets, or nil if the animator has no reference bounds.
  final var shownFrame: CGRect? {
    guard let bounds = animator?.parts.reference.bounds else { return nil }
    return CGRect(
      x: bounds.origin.x + insets.left, y: bounds.origin.y + insets.top,
      width: bounds.size.width - insets.left - insets.right, height: bounds.size.height - insets.top - insets.bottom)
  }

  // MARK: - Named boundaries

  /// Adds a path as a boundary. Curves are approximated by lines that deviate by at most a quarter of a point.
  ///
  /// The path can be open, closed (hollow) or concave, and may have several subpaths. A boundary with the same
  /// identifier is replaced. An empty path is ignored and reported as a fault.
  open func addBoundary(withIdentifier identifier: BoundaryIdentifier, for bezierPath: UIBezierPath) {
    var chains: [[CGPoint]] = []
    for subpath in bezierPath.cgPath.flattened() {
      var points = subpath.points
      if subpath.isClosed, let first = points.first { points.append(first) }
      if points.count > 1 { chains.append(points) }
    }
    add(identifier, bezierPath, chains)
  }

  /// Adds a straight boundary between two points. The new boundary replaces any boundary with the same identifier.
  open func addBoundary(withIdentifier identifier: BoundaryIdentifier, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    // An invalid point is rejected below and reported as a separate fault.
    if p1.keepsLimit, p2.keepsLimit {
      path.move(to: p1)
      path.addLine(to: p2)
    }
    add(identifier, path, p1 == p2 ? [] : [[p1, p2]])
  }

  private func add(_ identifier: BoundaryIdentifier, _ path: UIBezierPath, _ chains: [[CGPoint]]) {
    guard !chains.isEmpty else {
      Diagnostics.report(
        "emptyBoundary", "The path of a boundary contains no line. Pass a path with at least two points.")
      return
    }
    let limit = CGFloat(PhysicsLimits.farthestCoordinate)
    for chain in chains {
      for point in chain where !(abs(point.x) <= limit && abs(point.y) <= limit) {
        Diagnostics.report(
          "unreasonableValue",
          "The point \(Double(point.x)), \(Double(point.y)) of a boundary is invalid, so the boundary is ignored. "
            + "Coordinates must be finite and within \(Double(limit)) points of 0.")
        return
      }
    }
    removeBoundary(withIdentifier: identifier)
    let boundary = Boundary(identifier: identifier, path: path, chains: chains, tag: nextTag)
    nextTag += 1
    boundaries.append(boundary)
    if let animator {
      animator.changeCount += 1
      build(boundary, animator)
    }
  }

  private func build(_ boundary: Boundary, _ animator: UIDynamicAnimator) {
    guard let boundarySet, mode.contains(.boundaries) else { return }
    for chain in boundary.chains { animator.world.addWall(through: chain, tag: boundary.tag, to: boundarySet) }
    animator.changed()
  }

  private func index(of identifier: BoundaryIdentifier) -> Int? {
    boundaries.firstIndex { isSameIdentifier($0.identifier, identifier) }
  }

  /// Returns the path of a boundary, or nil for an unknown identifier. The path of a straight boundary has two points.
  open func boundary(withIdentifier identifier: BoundaryIdentifier) -> UIBezierPath? {
    guard let index = index(of: identifier) else { return nil }
    return boundaries[index].path
  }

  /// Removes a boundary and ends its contacts. Passing an unknown identifier has no effect.
  open func removeBoundary(withIdentifier identifier: BoundaryIdentifier) {
    guard let index = index(of: identifier) else { return }
    if let animator, let boundarySet {
      animator.changeCount += 1
      animator.world.removeWalls(tag: boundaries[index].tag, from: boundarySet)
      // Collect the contacts before the identifier is removed.
      animator.parts.contacts.collect()
      animator.changed()
    }
    boundaries.remove(at: index)
  }

  /// The lines of all named boundaries, which the debug overlay displays.
  final var shownChains: [[CGPoint]] { boundaries.flatMap { $0.chains } }

  /// The identifiers in the order in which they were added, or nil if there are none. The reference bounds have no
  /// identifier.
  open var boundaryIdentifiers: [BoundaryIdentifier]? {
    boundaries.isEmpty ? nil : boundaries.map { $0.identifier }
  }

  /// Removes all named boundaries. The reference bounds remain.
  open func removeAllBoundaries() {
    while let last = boundaries.last { removeBoundary(withIdentifier: last.identifier) }
  }

  /// Returns the identifier of the boundary with the given tag in the physics world, or nil if there is none.
  final func identifier(ofTag tag: Int32) -> BoundaryIdentifier? {
    boundaries.first { $0.tag == tag }?.identifier
  }

  package override var dynamicItems: [any UIDynamicItem] { list.items }

  package override func discard(_ item: any UIDynamicItem) -> Bool {
    removeItem(item)
    return false
  }

  package override func attach(to animator: UIDynamicAnimator) {
    let set = animator.world.addBoundarySet()
    boundarySet = set
    animator.world.setMembersCollide(mode.contains(.items), of: set)
    animator.parts.contacts.behaviors.append(self)
    for boundary in boundaries { build(boundary, animator) }
    referenceBoundsChanged()
    for item in list.items {
      animator.retain(item)
      join(item, animator)
    }
    animator.parts.contacts.report(self, .began, of: nil)
  }

  package override func detach(from animator: UIDynamicAnimator) {
    for item in list.items { leave(item, animator) }
    animator.parts.contacts.collect()
    animator.parts.contacts.report(self, .ended, of: nil)
    animator.parts.contacts.behaviors.removeAll { $0 === self }
    if let boundarySet { animator.world.removeBoundarySet(boundarySet) }
    boundarySet = nil
    for item in list.items { animator.release(item) }
  }
}

/// The name of `UICollisionBehavior.Mode` before Swift 3.
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode
