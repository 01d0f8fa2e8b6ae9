// SPDX-License-Identifier: MIT

import SprungGeometry

/// Evaluates the effects of fields on all awake members in the next step.
/// # The idea
/// A field is a function of position, velocity and time. Its formula is evaluated at the body's extrapolated position
/// in the middle of the step, which makes the integration second-order accurate. The outer loop iterates over fields
/// and the inner one over bodies, so that the formula is selected only once and its terms stay in registers
/// (`FieldTerms`).
///
/// Terms that can be part of the exact motion are added to it: a spring adds stiffness, drag adds a damping rate, and
/// uniform gravity adds an acceleration. A stiff field is therefore as stable as a stiff spring. All other terms are
/// treated as a constant acceleration for one step.
///
/// Units are the same as Apple's, as far as these can be measured: a meter has 150 points, and a kilogram has 2.25
/// units of mass.
final class FieldEvaluator {
  private let columns: BodyColumns
  private let bodies: BodyStore
  private let clock: StepClock
  private let registry: FieldRegistry
  private let coefficients: MotionCoefficients
  private let composer: FieldComposer

  init(
    columns: BodyColumns, bodies: BodyStore, clock: StepClock, registry: FieldRegistry,
    coefficients: MotionCoefficients, composer: FieldComposer
  ) {
    self.columns = columns
    self.bodies = bodies
    self.clock = clock
    self.registry = registry
    self.coefficients = coefficients
    self.composer = composer
  }

  /// Computes the effects of fields on all awake members in the following step and adds them to the coefficients of the
  /// motion. Springs and drag are converted to a stiffness and a damping rate, which are integrated exactly. All other
  /// effects are converted to a single acceleration.
  ///
  /// Position-dependent effects are evaluated at the position that the body would have half a step later without them,
  /// and then act for the whole step. This method is Strang splitting: half a drift, a velocity step and half a drift.
  /// Strang splitting is second-order accurate and neither gains nor loses energy in the long term. The current center
  /// of a body determines whether the body is in a region.
  func evaluateFields() {
    guard let store = registry.store else { return }
    if store.areRowsStale { gatherFieldRows(store) }
    guard !store.rows.isEmpty else { return }
    store.isEvaluating = true
    beginFields(store)
    // The closure of a custom field can add or remove fields during this loop.
    var index = 0
    while index < store.order.count {
      apply(store.fields[Int(store.order[index])], store)
      index += 1
    }
    store.isEvaluating = false
    for row in store.rows { composer.compose(Int(row), store.columns) }
  }

  /// Collects the awake bodies on which fields act, without duplicates.
  private func gatherFieldRows(_ store: FieldStore) {
    store.areRowsStale = false
    store.rows.removeAll(keepingCapacity: true)
    for fieldIndex in store.order { store.fields[Int(fieldIndex)].awakeRows.removeAll(keepingCapacity: true) }
    for position in 0..<bodies.activeCount {
      let row = columns.active[position]
      guard columns.flags[Int(row)].contains(.fielded), !columns.flags[Int(row)].contains(.kinematic) else { continue }
      store.rows.append(row)
      var current = store.columns.firstMembership[Int(row)]
      while current >= 0 {
        store.fields[Int(store.memberships[current].field)].awakeRows.append(row)
        current = store.memberships[current].next
      }
    }
  }

  /// Extrapolates the positions by half a step and clears the field effects of the previous step.
  private func beginFields(_ store: FieldStore) {
    let columns = columns
    let fields = store.columns
    let half = PhysicsUnits.stepDuration / 2
    for position in 0..<store.rows.count {
      let row = Int(store.rows[position])
      if !columns.flags[row].isDisjoint(with: [.stale, .disturbed]) { coefficients.prepare(row) }
      let x = columns.x[row]
      let y = columns.y[row]
      let velocityX = columns.velocityX[row]
      let velocityY = columns.velocityY[row]
      let stiffness = fields.ownStiffness[row] + fields.stiffness[row]
      let damping = fields.ownDamping[row] + fields.damping[row]
      let pullX =
        stiffness * (fields.anchorX[row] - x) + fields.ownPullX[row] + fields.pullX[row] + columns.steadyX[row]
        + columns.driveX[row] + fields.uniformX[row]
      let pullY =
        stiffness * (fields.anchorY[row] - y) + fields.ownPullY[row] + fields.pullY[row] + columns.steadyY[row]
        + columns.driveY[row] + fields.uniformY[row]
      // Take half an implicit step, which does not overshoot even with strong springs and drag.
      let share = 1 / (1 + half * (damping + half * stiffness))
      let aheadX = (velocityX + half * pullX) * share
      let aheadY = (velocityY + half * pullY) * share
      fields.middleX[row] = x + half / 2 * (velocityX + aheadX)
      fields.middleY[row] = y + half / 2 * (velocityY + aheadY)
      fields.middleVelocityX[row] = aheadX + half * share * fields.varyingX[row]
      fields.middleVelocityY[row] = aheadY + half * share * fields.varyingY[row]
      fields.stiffness[row] = 0
      fields.damping[row] = 0
      fields.pullX[row] = 0
      fields.pullY[row] = 0
      fields.uniformX[row] = 0
      fields.uniformY[row] = 0
      fields.varyingX[row] = 0
      fields.varyingY[row] = 0
      fields.rotationRate[row] = 0
      fields.marks[row] = fields.marks[row].contains(.varying) ? .wasVarying : []
    }
  }

  /// Adds the effects of one field on all of its awake members.
  private func apply(_ field: Field, _ store: FieldStore) {
    guard field.isAlive, !field.awakeRows.isEmpty else { return }
    let terms = field.terms(at: clock.stepCount)
    let isRestless = field.isRestless
    switch terms.kind {
    case .custom: return ask(field, store)
    case .spring where terms.falloff == 0 && terms.strength > 0:
      forEachRow(of: field) { row in fold(spring: terms, row, store.columns) }
    case .drag where terms.strength > 0:
      forEachRow(of: field) { row in fold(drag: terms, row, store.columns) }
    case .linearGravity where terms.falloff == 0:
      let x = PhysicsUnits.fieldPointsPerMeter * terms.strength * terms.directionX
      let y = PhysicsUnits.fieldPointsPerMeter * terms.strength * terms.directionY
      let fields = store.columns
      forEachRow(of: field) { row in
        fields.uniformX[row] += x
        fields.uniformY[row] += y
      }
    case .velocity:
      let fields = store.columns
      forEachRow(of: field) { row in
        fields.targetX[row] = terms.strength * terms.directionX
        fields.targetY[row] = terms.strength * terms.directionY
        fields.marks[row].insert(.driven)
        fields.marks[row].insert(.varying)
        if isRestless { fields.marks[row].insert(.restless) }
      }
    case .magnetic:
      forEachRow(of: field) { row in fold(magnet: terms, row, store.columns) }
    default:
      let columns = columns
      let fields = store.columns
      forEachRow(of: field) { row in
        let pull = terms.acceleration(
          x: fields.middleX[row], y: fields.middleY[row], velocityX: fields.middleVelocityX[row],
          velocityY: fields.middleVelocityY[row], inverseMass: columns.inverseMass[row], charge: columns.charge[row])
        fields.varyingX[row] += pull.x
        fields.varyingY[row] += pull.y
        fields.marks[row].insert(isRestless ? [.varying, .restless] : .varying)
      }
    }
  }

  /// Calls `body` for the rows of awake members whose centers are in the region.
  @inline(__always)
  private func forEachRow(of field: Field, _ body: (Int) -> Void) {
    let x = columns.x
    let y = columns.y
    let region = field.description.region
    let isInfinite = region.isInfinite
    let originX = Double(field.description.position.x)
    let originY = Double(field.description.position.y)
    for position in 0..<field.awakeRows.count {
      let row = Int(field.awakeRows[position])
      guard isInfinite || region.contains(x: x[row] - originX, y: y[row] - originY) else { continue }
      body(row)
    }
  }

  /// Adds the spring of a field as stiffness about the field's position. The spring of a field is integrated as exactly
  /// as the body's own springs.
  @inline(__always)
  private func fold(spring terms: FieldTerms, _ row: Int, _ fields: FieldColumns) {
    let stiffness = terms.strength * (columns.inverseMass[row] * PhysicsUnits.unitMassesPerKilogram)
    guard stiffness >= PhysicsLimits.softestStiffness else {
      // The spring is so weak that its equilibrium under gravity would be beyond the coordinate limit.
      fields.varyingX[row] += stiffness * (terms.x - fields.middleX[row])
      fields.varyingY[row] += stiffness * (terms.y - fields.middleY[row])
      return fields.marks[row].formUnion(.varying)
    }
    if fields.ownStiffness[row] == 0, fields.stiffness[row] == 0 {
      fields.anchorX[row] = terms.x
      fields.anchorY[row] = terms.y
    }
    fields.pullX[row] += stiffness * (terms.x - fields.anchorX[row])
    fields.pullY[row] += stiffness * (terms.y - fields.anchorY[row])
    fields.stiffness[row] += stiffness
  }

  /// Adds drag as a damping rate, which is also integrated exactly.
  @inline(__always)
  private func fold(drag terms: FieldTerms, _ row: Int, _ fields: FieldColumns) {
    let fromX = fields.middleX[row] - terms.x
    let fromY = fields.middleY[row] - terms.y
    let rate = terms.strength * (columns.inverseMass[row] * PhysicsUnits.unitMassesPerKilogram)
    fields.damping[row] += rate * terms.factor(atX: fromX, fromY)
    if terms.falloff != 0 { fields.marks[row].insert(.varying) }
  }

  /// Adds a magnetic field as a rotation rate of the velocity, which is also integrated exactly.
  @inline(__always)
  private func fold(magnet terms: FieldTerms, _ row: Int, _ fields: FieldColumns) {
    let charge = columns.charge[row]
    guard charge != 0 else { return }
    let fromX = fields.middleX[row] - terms.x
    let fromY = fields.middleY[row] - terms.y
    let rate = terms.strength * charge * (columns.inverseMass[row] * PhysicsUnits.unitMassesPerKilogram)
    fields.rotationRate[row] += rate * terms.factor(atX: fromX, fromY)
    fields.marks[row].insert(.varying)
  }

  /// Calls the closure of a custom field. The closure can call methods of the world, so no state is cached across the
  /// call.
  private func ask(_ field: Field, _ store: FieldStore) {
    guard let force = field.force else { return }
    var position = 0
    while position < field.awakeRows.count {
      let row = Int(field.awakeRows[position])
      position += 1
      let originX = columns.x[row] - Double(field.description.position.x)
      let originY = columns.y[row] - Double(field.description.position.y)
      guard columns.flags[row].isSuperset(of: [.alive, .awake, .fielded]),
        field.description.region.contains(x: originX, y: originY)
      else { continue }
      let pull = self.pull(
        of: field, force, x: store.columns.middleX[row], y: store.columns.middleY[row],
        velocityX: store.columns.middleVelocityX[row], velocityY: store.columns.middleVelocityY[row],
        inverseMass: columns.inverseMass[row], charge: columns.charge[row])
      guard field.isAlive else { return }
      store.columns.varyingX[row] += pull.x
      store.columns.varyingY[row] += pull.y
      store.columns.marks[row].insert(.varying)
    }
  }

  /// Returns the acceleration caused by a custom field. A result that is not finite is reported once and treated as
  /// zero.
  func pull(
    of field: Field, _ force: FieldForce, x: Double, y: Double, velocityX: Double, velocityY: Double,
    inverseMass: Double, charge: Double
  ) -> (x: Double, y: Double) {
    guard inverseMass > 0 else { return (0, 0) }
    let result = force(
      FieldSample(
        position: CGPoint(x: x, y: y), velocity: CGVector(dx: velocityX, dy: velocityY), mass: 1 / inverseMass,
        charge: charge, duration: PhysicsUnits.stepDuration))
    let pullX = PhysicsUnits.pushUnit * Double(result.dx) * inverseMass
    let pullY = PhysicsUnits.pushUnit * Double(result.dy) * inverseMass
    if pullX.isFinite, pullY.isFinite { return (pullX, pullY) }
    if !field.hasFailed {
      field.hasFailed = true
      Diagnostics.report(
        "unreasonableForce", "The force \(result.dx), \(result.dy) of a custom field is not finite and is ignored.")
    }
    return (0, 0)
  }

  /// Returns the acceleration that a body with the given properties would have at the given point.
  func acceleration(
    by field: Field, x: Double, y: Double, velocityX: Double, velocityY: Double, inverseMass: Double, charge: Double
  ) -> (x: Double, y: Double) {
    let terms = field.terms(at: clock.stepCount)
    guard field.description.region.contains(x: x - terms.x, y: y - terms.y) else { return (0, 0) }
    if let force = field.force, terms.kind == .custom {
      return pull(
        of: field, force, x: x, y: y, velocityX: velocityX, velocityY: velocityY, inverseMass: inverseMass,
        charge: charge)
    }
    if terms.kind == .magnetic {
      let rate =
        terms.strength * charge * (inverseMass * PhysicsUnits.unitMassesPerKilogram)
        * terms.factor(atX: x - terms.x, y - terms.y)
      return (rate * velocityY, -rate * velocityX)
    }
    return terms.acceleration(
      x: x, y: y, velocityX: velocityX, velocityY: velocityY, inverseMass: inverseMass, charge: charge)
  }
}
