// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import Testing

/// Tests row C7 of the acceptance table.
@Suite struct CradleTests {
  let world = World()

  /// Adds touching 100-point circles on 300-point rods. The first `raised` circles are raised by 30 degrees.
  func cradle(count: Int, raised: Int) -> [BodyID] {
    var bodies: [BodyID] = []
    let turn = DeterministicMath.sincos(Double.pi / 6)
    for index in 0..<count {
      let anchor = CGPoint(x: Double(index) * 100, y: 0)
      let isRaised = index < raised
      let body = world.addCircle(
        x: Double(anchor.x) - (isRaised ? 300 * turn.sine : 0), y: isRaised ? 300 * turn.cosine : 300)
      world.setGravity(0, 1000, of: body)
      world.configure(body) { $0.elasticity = 1 }
      world.addJoint(JointDescription(.rod(length: 300), of: body, at: anchor))
      bodies.append(body)
    }
    world.addColliders(bodies)
    return bodies
  }

  func energy(_ bodies: [BodyID]) -> Double {
    bodies.reduce(0) { $0 + world.kineticEnergy(of: $1) + world.mass(of: $1) * 1000 * (300 - world.y($1)) }
  }

  @Test("C7: the momentum of the first ball is transferred to the last, and energy is conserved for ten seconds")
  func oneRaised() {
    let bodies = cradle(count: 5, raised: 1)
    let first = energy(bodies)
    let raised = 300 - world.y(bodies[0])
    var highest = 0.0
    var moved = 0.0
    var drift = 0.0
    for step in 0..<2400 {
      world.advance(steps: 1)
      // The first swing ends when the last ball returns, after three quarters of the period of 3.5 s.
      if step < 600 {
        for index in 1..<4 { moved = max(moved, abs(world.x(bodies[index]) - 100 * Double(index))) }
        highest = max(highest, 300 - world.y(bodies[4]))
      }
      drift = max(drift, abs(energy(bodies) / first - 1))
    }
    #expect(highest >= 0.95 * raised, "\(highest / raised)")
    #expect(drift < 0.02, "\(drift)")
    #expect(moved < 2, "\(moved)")
  }

  @Test("Two raised balls launch two balls", arguments: [5, 6])
  func twoRaised(count: Int) {
    let bodies = cradle(count: count, raised: 2)
    var highest = [Double](repeating: 0, count: count)
    for _ in 0..<600 {
      world.advance(steps: 1)
      for index in 0..<count where world.x(bodies[index]) > 100 * Double(index) {
        highest[index] = max(highest[index], 300 - world.y(bodies[index]))
      }
    }
    let raised = 300 * (1 - 3.0.squareRoot() / 2)
    #expect(highest[count - 1] >= 0.9 * raised && highest[count - 2] >= 0.9 * raised, "\(highest)")
    #expect(highest[count - 3] < 0.1 * raised, "\(highest)")
  }
}
