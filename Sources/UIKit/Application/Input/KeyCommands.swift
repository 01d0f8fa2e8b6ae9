// SPDX-License-Identifier: MIT

import SprungStage

/// The key commands of responders, and the edit keys that each responder knows once it can perform their action.
enum KeyCommands {
  private static let editKeys: [(key: Unicode.Scalar, action: Selector)] = [
    ("x", .cut), ("c", .copy), ("v", .paste), ("a", .selectAll),
  ]

  /// Undoes with Z, redoes with Shift and Z or with Control and Y.
  private static func undo(_ key: KeyCode, _ flags: InputFlags, from responder: UIResponder?) -> Bool {
    let redoes = flags.contains(.shift) || key == KeyCode("y")
    switch key {
    case KeyCode("z"), KeyCode("Z"):
      guard [.control, .command].contains(flags.subtracting(.shift)) else { return false }
    case KeyCode("y"): guard flags == .control else { return false }
    default: return false
    }
    return UndoKeys.perform.value?(responder, redoes) ?? false
  }

  /// Sends the action of the first key command for a key, from the first responder up; returns false if there is none.
  static func perform(_ key: KeyCode, flags: InputFlags, by client: any InputClient) -> Bool {
    let first = UIResponder.firstResponder
    var candidate = first
    while let current = candidate {
      for command in current.keyCommands ?? [] where command.matches(key, flags) {
        if client.sendAction(command.action, to: nil, from: command, for: nil) { return true }
      }
      candidate = current.next
    }
    let modifiers = flags.intersection([.shift, .option, .control, .command])
    if undo(key, modifiers, from: first ?? WindowList.shared.front) { return true }
    guard let first, modifiers == .control || modifiers == .command else { return false }
    for entry in editKeys where KeyCode(entry.key) == key {
      guard let target = first.responder(forAction: entry.action, withSender: nil) else { return false }
      return target.performAction(entry.action, withSender: nil)
    }
    return false
  }
}
