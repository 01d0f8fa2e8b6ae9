// SPDX-License-Identifier: MIT

import SprungStage

/// The modifier keys of a key command.
nonisolated public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits, UIKit's own.
  public let rawValue: Int
  /// Makes a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock. No host reports it.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The number pad. No host reports it.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
  /// The shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The option or alt key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The command key; the control key on hosts that have no command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

extension UIKeyModifierFlags {
  /// The modifiers that a host sends with an event.
  init(_ flags: InputFlags) {
    self = []
    if flags.contains(.shift) { insert(.shift) }
    if flags.contains(.control) { insert(.control) }
    if flags.contains(.option) { insert(.alternate) }
    if flags.contains(.command) { insert(.command) }
  }
}
