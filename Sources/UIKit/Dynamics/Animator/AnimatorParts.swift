// SPDX-License-Identifier: MIT

import SprungPhysics

/// The parts of an animator: the objects that own its state. Each part refers only to the parts it depends on, and none
/// refers to the animator.
///
/// The parts are declared in order of dependency: the world, coordinates and time, items, reading items, effects of
/// behaviors, contacts, and writing items.
struct AnimatorParts {
  let world = World()
  let reference: ReferenceSystem
  let clock: AnimatorClock
  let tree = BehaviorTree()
  let registry: ItemRegistry
  let velocities: ItemVelocities
  let anchoredMoves: AnchoredMoves
  let reader: ItemReader
  let effects: EffectAccumulator
  let contacts: CollisionReporter
  let lost: LostItems
  let writer: ItemWriter
  let lifetimes: ItemLifetimes

  init(_ reference: ReferenceSystem) {
    self.reference = reference
    clock = AnimatorClock(reference)
    registry = ItemRegistry(isOfLayout: reference.isOfLayout)
    velocities = ItemVelocities(world, registry)
    anchoredMoves = AnchoredMoves(world, clock)
    reader = ItemReader(world, reference, anchoredMoves)
    effects = EffectAccumulator(world, registry, tree, velocities)
    contacts = CollisionReporter(world, registry)
    lost = LostItems(world, reference, registry)
    writer = ItemWriter(world, reference, registry, reader, anchoredMoves, lost)
    lifetimes = ItemLifetimes(world, reference, registry, effects, contacts, reader, writer, anchoredMoves, lost)
  }

  /// Whether the next tick must update the world before the animator can come to rest.
  var haveWork: Bool {
    effects.areStale && !registry.isEmpty || anchoredMoves.areAwaited || effects.areDue || contacts.areDue
      || world.hasMoved || tree.awaitsRest
  }
}
