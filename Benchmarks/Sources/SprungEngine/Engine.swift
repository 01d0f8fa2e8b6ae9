// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics

/// Our world behind the interface of `peers/engine.h`: one world, and one boundary set of all colliding bodies.
///
/// The same file is compiled natively and for WebAssembly.
final class Engine {
  /// The running scene; the C functions have no other way to name it.
  nonisolated(unsafe) static var shared = Engine(gravity: CGVector(dx: 0, dy: 0), allowsSleep: true)

  @exclusivity(unchecked) let world = World()
  @exclusivity(unchecked) var bodies: [BodyID] = []
  /// The bodies that are not fixed.
  @exclusivity(unchecked) var movable: [BodyID] = []
  let set: BoundarySetID
  let gravity: CGVector
  let allowsSleep: Bool

  init(gravity: CGVector, allowsSleep: Bool) {
    self.gravity = gravity
    self.allowsSleep = allowsSleep
    set = world.addBoundarySet()
    letMembersCollide()
  }

  /// Adds a body and gives its number.
  func add(
    _ description: BodyDescription, collides: Bool, friction: Double, elasticity: Double
  ) -> Int32 {
    var description = description
    description.material.friction = friction
    description.material.elasticity = elasticity
    let body = world.addBody(description)
    if !description.isAnchored {
      world.setGravity(gravity, of: body)
      movable.append(body)
    }
    if collides { world.addMember(body, to: set) }
    bodies.append(body)
    return Int32(bodies.count - 1)
  }

  /// One frame of 1/60 s.
  func step() {
    if !allowsSleep, world.awakeBodyCount < movable.count { wakeAll() }
    world.advance(steps: 4)
    if !world.contactEvents.isEmpty { world.clearContactEvents() }
  }

  /// The world has no switch against sleep, because no interface wants one. Touching a body's velocity wakes it.
  private func wakeAll() {
    for body in movable where world.isAsleep(body) { world.addVelocity(CGVector(dx: 0, dy: 0), to: body) }
  }
}
