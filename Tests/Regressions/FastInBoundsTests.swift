// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import Testing

/// Within boundaries, the maximum speed was applied to a body only in steps near a boundary. Whether a step counted as
/// near depended on the number of steps requested in one call. The same total number of steps could therefore lead to
/// different states.
///
/// The fuzz target `worlds` found this bug.
@Suite struct FastInBoundsTests {
  private func place(_ groups: [Int], gravity: CGVector) -> (CGPoint, UInt64) {
    let world = World()
    let body = world.addBody(BodyDescription(position: .zero, size: CGSize(width: 40, height: 40)))
    let set = world.addBoundarySet()
    world.addWall(through: [CGPoint(x: -3000, y: 1000), CGPoint(x: 3000, y: 1000)], tag: 1, to: set)
    world.addMember(body, to: set)
    world.setGravity(gravity, of: body)
    for steps in groups { world.advance(steps: steps) }
    let velocity = world.velocity(of: body)
    let speed = (velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot()
    #expect(Double(speed) <= PhysicsLimits.largestSpeed * (1 + 1e-12))
    return (world.position(of: body), world.stateHash())
  }

  @Test(
    "The grouping of steps does not change where a fast body in bounds ends",
    arguments: [CGVector(dx: 1e9, dy: 1.5e5), CGVector(dx: 1e7, dy: -3e5), CGVector(dx: 2e5, dy: 2e5)])
  func grouping(gravity: CGVector) {
    let single = place(Array(repeating: 1, count: 24), gravity: gravity)
    for groups in [[24], [12, 12], [5, 7, 12], [1, 23]] {
      let (position, hash) = place(groups, gravity: gravity)
      #expect(position == single.0 && hash == single.1, "\(groups)")
    }
  }
}
