// SPDX-License-Identifier: MIT

import SprungPhysics

/// The anchored items that the application moves. Each move takes place during a tick, so that touching or attached
/// items are pushed and dragged with the velocity of the move.
///
/// Invariant: the lists contain exactly the items that are marked as pending or moving.
final class AnchoredMoves {
  private let world: World
  private let clock: AnimatorClock
  /// The anchored items that were moved and reach their new positions in the next tick.
  private(set) var awaiting: [DynamicItemState] = []
  /// The items that move in the current tick.
  private(set) var moving: [DynamicItemState] = []

  init(_ world: World, _ clock: AnimatorClock) {
    self.world = world
    self.clock = clock
  }

  /// Whether moves are pending for the next tick.
  var areAwaited: Bool { !awaiting.isEmpty }

  /// Schedules a kinematic move of an anchored item in the next tick, from its previous position to the position that
  /// was just read. Returns false if the item is not anchored, in which case it must be moved immediately.
  func movesLater(_ state: DynamicItemState, from center: CGPoint, _ angle: Double) -> Bool {
    guard world.isAnchored(state.body), clock.mayRun else {
      stopAwaiting(state)
      return false
    }
    guard state.center != center || state.angle != angle else { return true }
    if !state.awaitsKinematicMove {
      state.awaitsKinematicMove = true
      awaiting.append(state)
    } else if state.movedBeforeStart {
      // The pending move was made before the clock started, so it has no velocity.
      let newCenter = state.center
      let newAngle = state.angle
      state.center = center
      state.angle = angle
      apply(state)
      state.center = newCenter
      state.angle = newAngle
    }
    state.movedBeforeStart = false
    return true
  }

  /// Moves the bodies of an item to the position read from the item.
  func apply(_ state: DynamicItemState) {
    state.forEachBodyPosition { body, center, angle in
      world.setPosition(center, of: body)
      world.setAngle(angle, of: body)
    }
  }

  /// Starts the pending moves, which take the given number of steps. With 0 steps, the moves remain pending.
  func start(steps: Int) {
    guard !awaiting.isEmpty, steps > 0 else { return }
    for state in awaiting {
      state.awaitsKinematicMove = false
      state.isMovingKinematically = true
      // A body that is no longer anchored is moved immediately.
      state.forEachBodyPosition { world.moveKinematically($0, to: $1, angle: $2, steps: steps) }
    }
    swap(&awaiting, &moving)
  }

  /// Clears the list of moving items at the end of a tick.
  func end() {
    guard !moving.isEmpty else { return }
    for state in moving { state.isMovingKinematically = false }
    moving.removeAll(keepingCapacity: true)
  }

  /// Applies all pending moves immediately, before bodies are queried.
  func applyAwaiting() {
    for state in awaiting {
      state.awaitsKinematicMove = false
      apply(state)
    }
    awaiting.removeAll(keepingCapacity: true)
  }

  /// Removes the pending move of an item.
  func stopAwaiting(_ state: DynamicItemState) {
    guard state.awaitsKinematicMove else { return }
    state.awaitsKinematicMove = false
    awaiting.removeAll { $0 === state }
  }

  /// Marks pending moves as made before the clock started. If such an item is moved again, only the new move has a
  /// velocity.
  func noteStart() {
    for state in awaiting { state.movedBeforeStart = true }
  }
}
