// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport
import Testing

@testable import SprungPhysics

/// Tests that a damaged store is detected and described in one sentence that names it.
@Suite struct ValidationTests {
  /// Returns a world with objects of most kinds: a pile in a frame, a chain, springs and a field.
  static func world() -> World {
    let world = World()
    var bodies: [BodyID] = []
    for index in 0..<6 {
      let body = world.addUnitBody(x: 100 + 20 * Double(index % 2), y: 100 + 60 * Double(index), width: 50, height: 50)
      world.setGravity(0, 1000, of: body)
      bodies.append(body)
    }
    let set = world.addFrame(CGRect(x: 0, y: 0, width: 300, height: 600), around: bodies)
    world.setMembersCollide(true, of: set)
    let ball = world.addCircle(x: 900, y: 0, diameter: 20)
    let other = world.addCircle(x: 950, y: 0, diameter: 20)
    world.addJoint(JointDescription(.rod(length: 50), of: ball, with: other))
    world.addSpring(to: ball, anchor: CGPoint(x: 900, y: 100), frequency: 1, damping: 0)
    world.addSpring(to: ball, anchor: CGPoint(x: 950, y: 100), frequency: 1, damping: 0)
    if let field = world.addField(FieldDescription(.vortex)) { world.addMember(other, to: field) }
    if let field = world.addField(FieldDescription(.drag)) { world.removeField(field) }
    let gone = world.addUnitBody()
    world.removeBody(gone)
    world.advance(steps: 240)
    return world
  }

  /// Validates the world and returns the messages of the reported faults, without the introduction.
  static func sentences(_ world: World) -> [String] {
    let faults = Diagnostics.recording { world.validate() }
    let introduction = "The data of the world is invalid. "
    #expect(faults.allSatisfy { $0.kind == "brokenStore" && $0.message.hasPrefix(introduction) })
    return faults.map { String($0.message.dropFirst(introduction.count)) }
  }

  @Test("An undamaged world is valid")
  func sound() {
    #expect(ValidationTests.sentences(World()) == [])
    let world = ValidationTests.world()
    #expect(ValidationTests.sentences(world) == [])
    #expect(world.context.contacts.count > 5)
    #expect(world.context.solverBodies.count > 5)
    #expect(world.context.equations.clusterCount > 0)
  }

  @Test("Rows: a free row is in the free list once and is not in use")
  func rows() {
    let world = ValidationTests.world()
    world.context.bodies.rows.freed[0] = 3
    #expect(ValidationTests.sentences(world) == ["Bodies, row 3: it is in use and in the free list at 0."])
    world.context.bodies.rows.freed[0] = 99
    #expect(ValidationTests.sentences(world) == ["Bodies, row 99: the free list names it, but rows are 0 to 8."])
    _ = world.context.registry.store?.fieldRows.take()
    world.context.bodies.rows.freed[0] = 8
    #expect(ValidationTests.sentences(world) == ["Fields, row 0: 1 are in order and 2 in use."])
  }

  @Test("Bodies: rows in use are alive, and counted bodies exist")
  func bodies() {
    let world = ValidationTests.world()
    let flags = world.columns.flags[2]
    world.columns.flags[2] = []
    #expect(ValidationTests.sentences(world) == ["Bodies, row 2: its flags are 0, but it is in use."])
    world.columns.flags[2] = flags
    world.context.bodies.collidableCount += 1
    #expect(ValidationTests.sentences(world) == ["Bodies, row 0: 6 are collidable, but 7 were counted."])
    world.context.bodies.collidableCount -= 1
    world.context.bodies.shapedCount += 1
    #expect(ValidationTests.sentences(world) == ["Bodies, row 0: 2 are shaped, but 3 were counted."])
  }

  @Test("The active list contains every awake body once, at the index stored in the body")
  func activeList() {
    let world = ValidationTests.world()
    world.columns.active[1] = world.columns.active[0]
    let row = world.columns.active[0]
    #expect(
      ValidationTests.sentences(world) == ["Active list, row 1: it names body \(row), which says that it is at 0."])
    world.context.bodies.activeCount -= 1
    #expect(ValidationTests.sentences(world).first?.hasPrefix("Active list, row 0: ") == true)
  }

  @Test("Sleeping islands are rings of sleeping bodies")
  func islands() {
    let world = ValidationTests.world()
    world.columns.islandNext[1] = 2
    #expect(
      ValidationTests.sentences(world).first.map {
        $0 == "Sleeping islands, row 2: it is awake."
          || $0 == "Sleeping islands, row 2: the next one is -1, where there is no body."
      } == true)
  }

  @Test("Springs are in the lists of their bodies, and the lists end")
  func springs() {
    let world = ValidationTests.world()
    let first = world.columns.firstSpring[6]
    world.context.springs.pool[first].next = first
    #expect(ValidationTests.sentences(world) == ["Springs, row \(first): the list of body 6 goes in a circle."])
    world.context.springs.pool[first].next = -1
    #expect(ValidationTests.sentences(world) == ["Springs, row 0: 1 of 2 are in lists."])
  }

  @Test("Memberships match their sets and the flags of their bodies")
  func memberships() {
    let world = ValidationTests.world()
    let first = world.columns.firstMembership[0]
    world.context.boundaries.memberships[first].membersCollide = false
    #expect(
      ValidationTests.sentences(world) == [
        "Memberships, row \(first): the list of body 0 names it, but it is no part of it."
      ])
    world.context.boundaries.memberships[first].membersCollide = true
    world.columns.flags[0].remove(.bounded)
    #expect(
      ValidationTests.sentences(world) == [
        "Memberships, row 0: the body is in 1 sets, which its flags do not say."
      ])
  }

  @Test("Joints are in the lists of both of their bodies")
  func joints() {
    let world = ValidationTests.world()
    world.context.joints.pool[0].other = 0
    #expect(ValidationTests.sentences(world).first?.hasPrefix("Joints, row 0: the list of body ") == true)
  }

  @Test("Each field is in the order once, and its memberships are in lists")
  func fields() throws {
    let world = ValidationTests.world()
    let store = try #require(world.context.registry.store)
    store.order.append(0)
    #expect(ValidationTests.sentences(world) == ["Fields, row 0: 2 are in order and 1 in use."])
    store.order = [0]
    store.columns.firstMembership[7] = -1
    #expect(
      ValidationTests.sentences(world) == ["Field memberships, row 7: the body is in no field, but its flags say so."])
  }

  @Test("Contacts are in the lists of their bodies, with the rows of their links")
  func contacts() throws {
    let world = ValidationTests.world()
    let index = try #require((0..<world.context.contacts.used).first { world.context.contacts.records[$0].rowB >= 0 })
    let rowB = world.context.contacts.records[index].rowB
    world.context.contacts.records[index].rowB = 8
    #expect(ValidationTests.sentences(world).first?.hasPrefix("Contacts, row \(index): its bodies are ") == true)
    world.context.contacts.links[index].rowB = 8
    #expect(ValidationTests.sentences(world).first?.hasSuffix("are not both in the world.") == true)
    world.context.contacts.records[index].rowB = rowB
    world.context.contacts.links[index].rowB = rowB
    world.columns.firstContact[Int(rowB)] = -1
    #expect(ValidationTests.sentences(world).first?.hasSuffix(" ends are in lists.") == true)
  }

  @Test("Contacts of the same color share no body")
  func colors() throws {
    let world = ValidationTests.world()
    let records = world.context.contacts.records.view
    let colored = (0..<world.context.contacts.used).filter { records[$0].color >= 0 }
    // Finds two contacts of a pile that share a body.
    let first = try #require(colored.first { records[$0].rowB >= 0 })
    let shared = [records[first].rowA, records[first].rowB]
    let second = try #require(
      colored.first { $0 != first && (shared.contains(records[$0].rowA) || shared.contains(records[$0].rowB)) })
    records[second].color = records[first].color
    #expect(ValidationTests.sentences(world).first?.hasPrefix("Contact colors, row ") == true)
  }

  @Test("Solver bodies match their bodies, and parents precede children")
  func solverBodies() {
    let world = ValidationTests.world()
    world.context.solverBodies.parent[1] = 2
    #expect(
      ValidationTests.sentences(world) == [
        "Solver bodies, row 1: its parent 2 in the forest of islands is not among 0 to 1."
      ])
    world.context.solverBodies.parent[1] = 0
    let row = world.context.solverBodies.rows[2]
    world.columns.solverIndex[Int(row)] = 1
    #expect(ValidationTests.sentences(world) == ["Solver bodies, row 2: it is body \(row), which does not know it."])
    world.context.equations.clusters[0].jointEnd = 9
    #expect(ValidationTests.sentences(world).first?.hasPrefix("Joint clusters, row 0: its joints 0 to 9 ") == true)
  }

  @Test("The broad phase contains every collidable body, in the cell of its box")
  func broadPhase() {
    let world = ValidationTests.world()
    let box = world.context.collisionGrid.box(of: 0)
    world.context.collisionGrid.remove(0)
    #expect(ValidationTests.sentences(world) == ["Collision grid, row 0: the body is collidable and missing."])
    world.context.collisionGrid.insert(0, box)
    world.context.collisionGrid.nodes[0].cellX += 1
    #expect(ValidationTests.sentences(world).first?.hasPrefix("Collision grid, row 0: it is in ") == true)
    world.context.collisionGrid.links[0].previousInBucket = 77
    #expect(
      ValidationTests.sentences(world).first?.hasPrefix("Collision grid, row 0: in its bucket it follows ") == true)
  }

  @Test("The broad phase compares the current sides of an item's box")
  func sidesInLanes() {
    let world = ValidationTests.world()
    let far = Box(left: 9_000, top: 0, right: 9_001, bottom: 1)
    world.context.collisionGrid.nodes[0].sides = BoxSides(far)
    #expect(ValidationTests.sentences(world) == ["Collision grid, row 0: its sides in lanes are not those of its box."])
  }
}
