// SPDX-License-Identifier: MIT

import SprungStage

/// The key of a press.
@preconcurrency @MainActor
open class UIKey: NSObject {
  private let code: KeyCode

  init(_ code: KeyCode, modifierFlags: UIKeyModifierFlags) {
    self.code = code
    storedFlags = modifierFlags
    super.init()
  }

  /// The text that the key types with its modifiers, or a name such as `UIKeyCommand.inputUpArrow` for a key without
  /// text.
  open var characters: String {
    let text = code.text
    return modifierFlags.contains(.shift) && text.unicodeScalars.count == 1 ? text.uppercased() : text
  }

  /// The text that the key types without modifiers on a US keyboard. For an exclamation mark, for example, this is "1".
  open var charactersIgnoringModifiers: String { KeyPosition(code).map { $0.plain } ?? code.text }

  /// The modifier keys that were pressed.
  open var modifierFlags: UIKeyModifierFlags { storedFlags }
  private let storedFlags: UIKeyModifierFlags

  /// The key, identified by its position.
  open var keyCode: UIKeyboardHIDUsage { code.usage }
}
