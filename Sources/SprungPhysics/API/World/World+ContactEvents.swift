// SPDX-License-Identifier: MIT

import SprungGeometry

/// Contact events are handed out once and then cleared.
extension World {
  /// Forgets the contact events, after they were read.
  public func clearContactEvents() {
    note(.clearContactEvents)
    defer { validateAfterCall() }
    stages.reporter.clear()
  }

  /// Whether the body touches some boundary now.
  public func isTouchingBoundary(_ body: BodyID) -> Bool {
    guard let row = row(of: body, for: "isTouchingBoundary") else { return false }
    return columns.firstTouch[row] >= 0
  }
}
