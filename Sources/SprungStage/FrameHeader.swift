// SPDX-License-Identifier: MIT

/// The first 32 bytes of a frame, read back.
public struct FrameHeader: Equatable, Sendable {
  /// Bytes of all records that follow.
  public var byteCount: Int
  /// Counts frames from 1.
  public var frameNumber: UInt32
  /// More frames wanted, accessibility changed, settled.
  public var flags: FrameFlags
  /// Seconds simulated since the start.
  public var simulatedTime: Double
  /// Records that follow.
  public var recordCount: Int
  /// Milliseconds until the host should ask for a frame on its own; 0 is never.
  public var wakeUpMilliseconds: UInt32
}
