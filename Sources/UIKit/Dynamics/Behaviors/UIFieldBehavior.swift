// SPDX-License-Identifier: MIT

import SprungPhysics

/// A force field that acts on its items while their centers are in its region.
///
/// ```swift
/// let vortex = UIFieldBehavior.vortexField()
/// vortex.position = view.center
/// vortex.region = UIRegion(radius: 200)
/// vortex.addItem(ball)
/// animator.addBehavior(vortex)
/// ```
///
/// Class functions create the different kinds of fields. In the formulas, r is the vector from the field's position to
/// the item's center, and d is the length of r. The item's velocity in pt/s is v, its charge is q, and the strength of
/// the field is s. The mass m is the item's density times its area over 22,500 pt² (kilograms, with 150 points per
/// meter). F is the falloff (max(d, minimumRadius) / 150)^(-falloff), which is 1 at 150 points for any exponent. Forces
/// act at the item's center and cause no rotation. The forces of several fields add up.
///
/// Properties that a kind does not use remain 0, regardless of the assigned value. Values that are not finite are
/// ignored and reported as faults.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  private var list = DynamicItemList()
  private var settings: FieldDescription
  private var regionValue = UIRegion.infinite
  private var block: Evaluation?
  private var field: FieldID?

  /// The evaluation block of a custom field. See `field(evaluationBlock:)`.
  typealias Evaluation = (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector

  override var kindName: String { "UIFieldBehavior" }

  /// Creates a field that has no effect. Use the class functions to create specific kinds of fields.
  public required override init() {
    settings = FieldDescription(.linearGravity)
    settings.animationSpeed = 0
    super.init()
  }

  /// Creates a field of this class with the given kind.
  final class func make(_ kind: FieldKind, block: Evaluation? = nil) -> Self {
    let field = self.init()
    field.settings = FieldDescription(kind)
    if !field.settings.isNoise { field.settings.animationSpeed = 0 }
    field.block = block
    return field
  }

  /// The items in the order in which they were added.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item. Has no effect if the item was already added.
  open func addItem(_ item: any UIDynamicItem) {
    guard list.append(item), let animator else { return }
    animator.retain(item)
    join(item, animator)
  }

  /// Removes an item, which keeps its velocity. Has no effect if the behavior does not contain the item.
  open func removeItem(_ item: any UIDynamicItem) {
    guard list.remove(item) != nil, let animator else { return }
    leave(item, animator)
    animator.release(item)
  }

  /// The origin of the field and of its region, in points. Default: (0, 0), except for radial gravity fields, whose
  /// class function sets the position.
  open var position: CGPoint {
    get { settings.position }
    set {
      guard accepts("position", newValue.x, newValue.y) else { return }
      change { $0.position = newValue }
    }
  }

  /// The region in which the field acts, relative to its position. Default: infinite.
  open var region: UIRegion {
    get { regionValue }
    set {
      regionValue = newValue
      change { $0.region = newValue.region }
    }
  }

  /// The strength of the field in the unit of its kind. A negative value reverses the field. Default: 1.
  open var strength: CGFloat {
    get { CGFloat(settings.strength) }
    set { set("strength", newValue) { $0.strength = $1 } }
  }

  /// The exponent with which the field decreases with distance. Default: 0, in which case the field does not decrease.
  open var falloff: CGFloat {
    get { CGFloat(settings.falloff) }
    set { set("falloff", newValue) { $0.falloff = $1 } }
  }

  /// The distance in points below which the field does not increase. Values less than 1 are treated as 1. Default: 1.
  open var minimumRadius: CGFloat {
    get { CGFloat(settings.minimumRadius) }
    set { set("minimumRadius", newValue) { $0.minimumRadius = $1 } }
  }

  /// The direction of a linear gravity or velocity field, whose strength is multiplied by the length of this vector.
  /// Always (0, 0) for other kinds.
  open var direction: CGVector {
    get { settings.direction }
    set {
      guard settings.kind == .linearGravity || settings.kind == .velocity,
        accepts("direction", newValue.dx, newValue.dy)
      else { return }
      change { $0.direction = newValue }
    }
  }

  /// The smoothness of noise and turbulence, clamped to the range from 0 (features of 40 points) to 1 (features of 400
  /// points). Always 0 for other kinds.
  open var smoothness: CGFloat {
    get { CGFloat(settings.smoothness) }
    set { if settings.isNoise { set("smoothness", newValue) { $0.smoothness = $1 } } }
  }

  /// The speed at which noise and turbulence change. If 0, the noise does not change over time. Always 0 for other
  /// kinds.
  open var animationSpeed: CGFloat {
    get { CGFloat(settings.animationSpeed) }
    set { if settings.isNoise { set("animationSpeed", newValue) { $0.animationSpeed = $1 } } }
  }

  /// The field description, which the debug overlay uses.
  final var shown: FieldDescription { settings }
  final var shownField: FieldID? { field }

  private func set(_ name: String, _ value: CGFloat, _ store: (inout FieldDescription, Double) -> Void) {
    guard accepts(name, value) else { return }
    change { store(&$0, Double(value)) }
  }

  private func accepts(_ name: String, _ first: CGFloat, _ second: CGFloat = 0) -> Bool {
    let limit = CGFloat(PhysicsLimits.farthestCoordinate)
    if abs(first) <= limit, abs(second) <= limit { return true }
    Diagnostics.report(
      "nonFiniteValue",
      "\(name) of a field was set to \(Double(first)), \(Double(second)). The change is ignored: both numbers must be "
        + "finite and at most \(Double(limit)) in magnitude.")
    return false
  }

  private func change(_ body: (inout FieldDescription) -> Void) {
    body(&settings)
    guard let animator, let field else { return }
    animator.changeCount += 1
    animator.world.setField(field, to: settings)
    animator.changed()
  }

  /// The evaluation block of a custom field, converted for the physics world.
  private var force: FieldForce? {
    guard let block else { return nil }
    return { [self] sample in
      block(self, sample.position, sample.velocity, CGFloat(sample.mass), CGFloat(sample.charge), sample.duration)
    }
  }

  /// Whether the acceleration is independent of mass, so that the field must act on each part of a group.
  private var actsOnMass: Bool {
    switch settings.kind {
    case .radialGravity, .linearGravity, .noise, .turbulence, .velocity, .vortex: return true
    case .drag, .spring, .electric, .magnetic, .custom: return false
    }
  }

  private func join(_ item: any UIDynamicItem, _ animator: UIDynamicAnimator) {
    guard let field, let state = animator.state(of: item) else { return }
    if actsOnMass {
      state.forEachBody { animator.world.addMember($0, to: field) }
    } else {
      animator.world.addMember(state.body, to: field)
    }
    animator.changed()
  }

  private func leave(_ item: any UIDynamicItem, _ animator: UIDynamicAnimator) {
    guard let field, let state = animator.state(of: item) else { return }
    state.forEachBody { animator.world.removeMember($0, from: field) }
    animator.changed()
  }

  package override var dynamicItems: [any UIDynamicItem] { list.items }

  package override func discard(_ item: any UIDynamicItem) -> Bool {
    removeItem(item)
    return false
  }

  package override func attach(to animator: UIDynamicAnimator) {
    field = animator.world.addField(settings, force: force)
    animator.parts.effects.fields.append(self)
    for item in list.items {
      animator.retain(item)
      join(item, animator)
    }
  }

  package override func detach(from animator: UIDynamicAnimator) {
    if let field { animator.world.removeField(field) }
    field = nil
    animator.parts.effects.fields.removeAll { $0 === self }
    for item in list.items { animator.release(item) }
  }
}

extension FieldDescription {
  /// Whether the field is a noise or turbulence field, which has a smoothness and a speed.
  fileprivate nonisolated var isNoise: Bool { kind == .noise || kind == .turbulence }
}
