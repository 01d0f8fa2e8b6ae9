// SPDX-License-Identifier: MIT

import SprungGeometry

/// Provides the contact events, which accumulate until they are cleared.
extension World {
  /// Clears the contact events.
  public func clearContactEvents() {
    note(.clearContactEvents)
    defer { validateAfterCall() }
    stages.reporter.clear()
  }

  /// Returns whether the body currently touches a boundary.
  public func isTouchingBoundary(_ body: BodyID) -> Bool {
    guard let row = row(of: body, for: "isTouchingBoundary") else { return false }
    return columns.firstTouch[row] >= 0
  }
}
