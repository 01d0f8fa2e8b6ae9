// SPDX-License-Identifier: MIT

import SprungStage

/// Counts nested requests to ignore input, and determines which events they affect.
struct IgnoredInput {
  private var depth = 0

  /// Whether input is currently ignored.
  var isOn: Bool { depth > 0 }

  /// Starts ignoring input. Each call must be balanced by a call to `end()`.
  mutating func begin() { depth += 1 }

  /// Balances one call to `begin()`. Returns false if all calls to `begin()` are already balanced.
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
