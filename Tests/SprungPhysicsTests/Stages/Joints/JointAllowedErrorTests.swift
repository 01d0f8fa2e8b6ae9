// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import SprungTestSupport
import Testing

/// Tests that a body that is too far away, either when it is joined or after a change, is pulled in without being
/// flung.
@Suite struct JointAllowedErrorTests {
  @Test("A rope that starts too long contracts and leaves its body still", arguments: [0.5, 2.5, 4, 50, 400])
  func rope(excess: Double) throws {
    let world = World()
    let body = world.addUnitBody(x: 0, y: 100 + excess)
    let name = try #require(
      world.addJoint(JointDescription(.rope(length: 100), of: body, at: CGPoint(x: 0, y: 0))))
    let faults = Diagnostics.recording {
      for _ in 0..<240 {
        world.advance(steps: 1)
        #expect(abs(world.velocityY(body)) < 1e-3)
        #expect(world.y(body) > 99.999)
      }
    }
    #expect(faults.isEmpty)
    #expect(abs(world.length(of: name) - 100) < 1e-5)
  }

  @Test(
    "A chain of ropes that is too long under gravity contracts without a jump", arguments: [1, 2, 3, 10], [0.3, 6.0])
  func chain(count: Int, excess: Double) {
    let row = ChainTests.Row(.rope(length: 20), spacing: 20 + excess, bodies: count, hangs: true, turned: true)
    for _ in 0..<480 {
      row.world.advance(steps: 1)
      for body in row.bodies { #expect(row.world.velocityY(body) > -5, "thrown upward") }
    }
    for length in row.lengths(hangs: true) { #expect(length < 20 + 1e-4) }
  }

  @Test("Shortening a rope or moving its anchor moves the body without flinging it")
  func change() throws {
    let world = World()
    let body = world.addUnitBody(x: 0, y: 100)
    let name = try #require(
      world.addJoint(JointDescription(.rope(length: 100), of: body, at: CGPoint(x: 0, y: 0))))
    world.setJoint(name, to: JointDescription(.rope(length: 70), of: body, at: CGPoint(x: 0, y: 0)))
    world.advance(seconds: 0.5)
    #expect(abs(world.y(body) - 70) < 1e-5)
    world.setAnchor(CGPoint(x: 0, y: -90), of: name)
    world.advance(seconds: 0.5)
    #expect(abs(world.y(body) + 20) < 1e-5)
    #expect(abs(world.velocityY(body)) < 1e-3)
  }

  @Test("A body outside a newly set range enters it without spinning", arguments: [-0.6, -0.05, 0.05, 0.6])
  func range(angle: Double) throws {
    let world = World()
    let body = world.addUnitBody(x: 0, y: 0)
    var pin = JointDescription(.pin, of: body, at: CGPoint(x: 0, y: 0))
    pin.restAngle = -angle
    pin.lowerLimit = -0.01
    pin.upperLimit = 0.01
    let name = try #require(world.addJoint(pin))
    for _ in 0..<240 {
      world.advance(steps: 1)
      #expect(abs(world.angularVelocity(of: body)) < 1e-3)
    }
    #expect(abs(abs(world.angle(of: name)) - 0.01) < 1e-5)
  }

  @Test("A slider beyond its end slides in and stops there", arguments: [-30.0, -2, 2, 30])
  func slider(place: Double) throws {
    let world = World()
    let body = world.addUnitBody(x: place, y: 0)
    var slider = JointDescription(.slider(axis: CGVector(dx: 1, dy: 0)), of: body, at: CGPoint(x: 0, y: 0))
    slider.lowerLimit = -1
    slider.upperLimit = 1
    world.addJoint(slider)
    for _ in 0..<240 {
      world.advance(steps: 1)
      #expect(abs(world.velocityX(body)) < 1e-3)
    }
    #expect(abs(abs(world.x(body)) - 1) < 1e-5)
  }

  @Test("The jerk of a heavy end on a chain of light bodies is not a contradiction", arguments: [30.0, 120, 580])
  func jerk(ratio: Double) {
    let row = ChainTests.Row(
      .rope(length: 20), spacing: 14, bodies: 10, hangs: true, turned: true, masses: { $0 == 9 ? ratio : 1 })
    func energy() -> Double {
      var sum = 0.0
      for (number, body) in row.bodies.enumerated() {
        let velocity = row.world.velocity(of: body)
        let square = Double(velocity.dx * velocity.dx + velocity.dy * velocity.dy)
        sum += (number == 9 ? ratio : 1) * (square / 2 - 1000 * row.world.y(body))
      }
      return sum
    }
    let faults = Diagnostics.recording {
      for round in 0..<6 {
        row.world.setVelocity(CGVector(dx: Double(round * 300 - 900), dy: 900), of: row.bodies[9])
        let start = energy()
        for _ in 0..<120 {
          row.world.advance(steps: 1)
          #expect(row.lengths(hangs: true).max()! < 20 * 1.02)
        }
        #expect(energy() < start + 1e-3 * ratio * 500_000)
      }
    }
    #expect(faults.isEmpty, "\(faults)")
  }
}
