// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import SprungPhysics

/// Tests manifolds of boxes that rest on one another.
@Suite struct BoxManifoldTests {
  @Test("Touching boxes have two points at the ends of the overlap")
  func stacked() {
    let lower = TestShape(.box, 50, 20)
    let upper = TestShape(.box, 30, 10, x: 40, y: -30)
    let manifold = Manifold(lower, upper, margin: 0.5)
    #expect(manifold.count == 2)
    #expect(manifold.normalX == 0 && manifold.normalY == -1)
    #expect(manifold.first.separation == 0 && manifold.second.separation == 0)
    #expect(manifold.first.y == -20 && manifold.second.y == -20)
    // The normal is (0, -1), so the tangent is (1, 0).
    #expect(manifold.first.x == 10 && manifold.second.x == 50)
    #expect(manifold.first.feature != manifold.second.feature)
  }

  @Test("Boxes beside each other have two points", arguments: [1.0, -1.0])
  func beside(sign: Double) {
    let manifold = Manifold(TestShape(.box, 50, 20), TestShape(.box, 30, 10, x: 79 * sign), margin: 0.5)
    #expect(manifold.count == 2)
    #expect(manifold.normalX == sign && manifold.normalY == 0)
    #expect(manifold.separation == -1)
    #expect(manifold.first.x == 49.5 * sign)
  }

  @Test("Equal boxes keep both points and their identifiers despite rounding", arguments: [-0.2, -1e-9, 0, 1e-9, 0.2])
  func names(gap: Double) {
    var random = SeededRandom(seed: 3)
    let lower = TestShape(.box, 50, 50)
    let upper = TestShape(.box, 50, 50, x: 0, y: -100 - gap)
    let still = Manifold(lower, upper, margin: 1)
    #expect(still.count == 2)
    for _ in 0..<500 {
      let upper = TestShape(
        .box, 50, 50, x: random.double(in: -1e-5..<1e-5), y: -100 - gap + random.double(in: -1e-5..<1e-5),
        angle: random.double(in: -1e-6..<1e-6))
      lower.angle = random.double(in: -1e-6..<1e-6)
      let manifold = Manifold(lower, upper, margin: 1)
      #expect(manifold.count == 2)
      #expect(manifold.first.feature == still.first.feature && manifold.second.feature == still.second.feature)
      let other = Manifold(upper, lower, margin: 1)
      #expect(other.count == 2)
    }
  }

  @Test("A tilted box first touches a side with its corner")
  func tilted() {
    let manifold = Manifold(
      TestShape(.box, 100, 10), TestShape(.box, 10, 10, x: 0, y: -23, angle: .pi / 4), margin: 0.5)
    #expect(manifold.count == 1)
    #expect(abs(manifold.separation - (13 - 200.0.squareRoot())) < 1e-12)
    #expect(abs(manifold.first.x) < 1e-12)
    #expect(abs(manifold.first.y - (-10 - manifold.separation / 2)) < 1e-12)
  }

  @Test("For two corners, the normal connects the corners")
  func corners() {
    let manifold = Manifold(TestShape(.box, 10, 10), TestShape(.box, 10, 10, x: 23, y: 24), margin: 6)
    #expect(manifold.count == 1)
    #expect(abs(manifold.separation - 5) < 1e-12)
    #expect(abs(manifold.normalX - 0.6) < 1e-12 && abs(manifold.normalY - 0.8) < 1e-12)
    #expect(abs(manifold.first.x - 11.5) < 1e-12 && abs(manifold.first.y - 12) < 1e-12)
    #expect(Manifold(TestShape(.box, 10, 10), TestShape(.box, 10, 10, x: 23, y: 24), margin: 4.9).count == 0)
  }

  @Test("Boxes that meet exactly at a corner or share a center have a definite manifold")
  func degenerate() {
    let corner = Manifold(TestShape(.box, 10, 10), TestShape(.box, 10, 10, x: 20, y: 20), margin: 0.5)
    #expect(corner.count == 1 && corner.separation == 0)
    let same = Manifold(TestShape(.box, 10, 10), TestShape(.box, 10, 10), margin: 0.5)
    #expect(same.count == 2 && same.separation == -20 && abs(same.normalX) == 1)
    let circles = Manifold(TestShape(.circle, 10, 10), TestShape(.circle, 10, 10), margin: 0.5)
    #expect(circles.count == 1 && circles.separation == -20 && circles.normalY == -1)
    let inside = Manifold(TestShape(.box, 10, 10), TestShape(.circle, 2, 2), margin: 0.5)
    #expect(inside.count == 1 && inside.separation == -12)
  }
}
