// SPDX-License-Identifier: MIT

import SprungStage

/// A command triggered by a key, optionally with modifier keys. The action is sent to the responder that provides the
/// command.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The input for the up arrow key.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The input for the down arrow key.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The input for the left arrow key.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The input for the right arrow key.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The input for the Escape key.
  nonisolated public static let inputEscape = "UIKeyInputEscape"

  /// The input for the Page Up key.
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  /// The input for the Page Down key.
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  /// The input for the Home key.
  nonisolated public static let inputHome = "UIKeyInputHome"
  /// The input for the End key.
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  /// The input for the forward delete key.
  nonisolated public static let inputDelete = "UIKeyInputDelete"
  /// Inputs for function keys.
  nonisolated public static let f1 = "UIKeyInputF1", f2 = "UIKeyInputF2", f3 = "UIKeyInputF3", f4 = "UIKeyInputF4"
  /// Inputs for function keys.
  nonisolated public static let f5 = "UIKeyInputF5", f6 = "UIKeyInputF6", f7 = "UIKeyInputF7", f8 = "UIKeyInputF8"
  /// Inputs for function keys.
  nonisolated public static let f9 = "UIKeyInputF9", f10 = "UIKeyInputF10", f11 = "UIKeyInputF11", f12 = "UIKeyInputF12"

  /// Whether the command takes precedence over text editing, focus movement and scrolling. Default: false, in which
  /// case text editing takes precedence for keys without modifiers.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the key is adapted to the keyboard layout. This property is stored but has no effect, because hosts
  /// identify keys by the characters that they type. Default: true.
  open var allowsAutomaticLocalization = true
  /// Whether arrows and brackets are mirrored in right-to-left layouts. Default: true.
  open var allowsAutomaticMirroring = true

  /// The lowercase character of the key, or one of the predefined inputs, such as `inputUpArrow`.
  public final let input: String?
  /// The modifier keys that must be pressed. No other modifier keys may be pressed.
  public final let modifierFlags: UIKeyModifierFlags

  /// Creates a key command.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(action: action)
  }

  /// Creates a key command that is also displayed in menus. Only the action and input are required.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: PropertyList? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a key command with a title that explains the command.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }

  /// Creates a key command without a key. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    input = nil
    modifierFlags = []
    super.init(coder: coder)
  }

  /// Returns the action of the command, or of one of its alternates, for the given key and modifiers. Returns nil if
  /// neither the command nor an alternate matches, or if the command is disabled or hidden.
  final func action(for key: KeyCode, _ flags: InputFlags) -> Selector? {
    guard attributes.isDisjoint(with: [.disabled, .hidden]), key == code else { return nil }
    if holds(modifierFlags, flags) { return action }
    return alternates.first { holds(modifierFlags.union($0.modifierFlags), flags) }?.action
  }

  /// Returns whether exactly the given modifiers are pressed.
  private func holds(_ modifierFlags: UIKeyModifierFlags, _ flags: InputFlags) -> Bool {
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
    return pressed == wanted
  }

  private static func mirrored(_ input: String) -> String {
    switch input {
    case inputLeftArrow: inputRightArrow
    case inputRightArrow: inputLeftArrow
    case "[": "]"
    case "]": "["
    case "{": "}"
    case "}": "{"
    default: input
    }
  }

  private var code: KeyCode? {
    guard let input else { return nil }
    let isMirrored = allowsAutomaticMirroring && HostTraits.shared.layoutDirection == .rightToLeft
    switch isMirrored ? Self.mirrored(input) : input {
    case Self.inputUpArrow: return .arrowUp
    case Self.inputDownArrow: return .arrowDown
    case Self.inputLeftArrow: return .arrowLeft
    case Self.inputRightArrow: return .arrowRight
    case Self.inputEscape: return .escape
    case Self.inputPageUp: return .pageUp
    case Self.inputPageDown: return .pageDown
    case Self.inputHome: return .home
    case Self.inputEnd: return .end
    case Self.inputDelete: return .delete
    case "\r", "\n": return .enter
    case "\t": return .tab
    case "\u{8}": return .backspace
    case let other:
      if other.hasPrefix("UIKeyInputF"), let number = Int(other.dropFirst(11)) { return .function(number) }
      guard let scalar = other.unicodeScalars.first, other.unicodeScalars.count == 1 else { return nil }
      // Only ASCII letters are compared case-insensitively.
      let isUpper = scalar.value >= 65 && scalar.value <= 90
      return KeyCode(rawValue: Int32(scalar.value + (isUpper ? 32 : 0)))
    }
  }
}
