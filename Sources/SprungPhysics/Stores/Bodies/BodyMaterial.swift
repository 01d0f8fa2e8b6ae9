// SPDX-License-Identifier: MIT

import SprungGeometry

/// How a body bounces, slides, weighs and is braked.
public struct BodyMaterial: Hashable, Sendable {
  /// Share of the speed that a bounce returns, clamped to 0...1 where it is used. Default 0.2: with 0 a dropped view
  /// would land like clay.
  public var elasticity = 0.2
  /// Coulomb's coefficient of friction, 0 or more. Default 0.2: with 0 nothing on a floor would ever stop.
  public var friction = 0.2
  /// Mass of a body of 100 x 100 points, clamped to 1e-4...1e6 where it is used. Default 1.
  public var density = 1.0
  /// Linear resistance c in 1/s: dv/dt = -c v. Default 0.
  public var resistance = 0.0
  /// Angular resistance in 1/s. Default 0.
  public var angularResistance = 0.0
  /// Electric charge, of either sign, which electric and magnetic fields act on. Default 0.
  public var charge = 0.0

  /// Creates the default material of a body.
  public init() {}

  /// Whether every value is a finite number.
  var isFinite: Bool {
    elasticity.isFinite && friction.isFinite && density.isFinite && resistance.isFinite && angularResistance.isFinite
      && charge.isFinite
  }
}
