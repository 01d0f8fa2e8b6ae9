// SPDX-License-Identifier: MIT

/// Assigns properties, such as elasticity, to its items, and changes their velocities.
///
/// Only assigned properties have an effect, even if the assigned value is the default. If several item behaviors assign
/// the same property of an item, the last behavior in tree order takes precedence. When that behavior is removed, the
/// previous one takes precedence.
///
/// An item without assigned values has elasticity 0.2 and friction 0.2, as observed on Apple's platforms. The getters
/// nevertheless return the documented default, 0.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private final var list = DynamicItemList()
  private final var velocities: [CGPoint] = []
  private final var angularVelocities: [CGFloat] = []
  final var assigned = ItemProperties()

  override var kindName: String { "UIDynamicItemBehavior" }

  /// Creates an item behavior without assigned properties.
  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items where list.append(item) { appendVelocity() }
  }

  /// Creates an item behavior without items.
  public convenience override init() {
    self.init(items: [])
  }

  /// The items in the order in which they were added.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item. Has no effect if the item was already added.
  open func addItem(_ item: any UIDynamicItem) {
    guard list.append(item) else { return }
    appendVelocity()
    animator?.retain(item)
    animator?.propertiesChanged()
  }

  /// Removes an item, which keeps its velocity and the properties that other behaviors assign.
  open func removeItem(_ item: any UIDynamicItem) {
    guard let index = list.remove(item) else { return }
    velocities.remove(at: index)
    angularVelocities.remove(at: index)
    animator?.propertiesChanged()
    animator?.release(item)
  }

  private func appendVelocity() {
    velocities.append(CGPoint(x: 0, y: 0))
    angularVelocities.append(0)
  }

  /// The fraction of the speed that is preserved in a bounce, clamped to 0...1. Default: 0.
  open var elasticity: CGFloat {
    get { CGFloat(assigned.elasticity ?? 0) }
    set { assign(newValue, "elasticity") { $0.elasticity = $1 } }
  }

  /// The friction in contacts: 0 is frictionless, and 1 is strong friction. Negative values are treated as 0. Default:
  /// 0.
  open var friction: CGFloat {
    get { CGFloat(assigned.friction ?? 0) }
    set { assign(newValue, "friction") { $0.friction = $1 } }
  }

  /// The density: the mass of an area of 100 x 100 points, clamped to 1e-4...1e6. Default: 1.
  open var density: CGFloat {
    get { CGFloat(assigned.density ?? 1) }
    set { assign(newValue, "density") { $0.density = $1 } }
  }

  /// The linear resistance c in 1/s: dv/dt = -c v. Negative values are treated as 0. Default: 0.
  open var resistance: CGFloat {
    get { CGFloat(assigned.resistance ?? 0) }
    set { assign(newValue, "resistance") { $0.resistance = $1 } }
  }

  /// The resistance to rotation in 1/s. Negative values are treated as 0. Default: 0.
  open var angularResistance: CGFloat {
    get { CGFloat(assigned.angularResistance ?? 0) }
    set { assign(newValue, "angularResistance") { $0.angularResistance = $1 } }
  }

  /// The dimensionless charge in electric and magnetic fields, which can be positive or negative. Default: 0.
  open var charge: CGFloat {
    get { CGFloat(assigned.charge ?? 0) }
    set { assign(newValue, "charge") { $0.charge = $1 } }
  }

  /// Whether the item is fixed in place, as if it had infinite mass. Anchoring an item discards its velocity. Default:
  /// false.
  open var isAnchored: Bool {
    get { assigned.isAnchored ?? false }
    set {
      assigned.isAnchored = newValue
      animator?.propertiesChanged()
    }
  }

  /// Whether forces and contacts can rotate the item. If false, the item keeps its current angle. Default: true.
  open var allowsRotation: Bool {
    get { assigned.allowsRotation ?? true }
    set {
      assigned.allowsRotation = newValue
      animator?.propertiesChanged()
    }
  }

  private func assign(_ value: CGFloat, _ name: String, _ store: (inout ItemProperties, Double) -> Void) {
    guard value.isFinite else {
      Diagnostics.report(
        "nonFiniteValue",
        "\(name) of an item behavior was set to \(Double(value)), which is not finite and is ignored.")
      return
    }
    store(&assigned, Double(value))
    animator?.propertiesChanged()
  }

  // MARK: - Velocities

  /// Adds to the item's velocity, in pt/s. If the behavior has no animator, the sum is stored and applied when the
  /// behavior is added to an animator. Passing an item that is not in the behavior, or a velocity that is not finite,
  /// is reported as a fault and has no effect.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard let index = index(of: item, "addLinearVelocity"), velocity.x.isFinite, velocity.y.isFinite else {
      if !(velocity.x.isFinite && velocity.y.isFinite) { refuseVelocity("addLinearVelocity") }
      return
    }
    if let animator {
      animator.addVelocity(velocity, to: item)
    } else {
      velocities[index] = CGPoint(x: velocities[index].x + velocity.x, y: velocities[index].y + velocity.y)
    }
  }

  /// Returns the item's velocity in pt/s, or the stored sum if the behavior has no animator. Returns zero for an
  /// unknown item.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard let index = list.index(of: item) else { return CGPoint(x: 0, y: 0) }
    return animator?.velocity(of: item) ?? velocities[index]
  }

  /// Adds to the item's angular velocity, in rad/s. Positive values rotate clockwise on the screen.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard let index = index(of: item, "addAngularVelocity") else { return }
    guard velocity.isFinite else { return refuseVelocity("addAngularVelocity") }
    if let animator {
      animator.addAngularVelocity(velocity, to: item)
    } else {
      angularVelocities[index] += velocity
    }
  }

  /// Returns the item's angular velocity in rad/s, or zero for an unknown item.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    guard let index = list.index(of: item) else { return 0 }
    return animator?.angularVelocity(of: item) ?? angularVelocities[index]
  }

  private func index(of item: any UIDynamicItem, _ call: String) -> Int? {
    if let index = list.index(of: item) { return index }
    Diagnostics.report("unknownItem", "\(call) received an item that is not in the behavior. Add the item first.")
    return nil
  }

  private func refuseVelocity(_ call: String) {
    Diagnostics.report("nonFiniteValue", "\(call) received a velocity that is not finite. The call is ignored.")
  }

  package override var dynamicItems: [any UIDynamicItem] { list.items }

  package override func discard(_ item: any UIDynamicItem) -> Bool {
    removeItem(item)
    return false
  }

  package override func attach(to animator: UIDynamicAnimator) {
    for item in list.items { animator.retain(item) }
    animator.itemBehaviorsChanged()
    for (index, item) in list.items.enumerated() {
      if velocities[index] != CGPoint(x: 0, y: 0) { animator.addVelocity(velocities[index], to: item) }
      if angularVelocities[index] != 0 { animator.addAngularVelocity(angularVelocities[index], to: item) }
      velocities[index] = CGPoint(x: 0, y: 0)
      angularVelocities[index] = 0
    }
  }

  package override func detach(from animator: UIDynamicAnimator) {
    animator.itemBehaviorsChanged()
    for item in list.items { animator.release(item) }
  }
}
