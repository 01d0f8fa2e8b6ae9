// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import SprungTestSupport
import Testing

/// Tests mass ratios of ten thousand and more, speeds of a million points per second, and ten times the usual gravity.
/// No body may pass through a wall, and the energy must be bounded.
@Suite struct MassAndSpeedTests {
  /// The distribution of masses in a scene.
  enum Kind: CaseIterable, Sendable {
    /// One body weighs ten thousand times as much as the others.
    case oneHeavy
    /// Each body weighs ten times as much as the previous one.
    case ascending
    /// All bodies have the minimum effective mass.
    case light
    /// All bodies have the maximum effective mass.
    case heavy
    /// All bodies have equal mass.
    case equal
  }

  /// Initial speeds in points per second.
  static let speeds = [300.0, 20_000, 1e6]

  static let frame = CGRect(x: 0, y: 0, width: 800, height: 600)
  static let gravity = 10_000.0

  static func density(_ kind: Kind, _ index: Int) -> Double {
    switch kind {
    case .oneHeavy: index == 0 ? 10_000 : 1
    case .ascending: [0.01, 0.1, 1, 10, 100][index % 5]
    case .light: 1e-9
    case .heavy: 1e9
    case .equal: 1
    }
  }

  private func energy(_ world: World, _ bodies: [BodyID], _ gravity: Double) -> Double {
    bodies.reduce(0) { $0 + world.kineticEnergy(of: $1) + world.mass(of: $1) * gravity * (600 - world.y($1)) }
  }

  @Test(
    "No body leaves its frame, and the energy never exceeds the initial energy",
    arguments: Kind.allCases, speeds)
  func bounded(kind: Kind, speed: Double) {
    for gravity in [0, Self.gravity] { for seed in Seeds.first(2) { play(kind, speed, gravity, seed) } }
  }

  private func play(_ kind: Kind, _ speed: Double, _ gravity: Double, _ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let world = World()
    var bodies: [BodyID] = []
    for index in 0..<12 {
      let x = 100 + 150 * Double(index % 4) + random.double(in: -20..<20)
      let y = 100 + 150 * Double(index / 4) + random.double(in: -20..<20)
      let body =
        index % 3 == 0
        ? world.addCircle(x: x, y: y, diameter: 60) : world.addUnitBody(x: x, y: y, width: 70, height: 50)
      world.configure(body) {
        $0.density = Self.density(kind, index)
        $0.elasticity = 0.5
        $0.friction = 0.2
      }
      world.setGravity(0, gravity, of: body)
      let way = DeterministicMath.sincos(random.double(in: 0..<6.28))
      world.setVelocity(speed * way.cosine, speed * way.sine, of: body)
      bodies.append(body)
    }
    world.addColliders(bodies)
    world.addFrame(Self.frame, around: bodies)
    let first = energy(world, bodies, gravity)
    var most = 0.0
    var farthest = 0.0
    for _ in 0..<720 {
      world.advance(steps: 1)
      most = max(most, energy(world, bodies, gravity))
      for body in bodies {
        farthest = max(farthest, -world.x(body), world.x(body) - 800, -world.y(body), world.y(body) - 600)
      }
    }
    #expect(
      farthest <= 0, "\(kind), \(speed) pt/s, gravity \(gravity), seed \(seed): a center is \(farthest) points outside")
    // Resolving an overlap may lift a body.
    #expect(
      most <= first * 1.01, "\(kind), \(speed) pt/s, gravity \(gravity), seed \(seed): \(most / first) of the energy")
    Figures.count(1, "runs", of: "masses and speeds")
    Figures.largest(100 * (most / first - 1), "% maximum energy gain", of: "masses and speeds")
  }
}
