// SPDX-License-Identifier: MIT

import SprungStage

/// The modifier keys of a key command.
nonisolated public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits, UIKit's own.
  public let rawValue: Int
  /// Makes a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The option or alt key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The command key; on hosts without one the control key counts as it.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

extension UIKeyModifierFlags {
  /// The modifiers that a host tells with an event.
  init(_ flags: InputFlags) {
    self = []
    if flags.contains(.shift) { insert(.shift) }
    if flags.contains(.control) { insert(.control) }
    if flags.contains(.option) { insert(.alternate) }
    if flags.contains(.command) { insert(.command) }
  }
}

/// A key, with modifiers, that sends an action to the responder that lists it.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
  /// The up arrow, as an input.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow, as an input.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow, as an input.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow, as an input.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape, as an input.
  nonisolated public static let inputEscape = "UIKeyInputEscape"

  /// What the key types, in lower case, or one of the inputs above.
  public final let input: String?
  /// The modifiers that must be down, and no others.
  public final let modifierFlags: UIKeyModifierFlags
  /// The action that is sent.
  public final let action: Selector
  /// What the command does, in a few words for the person. Default: nil.
  open var discoverabilityTitle: String?

  /// Makes a key command.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    super.init()
  }

  /// Makes a key command that says what it does.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// Makes a key command without a key; there are no archives to read from.
  public required init?(coder: NSCoder) {
    input = nil
    modifierFlags = []
    action = Selector("")
    super.init()
  }

  /// Whether a key with modifiers is this command.
  final func matches(_ key: KeyCode, _ flags: InputFlags) -> Bool {
    var wanted: InputFlags = []
    if modifierFlags.contains(.shift) { wanted.insert(.shift) }
    if modifierFlags.contains(.alternate) { wanted.insert(.option) }
    if modifierFlags.contains(.control) { wanted.insert(.control) }
    var pressed = flags.intersection([.shift, .option, .control, .command])
    if modifierFlags.contains(.command) {
      wanted.insert(.command)
      if pressed.contains(.control), !modifierFlags.contains(.control) {
        pressed.remove(.control)
        pressed.insert(.command)
      }
    }
    return pressed == wanted && key == code
  }

  private var code: KeyCode? {
    guard let input else { return nil }
    switch input {
    case Self.inputUpArrow: return .arrowUp
    case Self.inputDownArrow: return .arrowDown
    case Self.inputLeftArrow: return .arrowLeft
    case Self.inputRightArrow: return .arrowRight
    case Self.inputEscape: return .escape
    case "\r", "\n": return .enter
    case "\t": return .tab
    case "\u{8}": return .backspace
    default:
      guard let scalar = input.unicodeScalars.first, input.unicodeScalars.count == 1 else { return nil }
      // Only ASCII letters have a case here: others are compared as they are typed.
      let isUpper = scalar.value >= 65 && scalar.value <= 90
      return KeyCode(rawValue: Int32(scalar.value + (isUpper ? 32 : 0)))
    }
  }
}
