// SPDX-License-Identifier: MIT

import SprungGeometry

/// A righting spring rotates a body back to its upright angle, the nearest multiple of 2π. Its torque is proportional
/// to the sine of the angle, as that of springs at the corners is.
extension World {
  /// Gives a body a righting spring, or takes it away with the frequency 0, and wakes the body.
  ///
  /// `frequency` in hertz, 0 or more, and `damping`, the damping ratio, 0 or more, are those of small angles, whatever
  /// the moment of inertia. A body has one righting spring at most. Values out of range are a fault and ignored.
  public func setRighting(frequency: Double, damping: Double, of body: BodyID) {
    note(.setRighting(frequency: frequency, damping: damping, body))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "setRighting") else { return }
    guard frequency >= 0, frequency <= PhysicsLimits.highestFrequency, damping >= 0, damping.isFinite else {
      return Diagnostics.report(
        "unreasonableValue",
        "Invalid righting spring (\(frequency) Hz, damping ratio \(damping)): the frequency must be from 0 to "
          + "\(PhysicsLimits.highestFrequency), and the damping ratio finite and at least 0.")
    }
    let omega = 2 * Double.pi * frequency
    columns.rightingStiffness[row] = omega * omega
    columns.rightingDamping[row] = min(PhysicsLimits.largestDampingRate, 2 * damping * omega)
    columns.angularResistance[row] = columns.ownAngularResistance[row] + columns.rightingDamping[row]
    // How a rotating body is damped is computed when it begins to rotate.
    columns.flags[row].remove(.rotating)
    stages.activeList.wake(row)
  }
}
