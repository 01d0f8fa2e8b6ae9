// SPDX-License-Identifier: MIT

import SprungStage

/// A key, with modifiers, that sends an action to the responder that lists it.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
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

  /// Makes a key command.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(action: action)
  }

  /// Makes a key command that is displayed in menus too. Only the action and the input must be given.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  /// Makes a key command with a title that says what it does.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }

  /// Makes a key command without a key; there are no archives to read from.
  public required init?(coder: NSCoder) {
    input = nil
    modifierFlags = []
    super.init(coder: coder)
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
