// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport
import Testing

@testable import SprungPhysics

/// Tests the event order of section 8.5. Events are reported by the call to `advance` in which they occur, in the order
/// of simulated time, regardless of how steps are grouped.
@Suite struct ContactOrderTests {
  /// Returns the events of circles that fall from various heights onto a floor and one another.
  private func events(seed: UInt64, group: Int) -> [ContactEvent] {
    var random = SeededRandom(seed: seed)
    let world = World()
    var bodies: [BodyID] = []
    for index in 0..<16 {
      let body = world.addCircle(x: Double(index % 8) * 60, y: random.double(in: 0..<200), diameter: 40)
      world.setGravity(0, 1000, of: body)
      world.configure(body) { $0.elasticity = 0.4 }
      bodies.append(body)
    }
    let set = world.addFrame(CGRect(x: -40, y: -400, width: 520, height: 800), around: bodies)
    world.setMembersCollide(true, of: set)
    var all: [ContactEvent] = []
    for _ in 0..<(480 / group) {
      let before = Double(world.stepCount) / 240
      world.advance(steps: group)
      let after = Double(world.stepCount) / 240
      let new = world.contactEvents
      for (first, second) in zip(new, new.dropFirst()) { #expect(first.time <= second.time) }
      if group % PhysicsTuning.collisionIntervalSteps == 0 {
        for event in new { #expect(event.time >= before - 1e-9 && event.time <= after + 1e-9) }
      }
      all += new
      world.clearContactEvents()
    }
    return all
  }

  @Test(
    "Times ascend within an advance, and no event is delayed by an advance",
    arguments: [1, 2, 3] as [UInt64], [4, 8, 60])
  func order(seed: UInt64, group: Int) {
    let found = events(seed: seed, group: group)
    #expect(found.filter { $0.other == nil && $0.phase == .began }.count >= 16)
    #expect(found.contains { $0.other != nil })
    // The events are the same as for single steps. Simultaneous events are ordered by body.
    let single = events(seed: seed, group: 1)
    #expect(Set(found) == Set(single) && found.count == single.count)
  }

  @Test("Contacts of a color share no moving body, and a plank under thirty balls needs more colors than exist")
  func colors() {
    let world = World()
    let plank = world.addUnitBody(x: 450, y: 300, width: 900, height: 20)
    var bodies = [plank]
    for index in 0..<30 { bodies.append(world.addCircle(x: 15 + Double(index) * 30, y: 275, diameter: 30)) }
    for body in bodies {
      world.setGravity(0, 1000, of: body)
      world.configure(body) { $0.friction = 0.4 }
    }
    let set = world.addFrame(CGRect(x: 0, y: 0, width: 900, height: 310), around: bodies)
    world.setMembersCollide(true, of: set)
    var most = 0
    for _ in 0..<60 {
      world.advance(steps: 4)
      var places: [Int32: [Int32]] = [:]
      for position in 0..<world.context.groups.activeCount {
        let contact = world.context.contacts.records[Int(world.context.groups.active[position])]
        guard contact.rowB >= 0, !ContactColor.isOverflow(contact.color) else { continue }
        places[contact.color, default: []] += [contact.rowA, contact.rowB]
      }
      for rows in places.values { #expect(Set(rows).count == rows.count) }
      var ofPlank = 0
      for position in 0..<world.context.groups.activeCount {
        let contact = world.context.contacts.records[Int(world.context.groups.active[position])]
        if contact.rowB >= 0, ContactColor.isOverflow(contact.color) { ofPlank += 1 }
      }
      most = max(most, ofPlank)
    }
    #expect(most > 0)
    // The bodies rest on the plank, regardless of the order in which their contacts are solved.
    for body in bodies.dropFirst() { #expect(abs(world.y(body) - 275) < 1.5) }
    #expect(abs(world.y(plank) - 300) < 1.5)
  }

  @Test("Contact impulses survive a collision interval, so a stack is stable immediately", arguments: [2, 5])
  func warmStart(count: Int) {
    let world = World()
    world.canSleep = false
    var bodies: [BodyID] = []
    for index in 0..<count {
      let body = world.addUnitBody(x: 0, y: -20 - 40 * Double(index), width: 40, height: 40)
      world.setGravity(0, 1000, of: body)
      bodies.append(body)
    }
    let set = world.addFrame(CGRect(x: -200, y: -1000, width: 400, height: 1000), around: bodies)
    world.setMembersCollide(true, of: set)
    world.advance(seconds: 2)
    func impulses() -> [Double] {
      var found: [Double] = []
      for index in 0..<world.context.contacts.count where world.context.contacts.records[index].rowA >= 0 {
        found.append(
          world.context.contacts.records[index].normalImpulse0 + world.context.contacts.records[index].normalImpulse1)
      }
      return found
    }
    let before = impulses()
    world.advance(steps: 4)
    let after = impulses()
    #expect(before.count == count && after.count == count)
    for (first, second) in zip(before, after) { #expect(first > 0 && abs(second / first - 1) < 0.01) }
  }

  @Test("Boxes and polygons with friction conserve linear momentum up to rounding", arguments: Seeds.first(8))
  func momentum(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let world = World()
    var bodies: [BodyID] = []
    for index in 0..<12 {
      let body = world.addUnitBody(
        x: Double(index % 4) * 90, y: Double(index / 4) * 90, width: random.double(in: 30..<70),
        height: random.double(in: 30..<70))
      world.configure(body) {
        $0.elasticity = random.double(in: 0..<0.8)
        $0.friction = 0.5
        $0.density = random.double(in: 0.2..<5)
      }
      world.setVelocity(
        random.double(in: -100..<100) + 135 - world.x(body), random.double(in: -100..<100) + 90 - world.y(body),
        of: body)
      bodies.append(body)
    }
    world.addColliders(bodies)
    func totals() -> (x: Double, y: Double, scale: Double) {
      var sum = (x: 0.0, y: 0.0, scale: 0.0)
      for body in bodies {
        let mass = world.mass(of: body)
        sum.x += mass * world.velocityX(body)
        sum.y += mass * world.velocityY(body)
        sum.scale += mass * (abs(world.velocityX(body)) + abs(world.velocityY(body)))
      }
      return sum
    }
    let first = totals()
    world.advance(seconds: 4)
    let last = totals()
    // Contact passes use Float, with a relative rounding error of 6e-8 per velocity. Over four seconds, the errors add
    // up to less than ten times this value. Impacts of circles alone conserve momentum to 1e-9, as the reference rows
    // show.
    let (errorX, errorY) = (abs(last.x - first.x) / first.scale, abs(last.y - first.y) / first.scale)
    #expect(errorX <= 5e-7 && errorY <= 5e-7, "\(errorX) \(errorY)")
    #expect(world.contactEvents.count > 5)
  }
}
