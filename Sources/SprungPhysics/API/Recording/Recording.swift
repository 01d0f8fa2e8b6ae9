// SPDX-License-Identifier: MIT

import SprungGeometry

/// All that was done to a world from its beginning, and the hashes of its states: a bug report that plays itself.
///
/// ```swift
/// let world = World()
/// world.startRecording()
/// // ... use the world ...
/// let text = world.stopRecording()?.text
///
/// let replay = try Recording(text: text).replay()
/// print(replay.divergence == nil ? "the same" : "another path")
/// ```
///
/// Sprung addition.
public struct Recording: Hashable, Sendable {
  /// The calls in their order, with hashes between them.
  public var operations: [RecordedOperation] = []
  /// Whether more was done than `Limits` allows to record; the operations are the beginning. Default: false.
  public var isCut = false

  /// Makes a recording of nothing.
  public init() {}

  /// Where a replay first differed from its recording.
  public struct Divergence: Hashable, Sendable {
    /// Fixed steps that had been taken in the replay.
    public let step: Int64
    /// The index of the hash in `operations`.
    public let position: Int64
    /// The last call before the hash.
    public let operation: RecordedOperation?
    /// The hash that was recorded.
    public let expected: UInt64
    /// The hash that the replay has.
    public let found: UInt64
  }
}
