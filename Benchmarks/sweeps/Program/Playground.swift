// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics

/// A world for measurements, with helpers to add bodies, repeatable random numbers, and queries about bodies.
final class Playground {
  let world = World()
  var gravity = 1_000.0
  var material = BodyMaterial()
  private(set) var bodies: [BodyID] = []
  private var sizes: [(width: Double, height: Double, isBall: Bool)] = []
  private var frame: (width: Double, height: Double)?
  private var seed: UInt64 = 0

  init() { world.reportsContacts = false }

  /// Returns the next number of a repeatable random sequence (splitmix64).
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

  private func add(
    _ shape: BodyShape, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ angle: Double
  ) -> BodyID {
    var description = BodyDescription(position: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    description.shape = shape
    description.angle = angle
    description.material = material
    let body = world.addBody(description)
    if gravity != 0 { world.setGravity(CGVector(dx: 0, dy: gravity), of: body) }
    bodies.append(body)
    sizes.append((width, height, shape == .ellipse))
    return body
  }

  /// Adds a frame around all bodies, with which they collide.
  func enclose(_ width: Double, _ height: Double) {
    frame = (width, height)
    collide(in: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// Makes all bodies collide with one another.
  func collide(in rect: CGRect? = nil) {
    let set = world.addBoundarySet()
    if let rect { world.setFrame(rect, of: set) }
    world.setMembersCollide(true, of: set)
    for body in bodies { world.addMember(body, to: set) }
  }

  func throwBody(_ body: BodyID, _ x: Double, _ y: Double, angularVelocity: Double = 0) {
    world.setVelocity(CGVector(dx: x, dy: y), of: body)
    if angularVelocity != 0 { world.addAngularVelocity(angularVelocity, to: body) }
  }

  // MARK: - Joints

  @discardableResult
  func join(
    _ kind: JointDescription.Kind, _ body: BodyID, _ other: BodyID, change: (inout JointDescription) -> Void = { _ in }
  ) -> JointID? {
    var description = JointDescription(kind, of: body, with: other)
    change(&description)
    return world.addJoint(description)
  }

  @discardableResult
  func hang(
    _ kind: JointDescription.Kind, _ body: BodyID, _ x: Double, _ y: Double,
    change: (inout JointDescription) -> Void = { _ in }
  ) -> JointID? {
    var description = JointDescription(kind, of: body, at: CGPoint(x: x, y: y))
    change(&description)
    return world.addJoint(description)
  }

  // MARK: - What is asked afterwards

  func x(_ body: BodyID) -> Double { Double(world.position(of: body).x) }
  func y(_ body: BodyID) -> Double { Double(world.position(of: body).y) }

  func speed(_ body: BodyID) -> Double {
    let velocity = world.velocity(of: body)
    return Double(velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot()
  }

  /// Advances time by the given number of seconds and calls `look` after each step.
  func pass(_ seconds: Double, _ look: () -> Void = {}) {
    for _ in 0..<Int((seconds * 240).rounded()) {
      world.advance(steps: 1)
      look()
    }
  }

  /// Advances time until all bodies are asleep. Returns the number of seconds, or the limit if it is reached first.
  func secondsToRest(atMost limit: Double, _ look: () -> Void = {}) -> Double {
    var steps = 0
    while steps < Int(limit * 240), !world.isAtRest {
      world.advance(steps: 1)
      look()
      steps += 1
    }
    return Double(steps) / 240
  }

  /// The sum of kinetic and potential energy.
  var energy: Double {
    var sum = 0.0
    for body in bodies {
      let angularVelocity = world.angularVelocity(of: body)
      sum += world.mass(of: body) * (speed(body) * speed(body) / 2 - gravity * y(body))
      sum += world.momentOfInertia(of: body) * angularVelocity * angularVelocity / 2
    }
    return sum
  }

  /// The maximum depth by which a body penetrates another body or the frame, in points.
  var deepest: Double {
    var result = 0.0
    for first in bodies.indices {
      if let frame { result = max(result, outside(first, frame.width, frame.height)) }
      for second in bodies.indices.dropFirst(first + 1) { result = max(result, depth(first, second)) }
    }
    return result
  }

  /// The maximum distance by which a body extends beyond the frame, in points.
  var farthestOutside: Double {
    guard let frame else { return 0 }
    return bodies.indices.map { outside($0, frame.width, frame.height) }.max() ?? 0
  }

  private func outside(_ index: Int, _ width: Double, _ height: Double) -> Double {
    let reach = extent(index, 1, 0)
    let rise = extent(index, 0, 1)
    let (x, y) = (x(bodies[index]), y(bodies[index]))
    return max(0, reach - x, x + reach - width, rise - y, y + rise - height)
  }

  /// Returns half of a body's extent along a direction.
  private func extent(_ index: Int, _ x: Double, _ y: Double) -> Double {
    let size = sizes[index]
    if size.isBall { return size.width / 2 }
    let turn = DeterministicMath.sincos(world.angle(of: bodies[index]))
    return abs(x * turn.cosine + y * turn.sine) * size.width / 2
      + abs(y * turn.cosine - x * turn.sine) * size.height / 2
  }

  /// Returns the smallest penetration depth of two balls or two boxes along any direction; 0 for other pairs.
  private func depth(_ first: Int, _ second: Int) -> Double {
    guard sizes[first].isBall == sizes[second].isBall else { return 0 }
    let x = x(bodies[second]) - x(bodies[first])
    let y = y(bodies[second]) - y(bodies[first])
    if sizes[first].isBall {
      return max(0, (sizes[first].width + sizes[second].width) / 2 - (x * x + y * y).squareRoot())
    }
    var least = Double.infinity
    for index in [first, second] {
      let turn = DeterministicMath.sincos(world.angle(of: bodies[index]))
      for (normalX, normalY) in [(turn.cosine, turn.sine), (-turn.sine, turn.cosine)] {
        let room = extent(first, normalX, normalY) + extent(second, normalX, normalY)
        least = min(least, room - abs(x * normalX + y * normalY))
      }
    }
    return max(0, least)
  }
}
