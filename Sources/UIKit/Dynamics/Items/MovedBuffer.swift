// SPDX-License-Identifier: MIT

import SprungPhysics

/// A reusable buffer of the bodies that moved in this tick.
final class MovedBuffer {
  nonisolated(unsafe) private var moved: UnsafeMutablePointer<MovedBody>
  private var capacity = 16

  init() {
    moved = UnsafeMutablePointer<MovedBody>.allocate(capacity: capacity)
  }

  deinit {
    moved.deallocate()
  }

  /// Returns a buffer for a number of bodies. The buffer is reallocated if the number is larger than before, so this
  /// method must not be called while the buffer is being written.
  func pointer(for count: Int) -> UnsafeMutablePointer<MovedBody> {
    guard count > capacity else { return moved }
    while capacity < count { capacity *= 2 }
    moved.deallocate()
    moved = UnsafeMutablePointer<MovedBody>.allocate(capacity: capacity)
    return moved
  }
}
