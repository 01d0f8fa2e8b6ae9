// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import SprungTestSupport
import Testing

/// A push on one of the lightest bodies accelerated it by more than 10^11 points per second squared. The positions of
/// bodies without neighbors are checked four times per second. By the next check, the body was at three times the
/// maximum distance.
///
/// The fuzz target `worlds` found this bug. The acceleration of a push is now limited to the maximum gravity.
@Suite struct LightBodyPushedTests {
  @Test("A body of any mass is stopped before it exceeds twice the maximum distance", arguments: [1e3, 1e9])
  func light(force: Double) {
    let world = World()
    let size = CGSize(width: PhysicsLimits.smallestSize, height: PhysicsLimits.smallestSize)
    let body = world.addBody(BodyDescription(position: .zero, size: size))
    let faults = Diagnostics.recording {
      world.addPush(CGVector(dx: force, dy: -force / 2), to: body)
      for _ in 0..<960 {
        world.advance(steps: 1)
        let place = world.position(of: body)
        #expect(max(abs(place.x), abs(place.y)) < 2 * PhysicsLimits.farthestCoordinate)
      }
    }
    #expect(faults.map(\.kind) == ["unreasonableState"] && world.isAsleep(body))
  }

  @Test("Limiting a push preserves its direction")
  func direction() {
    let world = World()
    let size = CGSize(width: PhysicsLimits.smallestSize, height: PhysicsLimits.smallestSize)
    let body = world.addBody(BodyDescription(position: .zero, size: size))
    world.addPush(CGVector(dx: 1e6, dy: -5e5), to: body)
    world.advance(steps: 24)
    let velocity = world.velocity(of: body)
    #expect(abs(velocity.dx - PhysicsLimits.largestPushAcceleration / 10) < 1 && abs(velocity.dy + velocity.dx / 2) < 1)
  }
}
