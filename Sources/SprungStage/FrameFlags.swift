// SPDX-License-Identifier: MIT

/// The flags of a frame for the host.
public struct FrameFlags: OptionSet, Sendable {
  /// The raw bits, as sent to the host.
  public let rawValue: UInt32

  /// Creates a set from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Something is still moving: the host requests another frame at the next refresh. Without this flag, the host sleeps
  /// until an event or the wake-up time.
  public static let moreFrames = FrameFlags(rawValue: 1)
  /// The frame contains at least one accessibility record.
  public static let accessibilityChanged = FrameFlags(rawValue: 2)
  /// All movement came to rest in this frame.
  public static let settled = FrameFlags(rawValue: 4)
  /// The program tracks pointers that are not pressed: the host sends `InputKind.hover`.
  public static let wantsHover = FrameFlags(rawValue: 8)
  /// Text is being edited: a `textInput` record, in this frame or an earlier one, contains the content of the host's
  /// text field.
  public static let wantsText = FrameFlags(rawValue: 16)
}
