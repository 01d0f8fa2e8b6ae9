// SPDX-License-Identifier: MIT

import SprungStage

/// Counts nested requests to ignore input, and determines which events they affect.
struct IgnoredInput {
  private var depth = 0

  /// Whether input is currently ignored.
  var isOn: Bool { depth > 0 }

  /// Ignores input until each call is balanced by `end()`.
  mutating func begin() { depth += 1 }

  /// Balances one call of `begin()`. Returns false if there is no unbalanced call.
  mutating func end() -> Bool {
    guard depth > 0 else { return false }
    depth -= 1
    return true
  }

  /// Returns whether an event is currently ignored. Touches that have already begun continue normally.
  func contains(_ event: InputEvent) -> Bool {
    guard isOn else { return false }
    switch event.kind {
    case .pointerDown, .hover, .wheel, .keyDown, .activate: return true
    default: return false
    }
  }
}
