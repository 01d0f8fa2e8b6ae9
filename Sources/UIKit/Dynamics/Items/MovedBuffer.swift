// SPDX-License-Identifier: MIT

import SprungPhysics

/// Room for what moved in a tick, which is kept for the next one.
final class MovedBuffer {
  nonisolated(unsafe) private var moved: UnsafeMutablePointer<MovedBody>
  private var capacity = 16

  init() {
    moved = UnsafeMutablePointer<MovedBody>.allocate(capacity: capacity)
  }

  deinit {
    moved.deallocate()
  }

  /// Room for a number of bodies. It is elsewhere for more of them, so that only the start of writing may ask.
  func pointer(for count: Int) -> UnsafeMutablePointer<MovedBody> {
    guard count > capacity else { return moved }
    while capacity < count { capacity *= 2 }
    moved.deallocate()
    moved = UnsafeMutablePointer<MovedBody>.allocate(capacity: capacity)
    return moved
  }
}
