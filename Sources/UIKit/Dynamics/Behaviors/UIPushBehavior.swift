// SPDX-License-Identifier: MIT

/// Pushes its items, either continuously with a force while the behavior is active, or once with an impulse.
///
/// For an item of 100 x 100 points with a density of 1, a magnitude of 1 causes an acceleration of 100 pt/s²
/// (continuous) or a velocity of 100 pt/s (instantaneous). The effect on heavier items is smaller. The direction is in
/// the animator's coordinates and does not rotate with the item.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// The modes of pushes.
  nonisolated public enum Mode: Int, Sendable {
    /// A force while the behavior is active.
    case continuous = 0
    /// A single impulse, after which the behavior is inactive.
    case instantaneous = 1
  }

  /// The mode of the push.
  open private(set) var mode: Mode
  private final var list = DynamicItemList()
  private final var offsets: [UIOffset] = []
  private final var vector = DirectedMagnitude(dx: 0, dy: 0)
  private final var isActive = true

  override var kindName: String { "UIPushBehavior" }

  /// Creates a push without force. To specify the force, set `pushDirection`, or `angle` and `magnitude`.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init()
    for item in items where list.append(item) { offsets.append(.zero) }
  }

  /// The items in the order in which they were added.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item. An instantaneous push that has already fired does not affect the new item.
  open func addItem(_ item: any UIDynamicItem) {
    guard list.append(item) else { return }
    offsets.append(.zero)
    animator?.retain(item)
    if mode == .continuous { animator?.forcesChanged() }
  }

  /// Removes an item, which keeps its velocity.
  open func removeItem(_ item: any UIDynamicItem) {
    guard let index = list.remove(item) else { return }
    offsets.remove(at: index)
    if mode == .continuous { animator?.forcesChanged() }
    animator?.release(item)
  }

  /// Returns the point at which the item is pushed: an offset from its center in points, in the item's own coordinates.
  /// Returns zero for an item that is not in the behavior.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    guard let index = list.index(of: item) else { return .zero }
    return offsets[index]
  }

  /// Sets the point at which the item is pushed, which rotates with the item. Passing an unknown item has no effect.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    guard let index = list.index(of: item) else { return }
    guard o.horizontal.isFinite, o.vertical.isFinite else {
      Diagnostics.report(
        "nonFiniteValue", "setTargetOffsetFromCenter received an offset that is not finite. The call is ignored.")
      return
    }
    offsets[index] = o
    if mode == .continuous { animator?.forcesChanged() }
  }

  /// Whether the push is active. An instantaneous push becomes inactive after it fires. Setting this property to true
  /// fires the push again. Default: true.
  open var active: Bool {
    get { isActive }
    set {
      guard newValue != isActive else { return }
      isActive = newValue
      if mode == .continuous {
        animator?.forcesChanged()
      } else if newValue {
        animator?.fire(self)
      }
    }
  }

  /// The direction in radians: 0 is right, pi/2 is down. Default: 0. The angle is preserved while the magnitude is
  /// zero.
  open var angle: CGFloat {
    get { vector.angle }
    set { change { $0.angle = newValue } }
  }

  /// The magnitude. Default: 0, which has no effect. Setting a negative value reverses the direction and stores the
  /// absolute value.
  open var magnitude: CGFloat {
    get { vector.magnitude }
    set { change { $0.magnitude = newValue } }
  }

  /// The direction and magnitude as a vector. Default: zero. A zero vector preserves the angle.
  open var pushDirection: CGVector {
    get { vector.vector }
    set { change { $0.vector = newValue } }
  }

  /// Sets both the direction, in radians, and the magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    change { $0.set(angle: angle, magnitude: magnitude) }
  }

  private func change(_ body: (inout DirectedMagnitude) -> Void) {
    let old = vector.vector
    body(&vector)
    if vector.vector != old, mode == .continuous { animator?.forcesChanged() }
  }

  /// The force: mass times acceleration in pt/s².
  final var force: CGVector {
    CGVector(
      dx: vector.vector.dx * CGFloat(UIKitTuning.pushUnit), dy: vector.vector.dy * CGFloat(UIKitTuning.pushUnit))
  }

  final func offset(at index: Int) -> UIOffset { offsets[index] }

  /// Deactivates the push. Called after the impulse has been applied.
  final func didFire() { isActive = false }

  package override var dynamicItems: [any UIDynamicItem] { list.items }

  package override func discard(_ item: any UIDynamicItem) -> Bool {
    removeItem(item)
    return false
  }

  package override func attach(to animator: UIDynamicAnimator) {
    for item in list.items { animator.retain(item) }
    if mode == .continuous {
      animator.parts.effects.pushes.append(self)
      animator.forcesChanged()
    } else if isActive {
      animator.fire(self)
    }
  }

  package override func detach(from animator: UIDynamicAnimator) {
    if mode == .continuous {
      animator.parts.effects.pushes.removeAll { $0 === self }
      animator.forcesChanged()
    } else {
      animator.parts.effects.dontFire(self)
    }
    for item in list.items { animator.release(item) }
  }
}

/// The name of `UIPushBehavior.Mode` before Swift 3.
public typealias UIPushBehaviorMode = UIPushBehavior.Mode
