// SPDX-License-Identifier: MIT

import SprungPhysics

/// Anchored items that somebody moves: they get to their new places in the course of a tick, so that others that touch or
/// hang on them are pushed and dragged along by the velocity of the move instead of being jumped over.
extension UIDynamicAnimator {
  /// Has an anchored item carried to where it was just read to be, in the next tick; answers false for other items, which
  /// have to be put there. What it was read to be before is given.
  final func carriesLater(_ state: DynamicItemState, from center: CGPoint, _ angle: Double) -> Bool {
    guard world.isAnchored(state.body), mayRun else {
      stopAwaiting(state)
      return false
    }
    guard state.center != center || state.angle != angle else { return true }
    if !state.awaitsCarriage {
      state.awaitsCarriage = true
      awaitingCarriage.append(state)
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

  /// Starts the ways of the steps to come; without steps the items wait on.
  final func startCarriages(steps: Int) {
    if adoptsExternalMoves { adoptMovesOfAnchored() }
    guard !awaitingCarriage.isEmpty, steps > 0 else { return }
    for state in awaitingCarriage {
      state.awaitsCarriage = false
      state.isCarried = true
      // A body that is no longer anchored is put there.
      forEachPlace(of: state) { world.carry($0, to: $1, angle: $2, steps: steps) }
    }
    swap(&awaitingCarriage, &carried)
  }

  /// Forgets who was carried, at the end of a tick.
  final func endCarriages() {
    for state in carried { state.isCarried = false }
    carried.removeAll(keepingCapacity: true)
  }

  /// Puts everything that waits to its place, before somebody looks at the bodies.
  final func placeAwaiting() {
    for state in awaitingCarriage {
      state.awaitsCarriage = false
      place(state)
    }
    awaitingCarriage.removeAll(keepingCapacity: true)
  }

  /// Forgets that an item waits.
  final func stopAwaiting(_ state: DynamicItemState) {
    guard state.awaitsCarriage else { return }
    state.awaitsCarriage = false
    awaitingCarriage.removeAll { $0 === state }
  }

  /// Marks what waits as moved before the clock started: if it moves again, only the last way has a velocity.
  final func noteStart() {
    for state in awaitingCarriage { state.movedBeforeStart = true }
  }

  private func adoptMovesOfAnchored() {
    for case let state? in order where state.group == nil && world.isAnchored(state.body) { _ = adoptsMove(of: state) }
  }

  private func forEachPlace(of state: DynamicItemState, _ visit: (BodyID, CGPoint, Double) -> Void) {
    guard let group = state.group else { return visit(state.body, state.center, state.angle) }
    for part in group.parts {
      let way = DynamicGroupBodies.turned(part.place, by: state.angle)
      visit(part.body, CGPoint(x: state.center.x + way.dx, y: state.center.y + way.dy), state.angle + part.angle)
    }
  }
}
