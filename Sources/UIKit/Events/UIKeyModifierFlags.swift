// SPDX-License-Identifier: MIT

import SprungStage

/// The modifier keys of a key command or an event.
nonisolated public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock. No host reports this key.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// A key on the numeric keypad. No host reports this flag.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
  /// The Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The Option or Alt key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Command key, or the Control key on hosts without a Command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

extension UIKeyModifierFlags {
  /// Creates the modifiers from the input flags of a host.
  init(_ flags: InputFlags) {
    self = []
    if flags.contains(.shift) { insert(.shift) }
    if flags.contains(.control) { insert(.control) }
    if flags.contains(.option) { insert(.alternate) }
    if flags.contains(.command) { insert(.command) }
  }
}
