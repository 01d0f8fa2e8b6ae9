// SPDX-License-Identifier: MIT

import SprungGeometry

/// Axes along which bodies do not move.
///
/// In free integration a locked axis has no acceleration and its equilibrium is where the body is, so the exact
/// solution holds along the other one. The effects of contacts and joints along it are removed after every step.
extension World {
  /// Axes along which bodies do not move on their own; rotation and explicit moves remain possible. Default: none.
  /// Sprung addition.
  ///
  /// A change wakes every body. Velocities along a locked axis are lost. A joint that would need the axis gives way.
  public var lockedAxes: LockedAxes {
    get { context.settings.lockedAxes }
    set {
      note(.setLockedAxes(newValue.rawValue))
      defer { validateAfterCall() }
      guard newValue != context.settings.lockedAxes else { return }
      context.settings.lockedAxes = newValue
      for row in 0..<context.bodies.rowCount where columns.flags[row].contains(.alive) { stages.activeList.wake(row) }
    }
  }
}
