// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import Testing

/// Tests walls in a set that also has a frame.
@Suite struct WallTests {
  @Test("Removing the frame does not affect a body that rests on any wall of the set")
  func frameOfSet() {
    func path(wallsBefore: Int) -> [CGPoint] {
      let world = World()
      let body = world.addUnitBody(x: 200, y: 240)
      world.setAngle(0.1, of: body)
      world.setGravity(0, 1_000, of: body)
      let set = world.addFrame(CGRect(x: 0, y: 0, width: 400, height: 300), around: [body])
      for index in 0..<wallsBefore {
        let y = 10_000 + 100 * Double(index)
        world.addWall(through: [CGPoint(x: 0, y: y), CGPoint(x: 400, y: y)], tag: 9, to: set)
      }
      world.addWall(through: [CGPoint(x: 0, y: 290), CGPoint(x: 390, y: 290)], tag: 1, to: set)
      world.advance(seconds: 0.25)
      world.setFrame(nil, of: set)
      return (0..<40).map { _ in
        world.advance(steps: 1)
        return world.position(of: body)
      }
    }
    #expect(path(wallsBefore: 0) == path(wallsBefore: 2))
  }

  @Test(
    "A body far from all walls moves exactly as without walls", arguments: [2, 40], [false, true])
  func room(wallsOnEachSide: Int, onSpring: Bool) {
    let world = World()
    let bodies = (0..<2).map { _ in world.addUnitBody(x: 10, y: -20, width: 40, height: 20) }
    let set = world.addBoundarySet()
    // Many wall segments are found with an index; a few are checked individually.
    for part in 0..<wallsOnEachSide {
      let start = -500 + 1_000 * Double(part) / Double(wallsOnEachSide)
      let end = start + 1_000 / Double(wallsOnEachSide)
      for side in [-500.0, 500] {
        world.addWall(through: [CGPoint(x: side, y: start), CGPoint(x: side, y: end)], tag: 1, to: set)
        world.addWall(through: [CGPoint(x: start, y: side), CGPoint(x: end, y: side)], tag: 2, to: set)
      }
    }
    world.addMember(bodies[0], to: set)
    for body in bodies {
      world.setGravity(30, 200, of: body)
      if onSpring { world.addSpring(to: body, anchor: CGPoint(x: 60, y: 40), frequency: 2, damping: 0.2) }
      world.setVelocity(-120, 60, of: body)
      world.addAngularVelocity(3, to: body)
    }
    for step in 0..<240 {
      world.advance(steps: step % 5 + 1)
      guard abs(world.y(bodies[1])) < 440 else { break }
      #expect(world.position(of: bodies[0]) == world.position(of: bodies[1]), "step \(world.stepCount)")
      #expect(world.angle(of: bodies[0]) == world.angle(of: bodies[1]), "step \(world.stepCount)")
    }
    #expect(world.stepCount > 300)
  }

  @Test("A removed body is not a member, even if another body uses its row")
  func members() {
    let world = World()
    let body = world.addUnitBody()
    let set = world.addFrame(CGRect(x: -100, y: -100, width: 200, height: 200), around: [body])
    #expect(world.isMember(body, of: set))
    world.removeBody(body)
    #expect(!world.isMember(body, of: set))
    let other = world.addUnitBody()
    world.addMember(other, to: set)
    #expect(world.isMember(other, of: set) && !world.isMember(body, of: set))
  }

  @Test("A body that moved before its removal is not reported as moved, nor is the next body in its row")
  func movedAndGone() {
    let world = World()
    let body = world.addUnitBody()
    world.drainMoved { _ in }
    world.setVelocity(100, 0, of: body)
    world.advance(steps: 3)
    #expect(world.hasMoved)
    world.removeBody(body)
    #expect(!world.hasMoved)
    _ = world.addUnitBody()
    #expect(world.rowLimit == 1)
    var seen = 0
    world.drainMoved { _ in seen += 1 }
    #expect(seen == 0 && !world.hasMoved)
  }
}
