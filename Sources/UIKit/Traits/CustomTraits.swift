// SPDX-License-Identifier: MIT

/// The values of an app's custom traits. Immutable.
nonisolated final class CustomTraits: @unchecked Sendable {
  private let boxes: [AnyTraitBox]

  private init(_ boxes: [AnyTraitBox]) { self.boxes = boxes }

  func box(of trait: TraitIdentity) -> AnyTraitBox? { boxes.first { $0.trait == trait } }

  static func setting(_ box: AnyTraitBox, in traits: CustomTraits?) -> CustomTraits {
    CustomTraits((traits?.boxes ?? []).filter { $0.trait != box.trait } + [box])
  }

  /// Returns the values without the value of a trait, or nil if no values remain.
  func removing(_ trait: TraitIdentity) -> CustomTraits? {
    let left = boxes.filter { $0.trait != trait }
    return left.isEmpty ? nil : CustomTraits(left)
  }

  /// Merges two collections. If both collections contain a trait, its value in the second collection is used.
  static func merging(_ first: CustomTraits?, _ second: CustomTraits?) -> CustomTraits? {
    guard let first, let second else { return second ?? first }
    return second.boxes.reduce(first) { setting($1, in: $0) }
  }

  /// Returns whether two collections contain the same values in any order.
  static func areSame(_ first: CustomTraits?, _ second: CustomTraits?) -> Bool {
    if first === second { return true }
    guard let first, let second, first.boxes.count == second.boxes.count else { return false }
    return first.boxes.allSatisfy { box in second.box(of: box.trait)?.isSame(as: box) ?? false }
  }
}

/// The value of a trait.
nonisolated class AnyTraitBox {
  let trait: TraitIdentity

  init(_ trait: TraitIdentity) { self.trait = trait }

  /// Returns whether another box for the same trait contains an equal value.
  func isSame(as other: AnyTraitBox) -> Bool { self === other }
}

/// The typed value of a trait.
nonisolated final class TraitBox<Value>: AnyTraitBox {
  let value: Value
  private let areSame: ((Value, Value) -> Bool)?

  init(_ value: Value, of trait: TraitIdentity, isSame: ((Value, Value) -> Bool)?) {
    self.value = value
    areSame = isSame
    super.init(trait)
  }

  override func isSame(as other: AnyTraitBox) -> Bool {
    // Boxes for the same trait have the same type.
    self === other || areSame?(value, unsafeDowncast(other, to: TraitBox<Value>.self).value) ?? false
  }
}
