// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import Testing

/// Bodies rested on an anchored body, which was then released. The contacts of the released body still had the colors
/// of contacts with immovable bodies, which may share a color. Two contacts of a body that could now move were solved
/// simultaneously, and one impulse was lost.
@Suite struct LetGoUnderPileTests {
  @Test("A board released under four boxes is pushed by all of them")
  func board() {
    let world = World()
    var bodies: [BodyID] = []
    func add(_ x: Double, _ y: Double, _ width: Double, _ height: Double, isAnchored: Bool = false) -> BodyID {
      var description = BodyDescription(
        position: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
      description.isAnchored = isAnchored
      let body = world.addBody(description)
      bodies.append(body)
      return body
    }
    let board = add(200, 400, 400, 20, isAnchored: true)
    for index in 0..<4 {
      let box = add(50 + 100 * Double(index), 365, 50, 50)
      world.setGravity(CGVector(dx: 0, dy: 1000), of: box)
    }
    let set = world.addBoundarySet()
    for body in bodies { world.addMember(body, to: set) }
    world.setMembersCollide(true, of: set)
    world.canSleep = false
    world.advance(steps: 60)
    world.setAnchored(false, of: board)
    let faults = Diagnostics.recording {
      world.validate()
      world.advance(steps: 60)
      world.validate()
    }
    #expect(faults.map(\.message) == [])
  }
}
