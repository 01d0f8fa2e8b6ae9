// SPDX-License-Identifier: MIT

import Foundation

/// A lock that prevents concurrent builds in a folder. The lock is released at the latest when the process exits.
struct FolderLock {
  private let descriptor: Int32

  /// Waits until no other process is building in the folder.
  init(_ folder: URL) throws {
    descriptor = open(folder.appendingPathComponent("lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw CommandFailure.work("cannot write into \(folder.path)") }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      Console.print("Another command is building in \(folder.path); waiting for it")
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }
  }

  /// Releases the lock.
  func release() { close(descriptor) }
}
