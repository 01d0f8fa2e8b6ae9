// SPDX-License-Identifier: MIT

import SprungPhysics

/// Checks the invariants of each of an animator's data structures, and of their combination.
final class AnimatorValidator {
  private let animator: UIDynamicAnimator
  private let parts: AnimatorParts
  private var breaches: [String] = []

  init(_ animator: UIDynamicAnimator) {
    self.animator = animator
    parts = animator.parts
  }

  private func expect(_ condition: Bool, _ sentence: @autoclosure () -> String) {
    if !condition { breaches.append(sentence()) }
  }

  /// Returns a description of each violation.
  func validate() -> [String] {
    let living = parts.registry.order.compactMap { $0 }
    validateItems(living)
    validateGroups(living)
    validateRows(living)
    validateKinematicMoves(living)
    validateContacts()
    validateTree()
    expect(
      animator.isRunning == FrameScheduler.shared.contains(animator),
      "the animator runs without frames, or gets them at rest")
    expect(parts.world.validate(), "the world's stores are not in order")
    return breaches
  }

  // MARK: Items

  private func validateItems(_ living: [DynamicItemState]) {
    let registry = parts.registry
    expect(
      registry.order.count - living.count == registry.deadCount,
      "\(registry.order.count - living.count) places in the order are free, but \(registry.deadCount) were counted")
    expect(living.count == registry.count, "\(living.count) items in the order, \(registry.count) by identity")
    var last: Int64 = -1
    for state in living {
      let title = state.title
      expect(state.serial > last, "\(title) is not behind the item that came before it")
      last = state.serial
      expect(
        registry.byIdentity[ObjectIdentifier(state.item as AnyObject)] === state, "\(title) is not found by its object")
      expect(state.useCount > 0, "\(title) is known, but no behavior mentions it")
      expect(state.key == nil || state.attributes != nil, "\(title) has the key of an element, but no attributes")
    }
    for (key, state) in registry.byKey {
      expect(
        state.key == key && registry.byIdentity[ObjectIdentifier(state.item as AnyObject)] === state,
        "\(state.title) is found by a key that it does not have, or does not exist")
    }
  }

  private func validateGroups(_ living: [DynamicItemState]) {
    var members: [ObjectIdentifier: Int] = [:]
    for state in living where state.group != nil {
      for member in ((state.item as AnyObject) as? UIDynamicItemGroup)?.items ?? [] {
        members[ObjectIdentifier(member as AnyObject), default: 0] += 1
      }
    }
    expect(members == parts.registry.groupMembers, "the members of the groups are not those that were counted")
    for identity in members.keys {
      expect(parts.registry.state(ofIdentity: identity) == nil, "a member of a group is an item of its own too")
    }
  }

  /// Checks that items and bodies correspond one to one in all tables. A row that is unused in one table must be unused
  /// in all tables.
  private func validateRows(_ living: [DynamicItemState]) {
    let registry = parts.registry
    let rows = registry.rows
    var used: [Int: Bool] = [:]
    for state in living {
      let title = state.title
      state.forEachBody { body in
        expect(parts.world.contains(body), "\(title) has a body that the world does not know")
        expect(used.updateValue(true, forKey: body.row) == nil, "\(title) has the row \(body.row) of another item")
        expect(
          body.row < registry.states.count && registry.states[body.row] === state,
          "\(title) is not found in its row \(body.row)")
        expect(
          body.row < rows.capacity && rows.references[body.row]?.takeUnretainedValue() === state,
          "\(title) is not written from its row \(body.row)")
      }
    }
    expect(
      used.count == parts.world.bodyCount, "the items have \(used.count) bodies, the world \(parts.world.bodyCount)")
    for row in registry.states.indices where registry.states[row] != nil && used[row] == nil {
      breaches.append("row \(row) is free, but an item is found in it")
    }
    for row in 0..<rows.capacity where rows.references[row] != nil && used[row] == nil {
      breaches.append("row \(row) is free, but would be written")
    }
  }

  private func validateKinematicMoves(_ living: [DynamicItemState]) {
    let moves = parts.anchoredMoves
    for (name, list, isListed) in [
      ("waits for its kinematic move", moves.awaiting, { (state: DynamicItemState) in state.awaitsKinematicMove }),
      ("moves kinematically", moves.moving, { (state: DynamicItemState) in state.isMovingKinematically }),
    ] {
      expect(
        list.count == living.filter(isListed).count,
        "\(list.count) items are listed as one that \(name), and others say so")
      for state in list {
        expect(
          isListed(state) && parts.registry.contains(state, in: parts.world),
          "\(state.title) is listed as one that \(name), which it does not say")
      }
    }
    expect(moves.moving.isEmpty || animator.isTicking, "items move kinematically outside of a tick")
  }

  // MARK: Contacts

  private func validateContacts() {
    var pairs: [Int64: [Int64]] = [:]
    for pair in parts.contacts.touchingPairs {
      expect(pair.low < pair.high && pair.parts > 0, "a pair that touches is of one item, or has no parts that touch")
      expect(!(pairs[pair.low] ?? []).contains(pair.high), "a pair that touches is listed twice")
      pairs[pair.low, default: []].append(pair.high)
      for state in [pair.state, pair.other] where !parts.registry.contains(state, in: parts.world) {
        breaches.append("\(state.title) touches something, but is gone")
      }
    }
    for (contact, count) in parts.contacts.groupContacts {
      expect(count > 0, "a contact of a group is listed, but none of its parts makes it")
      expect(
        parts.registry.contains(contact.state, in: parts.world), "\(contact.state.title) is in a contact, but is gone")
    }
  }

  // MARK: Behaviors

  /// Checks that the behaviors in the tree match the counts, and the lists of behaviors of each kind.
  private func validateTree() {
    var all: [UIDynamicBehavior] = []
    for behavior in parts.tree.roots { collect(behavior, &all) }
    var mentions: [ObjectIdentifier: Int] = [:]
    for behavior in all {
      expect(behavior.animator === animator, "a behavior in the tree does not know its animator")
      for item in behavior.dynamicItems { mentions[ObjectIdentifier(item as AnyObject), default: 0] += 1 }
    }
    validateMentions(mentions)
    let actions = all.filter { $0.action != nil }.count
    expect(
      actions == parts.tree.actionCount, "\(actions) behaviors have an action, \(parts.tree.actionCount) were counted")
    expect(
      isSame(parts.tree.restWatchers, all.filter { $0.onRest != nil }), "other behaviors are told of rest than want it")
    let effects = parts.effects
    expect(isSame(effects.gravities, all.filter { $0 is UIGravityBehavior }), "other gravities are listed")
    let isContinuous = { (behavior: UIDynamicBehavior) in (behavior as? UIPushBehavior)?.mode == .continuous }
    expect(isSame(effects.pushes, all.filter(isContinuous)), "other continuous pushes are listed")
    expect(isSame(effects.snaps, all.filter { $0 is UISnapBehavior }), "other snaps are listed")
    expect(isSame(effects.fields, all.filter { $0 is UIFieldBehavior }), "other fields are listed")
    expect(
      isSame(parts.contacts.behaviors, all.filter { $0 is UICollisionBehavior }), "other collision behaviors are listed"
    )
  }

  private func collect(_ behavior: UIDynamicBehavior, _ all: inout [UIDynamicBehavior]) {
    all.append(behavior)
    for child in behavior.childBehaviors { collect(child, &all) }
  }

  /// Returns whether two lists contain the same behaviors, each once, in any order.
  private func isSame<Kind: UIDynamicBehavior>(_ listed: [Kind], _ found: [UIDynamicBehavior]) -> Bool {
    listed.count == found.count && found.allSatisfy { behavior in listed.contains { $0 === behavior } }
  }

  /// Checks that the use count of each object equals the number of behaviors that contain it, including behaviors that
  /// ignore the object. If several objects represent the same element, only the sum of their counts is known.
  private func validateMentions(_ mentions: [ObjectIdentifier: Int]) {
    let registry = parts.registry
    for case let state? in registry.order {
      guard state.earlierItems.isEmpty else { continue }
      let identity = ObjectIdentifier(state.item as AnyObject)
      let counted = state.useCount + (registry.vainMentions[identity] ?? 0)
      expect(
        counted == mentions[identity] ?? 0,
        "\(state.title) is mentioned by \(mentions[identity] ?? 0) behaviors, \(counted) were counted")
    }
    for (identity, count) in registry.vainMentions {
      expect(count > 0 && (mentions[identity] ?? 0) >= count, "an object is mentioned in vain oftener than at all")
    }
  }
}
