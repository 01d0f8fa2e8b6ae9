// SPDX-License-Identifier: MIT

import SprungStage

/// A key on a US keyboard that types one character without Shift and one with Shift.
struct KeyPosition {
  /// The character without Shift.
  let plain: String
  /// The usage ID in the USB standard.
  let usage: Int

  // The characters of the usage IDs 0x1E to 0x38, in order, from page 7 of the HID Usage Tables 1.4. Spaces represent
  // keys without a character.
  private static let plainKeys = Array("1234567890     -=[]\\ ;'`,./".utf8)
  private static let shiftedKeys = Array("!@#$%^&*()     _+{}| :\"~<>?".utf8)
  private static let firstKey = 0x1E
  private static let firstLetter = 0x04

  /// Creates the key for a character code. Returns nil for named keys, the space bar and non-ASCII characters.
  init?(_ code: KeyCode) {
    guard code.rawValue > 32, code.rawValue < 127 else { return nil }
    let byte = UInt8(code.rawValue)
    let lower = byte >= 65 && byte <= 90 ? byte + 32 : byte
    if lower >= 97, lower <= 122 {
      plain = String(decoding: [lower], as: UTF8.self)
      usage = Self.firstLetter + Int(lower) - 97
      return
    }
    guard let index = Self.plainKeys.firstIndex(of: byte) ?? Self.shiftedKeys.firstIndex(of: byte) else { return nil }
    plain = String(decoding: [Self.plainKeys[index]], as: UTF8.self)
    usage = Self.firstKey + index
  }
}

extension KeyCode {
  /// The position of the key on a US keyboard.
  var usage: UIKeyboardHIDUsage {
    switch self {
    case .space: return .keyboardSpacebar
    case .arrowLeft: return .keyboardLeftArrow
    case .arrowRight: return .keyboardRightArrow
    case .arrowUp: return .keyboardUpArrow
    case .arrowDown: return .keyboardDownArrow
    case .pageUp: return .keyboardPageUp
    case .pageDown: return .keyboardPageDown
    case .home: return .keyboardHome
    case .end: return .keyboardEnd
    case .enter: return .keyboardReturnOrEnter
    case .tab: return .keyboardTab
    case .escape: return .keyboardEscape
    case .backspace: return .keyboardDeleteOrBackspace
    case .delete: return .keyboardDeleteForward
    case .contextMenu: return .keyboardApplication
    case .shift: return .keyboardLeftShift
    case .control: return .keyboardLeftControl
    case .option: return .keyboardLeftAlt
    case .command: return .keyboardLeftGUI
    default:
      guard let number = functionNumber else {
        return KeyPosition(self).flatMap { UIKeyboardHIDUsage(rawValue: $0.usage) } ?? .keyboard_Reserved
      }
      let first: UIKeyboardHIDUsage = number <= 12 ? .keyboardF1 : .keyboardF13
      return UIKeyboardHIDUsage(rawValue: first.rawValue + (number - 1) % 12) ?? .keyboard_Reserved
    }
  }

  /// The text that the key types, or the key command input for a key without text. The text is empty for modifier keys.
  var text: String {
    switch self {
    case .arrowLeft: return "UIKeyInputLeftArrow"
    case .arrowRight: return "UIKeyInputRightArrow"
    case .arrowUp: return "UIKeyInputUpArrow"
    case .arrowDown: return "UIKeyInputDownArrow"
    case .pageUp: return "UIKeyInputPageUp"
    case .pageDown: return "UIKeyInputPageDown"
    case .home: return "UIKeyInputHome"
    case .end: return "UIKeyInputEnd"
    case .enter: return "\r"
    case .tab: return "\t"
    case .escape: return "UIKeyInputEscape"
    case .backspace: return "\u{8}"
    case .delete: return "UIKeyInputDelete"
    default:
      if let number = functionNumber { return "UIKeyInputF\(number)" }
      guard let value = UInt32(exactly: rawValue), let scalar = Unicode.Scalar(value) else { return "" }
      return String(Character(scalar))
    }
  }
}
