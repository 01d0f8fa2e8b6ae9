// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics

extension Figure {
  /// Returns the figures of stacked items.
  static func piles() -> [Figure] {
    pyramid() + pile(of: "boxes") + pile(of: "balls") + deep() + tower() + slope() + crowd()
  }

  private static func pyramid() -> [Figure] {
    let place = Playground()
    for layer in 0..<12 {
      for index in 0..<(12 - layer) {
        place.box(100 + 62 * Double(index) + 31 * Double(layer), 680 - 40 * Double(layer), 60, 40)
      }
    }
    place.enclose(1_000, 700)
    let starts = place.bodies.map { place.x($0) }
    let rest = place.secondsToRest(atMost: 10)
    let drift = zip(place.bodies, starts).map { abs(place.x($0) - $1) }.max() ?? 0
    return [
      Figure("pyramid: asleep after", "s", rest),
      Figure("pyramid: top sank by", "pt", place.y(place.bodies[place.bodies.count - 1]) - 240),
      Figure("pyramid: drifted by", "pt", drift),
      Figure("pyramid: overlap", "pt", place.deepest),
    ]
  }

  private static func pile(of kind: String) -> [Figure] {
    let place = Playground()
    for index in 0..<42 {
      let x = 90 + 60 * Double(index % 7) + place.chance(-5, 5)
      let y = 60 + 60 * Double(index / 7)
      if kind == "boxes" {
        place.box(x, y, 50, 40, angle: place.chance(-0.5, 0.5))
      } else {
        place.ball(x, y, 30 + Double(index % 4) * 8)
      }
    }
    place.enclose(520, 700)
    var deepest = 0.0
    var step = 0
    let rest = place.secondsToRest(atMost: 10) {
      step += 1
      if step % 8 == 0 { deepest = max(deepest, place.deepest) }
    }
    return [
      Figure("pile of \(kind): asleep after", "s", rest),
      Figure("pile of \(kind): overlap on the way", "pt", deepest),
      Figure("pile of \(kind): overlap at rest", "pt", place.deepest),
    ]
  }

  /// Plays a column of many bodies, and a pile of hundreds. The lowest contacts carry the highest load.
  private static func deep() -> [Figure] {
    let column = Playground()
    for index in 0..<60 { column.box(100, 2_380 - 40 * Double(index), 60, 40) }
    column.enclose(200, 2_400)
    let columnRest = column.secondsToRest(atMost: 10)
    let place = Playground()
    for index in 0..<320 {
      place.ball(30 + 40 * Double(index % 8) + place.chance(-4, 4), 30 + 42 * Double(index / 8), 36)
    }
    place.enclose(330, 1_720)
    let rest = place.secondsToRest(atMost: 10)
    return [
      Figure("column of 60: asleep after", "s", columnRest), Figure("column of 60: overlap", "pt", column.deepest),
      Figure("column of 60: top sank by", "pt", column.y(column.bodies[59]) - 20),
      Figure("deep pile: asleep after", "s", rest), Figure("deep pile: overlap at rest", "pt", place.deepest),
    ]
  }

  /// Plays two bodies on lighter bodies with a thousandth of their mass.
  private static func tower() -> [Figure] {
    let place = Playground()
    for index in 0..<6 {
      place.material.density = index == 3 || index == 5 ? 1_000 : 1
      place.box(500, 950 - 100 * Double(index), 100, 100)
    }
    place.enclose(1_000, 1_000)
    var deepest = 0.0
    let rest = place.secondsToRest(atMost: 10) { deepest = max(deepest, place.deepest) }
    return [Figure("heavy tower: overlap", "pt", deepest), Figure("heavy tower: asleep after", "s", rest)]
  }

  /// Plays a box on a slope that is held by friction, and a box that tips over its lower edge.
  private static func slope() -> [Figure] {
    let place = Playground()
    place.material.friction = 0.5
    let turn = DeterministicMath.sincos(0.35)
    let ramp = place.box(0, 0, 2_000, 100, angle: 0.35)
    place.world.setAnchored(true, of: ramp)
    let body = place.box(80 * turn.sine, -80 * turn.cosine, 60, 60, angle: 0.35)
    place.world.setAllowsRotation(true, of: body)
    place.collide()
    place.pass(0.5)
    let (x, y) = (place.x(body), place.y(body))
    place.pass(4)
    let creep = ((place.x(body) - x) * (place.x(body) - x) + (place.y(body) - y) * (place.y(body) - y)).squareRoot()
    return [Figure("slope: crept by", "pt", creep)]
  }

  /// Plays elastic balls without gravity, which must conserve energy.
  private static func crowd() -> [Figure] {
    let place = Playground()
    place.gravity = 0
    place.material.elasticity = 1
    place.material.friction = 0
    for index in 0..<24 {
      let ball = place.ball(100 + 150 * Double(index % 6), 100 + 150 * Double(index / 6), 40 + 4 * Double(index % 9))
      place.throwBody(ball, place.chance(-500, 500), place.chance(-500, 500))
    }
    place.enclose(1_000, 700)
    let start = place.energy
    place.pass(10)
    return [Figure("elastic crowd: energy off by", "%", 100 * abs(place.energy / start - 1))]
  }
}
