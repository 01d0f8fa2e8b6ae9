// SPDX-License-Identifier: MIT

import SprungPhysics

/// Anchored items that the program moves. They reach their new positions during a tick, so that items that touch or
/// hang on them are pushed and dragged along with the velocity of the move instead of being jumped over.
///
/// Invariant: exactly the items that are marked as pending or moving are in the corresponding lists.
final class AnchoredMoves {
  private let world: World
  private let clock: AnimatorClock
  /// Anchored items that were moved and go there in the next tick.
  private(set) var awaiting: [DynamicItemState] = []
  /// The items that move in the current tick.
  private(set) var moving: [DynamicItemState] = []

  init(_ world: World, _ clock: AnimatorClock) {
    self.world = world
    self.clock = clock
  }

  /// Whether something waits for the next tick.
  var areAwaited: Bool { !awaiting.isEmpty }

  /// Moves an anchored item kinematically to the position that was just read, in the next tick. Returns false for other
  /// items, which have to be moved immediately. The previous position is given.
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
      // The clock started after that move, so that it has no velocity.
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

  /// Puts the bodies of an item where the item was read to be.
  func apply(_ state: DynamicItemState) {
    state.forEachBodyPosition { body, center, angle in
      world.setPosition(center, of: body)
      world.setAngle(angle, of: body)
    }
  }

  /// Starts the moves of the steps to come; without steps the items wait on.
  func start(steps: Int) {
    guard !awaiting.isEmpty, steps > 0 else { return }
    for state in awaiting {
      state.awaitsKinematicMove = false
      state.isMovingKinematically = true
      // A body that is no longer anchored is put there.
      state.forEachBodyPosition { world.moveKinematically($0, to: $1, angle: $2, steps: steps) }
    }
    swap(&awaiting, &moving)
  }

  /// Forgets what moved, at the end of a tick.
  func end() {
    guard !moving.isEmpty else { return }
    for state in moving { state.isMovingKinematically = false }
    moving.removeAll(keepingCapacity: true)
  }

  /// Moves everything that is pending to its position, before bodies are queried.
  func applyAwaiting() {
    for state in awaiting {
      state.awaitsKinematicMove = false
      apply(state)
    }
    awaiting.removeAll(keepingCapacity: true)
  }

  /// Forgets that an item waits.
  func stopAwaiting(_ state: DynamicItemState) {
    guard state.awaitsKinematicMove else { return }
    state.awaitsKinematicMove = false
    awaiting.removeAll { $0 === state }
  }

  /// Marks what waits as moved before the clock started: if it moves again, only the last move has a velocity.
  func noteStart() {
    for state in awaiting { state.movedBeforeStart = true }
  }
}
