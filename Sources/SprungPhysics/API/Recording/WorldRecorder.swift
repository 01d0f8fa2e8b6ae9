// SPDX-License-Identifier: MIT

/// Records the operations on one world. The world retains the recorder while recording.
final class WorldRecorder {
  /// The recording so far.
  var recording = Recording()
  /// The number of steps between hashes.
  let hashInterval: Int64
  /// The number of recorded snapshots, which is also the number that identifies the next snapshot.
  var snapshotCount: Int32 = 0
  private let limits: Recording.Limits
  private var stepCount: Int64 = 0

  init(hashInterval: Int64, limits: Recording.Limits) {
    self.hashInterval = hashInterval
    self.limits = limits
  }

  /// Records an operation. Recording ends when a limit is reached, because a recording that exceeds the limits would be
  /// rejected when it is read.
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
