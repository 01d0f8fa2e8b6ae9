// SPDX-License-Identifier: MIT

/// Notes what is done to one world. The world holds it while it is recorded.
final class WorldRecorder {
  var recording = Recording()
  /// Steps between two hashes.
  let hashInterval: Int64
  var snapshotCount: Int32 = 0

  init(hashInterval: Int64) {
    self.hashInterval = hashInterval
  }
}
