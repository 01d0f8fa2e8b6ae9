// SPDX-License-Identifier: MIT

import SprungPhysics

/// What an animator knows of its items by the rows of their bodies, for the loop that writes them.
///
/// The references are not counted: `UIDynamicAnimator.states` keeps the objects.
final class WriteTable {
  typealias Reference = Unmanaged<DynamicItemState>

  @exclusivity(unchecked) nonisolated(unsafe) private(set) var states: UnsafeMutablePointer<Reference?>
  nonisolated(unsafe) private var moved: UnsafeMutablePointer<MovedBody>
  private var capacity = 16
  private var movedCapacity = 16

  init() {
    states = UnsafeMutablePointer<Reference?>.allocate(capacity: capacity)
    states.initialize(repeating: nil, count: capacity)
    moved = UnsafeMutablePointer<MovedBody>.allocate(capacity: movedCapacity)
  }

  deinit {
    states.deallocate()
    moved.deallocate()
  }

  /// Notes what has a row, or that nothing has it.
  func set(_ state: DynamicItemState?, row: Int) {
    reserve(row + 1)
    if let state { states[row] = Unmanaged.passUnretained(state) } else { states[row] = nil }
  }

  private func reserve(_ count: Int) {
    guard count > capacity else { return }
    let old = capacity
    while capacity < count { capacity *= 2 }
    let fresh = UnsafeMutablePointer<Reference?>.allocate(capacity: capacity)
    fresh.initialize(repeating: nil, count: capacity)
    fresh.update(from: states, count: old)
    states.deallocate()
    states = fresh
  }

  /// A buffer for what moved in a tick, with room for a number of rows. It is another one for more rows, so that only the
  /// tick's start may ask.
  func movedBuffer(for count: Int) -> UnsafeMutablePointer<MovedBody> {
    guard count > movedCapacity else { return moved }
    while movedCapacity < count { movedCapacity *= 2 }
    moved.deallocate()
    moved = UnsafeMutablePointer<MovedBody>.allocate(capacity: movedCapacity)
    return moved
  }
}
