// SPDX-License-Identifier: MIT

/// A key by its meaning: a printable key is its Unicode scalar, lower case; a named key is above all scalars.
public struct KeyCode: Equatable, Hashable, Sendable {
  /// The number in the record.
  public let rawValue: Int32

  /// Creates a key from its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// The key that types `scalar`.
  public init(_ scalar: Unicode.Scalar) { rawValue = Int32(scalar.value) }

  private init(named number: Int32) { rawValue = 0x11_0000 + number }

  /// The space bar.
  public static let space = KeyCode(" ")
  /// Left arrow.
  public static let arrowLeft = KeyCode(named: 1)
  /// Right arrow.
  public static let arrowRight = KeyCode(named: 2)
  /// Up arrow.
  public static let arrowUp = KeyCode(named: 3)
  /// Down arrow.
  public static let arrowDown = KeyCode(named: 4)
  /// Page up.
  public static let pageUp = KeyCode(named: 5)
  /// Page down.
  public static let pageDown = KeyCode(named: 6)
  /// Home.
  public static let home = KeyCode(named: 7)
  /// End.
  public static let end = KeyCode(named: 8)
  /// Return or enter.
  public static let enter = KeyCode(named: 9)
  /// Tab.
  public static let tab = KeyCode(named: 10)
  /// Escape.
  public static let escape = KeyCode(named: 11)
  /// Backspace.
  public static let backspace = KeyCode(named: 12)
  /// Forward delete.
  public static let delete = KeyCode(named: 13)
  /// The key that asks for the menu of what has the focus; hosts also send it for shift and F10.
  public static let contextMenu = KeyCode(named: 14)
  /// A shift key.
  public static let shift = KeyCode(named: 15)
  /// A control key.
  public static let control = KeyCode(named: 16)
  /// An option or alt key.
  public static let option = KeyCode(named: 17)
  /// A command, meta or Windows key.
  public static let command = KeyCode(named: 18)
  /// A function key from 1 to 24; other numbers are clamped.
  public static func function(_ number: Int) -> KeyCode { KeyCode(named: 32 + Int32(min(max(number, 1), 24))) }

  /// Whether the key only changes what others mean.
  public var isModifier: Bool { rawValue >= Self.shift.rawValue && rawValue <= Self.command.rawValue }
  /// The number of a function key; nil for another key.
  public var functionNumber: Int? {
    let number = Int(rawValue) - 0x11_0020
    return number >= 1 && number <= 24 ? number : nil
  }
}
