// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import SprungTestSupport
import Testing

/// Tests that a step of a warmed-up world does not allocate. `Scripts/goldens` counts allocations in optimized builds.
@Suite struct HeapTests {
  /// The content of the world.
  enum Content: CaseIterable {
    case springs, pile, chain, fields, mixed
  }

  static func fill(_ world: World, with content: Content) {
    var random = SeededRandom(seed: 5)
    var bodies: [BodyID] = []
    let isMixed = content == .mixed
    for index in 0..<40 {
      let x = 60 + 90 * Double(index % 10)
      let y = 100 + 120 * Double(index / 10)
      let body =
        index % 2 == 0
        ? world.addUnitBody(x: x, y: y, width: 60, height: 40) : world.addCircle(x: x, y: y, diameter: 50)
      world.setGravity(0, content == .springs ? 0 : 1000, of: body)
      world.setVelocity(random.double(in: -200..<200), random.double(in: -200..<200), of: body)
      if content == .springs || (isMixed && index % 3 == 0) {
        // Bodies on undamped springs oscillate forever.
        world.addSpring(to: body, anchor: CGPoint(x: x + 50, y: y), frequency: 0.5 + Double(index) / 20, damping: 0)
      }
      if content == .chain || isMixed && index % 4 == 1, let last = bodies.last {
        world.addJoint(JointDescription(.rope(length: 150), of: body, with: last))
      }
      bodies.append(body)
    }
    if content == .fields || isMixed {
      for kind in [FieldKind.noise, .vortex, .spring, .drag] {
        var description = FieldDescription(kind)
        description.region = Region(radius: 600).difference(Region(radius: 50))
        description.strength = 0.5
        guard let field = world.addField(description) else { continue }
        for body in bodies { world.addMember(body, to: field) }
      }
    }
    if content == .pile || isMixed {
      let set = world.addFrame(CGRect(x: 0, y: 0, width: 1000, height: 700), around: bodies)
      world.setMembersCollide(true, of: set)
    }
    world.canSleep = false
  }

  @Test("A step of a warmed-up world does not change the heap", arguments: Content.allCases)
  func warm(content: Content) {
    let world = World()
    HeapTests.fill(world, with: content)
    for _ in 0..<40 {
      world.advance(steps: 60)
      world.clearContactEvents()
    }
    let change = leastHeapChange {
      for _ in 0..<15 { world.advance(steps: 4) }
      world.clearContactEvents()
    }
    #expect(change == 0)
    #expect(!world.isAtRest)
  }
}
