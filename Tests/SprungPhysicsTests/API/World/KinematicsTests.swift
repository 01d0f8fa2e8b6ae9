// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import Testing

/// Tests the K rows of the acceptance table that do not need behaviors.
@Suite struct KinematicsTests {
  let world = World()

  @Test("K1: gravity 1 for 0.5 s falls 125 pt at 500 pt/s")
  func freeFall() {
    let body = world.addUnitBody()
    world.setGravity(0, 1000, of: body)
    world.advance(seconds: 0.5)
    #expect(isNear(world.y(body), 125))
    #expect(isNear(world.velocityY(body), 500))
  }

  @Test("K2: gravity does not depend on mass", arguments: [(10.0, 10.0), (400.0, 50.0)])
  func fallOfAnyMass(width: Double, height: Double) {
    let body = world.addUnitBody(width: width, height: height)
    world.setGravity(0, 1000, of: body)
    world.advance(seconds: 1)
    #expect(isNear(world.y(body), 500))
  }

  @Test("K3: gravity 0.3 to the right moves 150 pt in a second")
  func sidewaysGravity() {
    let body = world.addUnitBody()
    world.setGravity(300, 0, of: body)
    world.advance(seconds: 1)
    #expect(isNear(world.x(body), 150))
    #expect(world.y(body) == 0)
  }

  @Test("K5: two gravities add up")
  func gravitiesAdd() {
    let body = world.addUnitBody()
    world.setGravity(1000, 1000, of: body)
    world.advance(seconds: 1)
    #expect(isNear(world.x(body), 500))
    #expect(isNear(world.y(body), 500))
  }

  @Test(
    "K6, K7: a continuous push accelerates by force over mass",
    arguments: [(100.0, 1.0, 100.0), (200, 1, 25), (100, 2, 50)])
  func push(side: Double, density: Double, speed: Double) {
    let body = world.addUnitBody(width: side, height: side)
    world.configure(body) { $0.density = density }
    world.addPush(CGVector(dx: 100, dy: 0), to: body)
    world.advance(seconds: 1)
    #expect(isNear(world.velocityX(body), speed))
    #expect(isNear(world.x(body), speed / 2))
  }

  @Test("K8: an impulse of 300 immediately results in a constant 300 pt/s")
  func impulse() {
    let body = world.addUnitBody()
    world.applyImpulse(CGVector(dx: 0, dy: 300), to: body)
    #expect(world.velocityY(body) == 300)
    world.advance(seconds: 1)
    #expect(world.velocityY(body) == 300)
    #expect(isNear(world.y(body), 300))
  }

  @Test("K10, K11: an impulse above or below the center rotates the body", arguments: [(-50.0, 3.0), (50.0, -3.0)])
  func offsetImpulse(offset: Double, angularVelocity: Double) {
    let body = world.addUnitBody()
    world.applyImpulse(CGVector(dx: 100, dy: 0), offset: CGVector(dx: 0, dy: offset), to: body)
    #expect(isNear(world.velocityX(body), 100))
    #expect(isNear(world.angularVelocity(of: body), angularVelocity))
  }

  @Test(
    "K12, K13: resistance decelerates exponentially",
    arguments: [(1.0, 367.879441, 632.120559), (10.0, 1000 * 4.539992976e-5, 99.99546)])
  func resistance(rate: Double, speed: Double, way: Double) {
    let body = world.addUnitBody()
    world.configure(body) { $0.resistance = rate }
    world.setVelocity(CGVector(dx: 1000, dy: 0), of: body)
    world.advance(seconds: 1)
    #expect(isNear(world.velocityX(body), speed))
    #expect(isNear(world.x(body), way))
  }

  @Test("K13: with resistance 10 the body rests exactly at the limit of the exponential, 100 pt")
  func restOfResistance() {
    let body = world.addUnitBody()
    world.configure(body) { $0.resistance = 10 }
    world.setVelocity(CGVector(dx: 1000, dy: 0), of: body)
    world.advance(seconds: 3)
    #expect(world.isAtRest)
    #expect(abs(world.x(body) - 100) < 1e-9)
    #expect(world.velocityX(body) == 0)
  }

  @Test("K14: gravity 1 and resistance 2 lead to a terminal speed")
  func terminalSpeed() {
    let body = world.addUnitBody()
    world.configure(body) { $0.resistance = 2 }
    world.setGravity(0, 1000, of: body)
    world.advance(seconds: 1)
    #expect(isNear(world.velocityY(body), 432.332358))
    #expect(isNear(world.y(body), 283.833821))
    world.advance(seconds: 20)
    #expect(isNear(world.velocityY(body), 500))
  }

  @Test("K15: angular resistance of 0.5 reduces the rotation exponentially")
  func angularResistance() {
    let body = world.addUnitBody()
    world.configure(body) { $0.angularResistance = 0.5 }
    world.addAngularVelocity(4, to: body)
    world.advance(seconds: 1)
    #expect(isNear(world.angularVelocity(of: body), 2.426123))
    #expect(isNear(world.angle(of: body), (4 - 2.4261226388505337) / 0.5))
  }

  @Test("K16: added velocities add up")
  func addedVelocities() {
    let body = world.addUnitBody()
    world.addVelocity(CGVector(dx: 100, dy: 0), to: body)
    world.addVelocity(CGVector(dx: 100, dy: 0), to: body)
    #expect(world.velocityX(body) == 200)
  }

  @Test("A push beside the center rotates the body like a pendulum: torque follows the cosine of the angle")
  func offsetPush() {
    // A force to the right at the offset (0, -50) has the torque 5000 cos(angle), so energy is conserved about angle
    // pi/2.
    let body = world.addUnitBody()
    world.addPush(CGVector(dx: 100, dy: 0), offset: CGVector(dx: 0, dy: -50), to: body)
    var highest = 0.0
    for _ in 0..<2400 {
      world.advance(steps: 1)
      highest = max(highest, world.angle(of: body))
    }
    // From 0 to a, the torque does the work 5000 sin(a), so the body reverses at pi.
    #expect(abs(highest - Double.pi) < 0.01)
    // Small-angle approximation of the start: the angular acceleration is 3 rad/s².
    let early = World()
    let small = early.addUnitBody()
    early.addPush(CGVector(dx: 100, dy: 0), offset: CGVector(dx: 0, dy: -50), to: small)
    early.advance(steps: 24)
    #expect(abs(early.angularVelocity(of: small) - 0.3) < 1e-4)
  }

  @Test("An impulse is limited to 18,000 pt/s and 314 rad/s")
  func limits() {
    let body = world.addUnitBody()
    world.applyImpulse(CGVector(dx: 3e6, dy: 4e6), offset: CGVector(dx: 0, dy: -50), to: body)
    let velocity = world.velocity(of: body)
    #expect(isNear(Double(velocity.dx), 10_800))
    #expect(isNear(Double(velocity.dy), 14_400))
    #expect(world.angularVelocity(of: body) == 314)
  }
}
