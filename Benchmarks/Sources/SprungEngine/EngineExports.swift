// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics

// The functions of peers/engine.h, in the same order.

private let name: StaticString = "sprung"

@_cdecl("eng_name")
public func engineName() -> UnsafePointer<UInt8> { name.utf8Start }

@_cdecl("eng_init")
public func engineInit(_ gravityX: Double, _ gravityY: Double, _ allowsSleep: Int32) {
  Engine.start(gravity: CGVector(dx: gravityX, dy: gravityY), allowsSleep: allowsSleep != 0)
}

@_cdecl("eng_done")
public func engineDone() {}

@_cdecl("eng_box")
public func engineBox(
  _ x: Double, _ y: Double, _ halfWidth: Double, _ halfHeight: Double, _ angle: Double, _ kind: Int32,
  _ collides: Int32,
  _ friction: Double, _ elasticity: Double
) -> Int32 {
  var description = BodyDescription(
    position: CGPoint(x: x, y: y), size: CGSize(width: 2 * halfWidth, height: 2 * halfHeight))
  description.angle = angle
  description.isAnchored = kind != 0
  return Engine.shared.add(description, collides: collides != 0, friction: friction, elasticity: elasticity)
}

@_cdecl("eng_circle")
public func engineCircle(
  _ x: Double, _ y: Double, _ radius: Double, _ kind: Int32, _ collides: Int32, _ friction: Double, _ elasticity: Double
) -> Int32 {
  var description = BodyDescription(
    position: CGPoint(x: x, y: y), size: CGSize(width: 2 * radius, height: 2 * radius))
  description.isAnchored = kind != 0
  let engine = Engine.shared
  let number = engine.add(description, collides: collides != 0, friction: friction, elasticity: elasticity)
  engine.world.setShape(.ellipse, of: engine.bodies[Int(number)])
  return number
}

@_cdecl("eng_wall")
public func engineWall(
  _ startX: Double, _ startY: Double, _ endX: Double, _ endY: Double, _ friction: Double, _ elasticity: Double
) {
  // A boundary has no material, so only the body's material is used.
  let engine = Engine.shared
  engine.world.addWall(
    through: [CGPoint(x: startX, y: startY), CGPoint(x: endX, y: endY)], tag: 1, to: engine.set)
}

@_cdecl("eng_anchor")
public func engineAnchor(_ body: Int32, _ x: Double, _ y: Double, _ frequency: Double, _ damping: Double) {
  let engine = Engine.shared
  engine.world.addSpring(
    to: engine.bodies[Int(body)], anchor: CGPoint(x: x, y: y), frequency: frequency, damping: damping)
}

@_cdecl("eng_rod")
public func engineRod(_ first: Int32, _ x: Double, _ y: Double, _ second: Int32) {
  let engine = Engine.shared
  engine.join(first, x, y, second, .rod(length: engine.distance(first, x, y, second)))
}

@_cdecl("eng_rope")
public func engineRope(_ first: Int32, _ x: Double, _ y: Double, _ second: Int32, _ length: Double) {
  Engine.shared.join(first, x, y, second, .rope(length: length))
}

@_cdecl("eng_nudge")
public func engineNudge(_ body: Int32, _ x: Double, _ y: Double) {
  withEngine { engine, world in
    let body = engine.names[Int(body)]
    let place = world.position(of: body)
    world.setPosition(CGPoint(x: place.x + x, y: place.y + y), of: body)
  }
}

@_cdecl("eng_force")
public func engineForce(_ body: Int32, _ x: Double, _ y: Double) {
  withEngine { engine, world in
    world.setAcceleration(CGVector(dx: x, dy: y), of: engine.names[Int(body)])
  }
}

@_cdecl("eng_get")
public func engineGet(_ body: Int32, _ state: UnsafeMutablePointer<Double>) {
  withEngine { engine, world in
    let motion = world.motion(of: engine.names[Int(body)])
    state[0] = Double(motion.position.x)
    state[1] = Double(motion.position.y)
    state[2] = motion.angle
    state[3] = Double(motion.velocity.dx)
    state[4] = Double(motion.velocity.dy)
    state[5] = motion.angularVelocity
  }
}

@_cdecl("eng_velocity")
public func engineVelocity(_ body: Int32, _ x: Double, _ y: Double) {
  let engine = Engine.shared
  engine.world.setVelocity(CGVector(dx: x, dy: y), of: engine.bodies[Int(body)])
}

@_cdecl("eng_awake")
public func engineAwake() -> Int32 { Int32(Engine.shared.world.awakeBodyCount) }

@_cdecl("eng_step")
public func engineStep() { withEngine { engine, world in engine.step(world) } }

@_cdecl("eng_hash")
public func engineHash() -> UInt64 { Engine.shared.world.stateHash() }
