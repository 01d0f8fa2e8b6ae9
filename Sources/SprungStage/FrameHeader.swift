// SPDX-License-Identifier: MIT

/// The first 32 bytes of a frame, decoded.
public struct FrameHeader: Equatable, Sendable {
  /// The number of bytes in all records.
  public var byteCount: Int
  /// The number of the frame, starting at 1.
  public var frameNumber: UInt32
  /// The flags of the frame.
  public var flags: FrameFlags
  /// The simulated time in seconds since the start.
  public var simulatedTime: Double
  /// The number of records.
  public var recordCount: Int
  /// The time in milliseconds after which the host should request a frame even if no event occurs; 0 means never.
  public var wakeUpMilliseconds: UInt32
}
