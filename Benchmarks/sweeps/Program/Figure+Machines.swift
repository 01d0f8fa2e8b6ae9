// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics

extension Figure {
  /// Returns the figures of joints combined with contacts, stops and other joints.
  static func machines() -> [Figure] { cradle() + contradiction() + bridge() + pendant() + swing() + doll() }

  private static func cradle() -> [Figure] {
    let place = Playground()
    place.material.elasticity = 1
    for index in 0..<5 {
      let x = 300 + 100 * Double(index)
      let body = index == 0 ? place.ball(x - 150, 259.807_621_135_331_6, 100) : place.ball(x, 300, 100)
      place.hang(.rod(length: 300), body, x, 0)
    }
    place.collide()
    let start = place.energy
    let whole = place.world.mass(of: place.bodies[0]) * 1_000 * (300 - 259.807_621_135_331_6)
    place.pass(30)
    return [Figure("cradle: energy off by, after 30 s", "%", 100 * abs(place.energy - start) / whole)]
  }

  /// Plays rods that cannot all be satisfied.
  private static func contradiction() -> [Figure] {
    let place = Playground()
    let body = place.ball(150, 0, 20)
    place.hang(.rod(length: 100), body, 0, 0)
    place.hang(.rod(length: 100), body, 300, 0)
    let pair = [place.ball(0, 500, 20), place.ball(100, 500, 20), place.ball(50, 560, 20)]
    place.join(.rod(length: 10), pair[0], pair[1])
    place.join(.rod(length: 80), pair[1], pair[2])
    place.join(.rod(length: 30), pair[2], pair[0])
    place.hang(.rod(length: 60), pair[2], 50, 500)
    place.pass(4)
    var fastest = 0.0
    place.pass(1) { fastest = max(fastest, place.speed(body)) }
    let (x, y) = (place.x(body) - 150, place.y(body))
    return [
      Figure("contradicting rods: trembles", "pt/s", fastest),
      Figure("contradicting rods: off by", "pt", (x * x + y * y).squareRoot()),
    ]
  }

  /// Plays planks on ropes with boxes on them.
  private static func bridge() -> [Figure] {
    let place = Playground()
    var joints: [JointID?] = []
    for index in 0..<12 {
      let plank = place.box(120 + 50 * Double(index), 400, 50, 12)
      if index > 0 {
        joints.append(
          place.join(.rope(length: 8), plank, place.bodies[index - 1]) {
            $0.offset = CGVector(dx: -25, dy: 0)
            $0.otherOffset = CGVector(dx: 25, dy: 0)
          })
      } else {
        joints.append(place.hang(.rope(length: 8), plank, 95, 400) { $0.offset = CGVector(dx: -25, dy: 0) })
      }
    }
    joints.append(place.hang(.rope(length: 8), place.bodies[11], 695, 400) { $0.offset = CGVector(dx: 25, dy: 0) })
    for index in 0..<5 { place.box(200 + 90 * Double(index), 250, 50, 40) }
    place.enclose(800, 700)
    var stretch = 0.0
    let rest = place.secondsToRest(atMost: 10) {
      for case let joint? in joints { stretch = max(stretch, place.world.length(of: joint) - 8) }
    }
    return [
      Figure("bridge with loads: asleep after", "s", rest),
      Figure("bridge with loads: ropes stretched by", "pt", stretch),
      Figure("bridge with loads: overlap", "pt", place.deepest),
    ]
  }

  /// Plays a heavy ball on a chain that swings into a wall of boxes.
  private static func pendant() -> [Figure] {
    let place = Playground()
    var rods: [JointID?] = []
    for index in 0..<6 {
      place.material.density = index == 5 ? 30 : 1
      let body = place.ball(360 - 50 * Double(index + 1), 100, index == 5 ? 60 : 16)
      rods.append(
        index == 0
          ? place.hang(.rod(length: 50), body, 360, 100) : place.join(.rod(length: 50), body, place.bodies[index - 1]))
    }
    place.material.density = 1
    for index in 0..<10 { place.box(430 + 50 * Double(index % 2), 480 - 40 * Double(index / 2), 48, 40) }
    place.enclose(800, 500)
    var stretch = 0.0
    var deepest = 0.0
    place.pass(4) {
      for case let rod? in rods { stretch = max(stretch, abs(place.world.length(of: rod) - 50)) }
      deepest = max(deepest, place.deepest)
    }
    return [
      Figure("heavy pendant in a wall: rods off by", "pt", stretch),
      Figure("heavy pendant in a wall: overlap", "pt", deepest),
    ]
  }

  /// Measures the position at which a damped pendulum falls asleep.
  private static func swing() -> [Figure] {
    let place = Playground()
    place.material.resistance = 0.5
    let body = place.ball(100, 0, 40)
    place.hang(.rod(length: 200), body, 0, 0) { $0.anchor = CGPoint(x: 0, y: -173.205_080_756_887_7) }
    let rest = place.secondsToRest(atMost: 40)
    return [
      Figure("swing: asleep after", "s", rest), Figure("swing: stopped beside the middle by", "pt", abs(place.x(body))),
    ]
  }

  /// Plays a figure with pins, stops and friction that falls down.
  private static func doll() -> [Figure] {
    let place = Playground()
    let trunk = place.box(250, 200, 40, 90)
    var pins: [JointID?] = []
    for side in [-1.0, 1] {
      let arm = place.box(250 + side * 45, 165, 50, 14)
      pins.append(
        place.join(.pin, arm, trunk) {
          $0.offset = CGVector(dx: -side * 25, dy: 0)
          $0.otherOffset = CGVector(dx: side * 20, dy: -35)
          $0.frictionTorque = 2_000
        })
      let leg = place.box(250 + side * 12, 275, 16, 60)
      pins.append(
        place.join(.pin, leg, trunk) {
          $0.offset = CGVector(dx: 0, dy: -30)
          $0.otherOffset = CGVector(dx: side * 12, dy: 45)
          $0.lowerLimit = -1
          $0.upperLimit = 1
        })
    }
    place.throwBody(trunk, 300, -200, angularVelocity: 3)
    place.enclose(800, 600)
    var apart = 0.0
    let rest = place.secondsToRest(atMost: 20) {
      for case let pin? in pins { apart = max(apart, place.world.length(of: pin)) }
    }
    return [Figure("doll: asleep after", "s", rest), Figure("doll: pins apart by", "pt", apart)]
  }
}
