// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport
import Testing

@testable import SprungPhysics

/// Tests that the list of candidate pairs contains each pair that may touch and whose enlarged boxes overlap, exactly
/// once.
@Suite struct PairTests {
  private struct Pair {
    var joint: JointID
    var body: BodyID
    var other: BodyID
  }

  /// Makes a random change to one of the bodies of a set.
  private func change(
    _ world: World, _ bodies: [BodyID], _ set: BoundarySetID, _ joints: inout [Pair], _ random: inout SeededRandom
  ) {
    let body = bodies[random.int(in: 0..<bodies.count)]
    let other = bodies[random.int(in: 0..<bodies.count)]
    switch random.int(in: 0..<10) {
    case 0: world.setAnchored(random.bool(), of: body)
    case 1: world.removeMember(body, from: set)
    case 2: world.addMember(body, to: set)
    case 3: world.setMembersCollide(random.bool(), of: set)
    case 4, 5:
      guard body != other, let joint = world.addJoint(JointDescription(.weld, of: body, with: other)) else { return }
      joints.append(Pair(joint: joint, body: body, other: other))
    case 6:
      guard !joints.isEmpty else { return }
      let pair = joints[random.int(in: 0..<joints.count)]
      world.setJoint(pair.joint, to: JointDescription(random.bool() ? .weld : .pin, of: pair.body, with: pair.other))
    case 7:
      if !joints.isEmpty { world.removeJoint(joints.remove(at: random.int(in: 0..<joints.count)).joint) }
    case 8: world.joinedBodiesCollide = random.bool()
    default:
      let size = random.double(in: 5..<60)
      world.setSize(CGSize(width: size, height: size), of: body)
    }
  }

  @Test("After any change, pairs are complete and unique, and no excluded pair remains", arguments: Seeds.upTo(12))
  func pairs(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let world = World()
    let bodies = (0..<24).map { _ in
      world.addUnitBody(
        x: random.double(in: 20..<280), y: random.double(in: 20..<280), width: 20, height: 20)
    }
    let set = world.addFrame(CGRect(x: 0, y: 0, width: 300, height: 300), around: bodies)
    world.setMembersCollide(true, of: set)
    for body in bodies { world.setVelocity(random.double(in: -90..<90), 40, of: body) }
    var joints: [Pair] = []
    var met = 0
    for round in 0..<150 {
      // Welds may contradict one another. The resulting faults are ignored here.
      _ = Diagnostics.recording {
        change(world, bodies, set, &joints, &random)
        // The pairs are updated at the start of the step after a change.
        world.advance(steps: 1)
      }
      var found: [Int: Int] = [:]
      for index in 0..<world.context.contacts.used where world.context.contacts.records[index].rowB >= 0 {
        let contact = world.context.contacts.records[index]
        guard contact.rowA >= 0 else { continue }
        found[Int(contact.rowA) * 100 + Int(contact.rowB), default: 0] += 1
        #expect(
          world.stages.pairFinder.mayTouch(Int(contact.rowA), Int(contact.rowB))
            || world.columns.inverseMass[Int(contact.rowA)] + world.columns.inverseMass[Int(contact.rowB)] == 0,
          "rows \(contact.rowA) and \(contact.rowB) may not touch, in round \(round)")
      }
      #expect(found.values.allSatisfy { $0 == 1 })
      let grid = world.context.collisionGrid
      for rowA in 0..<bodies.count {
        for rowB in (rowA + 1)..<bodies.count
        where grid.contains(Int32(rowA)) && grid.contains(Int32(rowB)) && world.stages.pairFinder.mayTouch(rowA, rowB) {
          guard world.columns.flags[rowA].contains(.awake) || world.columns.flags[rowB].contains(.awake),
            grid.box(of: Int32(rowA)).overlaps(grid.box(of: Int32(rowB)))
          else { continue }
          met += 1
          #expect(found[rowA * 100 + rowB] == 1, "rows \(rowA) and \(rowB) in round \(round)")
        }
      }
      _ = Diagnostics.recording { world.advance(steps: random.int(in: 0..<7)) }
    }
    try #require(met > 500)
  }

  @Test("Changing collisions within a set does not wake bodies outside it")
  func otherSets() {
    let world = World()
    let member = world.addUnitBody(x: 0)
    let other = world.addUnitBody(x: 300)
    let set = world.addFrame(CGRect(x: -50, y: -50, width: 100, height: 100), around: [member])
    world.addFrame(CGRect(x: 250, y: -50, width: 100, height: 100), around: [other])
    world.advance(seconds: 1)
    #expect(world.isAtRest)
    world.setMembersCollide(true, of: set)
    #expect(!world.isAsleep(member) && world.isAsleep(other))
  }
}
