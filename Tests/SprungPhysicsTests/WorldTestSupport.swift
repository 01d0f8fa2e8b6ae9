// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics

extension World {
  /// Adds a body, by default of 100 x 100 points, as in the rows of the acceptance table.
  func addUnitBody(x: Double = 0, y: Double = 0, width: Double = 100, height: Double = 100) -> BodyID {
    addBody(BodyDescription(position: CGPoint(x: x, y: y), size: CGSize(width: width, height: height)))
  }

  /// Advances by the given number of seconds, which must be a whole number of steps.
  func advance(seconds: Double) {
    advance(steps: Int((seconds * 240).rounded()))
  }

  func x(_ body: BodyID) -> Double { Double(position(of: body).x) }
  func y(_ body: BodyID) -> Double { Double(position(of: body).y) }
  func velocityX(_ body: BodyID) -> Double { Double(velocity(of: body).dx) }
  func velocityY(_ body: BodyID) -> Double { Double(velocity(of: body).dy) }

  func setGravity(_ x: Double, _ y: Double, of body: BodyID) {
    setGravity(CGVector(dx: x, dy: y), of: body)
  }

  /// Adds a boundary set with a frame and the given members.
  @discardableResult
  func addFrame(_ frame: CGRect, around bodies: [BodyID]) -> BoundarySetID {
    let set = addBoundarySet()
    setFrame(frame, of: set)
    for body in bodies { addMember(body, to: set) }
    return set
  }

  func configure(_ body: BodyID, _ change: (inout BodyMaterial) -> Void) {
    var material = BodyMaterial()
    change(&material)
    setMaterial(material, of: body)
  }
}

/// Returns whether two numbers agree within a relative tolerance.
func isNear(_ value: Double, _ expected: Double, relative: Double = 1e-6) -> Bool {
  abs(value - expected) <= relative * max(1, abs(expected))
}

extension World {
  /// Adds a circle, by default with a diameter of 100 points.
  func addCircle(x: Double, y: Double, diameter: Double = 100) -> BodyID {
    var description = BodyDescription(
      position: CGPoint(x: x, y: y), size: CGSize(width: diameter, height: diameter))
    description.shape = .ellipse
    return addBody(description)
  }

  func setVelocity(_ x: Double, _ y: Double, of body: BodyID) {
    setVelocity(CGVector(dx: x, dy: y), of: body)
  }

  /// Adds a boundary set whose members collide with each other.
  @discardableResult
  func addColliders(_ bodies: [BodyID]) -> BoundarySetID {
    let set = addBoundarySet()
    setMembersCollide(true, of: set)
    for body in bodies { addMember(body, to: set) }
    return set
  }

  /// Returns the kinetic energy of a body.
  func kineticEnergy(of body: BodyID) -> Double {
    let angularVelocity = angularVelocity(of: body)
    return mass(of: body) * (velocityX(body) * velocityX(body) + velocityY(body) * velocityY(body)) / 2
      + momentOfInertia(of: body) * angularVelocity * angularVelocity / 2
  }
}
