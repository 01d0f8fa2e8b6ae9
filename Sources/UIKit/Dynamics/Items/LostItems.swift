// SPDX-License-Identifier: MIT

import SprungPhysics

/// Finds items that have moved away and cannot return, so that they do not keep the animator running forever.
///
/// Checking whether an item will return is expensive, so only distant items are checked.
final class LostItems {
  private let world: World
  private let reference: ReferenceSystem
  private let registry: ItemRegistry
  /// The items that were lost and stopped, and those of them that have not been reported yet.
  private var states: [DynamicItemState] = []
  private var newStates: [DynamicItemState] = []
  /// See `UIDynamicAnimator.onLost`.
  var handler: ((any UIDynamicItem) -> Void)?

  init(_ world: World, _ reference: ReferenceSystem, _ registry: ItemRegistry) {
    self.world = world
    self.reference = reference
    self.registry = registry
  }

  /// The items that were stopped and are still far outside the reference bounds.
  var items: [any UIDynamicItem] {
    let bounds = farBounds
    return states.filter { world.isAsleep($0.body) && isFar($0, bounds) }.map { $0.item }
  }

  /// The rectangle outside which items are checked.
  var farBounds: CGRect {
    guard let bounds = reference.bounds else { return lostBounds }
    let distance = CGFloat(UIKitTuning.leavingDistance)
    return bounds.insetBy(dx: -distance, dy: -distance)
  }

  /// The rectangle outside which items are always lost.
  private var lostBounds: CGRect {
    let distance = CGFloat(UIKitTuning.lostDistance)
    return (reference.bounds ?? .zero).insetBy(dx: -distance, dy: -distance)
  }

  private func isFar(_ state: DynamicItemState, _ bounds: CGRect) -> Bool {
    let position = world.position(of: state.body)
    return position.x < bounds.minX || position.x > bounds.maxX || position.y < bounds.minY || position.y > bounds.maxY
  }

  /// Stops an item beyond the far bounds if it is lost.
  func stopIfLost(_ state: DynamicItemState) {
    guard !world.isAsleep(state.body), isFar(state, lostBounds) || hasLeft(state) else { return }
    state.forEachBody { world.stop($0) }
    // An item that is lost again is not reported again.
    guard states.identityIndex(of: state) == nil else { return }
    states.append(state)
    newStates.append(state)
  }

  private func hasLeft(_ state: DynamicItemState) -> Bool {
    guard reference.bounds != nil else { return false }
    return world.hasLeft(state.body, farBounds)
  }

  /// Stops all lost items. Called repeatedly while motion is simulated that is not displayed.
  func stopAll() {
    let bounds = farBounds
    for case let state? in registry.order where !world.isAsleep(state.body) && isFar(state, bounds) {
      stopIfLost(state)
    }
  }

  /// Removes an item from the lists when it is removed from the animator.
  func remove(_ state: DynamicItemState) {
    if !states.isEmpty { states.removeAll { $0 === state } }
  }

  /// Reports the items that were lost in this tick.
  func report() {
    if !states.isEmpty {
      let bounds = farBounds
      states.removeAll { !isFar($0, bounds) }
    }
    guard !newStates.isEmpty else { return }
    let lost = newStates
    newStates = []
    for state in lost where states.identityIndex(of: state) != nil {
      guard let handler else {
        Diagnostics.report(
          "lostItem",
          "\(state.title) is far outside the reference bounds and cannot return, so it was stopped. Add a boundary, "
            + "remove the item from its behaviors when it is not visible, or handle it in the animator's onLost.")
        continue
      }
      handler(state.item)
    }
  }
}
