// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import SprungTestSupport
import Testing

/// Rods that share no body with another joint have a closed-form solution. These tests check the invariants of this
/// solution at all speeds and with all masses.
@Suite struct LoneRodsTests {
  let world = World()

  /// Returns the momentum, the spin about the origin, and the energy of two bodies.
  func totals(_ one: BodyID, _ other: BodyID) -> (momentumX: Double, momentumY: Double, spin: Double, energy: Double) {
    var sum = (0.0, 0.0, 0.0, 0.0)
    for body in [one, other] {
      let mass = world.mass(of: body)
      let (velocityX, velocityY) = (world.velocityX(body), world.velocityY(body))
      sum.0 += mass * velocityX
      sum.1 += mass * velocityY
      sum.2 += mass * (world.x(body) * velocityY - world.y(body) * velocityX)
      sum.3 += mass * (velocityX * velocityX + velocityY * velocityY) / 2
    }
    return sum
  }

  func length(_ one: BodyID, _ other: BodyID) -> Double {
    let (x, y) = (world.x(other) - world.x(one), world.y(other) - world.y(one))
    return (x * x + y * y).squareRoot()
  }

  @Test("Two bodies on a rod keep its length and conserve momentum, spin and energy", arguments: 1...12)
  func dumbbell(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let rod = Double.random(in: 60...300, using: &random)
    let angle = DeterministicMath.sincos(Double.random(in: 0...6, using: &random))
    let one = world.addUnitBody(x: 0, y: 0)
    let other = world.addUnitBody(x: rod * angle.cosine, y: rod * angle.sine)
    let density = Double.random(in: 0.1...10, using: &random)
    world.configure(other) { $0.density = density }
    world.addJoint(JointDescription(.rod(length: rod), of: one, with: other))
    for body in [one, other] {
      world.setVelocity(
        Double.random(in: -1000...1000, using: &random), Double.random(in: -1000...1000, using: &random), of: body)
    }
    world.advance(steps: 1)
    let start = totals(one, other)
    for _ in 0..<480 {
      world.advance(steps: 1)
      let now = totals(one, other)
      #expect(abs(length(one, other) - rod) < 1e-8)
      let size = (start.energy * 2 * (world.mass(of: one) + world.mass(of: other))).squareRoot()
      #expect(abs(now.momentumX - start.momentumX) < 1e-10 * size)
      #expect(abs(now.momentumY - start.momentumY) < 1e-10 * size)
      #expect(abs(now.spin - start.spin) < 1e-9 * size * max(1, abs(world.x(one)) + abs(world.y(one)) + rod))
      #expect(abs(now.energy - start.energy) < 1e-9 * start.energy)
    }
  }

  @Test(
    "A rod that is flung around is handled by the projection, which adds no energy", arguments: [20.0, 45, 90, 150])
  func flung(degreesPerSubstep: Double) {
    let body = world.addUnitBody(x: 20, y: 0)
    world.addJoint(JointDescription(.rod(length: 20), of: body, at: CGPoint(x: 0, y: 0)))
    let speed = degreesPerSubstep * Double.pi / 180 * 20 * 480
    world.setVelocity(0, min(speed, 15_000), of: body)
    var last = Double.infinity
    for _ in 0..<240 {
      world.advance(steps: 1)
      let (x, y) = (world.x(body), world.y(body))
      #expect(abs((x * x + y * y).squareRoot() - 20) < 1e-6)
      let energy = world.velocityX(body) * world.velocityX(body) + world.velocityY(body) * world.velocityY(body)
      #expect(energy <= last * (1 + 1e-9))
      last = energy
    }
  }
}
