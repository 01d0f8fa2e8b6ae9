// SPDX-License-Identifier: MIT

/// Flags of a whole frame for the host.
public struct FrameFlags: OptionSet, Sendable {
  /// The bits as they are sent.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Something still moves: ask for another frame at the next refresh. Without it the host sleeps until an event
  /// or the wake-up time.
  public static let moreFrames = FrameFlags(rawValue: 1)
  /// At least one accessibility record is in the frame.
  public static let accessibilityChanged = FrameFlags(rawValue: 2)
  /// Everything came to rest in this frame.
  public static let settled = FrameFlags(rawValue: 4)
  /// Something follows pointers that are not pressed: send `InputKind.hover`.
  public static let wantsHover = FrameFlags(rawValue: 8)
  /// A text is being edited: a `textInput` record, in this frame or before, has the content of the host's own field.
  public static let wantsText = FrameFlags(rawValue: 16)
}
