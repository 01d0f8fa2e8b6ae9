// SPDX-License-Identifier: MIT

/// The whole state of a world at one moment, from which it, or another world, can go on with the same bits.
///
/// A snapshot never changes. It holds bodies, springs, joints, boundaries, fields, contacts with their impulses, who
/// sleeps, contact events, and all identifiers. The forces of custom fields are shared, not copied: what such a closure
/// keeps to itself is not part of the snapshot. Taking one copies a few hundred bytes a body. Not thread-safe. Sprung
/// addition.
public struct WorldSnapshot {
  /// A world that is never advanced.
  let state: World
  /// The recorder that counted it, and its number, from 0.
  var recorder: WorldRecorder?
  /// Its number in a recording, or -1.
  var number: Int32 = -1

  /// Fixed steps that had been taken.
  public var stepCount: Int64 { state.stepCount }
  /// The hash of the state, which a world has again after `World.restore`.
  public func stateHash() -> UInt64 { state.stateHash() }
}
