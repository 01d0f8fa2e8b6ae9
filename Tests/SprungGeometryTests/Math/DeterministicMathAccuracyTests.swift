// SPDX-License-Identifier: MIT

import Foundation
import SprungGeometry
import SprungTestSupport
import Testing

/// Compares each function with the C library at 10⁶ points (10⁷ with ten times the usual number of trials). Half of the
/// points are uniformly distributed over the useful range, and half over its powers of two. The largest error of each
/// function is printed.
@Suite struct DeterministicMathAccuracyTests {
  private let points = 1_000_000 * min(10, Seeds.trials)

  private func check(
    _ name: String, limit: Double = 2, uniform range: ClosedRange<Double>, powers: (Double, Double),
    _ own: (Double) -> Double, _ reference: (Reference) -> Reference
  ) {
    var samples = MathSamples(seed: 0x1234_5678_9abc_def1)
    var worst = 0.0
    var worstAt = 0.0
    for round in 0..<points {
      var x = samples.uniform(range)
      if round & 1 == 0 {
        x = samples.logUniform(powers.0, powers.1)
        if range.lowerBound >= 0 { x = abs(x) }
      }
      let error = unitsInTheLastPlace(own(x), reference(Reference(x)))
      if error > worst || error.isNaN {
        worst = error
        worstAt = x
        if error.isNaN { break }
      }
    }
    print("\(name): worst error \(worst) units in the last place, at \(worstAt)")
    #expect(worst <= limit, "\(name) at \(worstAt)")
    tell(worst)
  }

  private func tell(_ worst: Double) {
    Figures.count(1, "functions", of: "mathematical functions")
    Figures.count(points, "points", of: "mathematical functions")
    Figures.largest(worst, "ULP maximum error", of: "mathematical functions")
  }

  @Test func sine() {
    check("sin", uniform: -100...100, powers: (-40, 1023), DeterministicMath.sin, { Foundation.sin($0) })
  }

  @Test func cosine() {
    check("cos", uniform: -100...100, powers: (-40, 1023), DeterministicMath.cos, { Foundation.cos($0) })
  }

  @Test func tangent() {
    check("tan", uniform: -100...100, powers: (-40, 1023), DeterministicMath.tan, { Foundation.tan($0) })
  }

  @Test func arcSine() {
    check("asin", uniform: -1...1, powers: (-40, 0), DeterministicMath.asin, { Foundation.asin($0) })
  }

  @Test func arcCosine() {
    check("acos", uniform: -1...1, powers: (-40, 0), DeterministicMath.acos, { Foundation.acos($0) })
  }

  @Test func arcTangent() {
    check("atan", uniform: -10...10, powers: (-60, 100), DeterministicMath.atan, { Foundation.atan($0) })
  }

  @Test func exponential() {
    check("exp", uniform: -745...709.7, powers: (-60, 9.4), DeterministicMath.exp, { Foundation.exp($0) })
  }

  @Test func logarithm() {
    check("log", uniform: 0...2, powers: (-1070, 1023), DeterministicMath.log, { Foundation.log($0) })
  }

  private func check(
    _ name: String, limit: Double = 2, _ own: (Double, Double) -> Double,
    _ reference: (Reference, Reference) -> Reference, arguments: (inout MathSamples, Bool) -> (Double, Double)
  ) {
    var samples = MathSamples(seed: 0x1234_5678_9abc_def1)
    var worst = 0.0
    var worstAt = (0.0, 0.0)
    for round in 0..<points {
      let (x, y) = arguments(&samples, round & 1 == 0)
      let error = unitsInTheLastPlace(own(x, y), reference(Reference(x), Reference(y)))
      if error > worst || error.isNaN {
        worst = error
        worstAt = (x, y)
        if error.isNaN { break }
      }
    }
    print("\(name): worst error \(worst) units in the last place, at \(worstAt)")
    #expect(worst <= limit, "\(name) at \(worstAt)")
    tell(worst)
  }

  @Test func arcTangentOfTwo() {
    check(
      "atan2", DeterministicMath.atan2, { Foundation.atan2($0, $1) },
      arguments: { samples, spread in
        spread
          ? (samples.logUniform(-1060, 1023), samples.logUniform(-1060, 1023))
          : (samples.uniform(-10...10), samples.uniform(-10...10))
      })
  }

  @Test func power() {
    check(
      "pow", DeterministicMath.pow, { Foundation.pow($0, $1) },
      arguments: { samples, spread in
        guard spread else { return (samples.uniform(0...10), samples.uniform(-300...300)) }
        // The base is arbitrary, and the exponent keeps the result within the range of Double.
        let base = abs(samples.logUniform(-1070, 1023))
        return (base, samples.uniform(-740...740) / max(abs(Foundation.log(base)), 1))
      })
  }

  @Test func hypotenuse() {
    check(
      "hypot", DeterministicMath.hypot, { Foundation.hypot($0, $1) },
      arguments: { samples, spread in
        let x = spread ? samples.logUniform(-1060, 1020) : samples.uniform(-100...100)
        return (x, x * samples.logUniform(-3, 3))
      })
  }

  @Test func combinedSineAndCosineAreBitIdentical() {
    var samples = MathSamples(seed: 77)
    for _ in 0..<100_000 {
      let x = samples.logUniform(-60, 1023)
      let (sine, cosine) = DeterministicMath.sincos(x)
      #expect(sine.bitPattern == DeterministicMath.sin(x).bitPattern)
      #expect(cosine.bitPattern == DeterministicMath.cos(x).bitPattern)
    }
  }
}
