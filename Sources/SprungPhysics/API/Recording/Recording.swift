// SPDX-License-Identifier: MIT

import SprungGeometry

/// All operations on a world since its creation, with hashes of the world's states. A recording is a bug report that
/// can be replayed.
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
  /// The calls in order, with hashes of the world's state between them.
  public var operations: [RecordedOperation] = []
  /// Whether the recording was truncated because of `Limits`. Default: false.
  public var isCut = false

  /// Creates an empty recording.
  public init() {}

  /// The first difference between a replay and its recording.
  public struct Divergence: Hashable, Sendable {
    /// The number of fixed steps taken in the replay.
    public let step: Int64
    /// The index of the hash in `operations`.
    public let position: Int64
    /// The last call before the hash.
    public let operation: RecordedOperation?
    /// The recorded hash.
    public let expected: UInt64
    /// The hash in the replay.
    public let found: UInt64
  }
}
