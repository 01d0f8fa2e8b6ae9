// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import SprungTestSupport
import Testing

/// A push on one of the lightest bodies accelerated it by more than 10^11 points per second squared. Bodies that move alone are looked at
/// four times a second, and until then it was three times as far away as anything may be.
///
/// Found by the target `worlds` of the fuzzer. Pushes now accelerate by no more than gravity may.
@Suite struct LightBodyPushedTests {
  @Test("However light a body is, it is stopped before it is twice as far away as it may be", arguments: [1e3, 1e9])
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

  @Test("The direction of a push stays when it is limited")
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
