// SPDX-License-Identifier: MIT

/// Modifier keys and the nature of a pointer, in the upper three bytes of an input record's first word.
public struct InputFlags: OptionSet, Hashable, Sendable {
  /// The bits, already shifted down.
  public let rawValue: UInt32

  /// Creates a set from its bits; the record stores 24.
  public init(rawValue: UInt32) { self.rawValue = rawValue & 0xFF_FFFF }

  /// The shift key is down.
  public static let shift = InputFlags(rawValue: 1)
  /// The control key is down; on a wheel record it stands for a pinch on a trackpad.
  public static let control = InputFlags(rawValue: 2)
  /// The option or alt key is down.
  public static let option = InputFlags(rawValue: 4)
  /// The command, meta or Windows key is down.
  public static let command = InputFlags(rawValue: 8)
  /// The pointer is a finger.
  public static let touch = InputFlags(rawValue: 16)
  /// The pointer is a pen; neither bit is a mouse.
  public static let pen = InputFlags(rawValue: 32)
  /// The pointer is the first of its kind on the stage.
  public static let primary = InputFlags(rawValue: 64)
  /// The secondary button is down.
  public static let secondaryButton = InputFlags(rawValue: 128)
  /// A key that repeats because it is held.
  public static let isRepeat = InputFlags(rawValue: 256)
}
