// SPDX-License-Identifier: MIT

import SprungGeometry

/// The numbers of a field as its formulas need them, apart from the object so that loops keep them in registers.
///
/// The formulas are those that Apple documents for `UIFieldBehavior`: strength over the distance in meters to the power of the falloff, no
/// more than at the minimum radius, and by mass or charge where that is said.
struct FieldTerms {
  /// The formula.
  var kind: FieldKind
  /// The position of the field, in points.
  var x: Double
  var y: Double
  /// As described; the formulas multiply it by their units.
  var strength: Double
  /// The power by which it weakens with the distance.
  var falloff: Double
  /// The distance in points within which the strength is constant.
  var minimumRadius: Double
  /// A unit vector, for fields that have a direction.
  var directionX: Double
  var directionY: Double
  /// Features of noise per point.
  var fineness: Double
  /// Position in the third dimension of noise.
  var phase: Double
  /// The seed that distinguishes the noise of one field from that of the next.
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

  /// F at a distance from the field's position.
  @inline(__always)
  func factor(_ distance: Double) -> Double {
    if falloff == 0 { return 1 }
    let relative = max(distance, minimumRadius) / PhysicsUnits.fieldPointsPerMeter
    if falloff == 2 { return 1 / (relative * relative) }
    if falloff == 1 { return 1 / relative }
    return min(PhysicsLimits.largestFieldFactor, DeterministicMath.pow(relative, -falloff))
  }

  /// F at a point relative to the field's position.
  @inline(__always)
  func factor(atX fromX: Double, _ fromY: Double) -> Double {
    falloff == 0 ? 1 : factor((fromX * fromX + fromY * fromY).squareRoot())
  }

  /// The acceleration at a position in pt/s², of every kind but velocity, magnetic and custom, which cause none.
  ///
  /// `inverseMass` is of the world's unit of mass.
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

  /// A pull towards the field's position. Within the distance that it covers in a step it becomes a spring, or what
  /// comes to rest there would tremble for ever.
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
