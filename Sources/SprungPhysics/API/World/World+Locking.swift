// SPDX-License-Identifier: MIT

import SprungGeometry

/// Locked axes, along which no body moves.
///
/// In free motion, the acceleration along a locked axis is zero and the equilibrium is the current position, so the
/// exact solution remains valid along the other axis. The effects of contacts and joints along a locked axis are
/// removed after every step.
extension World {
  /// The axes along which bodies do not move. Bodies can still rotate, and calls can still move them. Default: none.
  /// Sprung addition.
  ///
  /// A change wakes all bodies. Velocities along a locked axis are set to zero. A joint that requires motion along a
  /// locked axis can be violated.
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
