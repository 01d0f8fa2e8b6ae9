// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics

extension Figure {
  /// Returns the figures of items attached only to springs.
  static func springs() -> [Figure] { settling() + strip() + righted() + coasting() }

  private static func settling() -> [Figure] {
    var rest = 0.0
    var jump = 0.0
    for damping in [0.1, 0.3, 0.6, 1, 2] {
      let place = Playground()
      place.gravity = 0
      let body = place.box(100, 0, 50, 50)
      place.world.addSpring(to: body, anchor: CGPoint(x: 0, y: 0), frequency: 1.5, damping: damping)
      var last = place.x(body)
      var move = 0.0
      rest += place.secondsToRest(atMost: 20) {
        move = abs(place.x(body) - last)
        last = place.x(body)
      }
      jump = max(jump, move)
    }
    return [Figure("springs: asleep after, sum of five", "s", rest), Figure("springs: last jump", "pt", jump)]
  }

  /// Plays springs that push items along a floor with friction.
  private static func strip() -> [Figure] {
    let place = Playground()
    for index in 0..<5 {
      let body = place.box(100 + 100 * Double(index), 475, 50, 50)
      place.world.addSpring(
        to: body, anchor: CGPoint(x: 140 + 100 * Double(index), y: 475), frequency: 1 + 0.5 * Double(index),
        damping: 0.5)
    }
    place.enclose(800, 500)
    var beside = 0.0
    place.pass(2)
    for (index, body) in place.bodies.enumerated() {
      beside = max(beside, abs(place.x(body) - 140 - 100 * Double(index)))
    }
    return [
      Figure("strip on a floor: beside its place after 2 s", "pt", beside),
      Figure("strip on a floor: asleep after", "s", 2 + place.secondsToRest(atMost: 20)),
    ]
  }

  /// Plays a tilted body that a spring rights.
  private static func righted() -> [Figure] {
    let place = Playground()
    place.gravity = 0
    let body = place.box(0, 0, 100, 50, angle: 1)
    place.world.setRighting(frequency: 2, damping: 0.4, of: body)
    var last = 1.0
    var move = 0.0
    let rest = place.secondsToRest(atMost: 20) {
      move = abs(place.world.angle(of: body) - last)
      last = place.world.angle(of: body)
    }
    return [
      Figure("righted box: asleep after", "s", rest), Figure("righted box: last jump", "°", move * 180 / Double.pi),
    ]
  }

  /// Plays items that are slowed down by resistance.
  private static func coasting() -> [Figure] {
    let place = Playground()
    place.gravity = 0
    place.material.resistance = 2
    place.material.angularResistance = 2
    let body = place.box(0, 0, 100, 50)
    place.throwBody(body, 500, 0, angularVelocity: 10)
    return [
      Figure("coasting box: asleep after", "s", place.secondsToRest(atMost: 20)),
      Figure("coasting box: short by", "pt", 250 - place.x(body)),
    ]
  }
}
