// SPDX-License-Identifier: MIT

/// Accelerates all of its items equally, regardless of their mass. A magnitude of 1 is 1000 pt/s².
///
/// The effects of several gravity behaviors on an item add up. Differs from Apple: on Apple's platforms, the effect of
/// several gravity behaviors is undefined.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private final var list = DynamicItemList()
  private final var vector = DirectedMagnitude(dx: 0, dy: 1)

  override var kindName: String { "UIGravityBehavior" }

  /// Creates a behavior with downward gravity of magnitude 1.
  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items { _ = list.append(item) }
  }

  /// Creates a behavior with downward gravity of magnitude 1 and no items.
  public convenience override init() {
    self.init(items: [])
  }

  /// The items in the order in which they were added.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item. Has no effect if the item was already added.
  open func addItem(_ item: any UIDynamicItem) {
    guard list.append(item) else { return }
    animator?.retain(item)
    animator?.forcesChanged()
  }

  /// Removes an item, which keeps its velocity. Has no effect if the behavior does not contain the item.
  open func removeItem(_ item: any UIDynamicItem) {
    guard list.remove(item) != nil else { return }
    animator?.forcesChanged()
    animator?.release(item)
  }

  /// The direction and magnitude as a vector. Default: (0, 1), which is downward. Values that are not finite are
  /// ignored and reported as faults.
  open var gravityDirection: CGVector {
    get { vector.vector }
    set { change { $0.vector = newValue } }
  }

  /// The direction in radians: 0 is right, pi/2 is down. Default: pi/2. The angle is preserved while the magnitude is
  /// zero.
  ///
  /// Differs from Apple: on Apple's platforms, a magnitude of zero resets the angle.
  open var angle: CGFloat {
    get { vector.angle }
    set { change { $0.angle = newValue } }
  }

  /// The magnitude: 1 is 1000 pt/s². Default: 1. Zero preserves the direction. Setting a negative value reverses the
  /// direction and stores the absolute value.
  open var magnitude: CGFloat {
    get { vector.magnitude }
    set { change { $0.magnitude = newValue } }
  }

  /// Sets both the direction, in radians, and the magnitude.
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
