// SPDX-License-Identifier: MIT

import SprungStage

/// Performs the key commands of responders and the standard keys for editing actions.
enum KeyCommands {
  private static let editKeys: [(key: Unicode.Scalar, action: Selector)] = [
    ("x", .cut), ("c", .copy), ("v", .paste), ("a", .selectAll),
  ]

  /// Performs undo for Control-Z and Command-Z. Performs redo for Control-Y and for the undo keys with Shift.
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

  /// The key commands to consider.
  enum Priority {
    /// All key commands, and the standard keys for editing actions.
    case any
    /// Only the key commands that take priority over the system's handling of the key.
    case prioritized
  }

  /// Sends the action of the first matching key command along the responder chain, starting at the target of key
  /// presses. Returns false if no command matches.
  static func perform(
    _ key: KeyCode, flags: InputFlags, _ priority: Priority = .any, by client: any InputClient
  ) -> Bool {
    let first = UIResponder.firstResponder
    var candidate = PressDispatcher.target
    while let current = candidate {
      for command in current.keyCommands ?? []
      where priority == .any || command.wantsPriorityOverSystemBehavior {
        guard let action = command.action(for: key, flags) else { continue }
        if first != nil {
          if client.sendAction(action, to: nil, from: command, for: nil) { return true }
        } else if let target = current.responder(forAction: action, withSender: command),
          target.performAction(action, withSender: command)
        {
          return true
        }
      }
      candidate = current.next
    }
    guard priority == .any else { return false }
    #if !hasFeature(Embedded)
      if UIMenuSystem.performKey.value == nil { MainMenu.install() }
    #endif
    if UIMenuSystem.performKey.value?(PressDispatcher.target, { $0.action(for: key, flags) }) == true { return true }
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
