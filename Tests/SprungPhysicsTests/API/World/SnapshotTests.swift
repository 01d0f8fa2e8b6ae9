// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport
import Testing

@testable import SprungPhysics

@Suite struct SnapshotTests {
  /// Advances and changes two worlds in the same way and compares their hashes after every step.
  static func expectEqual(
    _ world: World, _ scene: RandomScene, _ other: World, steps: Int, _ comment: Comment
  ) {
    var scene = scene
    var otherScene = scene
    for step in 0..<steps {
      if scene.random.int(in: 0..<20) == 0 {
        _ = otherScene.random.int(in: 0..<20)
        scene.change(world)
        otherScene.change(other)
      } else {
        _ = otherScene.random.int(in: 0..<20)
      }
      world.advance(steps: 1)
      other.advance(steps: 1)
      guard world.stateHash() == other.stateHash() else {
        Issue.record("diverged in step \(step): \(comment)")
        return
      }
    }
    #expect(world.contactEvents == other.contactEvents, comment)
    #expect(scene.bodies == otherScene.bodies, comment)
  }

  @Test("A restored world continues bit-identically, even if both worlds change", arguments: Seeds.first(12))
  func random(seed: UInt64) {
    // Both worlds report contradictory joints as a fault, which is ignored here.
    _ = Diagnostics.recording { compare(seed: seed) }
  }

  private func compare(seed: UInt64) {
    let world = World()
    var scene = RandomScene(seed: seed, in: world)
    for _ in 0..<scene.random.int(in: 1..<300) {
      if scene.random.int(in: 0..<15) == 0 { scene.change(world) }
      world.advance(steps: scene.random.int(in: 1..<6))
    }
    let snapshot = world.snapshot()
    #expect(snapshot.stateHash() == world.stateHash())
    #expect(snapshot.stepCount == world.stepCount)
    let fresh = World()
    fresh.restore(snapshot)
    SnapshotTests.expectEqual(world, scene, fresh, steps: 300, "into a new world, seed \(seed)")

    // Restores into two used worlds: one that has advanced since the snapshot, and one that had other contents.
    world.restore(snapshot)
    let used = World()
    _ = RandomScene(seed: seed + 1000, in: used, bodies: 40)
    used.advance(steps: 50)
    used.restore(snapshot)
    SnapshotTests.expectEqual(world, scene, used, steps: 100, "into used worlds, seed \(seed)")
  }

  @Test("A restored sleeping pile keeps sleeping, and wakes as one")
  func sleepers() {
    let world = World()
    let set = world.addBoundarySet()
    world.setMembersCollide(true, of: set)
    world.setFrame(CGRect(x: 0, y: 0, width: 400, height: 400), of: set)
    var bodies: [BodyID] = []
    for index in 0..<5 {
      let body = world.addUnitBody(x: 200, y: 375 - 50 * Double(index), width: 50, height: 50)
      world.addMember(body, to: set)
      world.setGravity(0, 1000, of: body)
      bodies.append(body)
    }
    world.advance(seconds: 5)
    #expect(world.isAtRest)
    let snapshot = world.snapshot()
    let other = World()
    other.restore(snapshot)
    #expect(other.isAtRest)
    for each in [world, other] {
      each.addVelocity(CGVector(dx: 300, dy: 0), to: bodies[1])
      #expect(each.awakeBodyCount == 5)
    }
    for _ in 0..<600 {
      world.advance(steps: 1)
      other.advance(steps: 1)
      #expect(world.stateHash() == other.stateHash())
    }
  }

  @Test("A snapshot does not change, and restoring it also restores identifiers")
  func names() {
    let world = World()
    let first = world.addUnitBody(x: 5)
    let snapshot = world.snapshot()
    world.setPosition(CGPoint(x: 9, y: 9), of: first)
    let second = world.addUnitBody()
    world.removeBody(first)
    world.restore(snapshot)
    #expect(world.contains(first))
    #expect(!world.contains(second))
    #expect(world.x(first) == 5)
    world.setPosition(CGPoint(x: 7, y: 7), of: first)
    world.restore(snapshot)
    #expect(world.x(first) == 5)
  }

  @Test("Every body counts as moved after a restore")
  func moved() {
    let world = World()
    let body = world.addUnitBody()
    world.advance(seconds: 1)
    let snapshot = world.snapshot()
    world.drainMoved { _ in }
    world.restore(snapshot)
    var moved: [BodyID] = []
    world.drainMoved { moved.append($0) }
    #expect(moved == [body])
  }

  @Test("A custom field's force cannot take or restore a snapshot")
  func nested() {
    let world = World()
    let body = world.addUnitBody()
    let snapshot = world.snapshot()
    let field = world.addField(FieldDescription(.custom)) { _ in
      _ = world.snapshot()
      world.restore(snapshot)
      return CGVector(dx: 1, dy: 0)
    }
    if let field { world.addMember(body, to: field) }
    let faults = Diagnostics.recording { world.advance(steps: 1) }
    #expect(faults.map(\.kind) == ["nestedSnapshot", "nestedRestore"])
    #expect(world.velocityX(body) > 0)
  }

  @Test("Copies include every stored property: add a new one to a copy, or to this list of buffers")
  func properties() {
    func names(_ value: Any) -> Int { Mirror(reflecting: value).children.count }
    #expect(names(World()) == 4)
    #expect(names(StepContext()) == 15)
    #expect(names(BodyStore()) == 6)
    #expect(names(BoundaryStore(BodyColumns(capacity: 1))) == 5)
    #expect(names(JointStore(BodyColumns(capacity: 1))) == 4)
    #expect(names(StepClock()) == 3)
    #expect(names(StepSettings()) == 3)
    #expect(names(World().stages.reporter) == 9)
    #expect(names(BodyColumns(capacity: 1)) == 85)
    #expect(names(FieldColumns(capacity: 1)) == 27)
    #expect(names(FieldStore(capacity: 1)) == 9)
    #expect(names(SolverBodies()) == 27)
    #expect(names(ContactPool()) == 5)
    #expect(names(ContactGroups()) == 11)
    #expect(names(JointEquations()) == 38)
    #expect(names(BroadPhase()) == 9)
    #expect(names(BoundarySet()) == 13)
    #expect(names(Field(FieldDescription(.drag), force: nil, seed: 0, step: 0)) == 8)
  }
}
