// SPDX-License-Identifier: MIT

/// A field in the world's list.
final class Field {
  /// As it was given.
  var description: FieldDescription
  /// The rule of a custom field.
  var force: FieldForce?
  /// Whether it was not removed; a field may be while fields are evaluated.
  var isAlive = true
  /// Where its noise starts.
  var seed: UInt64
  /// Position in the third dimension of noise at `phaseStep`.
  var phase = 0.0
  /// The step to which the phase of its noise belongs.
  var phaseStep: Int64
  /// Whether a fault by the force was reported.
  var hasFailed = false
  /// Rows of awake members, rebuilt when some woke or fell asleep.
  @exclusivity(unchecked) var awakeRows: [Int32] = []

  init(_ description: FieldDescription, force: FieldForce?, seed: UInt64, step: Int64) {
    self.description = description
    self.force = force
    self.seed = seed
    phaseStep = step
  }

  /// Makes a field that is like another one now.
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

  /// The position in the third dimension of noise; a changed speed continues from the current one.
  func phase(at step: Int64) -> Double {
    phase + description.animationSpeed * (Double(step - phaseStep) * PhysicsUnits.stepDuration)
  }

  /// The terms of the formulas at a step: the phase of noise advances with time.
  func terms(at step: Int64) -> FieldTerms {
    FieldTerms(description, phase: phase(at: step), seed: seed)
  }

  /// Whether a member inside never rests.
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
