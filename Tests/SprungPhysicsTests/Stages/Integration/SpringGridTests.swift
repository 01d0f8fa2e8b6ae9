// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import SprungTestSupport
import Testing

/// Tests springs from 0.1 Hz to 120 Hz, with damping from zero to ten times critical, on an anchor that moves and then
/// stops. None of the four hundred springs may diverge, and all damped springs must end within half a point of the
/// anchor.
@Suite struct SpringGridTests {
  static let frequencies = [
    0.1, 0.15, 0.2, 0.3, 0.5, 0.7, 1, 1.5, 2, 3, 4, 5, 8, 12, 15, 20, 30, 60, 90, 120,
  ]
  static let dampings = [
    0, 0.001, 0.003, 0.01, 0.03, 0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9, 0.999, 1, 1.001, 1.5, 2, 3, 5, 10,
  ]

  @Test("A spring on an anchor that moves and stops does not diverge, and ends at it", arguments: frequencies)
  func follows(frequency: Double) throws {
    for damping in SpringGridTests.dampings {
      Figures.count(1, "springs", of: "springs")
      let world = World()
      let body = world.addUnitBody(x: 30, y: -40)
      let spring = try #require(
        world.addSpring(to: body, anchor: .zero, frequency: frequency, damping: damping))
      let kind = "\(frequency) Hz, damping \(damping)"
      // The anchor follows a circle of 100 points for two seconds.
      var farthest = 0.0
      for step in 1...480 {
        let turn = DeterministicMath.sincos(Double(step) / 240 * Double.pi)
        world.setAnchor(CGPoint(x: 100 * turn.sine, y: 100 - 100 * turn.cosine), of: spring)
        world.advance(steps: 1)
        farthest = max(farthest, DeterministicMath.hypot(world.x(body), world.y(body)))
      }
      // At resonance (0.5 Hz), two rotations build up an amplitude of at most 2π times the radius.
      #expect(farthest < 1_000, "\(kind): \(farthest) points away")
      let reach = farthest + 200
      if damping == 0 {
        // The energy of an undamped spring is constant, because an exact solution does not drift.
        let energy = { () -> Double in
          let rate = 2 * Double.pi * frequency
          let speed = world.velocityX(body) * world.velocityX(body) + world.velocityY(body) * world.velocityY(body)
          let place = world.x(body) * world.x(body) + world.y(body) * world.y(body)
          return speed + rate * rate * place
        }
        let before = energy()
        world.advance(steps: 24_000)
        #expect(abs(energy() - before) <= 1e-6 * before, "\(kind): \(before) became \(energy())")
        continue
      }
      // The slowest mode decays to a thousandth in seven time constants. A spring may be slow, but must not stop early.
      let rate = 2 * Double.pi * frequency
      let decay = damping < 1 ? damping * rate : rate * (damping - (damping * damping - 1).squareRoot())
      var left = Int(240 * 14 / decay) + 2_400
      while left > 0, !world.isAtRest {
        let steps = min(left, 24_000)
        world.advance(steps: steps)
        left -= steps
        #expect(DeterministicMath.hypot(world.x(body), world.y(body)) < reach, "\(kind)")
      }
      let distance = DeterministicMath.hypot(world.x(body), world.y(body))
      #expect(distance <= 0.5, "\(kind): \(distance) points from its anchor")
      Figures.largest(distance, "points of maximum distance from the anchor", of: "springs")
      #expect(world.isAtRest, "\(kind): awake because \(world.whyAwake(body))")
    }
  }
}
