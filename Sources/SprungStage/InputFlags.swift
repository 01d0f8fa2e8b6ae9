// SPDX-License-Identifier: MIT

/// Modifier keys and the pointer type, in the upper three bytes of an input record's first word.
public struct InputFlags: OptionSet, Hashable, Sendable {
  /// The bits, shifted down by one byte.
  public let rawValue: UInt32

  /// Creates a set from raw bits. The record stores 24 bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue & 0xFF_FFFF }

  /// The shift key is down.
  public static let shift = InputFlags(rawValue: 1)
  /// The control key is down. In a wheel record, this flag indicates a trackpad pinch.
  public static let control = InputFlags(rawValue: 2)
  /// The option or alt key is down.
  public static let option = InputFlags(rawValue: 4)
  /// The command, meta or Windows key is down.
  public static let command = InputFlags(rawValue: 8)
  /// The pointer is a touch.
  public static let touch = InputFlags(rawValue: 16)
  /// The pointer is a pen. If neither `touch` nor `pen` is set, the pointer is a mouse.
  public static let pen = InputFlags(rawValue: 32)
  /// The pointer is the primary one of its type.
  public static let primary = InputFlags(rawValue: 64)
  /// The secondary button is down.
  public static let secondaryButton = InputFlags(rawValue: 128)
  /// The key event is an automatic repetition.
  public static let isRepeat = InputFlags(rawValue: 256)
}
