// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport
import Testing

@testable import SprungPhysics

@Suite struct GradientNoiseTests {
  @Test("Values span -1...1, and their mean is zero")
  func range() {
    var random = SeededRandom(seed: 1)
    var largest = 0.0
    var sum = 0.0
    var squares = 0.0
    let count = 200_000
    for _ in 0..<count {
      let noise = GradientNoise.sample(
        random.double(in: -1000..<1000), random.double(in: -1000..<1000), random.double(in: -1000..<1000), seed: 7)
      largest = max(largest, abs(noise.x), abs(noise.y))
      sum += noise.x + noise.y
      squares += noise.x * noise.x + noise.y * noise.y
    }
    #expect(largest <= 1 && largest > 0.9)
    #expect(abs(sum / Double(2 * count)) < 0.01)
    #expect((squares / Double(2 * count)).squareRoot() > 0.2)
  }

  @Test("The noise is smooth: value and slope are continuous between near points")
  func smoothness() {
    var random = SeededRandom(seed: 2)
    for _ in 0..<400 {
      let x = random.double(in: -50..<50)
      let y = random.double(in: -50..<50)
      let z = random.double(in: -50..<50)
      let step = 0.001
      func at(_ index: Int) -> Double {
        GradientNoise.sample(x + Double(index) * step, y, z, seed: 5).x
      }
      for index in 0..<100 {
        #expect(abs(at(index + 1) - at(index)) < 8 * step)
        #expect(abs(at(index + 1) - 2 * at(index) + at(index - 1)) < 60 * step * step)
      }
    }
  }

  @Test("Seeds and their fields differ, as do the two components")
  func seeds() {
    let first = GradientNoise.seed(kind: .noise, order: 0)
    let others = [GradientNoise.seed(kind: .noise, order: 1), GradientNoise.seed(kind: .turbulence, order: 0)]
    let noise = GradientNoise.sample(0, 0, 0, seed: first)
    #expect(noise.x != noise.y)
    for other in others {
      #expect(other != first)
      #expect(GradientNoise.sample(0, 0, 0, seed: other).x != noise.x)
    }
  }

  @Test("The bits match the recorded values")
  func bits() {
    var hash = StateHash()
    for index in 0..<1000 {
      let noise = GradientNoise.sample(
        Double(index) * 0.37, Double(index) * -0.21, Double(index) * 0.011, seed: UInt64(index % 7))
      hash.combine(noise.x)
      hash.combine(noise.y)
    }
    #expect(hash.value == 8_281_192_734_017_300_551)
  }

  @Test("The noise is zero far away and for nonfinite values", arguments: [1e16, -1e300, .infinity, .nan])
  func far(place: Double) {
    #expect(GradientNoise.sample(place, 0, 0, seed: 1) == (0, 0))
  }
}
