// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import Testing

/// A boundary contact was written through a pointer into the contact pool while another contact made the pool grow. If
/// many circles touched walls in the same step, the write went to freed memory.
@Suite struct BoundaryContactsGrowPoolTests {
  func run(count: Int, usesWalls: Bool) -> [UInt64] {
    let world = World()
    let set = world.addBoundarySet()
    let side = 40.0 * Double(count)
    if usesWalls {
      for index in 0..<12 {
        let y = 100 + Double(index) / 10
        world.addWall(through: [CGPoint(x: -50, y: y), CGPoint(x: side, y: y)], tag: Int32(index), to: set)
      }
    } else {
      world.setFrame(CGRect(x: -20, y: -20, width: side, height: 120), of: set)
    }
    world.setMembersCollide(true, of: set)
    for index in 0..<count {
      var description = BodyDescription(
        position: CGPoint(x: 40 * Double(index), y: 75), size: CGSize(width: 40, height: 40))
      description.shape = .ellipse
      let circle = world.addBody(description)
      world.setGravity(CGVector(dx: 0, dy: 1000), of: circle)
      world.setVelocity(CGVector(dx: 0, dy: 200), of: circle)
      world.addMember(circle, to: set)
    }
    return (0..<30).map { _ in
      world.advance(steps: 4)
      return world.stateHash()
    }
  }

  @Test("Many circles can meet walls in one step", arguments: [16, 100, 200], [false, true])
  func manyCircles(count: Int, usesWalls: Bool) {
    let hashes = run(count: count, usesWalls: usesWalls)
    #expect(hashes == run(count: count, usesWalls: usesWalls))
    #expect(Set(hashes).count == hashes.count)
  }
}
