// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics

extension Figure {
  /// Returns the figures of items that collide with frames and floors.
  static func boundaries() -> [Figure] { bouncing() + dropped() + bullets() + sticks() }

  private static func bouncing() -> [Figure] {
    let place = Playground()
    place.material.elasticity = 1
    place.ball(100, 100, 60)
    let box = place.box(300, 100, 60, 40, angle: 0.3)
    place.throwBody(box, 100, 0, angularVelocity: 2)
    place.material.friction = 0
    for body in place.bodies {
      let set = place.world.addBoundarySet()
      place.world.setFrame(CGRect(x: 0, y: 0, width: 600, height: 500), of: set)
      place.world.addMember(body, to: set)
      place.world.setMaterial(place.material, of: body)
    }
    let start = place.energy + place.gravity * 500 * place.bodies.reduce(0) { $0 + place.world.mass(of: $1) }
    let before = place.energy
    place.pass(10)
    return [Figure("elastic bounces: energy off by", "%", 100 * abs(place.energy - before) / start)]
  }

  /// Drops boxes with default values on a floor, on which they must come to rest flat.
  private static func dropped() -> [Figure] {
    var slowest = 0.0
    var tilt = 0.0
    var events = 0.0
    for index in 0..<6 {
      let place = Playground()
      place.world.reportsContacts = true
      place.material.elasticity = index % 2 == 0 ? 0.2 : 0.5
      place.box(500, 200, 100, 40 + 10 * Double(index), angle: 0.15 + 0.4 * Double(index))
      place.enclose(1_000, 600)
      slowest = max(slowest, place.secondsToRest(atMost: 10))
      let quarters = place.world.angle(of: place.bodies[0]) / (Double.pi / 2)
      tilt = max(tilt, abs(quarters - quarters.rounded()) * 90)
      events += Double(place.world.contactEvents.count)
    }
    return [
      Figure("dropped boxes: asleep after", "s", slowest), Figure("dropped boxes: tilted by", "°", tilt),
      Figure("dropped boxes: contact events", "", events),
    ]
  }

  /// Plays small boxes at maximum speed in a closed box.
  private static func bullets() -> [Figure] {
    let place = Playground()
    place.gravity = 0
    place.material.elasticity = 0.8
    for index in 0..<24 {
      let box = place.box(100 + 130 * Double(index % 6), 100 + 150 * Double(index / 6), 12 + Double(index), 10)
      place.throwBody(
        box, place.chance(-18_000, 18_000), place.chance(-18_000, 18_000), angularVelocity: place.chance(-300, 300))
    }
    place.enclose(900, 700)
    var farthest = 0.0
    place.pass(2) { farthest = max(farthest, place.farthestOutside) }
    return [Figure("bullets: outside the frame by", "pt", farthest)]
  }

  /// Plays long sticks that spin next to walls, alone and among others.
  private static func sticks() -> [Figure] {
    let place = Playground()
    for index in 0..<8 {
      let stick = place.box(150 + 90 * Double(index), 200, 160, 8, angle: Double(index))
      place.throwBody(stick, place.chance(-900, 900), 0, angularVelocity: place.chance(-60, 60))
    }
    place.enclose(900, 500)
    var farthest = 0.0
    let rest = place.secondsToRest(atMost: 10) { farthest = max(farthest, place.farthestOutside) }
    return [Figure("sticks: outside the frame by", "pt", farthest), Figure("sticks: asleep after", "s", rest)]
  }
}
