// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import SprungTestSupport
import Testing

/// Tests the energy, rolling and rest of all shapes on a floor.
@Suite struct ShapeEnergyTests {
  typealias Shape = ShapeTrial.Shape

  @Test("No shape gains energy on a floor", arguments: Shape.allCases, [0, 0.6, 1] as [Double])
  func energy(shape: Shape, elasticity: Double) {
    for (friction, resistance) in [(0, 0), (0.6, 0), (0.6, 0.5), (0, 0.5)] as [(Double, Double)] {
      let trial = ShapeTrial(
        shape, gap: 30, velocity: 100, spin: 3, elasticity: elasticity, friction: friction, resistance: resistance)
      let allowed = 1e-6 * trial.energy
      let rise = trial.largestRise(seconds: 4)
      #expect(rise <= allowed, "friction \(friction), resistance \(resistance)")
    }
  }

  /// With `SPRUNG_TRIALS=50`, the test throws each shape 1,000 times.
  @Test(
    "No thrown shape gains energy",
    arguments: [.rectangle, .circle, .ellipse2, .ellipse6, .roundedPath, .concavePath, .compound] as [Shape])
  func thrown(shape: Shape) {
    for seed in 0..<20 * Seeds.trials { expectNoRise(shape, seed: seed) }
  }

  @Test(
    "No shape gains energy with seeds that once caused a gain",
    arguments: [
      (.rectangle, [809, 6341, 6982]),
      (.roundedPath, [160, 1280, 1882, 1984, 2062, 2724, 2756, 3994, 6256, 6412, 7538, 7582, 9564, 9659]),
      (.compound, [1938, 3059, 3884, 7744, 7874]),
    ] as [(Shape, [Int])])
  func thrownOnce(shape: Shape, seeds: [Int]) {
    for seed in seeds { expectNoRise(shape, seed: seed) }
  }

  /// Throws a shape with random parameters and expects its energy not to rise for three seconds.
  private func expectNoRise(_ shape: Shape, seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let trial = ShapeTrial(
      shape, tilt: random.double(in: -3.2..<3.2), gap: random.double(in: 0.1..<80),
      velocity: random.double(in: -200..<200), spin: random.double(in: -8..<8),
      elasticity: seed % 2 == 0 ? 0 : random.double(in: 0..<0.95),
      friction: seed % 3 == 0 ? 0 : random.double(in: 0..<1),
      resistance: seed % 4 == 0 ? 0 : random.double(in: 0.5..<4))
    let allowed = 1e-6 * trial.energy
    let rise = trial.largestRise(seconds: 3)
    #expect(rise <= allowed, "seed \(seed)")
  }

  @Test("Rolling without dissipation loses at most a hundredth of the energy per second", arguments: Shape.round)
  func rolling(shape: Shape) {
    // A circle rolls only if it is pushed. The flat ellipse starts upright and needs a friction of 4.3 to avoid
    // slipping.
    for tilt in [0.5, 1.2] {
      let isCircle = shape == .circle
      let trial = ShapeTrial(
        shape, tilt: tilt, gap: 0, velocity: isCircle ? 300 : 0, spin: isCircle ? 10 : 0,
        friction: 10)
      let first = trial.energy - trial.restEnergy
      trial.world.advance(steps: 4 * 240)
      let last = trial.energy - trial.restEnergy
      #expect(last >= 0.96 * first && last <= first, "tilt \(tilt): \(first), \(last)")
    }
  }

  @Test("With resistance all shapes sleep within ten seconds", arguments: Shape.allCases, [0, 0.5] as [Double])
  func sleep(shape: Shape, elasticity: Double) {
    for friction in [0, 0.5, 1] {
      for tilt in [0.4, 1.3] {
        let trial = ShapeTrial(shape, tilt: tilt, elasticity: elasticity, friction: friction, resistance: 0.5)
        #expect(trial.sleeps(within: 10), "friction \(friction), tilt \(tilt): \(trial.energy - trial.restEnergy)")
      }
    }
  }

  @Test("A shape that rocks by less than a point sleeps without resistance", arguments: Shape.round)
  func rocking(shape: Shape) {
    for amplitude in [0.2, 0.5, 0.9] {
      let radius = Double(max(shape.size.width, shape.size.height)) / 2
      let trial = ShapeTrial(shape, tilt: amplitude / radius, gap: 0, friction: 1)
      #expect(trial.sleeps(within: 4), "amplitude \(amplitude)")
    }
  }

  /// With `SPRUNG_TRIALS=200`, the test drops 10,000 ellipses.
  @Test("Random ellipses fall asleep")
  func random() {
    for seed in 0..<50 * Seeds.trials {
      var random = SeededRandom(seed: UInt64(seed))
      let width = random.double(in: 10..<120)
      let size = CGSize(width: width, height: width / random.double(in: 1.01..<6))
      let trial = ShapeTrial(
        .ellipse2, size: size, tilt: random.double(in: -3.2..<3.2), gap: random.double(in: 0.1..<80),
        velocity: random.double(in: -200..<200), spin: random.double(in: -8..<8),
        elasticity: seed % 2 == 0 ? 0 : random.double(in: 0..<0.95),
        friction: seed % 3 == 0 ? 0 : random.double(in: 0..<1), resistance: random.double(in: 0.5..<4))
      #expect(trial.sleeps(within: 30), "seed \(seed)")
    }
  }
}
