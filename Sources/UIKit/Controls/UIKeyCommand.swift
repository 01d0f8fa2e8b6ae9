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

  /// The page up key, as an input.
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  /// The page down key, as an input.
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  /// The home key, as an input.
  nonisolated public static let inputHome = "UIKeyInputHome"
  /// The end key, as an input.
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  /// The key that deletes forward, as an input.
  nonisolated public static let inputDelete = "UIKeyInputDelete"
  /// Function keys, as inputs.
  nonisolated public static let f1 = "UIKeyInputF1", f2 = "UIKeyInputF2", f3 = "UIKeyInputF3", f4 = "UIKeyInputF4"
  /// Function keys, as inputs.
  nonisolated public static let f5 = "UIKeyInputF5", f6 = "UIKeyInputF6", f7 = "UIKeyInputF7", f8 = "UIKeyInputF8"
  /// Function keys, as inputs.
  nonisolated public static let f9 = "UIKeyInputF9", f10 = "UIKeyInputF10", f11 = "UIKeyInputF11", f12 = "UIKeyInputF12"

  /// Whether the command comes before what the system does with the key: text that is edited, the focus, scrolling. Default: false;
  /// then text comes first for keys that are pressed alone.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the key may differ on keyboards of other countries. Default: true. Stored only: hosts report keys by what they type.
  open var allowsAutomaticLocalization = true
  /// Whether arrows and brackets change sides where people read from right to left. Default: true.
  open var allowsAutomaticMirroring = true

  /// The character of the key, in lower case, or one of the inputs above.
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
    modifierFlags: UIKeyModifierFlags = [], propertyList: PropertyList? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Makes a key command with a title that says what it does.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }

  /// Makes a key command without a key; decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    input = nil
    modifierFlags = []
    super.init(coder: coder)
  }

  /// The action for a key with modifiers: the command's, or that of an alternate; nil if the key is not this command, or it is disabled.
  final func action(for key: KeyCode, _ flags: InputFlags) -> Selector? {
    guard attributes.isDisjoint(with: [.disabled, .hidden]), key == code else { return nil }
    if holds(modifierFlags, flags) { return action }
    return alternates.first { holds(modifierFlags.union($0.modifierFlags), flags) }?.action
  }

  /// Whether exactly some modifiers are held.
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
      // Only ASCII letters have a case here: others are compared as they are typed.
      let isUpper = scalar.value >= 65 && scalar.value <= 90
      return KeyCode(rawValue: Int32(scalar.value + (isUpper ? 32 : 0)))
    }
  }
}
