// SPDX-License-Identifier: MIT

import SprungGeometry

/// A righting spring rotates a body back to the nearest upright angle, a multiple of 2π. Its torque is proportional to
/// the sine of the angle, like the torque of springs attached to the corners.
extension World {
  /// Sets the righting spring of a body and wakes the body. A frequency of 0 removes the spring.
  ///
  /// `frequency` is in hertz, and `damping` is the damping ratio; both must be 0 or more. They describe the motion at
  /// small angles and do not depend on the moment of inertia. A body has at most one righting spring. Values out of
  /// range are reported as a fault and have no effect.
  public func setRighting(frequency: Double, damping: Double, of body: BodyID) {
    note(.setRighting(frequency: frequency, damping: damping, body))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "setRighting") else { return }
    guard frequency >= 0, frequency <= PhysicsLimits.highestFrequency, damping >= 0, damping.isFinite else {
      return Diagnostics.report(
        "unreasonableValue",
        "Invalid righting spring (\(frequency) Hz, damping ratio \(damping)): the frequency must be from 0 to "
          + "\(PhysicsLimits.highestFrequency), and the damping ratio must be finite and at least 0.")
    }
    let omega = 2 * Double.pi * frequency
    columns.rightingStiffness[row] = omega * omega
    columns.rightingDamping[row] = min(PhysicsLimits.largestDampingRate, 2 * damping * omega)
    columns.angularResistance[row] = columns.ownAngularResistance[row] + columns.rightingDamping[row]
    // Without the flag, the next step recomputes the damping coefficients, as for any body that starts to rotate.
    columns.flags[row].remove(.rotating)
    stages.activeList.wake(row)
  }
}
