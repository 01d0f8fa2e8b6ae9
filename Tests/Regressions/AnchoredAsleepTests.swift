// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import SprungTestSupport
import Testing

/// A body that was anchored while asleep stayed in the ring that links the bodies of a sleeping island. Moving the
/// anchored body kinematically woke only the bodies that touched it, so the anchored body could be awake in a ring of
/// sleeping bodies.
///
/// The bug was found by validating the world after random changes, with a hundred times the usual number of seeds.
@Suite struct AnchoredAsleepTests {
  /// Returns a world with a sleeping pile of three boxes.
  func pile() -> (world: World, boxes: [BodyID]) {
    let world = World()
    let set = world.addBoundarySet()
    world.setFrame(CGRect(x: 0, y: 0, width: 400, height: 400), of: set)
    world.setMembersCollide(true, of: set)
    let boxes = (0..<3).map { number in
      let box = world.addBody(
        BodyDescription(
          position: CGPoint(x: 200, y: 380 - 40 * Double(number)), size: CGSize(width: 40, height: 40)))
      world.addMember(box, to: set)
      world.setGravity(CGVector(dx: 0, dy: 900), of: box)
      return box
    }
    world.advance(steps: 480)
    return (world, boxes)
  }

  @Test("A body anchored while asleep can move, and its sleeping neighbors stay valid", arguments: 0..<3)
  func anchored(number: Int) {
    let (world, boxes) = pile()
    #expect(boxes.allSatisfy { world.isAsleep($0) })
    world.setAnchored(true, of: boxes[number])
    #expect(boxes.allSatisfy { world.isAsleep($0) })
    world.moveKinematically(boxes[number], to: CGPoint(x: 320, y: 200), angle: 0, steps: 60)
    let faults = Diagnostics.recording {
      for _ in 0..<60 {
        world.validate()
        world.advance(steps: 1)
      }
    }
    #expect(faults.isEmpty)
  }

  @Test("A body anchored while asleep can move if another body holds it")
  func held() throws {
    let world = World()
    let boxes = [0.0, 100].map {
      world.addBody(BodyDescription(position: CGPoint(x: $0, y: 0), size: CGSize(width: 40, height: 40)))
    }
    _ = try #require(world.addJoint(JointDescription(.rod(length: 100), of: boxes[0], with: boxes[1])))
    world.addVelocity(CGVector(dx: 0, dy: 1e-6), to: boxes[0])
    world.advance(steps: 480)
    #expect(boxes.allSatisfy { world.isAsleep($0) })
    world.setAnchored(true, of: boxes[0])
    let faults = Diagnostics.recording {
      world.moveKinematically(boxes[0], to: CGPoint(x: 0, y: 80), angle: 0, steps: 60)
      world.validate()
      world.advance(steps: 60)
      world.validate()
    }
    #expect(faults.isEmpty)
    #expect(abs(world.position(of: boxes[0]).y - 80) < 1e-9 && world.position(of: boxes[1]).y > 1)
  }

  @Test("The other bodies sleep in one island: waking one wakes the other", arguments: 0..<3)
  func others(number: Int) {
    let (world, boxes) = pile()
    world.setAnchored(true, of: boxes[number])
    let others = boxes.indices.filter { $0 != number }.map { boxes[$0] }
    world.addVelocity(CGVector(dx: 0, dy: -10), to: others[0])
    #expect(others.allSatisfy { !world.isAsleep($0) } && world.isAsleep(boxes[number]))
    #expect(Diagnostics.recording { world.validate() }.isEmpty)
  }
}
