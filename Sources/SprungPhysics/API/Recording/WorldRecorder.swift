// SPDX-License-Identifier: MIT

/// Notes what is done to one world. The world holds it while it is recorded.
final class WorldRecorder {
  /// The recording so far.
  var recording = Recording()
  /// Steps between two hashes.
  let hashInterval: Int64
  /// Snapshots that were recorded, which have their numbers by it.
  var snapshotCount: Int32 = 0
  private let limits: Recording.Limits
  private var stepCount: Int64 = 0

  init(hashInterval: Int64, limits: Recording.Limits) {
    self.hashInterval = hashInterval
    self.limits = limits
  }

  /// Records an operation. Operations beyond the limits could not be read again, so the recording ends there.
  func append(_ operation: RecordedOperation) {
    guard !recording.isCut else { return }
    if case .advance(let count) = operation { stepCount += count }
    if Int64(recording.operations.count) >= limits.operations || stepCount > limits.steps {
      recording.isCut = true
    } else {
      recording.operations.append(operation)
    }
  }
}
