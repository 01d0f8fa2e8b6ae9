// SPDX-License-Identifier: MIT

import SprungGeometry

/// The properties of bodies and the forces that act on them.
extension World {
  /// Sets the material and wakes the body. Values that are not finite are reported as a fault and have no effect.
  public func setMaterial(_ material: BodyMaterial, of body: BodyID) {
    note(.setMaterial(material, body))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "setMaterial") else { return }
    guard material.isFinite else { return reportMaterial() }
    stages.properties.store(material, row)
    stages.properties.storeMass(row)
    stages.activeList.wake(row)
  }

  /// Sets the width and height in points. A size that is not positive is reported as a fault and replaced by 1 x 1
  /// point.
  public func setSize(_ size: CGSize, of body: BodyID) {
    note(.setSize(size, body))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "setSize") else { return }
    stages.properties.storeSize(usable(size), row)
    stages.activeList.wake(row)
  }

  /// Anchors a body or releases it. Anchoring discards the velocity.
  public func setAnchored(_ isAnchored: Bool, of body: BodyID) {
    note(.setAnchored(isAnchored, body))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "setAnchored"), columns.flags[row].contains(.anchored) != isAnchored else {
      return
    }
    stages.coloring.releaseColors(of: row)
    if isAnchored {
      stages.activeList.sleep(row)
      // The body leaves the island of its sleeping neighbors, because the program can move an anchored body. The
      // neighbors stay asleep.
      stages.activeList.leaveIsland(row)
      columns.flags[row].insert(.anchored)
      stages.reporter.removeTouches(row, ofSet: nil, announcing: true)
      stages.remover.removeBoundaryContacts(row, ofSet: nil)
      stages.properties.storeMass(row)
    } else {
      stages.activeList.endKinematicMove(row)
      columns.flags[row].remove(.anchored)
      stages.properties.storeMass(row)
      stages.activeList.wake(row)
    }
  }

  /// Sets whether contacts and offset pushes can rotate the body. If rotation is not allowed, the body keeps its
  /// current angle.
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
    stages.properties.storeMass(row)
    stages.activeList.wake(row)
  }

  /// Sets the total acceleration that acts on a body independently of its mass, in pt/s².
  public func setGravity(_ acceleration: CGVector, of body: BodyID) {
    note(.setGravity(acceleration, body))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "setGravity"),
      accepts(Double(acceleration.dx), Double(acceleration.dy), for: "setGravity")
    else { return }
    columns.gravityX[row] = Double(acceleration.dx)
    columns.gravityY[row] = Double(acceleration.dy)
    stages.activeList.wake(row)
  }

  /// Returns the acceleration that was last passed to `setGravity` and not rejected, in pt/s²; initially zero.
  package func gravity(of body: BodyID) -> CGVector {
    guard let row = row(of: body, for: "gravity(of:)") else { return CGVector(dx: 0, dy: 0) }
    return CGVector(dx: CGFloat(columns.gravityX[row]), dy: CGFloat(columns.gravityY[row]))
  }

  /// Removes all continuous pushes from a body and wakes it.
  public func clearPushes(of body: BodyID) {
    note(.clearPushes(body))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "clearPushes") else { return }
    columns.clearPushes(row)
    stages.activeList.wake(row)
  }

  /// Adds a continuous push: a force in mass · pt/s² with a constant direction, at a point that rotates with the body.
  /// Along each axis, the total acceleration of all pushes is limited to `PhysicsLimits.largestPushAcceleration`.
  public func addPush(_ force: CGVector, offset: CGVector = CGVector(dx: 0, dy: 0), to body: BodyID) {
    note(.addPush(force, offset: offset, body))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "addPush"),
      accepts(Double(force.dx), Double(force.dy), for: "addPush(force)"),
      accepts(Double(offset.dx), Double(offset.dy), for: "addPush(offset)")
    else { return }
    columns.forceX[row] += Double(force.dx)
    columns.forceY[row] += Double(force.dy)
    // The lever arm rotates with the body, but the force does not. Therefore, torque = cos(angle) · upright +
    // sin(angle) · rotated.
    columns.torqueUpright[row] += Double(offset.dx) * Double(force.dy) - Double(offset.dy) * Double(force.dx)
    columns.torqueRotated[row] -= Double(offset.dx) * Double(force.dx) + Double(offset.dy) * Double(force.dy)
    stages.activeList.wake(row)
  }

  /// Returns the mass, density · width · height / 10,000, even if the body is anchored.
  public func mass(of body: BodyID) -> Double {
    guard let row = row(of: body, for: "mass(of:)") else { return 0 }
    return columns.mass(row)
  }

  /// Reports a material that is rejected because of a value that is not finite.
  func reportMaterial() {
    Diagnostics.report(
      "unreasonableValue", "A material was ignored, because one of its values is not finite.")
  }

  /// Returns a valid size. An invalid size is reported as a fault and replaced by 1 x 1 point.
  func usable(_ size: CGSize) -> CGSize {
    let limit = PhysicsLimits.farthestCoordinate
    let width = Double(size.width)
    let height = Double(size.height)
    let least = PhysicsLimits.smallestSize
    if width >= least, height >= least, width <= limit, height <= limit { return size }
    Diagnostics.report(
      "invalidSize",
      "The body size \(width) x \(height) is not between \(least) and \(limit) points, so 1 x 1 point is used. "
        + "Set the item's size before you add the item.")
    return CGSize(width: 1, height: 1)
  }
}
