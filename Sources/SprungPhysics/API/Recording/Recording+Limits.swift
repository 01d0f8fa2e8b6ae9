// SPDX-License-Identifier: MIT

/// Limits the size of recordings, so that a damaged file cannot exhaust memory or take too much time.
extension Recording {
  /// The limits of a recording, so that untrusted text cannot exhaust memory or take too much time.
  ///
  /// The defaults far exceed the needs of typical recordings: they allow eleven hours of steps, or an hour of calls and
  /// hashes of a busy world. Recording also stops at these limits; see `Recording.isCut`. Sprung addition.
  public struct Limits: Hashable, Sendable {
    /// The maximum size of a recording's text in bytes (134,217,728). Longer text would require too much memory while
    /// it is parsed.
    public var bytes: Int64 = 134_217_728
    /// The maximum number of operations (1,000,000), each of which takes a few hundred bytes of memory.
    public var operations: Int64 = 1_000_000
    /// The maximum total number of steps (10,000,000).
    public var steps: Int64 = 10_000_000
    /// The maximum number of bodies that exist simultaneously in a replay (100,000).
    public var bodies: Int64 = 100_000
    /// The maximum number of snapshots that a replay retains simultaneously (1,000). A snapshot is retained until the
    /// world is restored to it for the last time. A snapshot that is never restored is not retained.
    public var snapshots: Int64 = 1_000
    /// The maximum total number of bodies, joints, springs, contacts and wall points in all retained snapshots
    /// (500,000). Each object takes a few hundred bytes.
    public var snapshotObjects: Int64 = 500_000
    /// The maximum number of faults that a replay reports (1,000). Further faults are discarded.
    public var faults: Int64 = 1_000

    /// Creates the default limits.
    public init() {}
  }
}
