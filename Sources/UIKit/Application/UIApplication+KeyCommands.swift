// SPDX-License-Identifier: MIT

import SprungStage

extension UIApplication {
  /// The keys that every responder knows once it can perform the action.
  private static let editKeys: [(key: Unicode.Scalar, action: Selector)] = [
    ("x", .cut), ("c", .copy), ("v", .paste), ("a", .selectAll),
  ]

  /// Sends the action of the first key command, from the first responder on, that a key is; false if there is none.
  final func performKeyCommand(_ key: KeyCode, flags: InputFlags) -> Bool {
    let first = UIResponder.firstResponder
    var candidate = first
    while let current = candidate {
      for command in current.keyCommands ?? [] where command.matches(key, flags) {
        if sendAction(command.action, to: nil, from: command, for: nil) { return true }
      }
      candidate = current.next
    }
    let modifiers = flags.intersection([.shift, .option, .control, .command])
    guard let first, modifiers == .control || modifiers == .command else { return false }
    for entry in Self.editKeys where KeyCode(entry.key) == key {
      guard let target = first.responder(forAction: entry.action, withSender: nil) else { return false }
      return target.performAction(entry.action, withSender: nil)
    }
    return false
  }

  /// A key for the collection view of the item in focus; false if it is none for it.
  final func pressInCollection(_ key: KeyCode, flags: InputFlags) -> Bool {
    guard let cell = focus.view?.itemCell, let client = cell.owningClient else { return false }
    return client.engine.enter { $0.keys.press(key, flags: flags, on: cell) }
  }
}
