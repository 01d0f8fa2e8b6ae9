// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import Testing

/// Tests that visitors may change the world during iteration, and that time can advance without limit.
@Suite struct VisitTests {
  let world = World()

  private func crowd(_ count: Int) -> [BodyID] {
    (0..<count).map { index in
      let body = world.addUnitBody(x: Double(index) * 10, y: 0)
      world.setVelocity(CGVector(dx: 5, dy: 0), of: body)
      return body
    }
  }

  @Test(
    "A drain's visit may add and remove bodies, and each is reported once", arguments: [1, 63, 64, 65, 200])
  func drain(count: Int) {
    let bodies = crowd(count)
    world.advance(steps: 1)
    var told: [BodyID] = []
    world.drainMoved { body in
      told.append(body)
      // Adds more bodies than the columns can hold.
      for _ in 0..<20 { _ = world.addUnitBody(x: 0, y: 500) }
      if let next = bodies.last(where: { !told.contains($0) && world.contains($0) }) { world.removeBody(next) }
    }
    #expect(Set(told).count == told.count)
    #expect(told.count >= (count + 1) / 2)
    world.advance(steps: 10)
    for body in bodies where world.contains(body) { #expect(world.x(body) > 0) }
  }

  @Test("Bodies removed during a visit of the awake bodies or of a query are not visited later")
  func removal() {
    let bodies = crowd(40)
    world.advance(steps: 1)
    var seen: [BodyID] = []
    world.forEachAwake { body in
      #expect(world.contains(body))
      seen.append(body)
      if let last = bodies.last(where: { world.contains($0) && !seen.contains($0) }) { world.removeBody(last) }
    }
    #expect(seen.count == 20)
    seen = []
    world.forEachBody(in: CGRect(x: -100, y: -100, width: 1000, height: 200)) { body in
      #expect(world.contains(body))
      seen.append(body)
      _ = world.addUnitBody(x: 50, y: 0)
      if let last = bodies.last(where: { world.contains($0) && !seen.contains($0) }) { world.removeBody(last) }
    }
    #expect(seen.filter { bodies.contains($0) }.count == 10)
  }

  @Test("A world at rest can advance any number of steps repeatedly")
  func forever() {
    world.advance(steps: .max)
    world.advance(steps: .max)
    let body = world.addUnitBody(x: 0, y: 0)
    world.setVelocity(CGVector(dx: 240, dy: 0), of: body)
    world.advance(steps: 10)
    #expect(abs(world.x(body) - 10) < 1e-9)
  }
}
