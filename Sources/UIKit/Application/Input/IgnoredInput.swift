// SPDX-License-Identifier: MIT

import SprungStage

/// How often the application asked to ignore input, and which events that concerns.
struct IgnoredInput {
  private var depth = 0

  /// Whether input is ignored.
  var isOn: Bool { depth > 0 }

  /// Ignores input until `end()` has been called as often.
  mutating func begin() { depth += 1 }

  /// Ends one `begin()`; returns false if there was none.
  mutating func end() -> Bool {
    guard depth > 0 else { return false }
    depth -= 1
    return true
  }

  /// Whether an event is currently ignored. Touches that are down continue to their end.
  func contains(_ event: InputEvent) -> Bool {
    guard isOn else { return false }
    switch event.kind {
    case .pointerDown, .hover, .wheel, .keyDown, .activate: return true
    default: return false
    }
  }
}
