// SPDX-License-Identifier: MIT

import SprungGeometry

/// Recordings of all calls that change the world, for replays.
extension World {
  /// Starts recording all calls that change the world. A hash of the world's state is recorded at every multiple of
  /// `hashInterval` steps (1 or more, default 1). Sprung addition.
  ///
  /// Recording must start on an unused world. If the world has been used, a fault is reported and nothing is recorded.
  /// Recording does not change any trajectory, because trajectories do not depend on the grouping of steps. Each hash
  /// takes about a microsecond for a dozen bodies. Recording ends when it would exceed `limits`, see `Recording.isCut`.
  public func startRecording(hashInterval: Int = 1, limits: Recording.Limits = Recording.Limits()) {
    guard isUnused else {
      return Diagnostics.report(
        "lateRecording", "startRecording requires a new world. Call it before you add anything to the world.")
    }
    recorder = WorldRecorder(hashInterval: Int64(max(1, hashInterval)), limits: limits)
  }

  /// The recording so far, or nil if the world is not being recorded. Sprung addition.
  public var recording: Recording? { recorder?.recording }

  /// Stops recording and returns the recording, or nil if the world was not being recorded. Sprung addition.
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

  /// Records a call that changes the world. If the world is not being recorded, this costs only one branch.
  ///
  /// Calls made by the force closure of a custom field are not recorded, because the closure repeats them in a replay.
  @inline(__always)
  func note(_ operation: @autoclosure () -> RecordedOperation) {
    if let recorder, context.registry.store?.isEvaluating != true { recorder.append(operation()) }
  }

  /// Advances a recorded world and records the hashes that are due.
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

  /// Records that a snapshot was taken and assigns it the next number.
  func noteSnapshot(_ snapshot: inout WorldSnapshot) {
    guard let recorder, context.registry.store?.isEvaluating != true else { return }
    recorder.append(.snapshot)
    snapshot.recorder = recorder
    snapshot.number = recorder.snapshotCount
    recorder.snapshotCount += 1
  }

  /// Records that the world was restored, with the snapshot's number, or -1 if the snapshot does not belong to this
  /// recording.
  func noteRestore(_ snapshot: WorldSnapshot) {
    guard let recorder else { return }
    recorder.append(.restore(snapshot.recorder === recorder ? snapshot.number : -1))
  }
}
