// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport
import Testing

@testable import SprungPhysics

/// Tests that damaged stores are detected: materials, moves, boundary sets, contact groups, equations and records.
@Suite struct StoreValidationTests {
  private func first(_ world: World) -> String { ValidationTests.sentences(world).first ?? "" }

  @Test("Material values are within the accepted ranges")
  func materials() {
    let world = ValidationTests.world()
    world.columns.density[1] = 0
    #expect(first(world) == "Bodies, row 1: its density 0.0 is not within 0.0001 to 1000000.0.")
    world.columns.density[1] = 1
    world.columns.elasticity[2] = 1.5
    #expect(first(world) == "Bodies, row 2: its elasticity 1.5 is not within 0 to 1.")
    world.columns.elasticity[2] = 1
    world.columns.friction[3] = .nan
    #expect(first(world) == "Bodies, row 3: its friction nan is not within 0 to 1000000.0.")
    world.columns.friction[3] = 0
    world.columns.resistance[4] = -1
    #expect(first(world) == "Bodies, row 4: its resistances -1.0 and 0.0 are negative or less than its own.")
    world.columns.resistance[4] = 0
    world.columns.boundingRadius[5] = 0
    #expect(first(world).hasPrefix("Bodies, row 5: its inverse inertia "))
  }

  @Test("Moves are unfinished, and their bodies are marked")
  func moves() {
    let world = ValidationTests.world()
    let body = world.addUnitBody(x: 5_000)
    world.setAnchored(true, of: body)
    world.moveKinematically(body, to: CGPoint(x: 5_100, y: 0), angle: 0, steps: 10)
    let moves = world.context.moves
    #expect(moves.list.count == 1)
    #expect(first(world) == "")
    moves.list[0].taken = 10
    #expect(first(world) == "Kinematic moves, row 0: it has taken 10 of 10 steps.")
    moves.list[0].taken = 0
    moves.list.append(moves.list[0])
    #expect(first(world) == "Kinematic moves, row 0: 1 bodies are marked as kinematic, but 2 move.")
    moves.list.removeLast()
    moves.list[0].row = 0
    #expect(first(world) == "Kinematic moves, row 0: its body 0 is not marked as kinematic.")
    world.columns.flags[0].insert(.kinematic)
    #expect(first(world) == "Bodies, row 0: it is marked as kinematic, but not anchored and awake.")
  }

  @Test("The clock's collision interval does not end before the current step")
  func clock() {
    let world = ValidationTests.world()
    world.context.clock.closedStep = 241
    #expect(first(world) == "Clock, row 0: the collision interval of step 241 is closed at step 240.")
  }

  @Test("Boundary sets have frames with ordered sides, and segments with a direction")
  func boundarySets() {
    let world = ValidationTests.world()
    let set = world.addBoundarySet()
    world.addWall(through: (0..<20).map { CGPoint(x: 10 * $0, y: 900) }, tag: 1, to: set)
    #expect(first(world) == "")
    var segment = world.context.boundaries.sets[1].segments[3]
    segment.normalX = 1
    world.context.boundaries.sets[1].append(segment)
    #expect(first(world) == "Boundary sets, row 1: a segment of length 10.0 has a normal whose square is 2.0.")
    world.context.boundaries.sets[0].left = 400
    #expect(first(world) == "Boundary sets, row 0: its frame goes from 400.0, 0.0 to 300.0, 600.0.")
  }

  @Test("Contact groups have mutually linked contacts, bodies of the solver and impulses that push")
  func groups() {
    let world = ValidationTests.world()
    let groups = world.context.groups
    #expect(!world.context.solverBodies.isStale && groups.count > 2)
    let group = groups.groups[1]
    groups.groups[1].first.normalImpulse[0] = -1
    #expect(first(world) == "Contact groups, row 1: an impulse along the normal of contact \(group.contact[0]) pulls.")
    groups.groups[1].first.normalImpulse[0] = 0
    groups.groups[1].first.penetrationBias[0] = 1
    #expect(first(world) == "Contact groups, row 1: a bias of contact \(group.contact[0]) lessens its push.")
    groups.groups[1].first.penetrationBias[0] = 0
    groups.groups[1].second.armB[0] = -1e4
    let arm = "Contact groups, row 1: an arm of contact \(group.contact[0]) is 10000.0 pt long, more than the longest "
    #expect(first(world) == arm + "\(groups.longestArm).")
    groups.groups[1].second.armB[0] = group.second.armB[0]
    groups.groups[1].bounceSpeed[0] = 0
    let speed = "Contact groups, row 1: contact \(group.contact[0]) bounces from 0.0 pt/s on, less than the least "
    #expect(first(world) == speed + "\(groups.leastBounceSpeed).")
    groups.groups[1].bounceSpeed[0] = group.bounceSpeed[0]
    groups.groups[1].indexA[0] = 99
    #expect(first(world).hasPrefix("Contact groups, row 1: its bodies 99 and "))
    groups.groups[1].indexA[0] = group.indexA[0]
    groups.groups[1].contact[0] = groups.groups[0].contact[0]
    #expect(first(world).hasSuffix(", which does not know it."))
    groups.groups[1].contact[0] = -1
    #expect(first(world).hasSuffix(" lanes are filled."))
    groups.firstStatic = groups.count + 1
    #expect(first(world).hasPrefix("Contact groups, row \(groups.count + 1): "))
  }

  @Test("Joint equations have rows of their clusters and entries below the diagonal")
  func equations() {
    let world = World()
    var bodies: [BodyID] = []
    for index in 0..<5 {
      let body = world.addUnitBody(x: 100 * Double(index), y: 0, width: 40, height: 20)
      world.setGravity(0, 1000, of: body)
      var pin = JointDescription(.pin, of: body, at: CGPoint(x: -50, y: 0))
      pin.other = bodies.last
      pin.offset = CGVector(dx: -50, dy: 0)
      pin.otherOffset = CGVector(dx: 50, dy: 0)
      world.addJoint(pin)
      bodies.append(body)
    }
    world.advance(steps: 10)
    let equations = world.context.equations
    #expect(first(world) == "" && equations.rowCount == 10)
    equations.refusals[3] = PhysicsTuning.jointPatience + 1
    #expect(first(world) == "Joint rows, row 3: it was rejected 9 times, more than 8.")
    equations.refusals[3] = 0
    equations.friction[2] = -1
    #expect(first(world) == "Joint rows, row 2: its friction -1.0 is negative.")
    equations.friction[2] = 0
    let row = equations.entryRow[0]
    equations.entryRow[0] = 0
    #expect(first(world) == "Joint rows, row 0: its entry in row 0 does not follow row 0 of cluster 0.")
    equations.entryRow[0] = row
    let start = equations.columnStart[1]
    equations.columnStart[1] = -1
    #expect(first(world) == "Joint rows, row 0: its entries, pairs or terms end before they start.")
    equations.columnStart[1] = start
    equations.joints[0].first = 10
    #expect(first(world).hasPrefix("Joint clusters, row 0: joint 0 has the rows 10, "))
    equations.clusters[0].bodyEnd = -1
    #expect(first(world).hasPrefix("Joint clusters, row 0: its bodies 0 to -1 "))
  }

  @Test("Springs and joints have accepted values")
  func records() {
    let world = ValidationTests.world()
    world.context.springs.pool[0].frequency = 0
    #expect(first(world) == "Springs, row 0: its frequency 0.0 or damping 0.0 was not to be accepted.")
    world.context.springs.pool[0].frequency = 1
    world.context.joints.pool[0].length = -1
    #expect(first(world).hasPrefix("Joints, row 0: its length -1.0 is negative"))
  }
}
