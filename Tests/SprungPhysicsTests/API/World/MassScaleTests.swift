// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import Testing

/// Tests that the motion of bodies depends on the ratio of their masses, not on the unit of mass.
@Suite struct MassScaleTests {
  /// Simulates a pile of boxes and circles that fall flat or tilted, a rope and a rod. Returns the final positions.
  private func play(density: Double, rotated: Double) -> [CGPoint] {
    let world = World()
    var bodies: [BodyID] = []
    for index in 0..<12 {
      let x = 60 + 90 * Double(index % 4)
      let y = 60 + 80 * Double(index / 4)
      let body =
        index % 5 == 4
        ? world.addCircle(x: x, y: y, diameter: 60) : world.addUnitBody(x: x, y: y, width: 80, height: 50)
      world.setAngle(index % 2 == 0 ? 0 : rotated, of: body)
      world.setGravity(0, 1_000, of: body)
      world.configure(body) {
        $0.density = density * (index == 7 ? 4 : 1)
        $0.elasticity = 0.5
        $0.friction = 0.3
      }
      bodies.append(body)
    }
    world.addFrame(CGRect(x: 0, y: 0, width: 400, height: 400), around: bodies)
    world.addColliders(bodies)
    world.addJoint(JointDescription(.rope(length: 120), of: bodies[0], with: bodies[5]))
    world.addJoint(JointDescription(.rod(length: 90), of: bodies[8], with: bodies[9]))
    var path: [CGPoint] = []
    for _ in 0..<30 {
      world.advance(steps: 12)
      path += bodies.map { world.position(of: $0) }
    }
    return path
  }

  /// Multiplication by a power of two does not change rounding.
  @Test(
    "Multiplying all masses by a power of two gives bit-identical results", arguments: [1 / 1024.0, 1024], [0, 0.3])
  func scaled(by factor: Double, rotated: Double) {
    #expect(play(density: factor, rotated: rotated) == play(density: 1, rotated: rotated))
  }
}
