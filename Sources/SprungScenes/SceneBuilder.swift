// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics

/// Sets up the world of a scene, with shorthands to add bodies, reproducible random numbers, and scheduled actions.
final class SceneBuilder {
  let world = World()
  /// The gravitational acceleration of new bodies.
  var gravity = 1_000.0
  /// The material of new bodies.
  var material = BodyMaterial()
  private var seed: UInt64 = 0
  private var acts: [(step: Int64, repeats: Int64, act: (Int64) -> Void)] = []

  /// Returns the next number of a reproducible sequence (splitmix64, as in the tests).
  func chance(_ lowest: Double, _ highest: Double) -> Double {
    seed &+= 0x9E37_79B9_7F4A_7C15
    var bits = seed
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return lowest + Double(bits >> 11) * 0x1p-53 * (highest - lowest)
  }

  // MARK: - Bodies

  @discardableResult
  func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, angle: Double = 0) -> BodyID {
    add(.rectangle, x, y, width, height, angle)
  }

  @discardableResult
  func ball(_ x: Double, _ y: Double, _ diameter: Double) -> BodyID {
    add(.ellipse, x, y, diameter, diameter, 0)
  }

  @discardableResult
  func ellipse(_ x: Double, _ y: Double, _ width: Double, _ height: Double, angle: Double = 0) -> BodyID {
    add(.ellipse, x, y, width, height, angle)
  }

  /// Adds a regular polygon that is stretched to the given size.
  @discardableResult
  func polygon(
    _ corners: Int, _ x: Double, _ y: Double, _ width: Double, _ height: Double, angle: Double = 0
  ) -> BodyID {
    var points: [CGPoint] = []
    for corner in 0..<corners {
      let turn = DeterministicMath.sincos(Double(corner) / Double(corners) * 2 * Double.pi)
      points.append(CGPoint(x: CGFloat(width / 2 * turn.cosine), y: CGFloat(height / 2 * turn.sine)))
    }
    guard let outline = ConvexPolygon.hull(of: points) else { return box(x, y, width, height, angle: angle) }
    return add(.polygon(outline), x, y, width, height, angle)
  }

  /// Adds an anchored rectangle.
  @discardableResult
  func block(_ x: Double, _ y: Double, _ width: Double, _ height: Double, angle: Double = 0) -> BodyID {
    let body = box(x, y, width, height, angle: angle)
    world.setAnchored(true, of: body)
    return body
  }

  /// Adds a body whose shape is selected by number: rectangle, circle, ellipse or polygon.
  @discardableResult
  func anyBody(_ kind: Int, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> BodyID {
    switch kind & 3 {
    case 0: return box(x, y, width, height, angle: chance(-1, 1))
    case 1: return ball(x, y, width)
    case 2: return ellipse(x, y, width, height, angle: chance(-1, 1))
    default: return polygon(3 + kind % 5, x, y, width, height, angle: chance(-1, 1))
    }
  }

  private func add(
    _ shape: BodyShape, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ angle: Double
  ) -> BodyID {
    var description = BodyDescription(
      position: CGPoint(x: CGFloat(x), y: CGFloat(y)), size: CGSize(width: CGFloat(width), height: CGFloat(height)))
    description.shape = shape
    description.angle = angle
    description.material = material
    let body = world.addBody(description)
    if gravity != 0 { world.setGravity(vector(0, gravity), of: body) }
    return body
  }

  func vector(_ x: Double, _ y: Double) -> CGVector { CGVector(dx: CGFloat(x), dy: CGFloat(y)) }
  func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: CGFloat(x), y: CGFloat(y)) }

  /// Sets the linear velocity of a body and adds an angular velocity to it.
  func throwBody(_ body: BodyID, _ x: Double, _ y: Double, angularVelocity: Double = 0) {
    world.setVelocity(vector(x, y), of: body)
    if angularVelocity != 0 { world.addAngularVelocity(angularVelocity, to: body) }
  }

  // MARK: - Boundaries

  /// Adds a frame at the origin whose members can collide with each other.
  @discardableResult
  func frame(_ width: Double, _ height: Double, _ bodies: [BodyID], collide: Bool = true) -> BoundarySetID {
    let set = world.addBoundarySet()
    world.setFrame(CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)), of: set)
    world.setMembersCollide(collide, of: set)
    for body in bodies { world.addMember(body, to: set) }
    return set
  }

  /// Adds a wall through points, given as x, y, x, y and so on.
  func wall(_ coordinates: [Double], tag: Int32, _ set: BoundarySetID) {
    var points: [CGPoint] = []
    for index in 0..<(coordinates.count / 2) {
      points.append(point(coordinates[2 * index], coordinates[2 * index + 1]))
    }
    world.addWall(through: points, tag: tag, to: set)
  }

  // MARK: - Joints

  /// Joins two bodies. `change` can first modify the joint's description.
  @discardableResult
  func join(
    _ kind: JointDescription.Kind, _ body: BodyID, _ other: BodyID, change: (inout JointDescription) -> Void = { _ in }
  ) -> JointID? {
    var description = JointDescription(kind, of: body, with: other)
    change(&description)
    return world.addJoint(description)
  }

  /// Joins a body to a fixed point of the world.
  @discardableResult
  func hang(
    _ kind: JointDescription.Kind, _ body: BodyID, _ x: Double, _ y: Double,
    change: (inout JointDescription) -> Void = { _ in }
  ) -> JointID? {
    var description = JointDescription(kind, of: body, at: point(x, y))
    change(&description)
    return world.addJoint(description)
  }

  // MARK: - Acts

  /// Schedules an action before the given step, whose number must be a multiple of 60.
  func at(_ step: Int64, _ act: @escaping () -> Void) {
    acts.append((step: step, repeats: 0, act: { _ in act() }))
  }

  /// Schedules an action before every `steps`-th step until `last`. The action receives the step number. `steps` must
  /// be a multiple of 60.
  func every(_ steps: Int64, until last: Int64 = 1_800, _ act: @escaping (Int64) -> Void) {
    acts.append((step: last, repeats: steps, act: act))
  }

  /// Runs the actions that are due before the next step.
  func act() {
    let now = world.stepCount
    for entry in acts {
      if entry.repeats == 0 ? entry.step == now : now <= entry.step && now % entry.repeats == 0 { entry.act(now) }
    }
  }

  /// Discards the actions, which retain the objects that they act on.
  func forgetActions() { acts = [] }
}
