// SPDX-License-Identifier: MIT

import SprungGeometry

/// The elasticity, friction, density, resistance and charge of a body.
public struct BodyMaterial: Hashable, Sendable {
  /// The fraction of the speed that remains after a bounce, clamped to 0...1 when used. Default: 0.2. With 0, a dropped
  /// view would land without any bounce.
  public var elasticity = 0.2
  /// The coefficient of Coulomb friction, 0 or more. Default: 0.2. With 0, a body on a floor would never stop.
  public var friction = 0.2
  /// The mass of a body of 100 x 100 points, clamped to 1e-4...1e6 when used. Default: 1.
  public var density = 1.0
  /// The linear resistance c in 1/s: dv/dt = -c v. Default: 0.
  public var resistance = 0.0
  /// The angular resistance in 1/s. Default: 0.
  public var angularResistance = 0.0
  /// The electric charge, positive or negative, on which electric and magnetic fields act. Default: 0.
  public var charge = 0.0

  /// Creates the default material.
  public init() {}

  /// Whether all values are finite.
  var isFinite: Bool {
    elasticity.isFinite && friction.isFinite && density.isFinite && resistance.isFinite && angularResistance.isFinite
      && charge.isFinite
  }
}
