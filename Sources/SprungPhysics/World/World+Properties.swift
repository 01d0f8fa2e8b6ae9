// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// Replaces the material and wakes the body. Values that are not finite are a fault and ignored.
  public func setMaterial(_ material: BodyMaterial, of body: BodyID) {
    note(.setMaterial(material, body))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "setMaterial") else { return }
    guard material.isFinite else { return reportMaterial() }
    store(material, row)
    storeMass(row)
    wake(row)
  }

  /// Replaces width and height, in points. Sizes that are not positive are a fault and become 1 x 1 point.
  public func setSize(_ size: CGSize, of body: BodyID) {
    note(.setSize(size, body))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "setSize") else { return }
    storeSize(usable(size), row)
    wake(row)
  }

  /// Fixes a body in place, which forgets its velocity, or lets it go.
  public func setAnchored(_ isAnchored: Bool, of body: BodyID) {
    note(.setAnchored(isAnchored, body))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "setAnchored"), columns.flags[row].contains(.anchored) != isAnchored else {
      return
    }
    releaseColors(of: row)
    if isAnchored {
      sleep(row)
      columns.flags[row].insert(.anchored)
      removeTouches(row, ofSet: nil, announcing: true)
      removeBoundaryContacts(row, ofSet: nil)
      storeMass(row)
    } else {
      endKinematicMove(row)
      columns.flags[row].remove(.anchored)
      storeMass(row)
      wake(row)
    }
  }

  /// Lets contacts and offset pushes rotate the body, or keeps its present angle.
  public func setAllowsRotation(_ allowsRotation: Bool, of body: BodyID) {
    note(.setAllowsRotation(allowsRotation, body))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "setAllowsRotation"),
      columns.flags[row].contains(.upright) == allowsRotation
    else { return }
    if allowsRotation {
      columns.flags[row].remove(.upright)
    } else {
      columns.flags[row].insert(.upright)
      columns.angularVelocity[row] = 0
    }
    storeMass(row)
    wake(row)
  }

  /// Sets the sum of the accelerations that act on any mass, in pt/s².
  public func setGravity(_ acceleration: CGVector, of body: BodyID) {
    note(.setGravity(acceleration, body))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "setGravity"),
      accepts(Double(acceleration.dx), Double(acceleration.dy), for: "setGravity")
    else { return }
    columns.gravityX[row] = Double(acceleration.dx)
    columns.gravityY[row] = Double(acceleration.dy)
    wake(row)
  }

  /// Takes every continuous push from a body and wakes it.
  public func clearPushes(of body: BodyID) {
    note(.clearPushes(body))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "clearPushes") else { return }
    clearPushes(row)
    wake(row)
  }

  /// Adds a continuous push: a force in mass · pt/s² whose direction stays, at a point of the body that rotates with
  /// it.
  public func addPush(_ force: CGVector, offset: CGVector = CGVector(dx: 0, dy: 0), to body: BodyID) {
    note(.addPush(force, offset: offset, body))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "addPush"),
      accepts(Double(force.dx), Double(force.dy), for: "addPush(force)"),
      accepts(Double(offset.dx), Double(offset.dy), for: "addPush(offset)")
    else { return }
    columns.forceX[row] += Double(force.dx)
    columns.forceY[row] += Double(force.dy)
    // The lever rotates with the body and the force does not: torque = cos(angle) upright + sin(angle) rotated.
    columns.torqueUpright[row] += Double(offset.dx) * Double(force.dy) - Double(offset.dy) * Double(force.dx)
    columns.torqueRotated[row] -= Double(offset.dx) * Double(force.dx) + Double(offset.dy) * Double(force.dy)
    wake(row)
  }

  /// The mass: density · width · height / 10,000, also of an anchored body.
  public func mass(of body: BodyID) -> Double {
    guard let row = row(of: body, for: "mass(of:)") else { return 0 }
    return mass(row)
  }

  func clearPushes(_ row: Int) {
    columns.forceX[row] = 0
    columns.forceY[row] = 0
    columns.torqueUpright[row] = 0
    columns.torqueRotated[row] = 0
  }

  func hasTorque(_ row: Int) -> Bool {
    guard columns.inverseInertia[row] > 0 else { return false }
    return columns.torqueUpright[row] != 0 || columns.torqueRotated[row] != 0 || isRighting(row)
  }

  func mass(_ row: Int) -> Double {
    let area = 4 * columns.halfWidth[row] * columns.halfHeight[row]
    return columns.density[row] * area / PhysicsTuning.unitArea
  }

  func reportMaterial() {
    Diagnostics.report(
      "unreasonableValue", "A material has a value that is not a finite number, so it is ignored.")
  }

  func usable(_ size: CGSize) -> CGSize {
    let limit = PhysicsTuning.farthestCoordinate
    let width = Double(size.width)
    let height = Double(size.height)
    let least = PhysicsTuning.smallestSize
    if width >= least, height >= least, width <= limit, height <= limit { return size }
    Diagnostics.report(
      "invalidSize",
      "The size \(width) x \(height) of a body is not between \(least) and \(limit) points; it becomes 1 x 1 point. "
        + "Give the item a size before it is added.")
    return CGSize(width: 1, height: 1)
  }

  func store(_ material: BodyMaterial, _ row: Int) {
    columns.elasticity[row] = min(1, max(0, material.elasticity))
    columns.friction[row] = min(PhysicsTuning.largestFriction, max(0, material.friction))
    let range = PhysicsTuning.densityRange
    columns.density[row] = min(range.upperBound, max(range.lowerBound, material.density))
    columns.resistance[row] = min(PhysicsTuning.largestDampingRate, max(0, material.resistance))
    columns.ownAngularResistance[row] = min(PhysicsTuning.largestDampingRate, max(0, material.angularResistance))
    columns.angularResistance[row] = columns.ownAngularResistance[row] + columns.rightingDamping[row]
    let limit = PhysicsTuning.farthestCoordinate
    columns.charge[row] = min(limit, max(-limit, material.charge))
  }

  func storeSize(_ size: CGSize, _ row: Int) {
    columns.halfWidth[row] = Double(size.width) / 2
    columns.halfHeight[row] = Double(size.height) / 2
    measureShape(row)
    storeMass(row)
    updateShaped(row)
  }

  func storeMass(_ row: Int) {
    if columns.flags[row].contains(.anchored) {
      columns.inverseMass[row] = 0
      columns.inverseInertia[row] = 0
      return
    }
    if columns.inverseMass[row] == 0, columns.flags[row].contains(.collidable) {
      // What cannot move has no contacts with its like.
      columns.flags[row].insert(.unpaired)
      areIslandsStale = true
    }
    columns.inverseMass[row] = 1 / mass(row)
    columns.inverseInertia[row] = columns.flags[row].contains(.upright) ? 0 : 1 / inertia(row)
  }
}
