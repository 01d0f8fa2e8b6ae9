// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import Testing

/// Tests chains of every short length: even and odd chains are folded differently, and chains of one or two links
/// consist only of ends.
@Suite struct ChainTests {
  /// A row of bodies starting at the origin, `spacing` apart. The first body can be attached to the origin.
  struct Row {
    let world = World()
    var bodies: [BodyID] = []
    let spacing: Double

    /// Links are added in the given `order`, and every other link has its bodies swapped. The row is horizontal, or
    /// hangs down if `turned` is true.
    init(
      _ kind: JointDescription.Kind, spacing: Double, bodies count: Int, hangs: Bool, gravity: Double = 1000,
      order: [Int]? = nil, turned: Bool = false, masses: (Int) -> Double = { _ in 1 }
    ) {
      self.spacing = spacing
      for number in 0..<count {
        let way = Double(number + 1) * spacing
        var description = BodyDescription(
          position: turned ? CGPoint(x: 0, y: way) : CGPoint(x: way, y: 0), size: CGSize(width: 10, height: 10))
        description.material.density = masses(number)
        let body = world.addBody(description)
        world.setGravity(CGVector(dx: 0, dy: gravity), of: body)
        bodies.append(body)
      }
      for number in order ?? Array(0..<count) {
        if number == 0 {
          if hangs { world.addJoint(JointDescription(kind, of: bodies[0], at: CGPoint(x: 0, y: 0))) }
        } else if number % 2 == 0 {
          world.addJoint(JointDescription(kind, of: bodies[number], with: bodies[number - 1]))
        } else {
          world.addJoint(JointDescription(kind, of: bodies[number - 1], with: bodies[number]))
        }
      }
    }

    /// Returns the distances between neighbors, starting at the origin or the first body.
    func lengths(hangs: Bool) -> [Double] {
      var lengths: [Double] = []
      var (lastX, lastY) = (0.0, 0.0)
      for (number, body) in bodies.enumerated() {
        let (x, y) = (world.x(body), world.y(body))
        if number > 0 || hangs { lengths.append(((x - lastX) * (x - lastX) + (y - lastY) * (y - lastY)).squareRoot()) }
        (lastX, lastY) = (x, y)
      }
      return lengths
    }
  }

  @Test("In a chain swinging from horizontal, rods keep their lengths and energy is conserved", arguments: 1...8)
  func rods(count: Int) {
    let row = Row(.rod(length: 40), spacing: 40, bodies: count, hangs: true)
    for _ in 0..<480 {
      row.world.advance(steps: 1)
      for length in row.lengths(hangs: true) { #expect(abs(length - 40) < 1e-6) }
    }
    var energy = 0.0
    for body in row.bodies {
      let velocity = row.world.velocity(of: body)
      energy += Double(velocity.dx * velocity.dx + velocity.dy * velocity.dy) / 2 - 1000 * row.world.y(body)
    }
    // For comparison, each body has fallen by a few hundred points.
    #expect(abs(energy) < 2e3 * Double(count), "\(energy)")
  }

  @Test("Ropes of a falling chain that becomes slack at times do not stretch", arguments: 1...8)
  func ropes(count: Int) {
    let row = Row(.rope(length: 12), spacing: 12, bodies: count, hangs: true)
    for step in 0..<720 {
      if step == 300 { row.world.setVelocity(CGVector(dx: 200, dy: -400), of: row.bodies[count - 1]) }
      row.world.advance(steps: 1)
      // When a whip cracks, the set of taut ropes is not found within a single substep.
      for length in row.lengths(hangs: true) { #expect(length < 12 + 0.01) }
    }
  }

  @Test("A free chain conserves momentum, center of mass and spin", arguments: 2...8)
  func momentum(count: Int) {
    let row = Row(
      .rod(length: 30), spacing: 30, bodies: count, hangs: false, gravity: 0, masses: { $0 % 3 == 0 ? 4 : 1 })
    row.world.setVelocity(CGVector(dx: 100, dy: 300), of: row.bodies[0])
    row.world.setVelocity(CGVector(dx: 100, dy: -50), of: row.bodies[count - 1])
    func moments() -> (x: Double, y: Double, angularVelocity: Double) {
      var sum = (x: 0.0, y: 0.0, angularVelocity: 0.0)
      for (number, body) in row.bodies.enumerated() {
        let mass = number % 3 == 0 ? 4.0 : 1
        let velocity = row.world.velocity(of: body)
        sum.x += mass * Double(velocity.dx)
        sum.y += mass * Double(velocity.dy)
        sum.angularVelocity +=
          mass * (row.world.x(body) * Double(velocity.dy) - row.world.y(body) * Double(velocity.dx))
      }
      return sum
    }
    row.world.advance(steps: 1)
    let before = moments()
    row.world.advance(steps: 600)
    let after = moments()
    #expect(abs(after.x - before.x) < 1e-6 && abs(after.y - before.y) < 1e-6)
    #expect(abs(after.angularVelocity - before.angularVelocity) < 1e-5 * abs(before.angularVelocity))
    for length in row.lengths(hangs: false) { #expect(abs(length - 30) < 1e-6) }
  }

  @Test("A chain between two walls hangs symmetrically", arguments: 1...7)
  func ends(count: Int) {
    let row = Row(.rope(length: 25), spacing: 20, bodies: count, hangs: true)
    let far = CGPoint(x: Double(count + 1) * 20, y: 0)
    row.world.addJoint(JointDescription(.rope(length: 25), of: row.bodies[count - 1], at: far))
    for body in row.bodies {
      var material = BodyMaterial()
      material.resistance = 3
      row.world.setMaterial(material, of: body)
    }
    row.world.advance(steps: 4800)
    for number in 0..<count {
      let mirrored = row.bodies[count - 1 - number]
      #expect(abs(row.world.x(row.bodies[number]) + row.world.x(mirrored) - Double(far.x)) < 0.1)
      #expect(abs(row.world.y(row.bodies[number]) - row.world.y(mirrored)) < 0.1)
    }
    for length in row.lengths(hangs: true) { #expect(length < 25 + 1e-6) }
  }

  @Test("The insertion order of links changes only rounding", arguments: [3, 4, 6, 7])
  func order(count: Int) {
    let plain = Row(.rod(length: 30), spacing: 30, bodies: count, hangs: true)
    let orders = [
      Array((0..<count).reversed()),
      Array(stride(from: 0, to: count, by: 2)) + Array(stride(from: 1, to: count, by: 2)),
    ]
    plain.world.advance(steps: 120)
    for order in orders {
      let other = Row(.rod(length: 30), spacing: 30, bodies: count, hangs: true, order: order)
      other.world.advance(steps: 120)
      for number in 0..<count {
        #expect(abs(plain.world.x(plain.bodies[number]) - other.world.x(other.bodies[number])) < 1e-6)
        #expect(abs(plain.world.y(plain.bodies[number]) - other.world.y(other.bodies[number])) < 1e-6)
      }
    }
  }

  @Test("The force of each link of a hanging chain equals the weight below it", arguments: 1...6)
  func force(count: Int) throws {
    let world = World()
    var last: BodyID?
    var joints: [JointID] = []
    for number in 0..<count {
      let body = world.addUnitBody(x: 0, y: Double(number + 1) * 50)
      world.setGravity(0, 1000, of: body)
      let joint =
        if let last { JointDescription(.rod(length: 50), of: last, with: body) } else {
          JointDescription(.rod(length: 50), of: body, at: CGPoint(x: 0, y: 0))
        }
      joints.append(try #require(world.addJoint(joint)))
      last = body
    }
    world.advance(steps: 30)
    for (number, joint) in joints.enumerated() {
      #expect(abs(world.force(of: joint) - 1000 * Double(count - number)) < 1e-3)
    }
  }
}
