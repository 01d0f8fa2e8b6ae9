// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import SprungTestSupport
import Testing

/// A push at a point far outside a small body rotated it by 10^10 turns in one step. The angular velocity was limited
/// at the end of the step, but not within it, so the angle soon exceeded the valid range.
///
/// The fuzz target `worlds` found this bug. The rotation within a step is now limited to the maximum angular velocity.
@Suite struct LongLeverTests {
  @Test("A push with any lever arm respects the maximum angular velocity", arguments: [1e3, 1e6, -1e9, 1e9])
  func longLever(offset: Double) {
    let world = World()
    let body = world.addBody(BodyDescription(position: .zero, size: CGSize(width: 1, height: 1)))
    world.addPush(CGVector(dx: -150, dy: -50), offset: CGVector(dx: offset, dy: 20), to: body)
    var angle = 0.0
    var fastest = 0.0
    for _ in 0..<240 {
      world.advance(steps: 1)
      let now = world.motion(of: body).angle
      fastest = max(fastest, abs(now - angle))
      angle = now
    }
    #expect(fastest > 1 && fastest <= PhysicsLimits.largestAngularVelocity / 240 * (1 + 1e-9))
  }
}
