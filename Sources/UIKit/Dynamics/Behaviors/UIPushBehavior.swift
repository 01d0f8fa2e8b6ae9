// SPDX-License-Identifier: MIT

/// Pushes its items: with a force while it is active, or once with an impulse.
///
/// Magnitude 1 gives an item of 100 x 100 points and density 1 an acceleration of 100 pt/s² (continuous) or a velocity of
/// 100 pt/s (instantaneous); heavier items get less. The direction is that of the animator's coordinates and does not
/// turn with the item.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// How a push acts.
  nonisolated public enum Mode: Int, Sendable {
    /// A force, as long as the behavior is active.
    case continuous = 0
    /// One impulse; the behavior is inactive afterwards.
    case instantaneous = 1
  }

  /// How the push acts.
  open private(set) var mode: Mode
  private final var list = DynamicItemList()
  private final var offsets: [UIOffset] = []
  private final var vector = DirectedMagnitude(dx: 0, dy: 0)
  private final var isActive = true

  override var kindName: String { "UIPushBehavior" }

  /// Makes a push without force: set `pushDirection`, or `angle` and `magnitude`.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init()
    for item in items where list.append(item) { offsets.append(.zero) }
  }

  /// The items in the order in which they were added.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item. An instantaneous push that has fired does not push it.
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

  /// Where the item is pushed, from its center in its own axes, in points. Zero for an item that is not in the behavior.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    guard let index = list.index(of: item) else { return .zero }
    return offsets[index]
  }

  /// Sets the point at which the item is pushed; it rotates with the item. An unknown item has no effect.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    guard let index = list.index(of: item) else { return }
    guard o.horizontal.isFinite, o.vertical.isFinite else {
      Diagnostics.report("nonFiniteValue", "The offset in setTargetOffsetFromCenter is not finite and is ignored.")
      return
    }
    offsets[index] = o
    if mode == .continuous { animator?.forcesChanged() }
  }

  /// Whether the push acts. Default: true. An instantaneous push sets it to false when it fires; setting it to true fires
  /// again.
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

  /// The direction in radians, 0 (the default) to the right, pi/2 down. It is kept while the magnitude is zero.
  open var angle: CGFloat {
    get { vector.angle }
    set { change { $0.angle = newValue } }
  }

  /// The strength. Default: 0, no push. A negative one reverses the direction and reads as positive.
  open var magnitude: CGFloat {
    get { vector.magnitude }
    set { change { $0.magnitude = newValue } }
  }

  /// Direction and strength as one vector. Default: zero. A zero vector keeps the angle.
  open var pushDirection: CGVector {
    get { vector.vector }
    set { change { $0.vector = newValue } }
  }

  /// Sets direction in radians and strength together.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    change { $0.set(angle: angle, magnitude: magnitude) }
  }

  private func change(_ body: (inout DirectedMagnitude) -> Void) {
    let old = vector.vector
    body(&vector)
    if vector.vector != old, mode == .continuous { animator?.forcesChanged() }
  }

  /// The force, in unit masses · pt/s².
  final var force: CGVector {
    CGVector(
      dx: vector.vector.dx * CGFloat(UIKitTuning.pushUnit), dy: vector.vector.dy * CGFloat(UIKitTuning.pushUnit))
  }

  final func offset(at index: Int) -> UIOffset { offsets[index] }

  /// The impulse has been given.
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
