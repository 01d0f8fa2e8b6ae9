// SPDX-License-Identifier: MIT

/// A field of a world.
final class Field {
  /// The properties of the field.
  var description: FieldDescription
  /// The force of a custom field.
  var force: FieldForce?
  /// Whether the field still exists. A field can be removed while fields are evaluated.
  var isAlive = true
  /// The seed of the noise.
  var seed: UInt64
  /// The third coordinate of the noise at `phaseStep`.
  var phase = 0.0
  /// The step at which `phase` was stored.
  var phaseStep: Int64
  /// Whether a fault of the force closure has been reported.
  var hasFailed = false
  /// The rows of awake members, rebuilt after members woke or fell asleep.
  @exclusivity(unchecked) var awakeRows: [Int32] = []

  init(_ description: FieldDescription, force: FieldForce?, seed: UInt64, step: Int64) {
    self.description = description
    self.force = force
    self.seed = seed
    phaseStep = step
  }

  /// Creates a copy of a field in its current state.
  init(copying other: Field) {
    description = other.description
    force = other.force
    isAlive = other.isAlive
    seed = other.seed
    phase = other.phase
    phaseStep = other.phaseStep
    hasFailed = other.hasFailed
    awakeRows = other.awakeRows
  }

  /// Returns the third coordinate of the noise at a step. After a speed change, the coordinate continues from its
  /// current value.
  func phase(at step: Int64) -> Double {
    phase + description.animationSpeed * (Double(step - phaseStep) * PhysicsUnits.stepDuration)
  }

  /// Returns the formula terms at a step. The phase of noise advances with time.
  func terms(at step: Int64) -> FieldTerms {
    FieldTerms(description, phase: phase(at: step), seed: seed)
  }

  /// Whether members inside the region never rest.
  var isRestless: Bool {
    guard description.strength != 0 else { return false }
    switch description.kind {
    case .noise, .turbulence: return description.animationSpeed != 0
    case .vortex: return true
    case .velocity: return description.direction.dx != 0 || description.direction.dy != 0
    default: return false
    }
  }
}
