// SPDX-License-Identifier: MIT

/// The limits of recordings, so that a damaged file exhausts neither memory nor time.
extension Recording {
  /// The limits of a recording, so that a text from elsewhere exhausts neither memory nor time.
  ///
  /// The defaults are far above what a person records: steps for eleven hours, or calls and hashes for an hour of a busy
  /// world. Recording stops at them too, see `Recording.isCut`. Sprung addition.
  public struct Limits: Hashable, Sendable {
    /// Bytes of a text (134,217,728). More cost more memory while it is read.
    public var bytes: Int64 = 134_217_728
    /// Operations (1,000,000), each of which takes a few hundred bytes in memory.
    public var operations: Int64 = 1_000_000
    /// Steps in all (10,000,000).
    public var steps: Int64 = 10_000_000
    /// Bodies that a replay may hold at once (100,000).
    public var bodies: Int64 = 100_000
    /// Snapshots that a replay may have to retain at once (1,000). One is retained until the world is last restored to
    /// it, and not at all if it never is.
    public var snapshots: Int64 = 1_000
    /// Bodies, joints, springs, contacts and points of walls in all kept snapshots together (500,000), of a few hundred bytes
    /// each.
    public var snapshotObjects: Int64 = 500_000
    /// Faults that a replay reports (1,000); further ones are discarded.
    public var faults: Int64 = 1_000

    /// Makes the usual limits.
    public init() {}
  }
}
