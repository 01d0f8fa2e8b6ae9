// SPDX-License-Identifier: MIT

import SprungGeometry

/// Recordings of all calls that change the world, to be replayed elsewhere.
extension World {
  /// Starts to record every call that changes the world, and a hash of its state whenever the number of steps is a
  /// multiple of `hashInterval` (1 or more, default 1). Sprung addition.
  ///
  /// A recording starts from nothing: it is a fault, and nothing is recorded, if the world was used before. Recording
  /// changes no path, since none depends on how steps are grouped, but each hash costs about a microsecond for a dozen
  /// bodies. It ends where the recording would exceed `limits`, see `Recording.isCut`.
  public func startRecording(hashInterval: Int = 1, limits: Recording.Limits = Recording.Limits()) {
    guard isUnused else {
      return Diagnostics.report(
        "lateRecording", "startRecording requires a new world. Call it before you add anything to the world.")
    }
    recorder = WorldRecorder(hashInterval: Int64(max(1, hashInterval)), limits: limits)
  }

  /// The recording up to now; nil if nothing is recorded. Sprung addition.
  public var recording: Recording? { recorder?.recording }

  /// Stops recording; the answer is what was recorded, or nil if nothing was. Sprung addition.
  @discardableResult
  public func stopRecording() -> Recording? {
    let recording = recorder?.recording
    recorder = nil
    return recording
  }

  private var isUnused: Bool {
    context.clock.stepCount == 0 && context.bodies.rowCount == 0 && context.boundaries.sets.isEmpty
      && context.registry.store == nil && context.springs.pool.rowCount == 0
      && context.joints.pool.rowCount == 0
  }

  /// Records a call that changes the world: one branch while nothing is recorded.
  ///
  /// Calls by the force of a custom field belong to the step that evaluates it, and the same force will make them again
  /// in a replay.
  @inline(__always)
  func note(_ operation: @autoclosure () -> RecordedOperation) {
    if let recorder, context.registry.store?.isEvaluating != true { recorder.append(operation()) }
  }

  /// Advances a recorded world from hash to hash.
  func advanceRecorded(_ recorder: WorldRecorder, steps: Int) {
    var left = Int64(steps)
    while left > 0 {
      let count = min(left, recorder.hashInterval - context.clock.stepCount % recorder.hashInterval)
      recorder.append(.advance(count))
      stages.pipeline.advance(steps: Int(count))
      left -= count
      if context.clock.stepCount % recorder.hashInterval == 0 { recorder.append(.hash(stateHash())) }
    }
  }

  /// Counts a snapshot that is being recorded.
  func noteSnapshot(_ snapshot: inout WorldSnapshot) {
    guard let recorder, context.registry.store?.isEvaluating != true else { return }
    recorder.append(.snapshot)
    snapshot.recorder = recorder
    snapshot.number = recorder.snapshotCount
    recorder.snapshotCount += 1
  }

  /// Notes in a recording that the world was restored, by the number of a snapshot of this recording; -1 for another one.
  func noteRestore(_ snapshot: WorldSnapshot) {
    guard let recorder else { return }
    recorder.append(.restore(snapshot.recorder === recorder ? snapshot.number : -1))
  }
}
