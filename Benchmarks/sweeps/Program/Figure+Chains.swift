// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics

extension Figure {
  /// Returns the figures of items suspended on rods and ropes.
  static func chains() -> [Figure] { pendulum() + whip() + jerk() + bundle() + late() }

  /// A chain that reports the stretch of its joints.
  private final class Chain {
    let place = Playground()
    private var joints: [(joint: JointID, length: Double)] = []

    func link(_ joint: JointID?, _ length: Double) {
      if let joint { joints.append((joint, length)) }
    }

    var first: JointID? { joints.first?.joint }

    /// The excess length of the most stretched joint, in points.
    var stretch: Double { joints.map { place.world.length(of: $0.joint) - $0.length }.max() ?? 0 }

    /// Creates a row of balls on a line from the origin.
    func row(_ kind: (Double) -> JointDescription.Kind, _ count: Int, spacing: Double, density: (Int) -> Double) {
      for index in 0..<count {
        place.material.density = density(index)
        let body = place.ball(spacing * Double(index + 1), 0, spacing * 0.7)
        if index > 0 {
          link(place.join(kind(spacing), body, place.bodies[index - 1]), spacing)
        } else {
          link(place.hang(kind(spacing), body, 0, 0), spacing)
        }
      }
    }
  }

  private static func pendulum() -> [Figure] {
    let chain = Chain()
    chain.row({ .rod(length: $0) }, 12, spacing: 40, density: { _ in 1 })
    let start = chain.place.energy
    // This is the energy that is converted to motion until all balls hang down.
    let whole = chain.place.bodies.enumerated().reduce(0.0) {
      $0 + chain.place.world.mass(of: $1.element) * 1_000 * 40 * Double($1.offset + 1)
    }
    var stretch = 0.0
    chain.place.pass(10) { stretch = max(stretch, abs(chain.stretch)) }
    return [
      Figure("chain of rods: energy off by", "%", 100 * abs(chain.place.energy - start) / whole),
      Figure("chain of rods: stretched by", "pt", stretch),
    ]
  }

  private static func whip() -> [Figure] {
    let chain = Chain()
    chain.row({ .rope(length: $0) }, 16, spacing: 14, density: { 16 / Double($0 + 2) })
    chain.place.throwBody(chain.place.bodies[15], -300, -900)
    let start = chain.place.energy
    let whole = chain.place.bodies.enumerated().reduce(0.0) {
      $0 + chain.place.world.mass(of: $1.element) * 1_000 * 14 * Double($1.offset + 1)
    }
    var stretch = 0.0
    var gain = 0.0
    chain.place.pass(8) {
      stretch = max(stretch, chain.stretch)
      gain = max(gain, chain.place.energy - start)
    }
    return [
      Figure("whip: stretched by", "pt", stretch), Figure("whip: energy gained", "%", 100 * gain / whole),
      Figure("whip: energy lost", "%", 100 * max(0, start - chain.place.energy) / whole),
    ]
  }

  /// Plays a long light chain with a heavy end, whose anchor jumps.
  private static func jerk() -> [Figure] {
    let chain = Chain()
    chain.row({ .rope(length: $0) }, 30, spacing: 20, density: { $0 == 29 ? 500 : 1 })
    chain.place.pass(3)
    var stretch = 0.0
    var fastest = 0.0
    let look = {
      stretch = max(stretch, chain.stretch)
      for body in chain.place.bodies { fastest = max(fastest, chain.place.speed(body)) }
    }
    for jump in 0..<3 {
      if let joint = chain.first { chain.place.world.setAnchor(CGPoint(x: jump % 2 == 0 ? 200 : 0, y: 0), of: joint) }
      chain.place.pass(0.25)
      chain.place.pass(0.75, look)
    }
    return [
      Figure("jerked chain: stretched by", "pt", stretch), Figure("jerked chain: fastest piece", "pt/s", fastest),
    ]
  }

  /// Plays light pieces between heavy ones under tension.
  private static func bundle() -> [Figure] {
    let chain = Chain()
    chain.row({ .rod(length: $0) }, 12, spacing: 30, density: { $0 % 4 == 3 ? 1_000 : 0.2 })
    for (index, body) in chain.place.bodies.enumerated() {
      chain.place.world.setPosition(CGPoint(x: 0, y: 30 * (index + 1)), of: body)
    }
    chain.place.throwBody(chain.place.bodies[11], 50, 0)
    chain.place.pass(4)
    var fastest = 0.0
    chain.place.pass(1) { for body in chain.place.bodies { fastest = max(fastest, chain.place.speed(body)) } }
    return [Figure("light among heavy: trembles", "pt/s", fastest)]
  }

  /// Plays a rope that is too long when it is created.
  private static func late() -> [Figure] {
    let place = Playground()
    let body = place.ball(0, 160, 40)
    guard let joint = place.hang(.rope(length: 100), body, 0, 0) else { return [] }
    var steps = 0
    var fastest = 0.0
    while place.world.length(of: joint) > 100.01, steps < 480 {
      place.world.advance(steps: 1)
      fastest = max(fastest, place.speed(body))
      steps += 1
    }
    return [
      Figure("rope 60 pt too long: right after", "s", Double(steps) / 240),
      Figure("rope 60 pt too long: flung with", "pt/s", fastest),
    ]
  }
}
