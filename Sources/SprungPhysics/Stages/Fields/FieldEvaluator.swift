// SPDX-License-Identifier: MIT

import SprungGeometry

/// Evaluates the effects of the fields on every awake member in the coming step.
/// # The idea
/// A field is a function of position, velocity and time, and its formula is evaluated in the middle of the step: at the
/// body's extrapolated position, which makes the whole step of second order. The outer loop is over fields and the
/// inner one over bodies, since the formula is then chosen once and its numbers stay in registers (`FieldTerms`).
///
/// Terms that can be part of the exact motion are added to it: a spring adds stiffness, drag a damping rate, uniform
/// gravity an acceleration. A stiff field is then as stable as a stiff spring. The rest is a constant acceleration for
/// one step.
///
/// Units are Apple's, as far as they can be measured: meters of 150 points, and kilograms of 2.25 units of mass.
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

  /// Finds what the fields do to every awake member in the step that follows, and puts it into the coefficients of its
  /// motion: springs and drag into stiffness and damping rate, which stay exact, all else into one acceleration.
  ///
  /// Pulls that depend on the position are taken where the body will be half a step ahead if they do not act, and then
  /// act for the whole step. That is Strang splitting, half a drift, a velocity step and half a drift: of second order,
  /// and it neither gains nor loses energy in the long run. Whether a body is in a region is decided where its center
  /// is now.
  func evaluateFields() {
    guard let store = registry.store else { return }
    if store.areRowsStale { gatherFieldRows(store) }
    guard !store.rows.isEmpty else { return }
    store.isEvaluating = true
    beginFields(store)
    // A custom field may add or remove fields.
    var index = 0
    while index < store.order.count {
      apply(store.fields[Int(store.order[index])], store)
      index += 1
    }
    store.isEvaluating = false
    for row in store.rows { composer.compose(Int(row), store.columns) }
  }

  /// Lists the awake bodies that fields act on, each once.
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

  /// Looks half a step ahead and forgets the last step's fields.
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
      // Half an implicit step, which strong springs and drag do not overshoot.
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

  /// Adds what one field does to all of its awake members.
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

  /// A spring of a field becomes stiffness about its position: it is integrated as exactly as a spring of the body's own.
  @inline(__always)
  private func fold(spring terms: FieldTerms, _ row: Int, _ fields: FieldColumns) {
    let stiffness = terms.strength * (columns.inverseMass[row] * PhysicsUnits.unitMassesPerKilogram)
    guard stiffness >= PhysicsLimits.softestStiffness else {
      // So weak that its equilibrium under gravity is beyond all coordinates.
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

  /// Drag becomes a rate of damping, for the same reason.
  @inline(__always)
  private func fold(drag terms: FieldTerms, _ row: Int, _ fields: FieldColumns) {
    let fromX = fields.middleX[row] - terms.x
    let fromY = fields.middleY[row] - terms.y
    let rate = terms.strength * (columns.inverseMass[row] * PhysicsUnits.unitMassesPerKilogram)
    fields.damping[row] += rate * terms.factor(atX: fromX, fromY)
    if terms.falloff != 0 { fields.marks[row].insert(.varying) }
  }

  /// A magnet rotates the velocity at a rate, which is exact too.
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

  /// Asks the closure of a custom field, which may call the world, so nothing is kept across it.
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

  /// The acceleration by a custom field; a result that is not finite is reported once and none.
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

  /// The acceleration that a body with these properties would get at a point.
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
