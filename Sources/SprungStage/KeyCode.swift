// SPDX-License-Identifier: MIT

/// A key identified by its meaning. A printable key is represented by its lowercase Unicode scalar, and a named key by
/// a number above all Unicode scalars.
public struct KeyCode: Equatable, Hashable, Sendable {
  /// The number in an input record.
  public let rawValue: Int32

  /// Creates a key from its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Creates the key that types `scalar`.
  public init(_ scalar: Unicode.Scalar) { rawValue = Int32(scalar.value) }

  private init(named number: Int32) { rawValue = 0x11_0000 + number }

  /// The space bar.
  public static let space = KeyCode(" ")
  /// The left arrow key.
  public static let arrowLeft = KeyCode(named: 1)
  /// The right arrow key.
  public static let arrowRight = KeyCode(named: 2)
  /// The up arrow key.
  public static let arrowUp = KeyCode(named: 3)
  /// The down arrow key.
  public static let arrowDown = KeyCode(named: 4)
  /// The page up key.
  public static let pageUp = KeyCode(named: 5)
  /// The page down key.
  public static let pageDown = KeyCode(named: 6)
  /// The home key.
  public static let home = KeyCode(named: 7)
  /// The end key.
  public static let end = KeyCode(named: 8)
  /// The return or enter key.
  public static let enter = KeyCode(named: 9)
  /// The tab key.
  public static let tab = KeyCode(named: 10)
  /// The escape key.
  public static let escape = KeyCode(named: 11)
  /// The backspace key.
  public static let backspace = KeyCode(named: 12)
  /// The forward delete key.
  public static let delete = KeyCode(named: 13)
  /// The key that opens the context menu of the focused element. Hosts also send it for Shift-F10.
  public static let contextMenu = KeyCode(named: 14)
  /// The shift key.
  public static let shift = KeyCode(named: 15)
  /// The control key.
  public static let control = KeyCode(named: 16)
  /// The option or alt key.
  public static let option = KeyCode(named: 17)
  /// The command, meta or Windows key.
  public static let command = KeyCode(named: 18)
  /// Returns a function key. The number is clamped to 1...24.
  public static func function(_ number: Int) -> KeyCode { KeyCode(named: 32 + Int32(min(max(number, 1), 24))) }

  /// Whether the key is a modifier key.
  public var isModifier: Bool { rawValue >= Self.shift.rawValue && rawValue <= Self.command.rawValue }
  /// The number of a function key, or nil for any other key.
  public var functionNumber: Int? {
    let number = Int(rawValue) - 0x11_0020
    return number >= 1 && number <= 24 ? number : nil
  }
}
