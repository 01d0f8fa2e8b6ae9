// SPDX-License-Identifier: MIT

import SprungPhysics

/// How items that moved get their places, once a tick.
///
/// Counting references takes longer than the rest, so the loop counts none for what is common: a view of UIKit's own class
/// directly in the reference view, whose layer is stored to as its setters would. All others are written through theirs.
extension UIDynamicAnimator {
  /// Writes what moved since the last time; answers whether anything did.
  final func writeMoved() -> Bool {
    storedCount = 0
    guard world.hasMoved else { return false }
    let bounds = farBounds
    let left = Double(bounds.minX)
    let top = Double(bounds.minY)
    let right = Double(bounds.maxX)
    let bottom = Double(bounds.maxY)
    // In an animation block a setter animates.
    let mayStore = AnimationGroup.current == nil && storesPlainViews
    let isPlain = mayStore && movingKinematically.isEmpty && !adoptsExternalMoves
    var hasMoved = false
    var stored = 0
    let table = writeTable
    let moved = table.movedBuffer(for: world.rowLimit)
    for index in 0..<world.drainMoved(into: moved) {
      guard let state = table.states[moved[index].body.row] else { continue }
      let x = Double(moved[index].position.x)
      let y = Double(moved[index].position.y)
      let isFar = x < left || x > right || y < top || y > bottom
      if isPlain, !isFar {
        #if DEBUG
          warnOfExternalMove(state.takeUnretainedValue())
        #endif
        if UIDynamicAnimator.store(moved + index, state) {
          hasMoved = true
          stored &+= 1
          #if DEBUG
            state.takeUnretainedValue().seenCenter = state.takeUnretainedValue().item.center
          #endif
          continue
        }
      }
      if write(moved + index, state.takeUnretainedValue(), mayStore: mayStore) {
        hasMoved = true
        if isFar { stopIfLost(state.takeUnretainedValue()) }
      }
    }
    storedCount = stored
    return hasMoved
  }

  #if DEBUG
    /// Warns of a center that somebody else set, before it is stored over.
    private func warnOfExternalMove(_ state: DynamicItemState) {
      guard state.plainLayer != nil, !state.isMovingKinematically, state.group == nil else { return }
      _ = adoptsMove(of: state)
      // What is written through a setter is looked at again there.
      state.seenCenter = state.item.center
    }
  #endif

  /// Writes one item with regard to everything; answers false if it is not to be written.
  private func write(_ moved: UnsafePointer<MovedBody>, _ state: DynamicItemState, mayStore: Bool) -> Bool {
    if state.isMovingKinematically { return false }
    let looksForMoves = looksForExternalMoves
    if looksForMoves, state.group == nil, adoptsMove(of: state) { return false }
    let isStored = mayStore && UIDynamicAnimator.store(moved, Unmanaged.passUnretained(state))
    if !isStored {
      // What a setter of somebody's own removed has no place any more, whoever has its row now.
      guard state.group != nil || state.body == moved.pointee.body else { return false }
      write(state, moved.pointee.position, moved.pointee.angle)
    } else if looksForMoves {
      state.seenCenter = state.item.center
    }
    return true
  }

  /// Stores a place and an angle as the setters of a plain view would; answers false if the item is none.
  ///
  /// Not isolated: a closure of the main actor would ask for its thread, which takes longer than the rest.
  @inline(__always)
  nonisolated private static func store(
    _ moved: UnsafePointer<MovedBody>, _ reference: Unmanaged<DynamicItemState>
  ) -> Bool {
    reference._withUnsafeGuaranteedRef { state in
      guard let layer = state.plainLayer, state.body == moved.pointee.body else { return false }
      let angle = moved.pointee.angle
      // Scales and the like are rare.
      guard angle == state.angle || state.unturned == nil else { return false }
      return layer._withUnsafeGuaranteedRef { layer in
        guard !layer.isMask else { return false }
        if angle != state.angle {
          guard layer.storeRotation(angle) else { return false }
          state.angle = angle
        }
        state.center = moved.pointee.position
        layer.storePosition(moved.pointee.position)
        return true
      }
    }
  }
}
