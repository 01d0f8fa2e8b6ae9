// SPDX-License-Identifier: MIT

/// Accelerates its items alike, whatever their mass. Magnitude 1 is 1000 pt/s².
///
/// Several gravity behaviors on one item add up. Differs from Apple: there this is undefined.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private final var list = DynamicItemList()
  private final var vector = DirectedMagnitude(dx: 0, dy: 1)

  override var kindName: String { "UIGravityBehavior" }

  /// Makes a gravity that pulls down with magnitude 1.
  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items { _ = list.append(item) }
  }

  /// Makes a gravity that pulls down with magnitude 1 and has no items yet.
  public convenience override init() {
    self.init(items: [])
  }

  /// The items in the order in which they were added.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item; one that is there already has no effect.
  open func addItem(_ item: any UIDynamicItem) {
    guard list.append(item) else { return }
    animator?.retain(item)
    animator?.forcesChanged()
  }

  /// Removes an item, which keeps its velocity; one that is not there has no effect.
  open func removeItem(_ item: any UIDynamicItem) {
    guard list.remove(item) != nil else { return }
    animator?.forcesChanged()
    animator?.release(item)
  }

  /// Direction and strength as one vector. Default: (0, 1), down. Values that are not finite are a fault and ignored.
  open var gravityDirection: CGVector {
    get { vector.vector }
    set { change { $0.vector = newValue } }
  }

  /// The direction in radians, 0 to the right, pi/2 (the default) down. It is kept while the magnitude is zero.
  ///
  /// Differs from Apple: there a magnitude of zero forgets it.
  open var angle: CGFloat {
    get { vector.angle }
    set { change { $0.angle = newValue } }
  }

  /// The strength: 1 (the default) is 1000 pt/s². Zero keeps the direction. A negative one reverses the direction and reads
  /// as positive.
  open var magnitude: CGFloat {
    get { vector.magnitude }
    set { change { $0.magnitude = newValue } }
  }

  /// Sets direction in radians and strength together.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    change { $0.set(angle: angle, magnitude: magnitude) }
  }

  private func change(_ body: (inout DirectedMagnitude) -> Void) {
    let old = vector.vector
    body(&vector)
    if vector.vector != old { animator?.forcesChanged() }
  }

  /// The acceleration in pt/s².
  final var acceleration: CGVector {
    CGVector(
      dx: vector.vector.dx * CGFloat(UIKitTuning.gravityUnit), dy: vector.vector.dy * CGFloat(UIKitTuning.gravityUnit))
  }

  package override var dynamicItems: [any UIDynamicItem] { list.items }

  package override func discard(_ item: any UIDynamicItem) -> Bool {
    removeItem(item)
    return false
  }

  package override func attach(to animator: UIDynamicAnimator) {
    for item in list.items { animator.retain(item) }
    animator.parts.effects.gravities.append(self)
    animator.forcesChanged()
  }

  package override func detach(from animator: UIDynamicAnimator) {
    animator.parts.effects.gravities.removeAll { $0 === self }
    animator.forcesChanged()
    for item in list.items { animator.release(item) }
  }
}
