// SPDX-License-Identifier: MIT

/// The complete state of a world at one moment, from which any world can continue with bit-identical results.
///
/// A snapshot is immutable and contains bodies, springs, joints, boundaries, fields, contacts with their impulses,
/// sleep states, contact events, and all identifiers. The closures of custom fields are shared, not copied, so state
/// that they capture is not part of the snapshot. Taking a snapshot copies a few hundred bytes per body. Not
/// thread-safe. Sprung addition.
public struct WorldSnapshot {
  /// A copy of the world, which is never advanced.
  let state: World
  /// The recorder that numbered the snapshot, or nil.
  var recorder: WorldRecorder?
  /// The number of the snapshot in its recording, starting at 0, or -1 if the snapshot is not recorded.
  var number: Int32 = -1

  /// The number of fixed steps taken before the snapshot.
  public var stepCount: Int64 { state.stepCount }
  /// Returns the hash of the state. A world that is restored from the snapshot has the same hash.
  public func stateHash() -> UInt64 { state.stateHash() }
}
