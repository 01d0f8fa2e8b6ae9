// SPDX-License-Identifier: MIT

import SprungPhysics

/// Anchored items that somebody moves: they get to their new places in the course of a tick, so that others that touch
/// or hang on them are pushed and dragged along by the velocity of the move instead of being jumped over.
extension UIDynamicAnimator {
  /// Moves an anchored item kinematically to where it was just read to be, in the next tick; answers false for other
  /// items, which have to be put there. What it was read to be before is given.
  final func movesKinematicallyLater(_ state: DynamicItemState, from center: CGPoint, _ angle: Double) -> Bool {
    guard world.isAnchored(state.body), mayRun else {
      stopAwaiting(state)
      return false
    }
    guard state.center != center || state.angle != angle else { return true }
    if !state.awaitsKinematicMove {
      state.awaitsKinematicMove = true
      awaitingKinematicMove.append(state)
    } else if state.movedBeforeStart {
      // The clock started after that move, so that it has no velocity.
      let newCenter = state.center
      let newAngle = state.angle
      state.center = center
      state.angle = angle
      place(state)
      state.center = newCenter
      state.angle = newAngle
    }
    state.movedBeforeStart = false
    return true
  }

  /// Puts the bodies of an item where the item was read to be.
  final func place(_ state: DynamicItemState) {
    forEachPlace(of: state) { body, center, angle in
      world.setPosition(center, of: body)
      world.setAngle(angle, of: body)
    }
  }

  /// Starts the kinematic moves of the steps to come; without steps the items wait on.
  final func startKinematicMoves(steps: Int) {
    if adoptsExternalMoves { adoptMovesOfAnchored() }
    guard !awaitingKinematicMove.isEmpty, steps > 0 else { return }
    for state in awaitingKinematicMove {
      state.awaitsKinematicMove = false
      state.isMovingKinematically = true
      // A body that is no longer anchored is put there.
      forEachPlace(of: state) { world.moveKinematically($0, to: $1, angle: $2, steps: steps) }
    }
    swap(&awaitingKinematicMove, &movingKinematically)
  }

  /// Forgets what moved kinematically, at the end of a tick.
  final func endKinematicMoves() {
    for state in movingKinematically { state.isMovingKinematically = false }
    movingKinematically.removeAll(keepingCapacity: true)
  }

  /// Puts everything that waits to its place, before somebody looks at the bodies.
  final func placeAwaiting() {
    for state in awaitingKinematicMove {
      state.awaitsKinematicMove = false
      place(state)
    }
    awaitingKinematicMove.removeAll(keepingCapacity: true)
  }

  /// Forgets that an item waits.
  final func stopAwaiting(_ state: DynamicItemState) {
    guard state.awaitsKinematicMove else { return }
    state.awaitsKinematicMove = false
    awaitingKinematicMove.removeAll { $0 === state }
  }

  /// Marks what waits as moved before the clock started: if it moves again, only the last move has a velocity.
  final func noteStart() {
    for state in awaitingKinematicMove { state.movedBeforeStart = true }
  }

  private func adoptMovesOfAnchored() {
    for case let state? in order where state.group == nil && world.isAnchored(state.body) { _ = adoptsMove(of: state) }
  }

  private func forEachPlace(of state: DynamicItemState, _ visit: (BodyID, CGPoint, Double) -> Void) {
    guard let group = state.group else { return visit(state.body, state.center, state.angle) }
    for part in group.parts {
      let lever = DynamicGroupBodies.turned(part.place, by: state.angle)
      visit(part.body, CGPoint(x: state.center.x + lever.dx, y: state.center.y + lever.dy), state.angle + part.angle)
    }
  }
}
