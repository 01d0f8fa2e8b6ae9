// SPDX-License-Identifier: MIT

import SprungGeometry

/// The terms of a field's formula, separate from the field object so that loops can keep them in registers.
///
/// The formulas are those that Apple documents for `UIFieldBehavior`. The strength is divided by a power of the
/// distance in meters, and limited to the value at the minimum radius. Where documented, the result is divided by the
/// mass or multiplied by the charge.
struct FieldTerms {
  /// The kind of the field, which selects the formula.
  var kind: FieldKind
  /// The position of the field, in points.
  var x: Double
  var y: Double
  /// The strength from the description. The formulas apply its unit.
  var strength: Double
  /// The exponent with which the field weakens with distance.
  var falloff: Double
  /// The distance in points within which the strength is constant.
  var minimumRadius: Double
  /// The direction vector of fields that have a direction.
  var directionX: Double
  var directionY: Double
  /// The number of noise features per point.
  var fineness: Double
  /// The third coordinate of the noise.
  var phase: Double
  /// The seed, which makes the noise of each field different.
  var seed: UInt64

  init(_ description: FieldDescription, phase: Double, seed: UInt64) {
    kind = description.kind
    x = Double(description.position.x)
    y = Double(description.position.y)
    strength = description.strength
    falloff = description.falloff
    minimumRadius = max(PhysicsLimits.smallestFieldRadius, description.minimumRadius)
    directionX = Double(description.direction.dx)
    directionY = Double(description.direction.dy)
    let smoothness = min(1, max(0, description.smoothness))
    fineness = 1 / (PhysicsUnits.roughestNoise + PhysicsUnits.noiseRange * smoothness)
    self.phase = phase
    self.seed = seed
  }

  /// Returns the falloff factor F at a distance from the field's position.
  @inline(__always)
  func factor(_ distance: Double) -> Double {
    if falloff == 0 { return 1 }
    let relative = max(distance, minimumRadius) / PhysicsUnits.fieldPointsPerMeter
    if falloff == 2 { return 1 / (relative * relative) }
    if falloff == 1 { return 1 / relative }
    return min(PhysicsLimits.largestFieldFactor, DeterministicMath.pow(relative, -falloff))
  }

  /// Returns the falloff factor F at a point relative to the field's position.
  @inline(__always)
  func factor(atX fromX: Double, _ fromY: Double) -> Double {
    falloff == 0 ? 1 : factor((fromX * fromX + fromY * fromY).squareRoot())
  }

  /// Returns the acceleration at the given position in pt/s². Velocity, magnetic and custom fields cause no
  /// acceleration.
  ///
  /// `inverseMass` is in the world's unit of mass.
  @inline(__always)
  func acceleration(
    x positionX: Double, y positionY: Double, velocityX: Double, velocityY: Double, inverseMass: Double, charge: Double
  ) -> (x: Double, y: Double) {
    let fromX = positionX - x
    let fromY = positionY - y
    switch kind {
    case .linearGravity:
      let size = PhysicsUnits.fieldPointsPerMeter * strength * factor(atX: fromX, fromY)
      return (size * directionX, size * directionY)
    case .radialGravity:
      return pull(fromX, fromY, PhysicsUnits.fieldPointsPerMeter * strength)
    case .electric:
      if charge == 0 { return (0, 0) }
      let size = PhysicsUnits.fieldPointsPerMeter * strength * charge
      return pull(fromX, fromY, size * (inverseMass * PhysicsUnits.unitMassesPerKilogram))
    case .spring:
      let rate =
        strength * (inverseMass * PhysicsUnits.unitMassesPerKilogram) * factor(atX: fromX, fromY)
      return (-rate * fromX, -rate * fromY)
    case .drag:
      let rate =
        strength * (inverseMass * PhysicsUnits.unitMassesPerKilogram) * factor(atX: fromX, fromY)
      return (-rate * velocityX, -rate * velocityY)
    case .vortex:
      let rate = strength * factor(atX: fromX, fromY)
      return (rate * fromY, -rate * fromX)
    case .noise, .turbulence:
      let noise = GradientNoise.sample(positionX * fineness, positionY * fineness, phase, seed: seed)
      var size = PhysicsUnits.fieldPointsPerMeter * strength * factor(atX: fromX, fromY)
      if kind == .turbulence {
        size *= (velocityX * velocityX + velocityY * velocityY).squareRoot() / PhysicsUnits.fieldPointsPerMeter
      }
      return (size * noise.x, size * noise.y)
    case .velocity, .magnetic, .custom:
      return (0, 0)
    }
  }

  /// Returns an attraction to the field's position. A spring replaces the attraction within the distance that a body
  /// attracted from rest moves in a step. Without the spring, a body that comes to rest there would tremble
  /// indefinitely.
  @inline(__always)
  private func pull(_ fromX: Double, _ fromY: Double, _ strength: Double) -> (x: Double, y: Double) {
    let distance = (fromX * fromX + fromY * fromY).squareRoot()
    let size = strength * factor(distance)
    let core = abs(size) * (PhysicsUnits.stepDuration * PhysicsUnits.stepDuration)
    let reach = max(distance, core)
    guard reach > 0 else { return (0, 0) }
    return (-size / reach * fromX, -size / reach * fromY)
  }
}
