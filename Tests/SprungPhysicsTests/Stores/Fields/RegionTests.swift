// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport
import Testing

@testable import SprungPhysics

@Suite struct RegionTests {
  static let circle = Region(radius: 100)
  static let square = Region(size: CGSize(width: 50, height: 50))

  @Test("F13: a circle of 100 minus a square of 50", arguments: [(60.0, 0.0, true), (0, 0, false), (101, 0, false)])
  func difference(x: Double, y: Double, isInside: Bool) {
    let region = RegionTests.circle.difference(RegionTests.square)
    #expect(region.contains(x: x, y: y) == isInside)
    #expect(region.inverse().contains(x: x, y: y) == !isInside)
    #expect(region.inverse().inverse().contains(x: x, y: y) == isInside)
  }

  @Test("Circles and rectangles contain their edges")
  func edges() {
    for (x, y) in [(100.0, 0.0), (0, -100), (60, 80)] { #expect(RegionTests.circle.contains(x: x, y: y)) }
    for (x, y) in [(25.0, 25.0), (-25, 25), (0, -25)] { #expect(RegionTests.square.contains(x: x, y: y)) }
    #expect(!RegionTests.square.contains(x: 25.0000001, y: 0))
    #expect(!RegionTests.circle.contains(x: 60, y: 80.0000001))
  }

  @Test("Sizes that are not positive give an empty region", arguments: [0.0, -0.0, -1, .nan, -.infinity])
  func empty(size: Double) {
    for region in [
      Region(radius: size), Region(size: CGSize(width: size, height: 10)),
      Region(size: CGSize(width: 10, height: size)),
    ] {
      #expect(!region.contains(x: 0, y: 0))
      #expect(region.inverse().contains(x: 0, y: 0))
    }
  }

  @Test("Infinite and huge regions contain everything, and the inverse of an infinite region contains nothing")
  func infinite() {
    for region in [Region.infinite, Region(radius: .infinity), Region(radius: 1e308)] {
      #expect(region.contains(x: 1e300, y: -1e300) && region.contains(x: 0, y: 0))
    }
    #expect(!Region.infinite.inverse().contains(x: 0, y: 0))
    #expect(Region.infinite.inverse().inverse() != Region.infinite.inverse())
  }

  /// A region and an equivalent closure that tests whether a point is inside it.
  private struct Model {
    var region: Region
    var contains: (Double, Double) -> Bool

    static func random(_ random: inout SeededRandom, depth: Int) -> Model {
      guard depth > 0 else {
        let radius = random.double(in: 1..<120)
        if random.bool() {
          return Model(region: Region(radius: radius)) { $0 * $0 + $1 * $1 <= radius * radius }
        }
        let height = random.double(in: 1..<240)
        return Model(region: Region(size: CGSize(width: radius, height: height))) {
          abs($0) <= radius / 2 && abs($1) <= height / 2
        }
      }
      let first = Model.random(&random, depth: random.int(in: 0..<depth))
      let second = Model.random(&random, depth: depth - 1)
      switch random.int(in: 0..<7) {
      case 0:
        return Model(region: first.region.union(second.region)) { first.contains($0, $1) || second.contains($0, $1) }
      case 1:
        return Model(region: second.region.union(first.region)) { first.contains($0, $1) || second.contains($0, $1) }
      case 2:
        return Model(region: first.region.intersection(second.region)) {
          first.contains($0, $1) && second.contains($0, $1)
        }
      case 3, 4:
        return Model(region: first.region.difference(second.region)) {
          first.contains($0, $1) && !second.contains($0, $1)
        }
      case 5:
        return Model(region: second.region.difference(first.region)) {
          second.contains($0, $1) && !first.contains($0, $1)
        }
      default: return Model(region: second.region.inverse()) { !second.contains($0, $1) }
      }
    }
  }

  @Test("Nested regions are equivalent to the combination of their parts", arguments: Seeds.first(60))
  func nesting(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let model = Model.random(&random, depth: 9)
    for _ in 0..<200 {
      let x = random.double(in: -130..<130)
      let y = random.double(in: -130..<130)
      #expect(model.region.contains(x: x, y: y) == model.contains(x, y), "seed \(seed) at \(x), \(y)")
    }
  }

  @Test("A hundred nested rings can be built from either end", arguments: [false, true])
  func rings(fromInside: Bool) {
    var region = Region(radius: fromInside ? 1 : 0)
    if fromInside {
      for radius in 2...100 { region = Region(radius: Double(radius)).difference(region) }
      // The innermost disc is subtracted from the second disc, the result from the third, and so on.
      for radius in 1...100 { #expect(region.contains(x: Double(radius) - 0.5, y: 0) == (radius % 2 == 0)) }
    } else {
      for radius in stride(from: 2.0, through: 100, by: 2) {
        region = region.union(Region(radius: radius).difference(Region(radius: radius - 1)))
      }
      for radius in 1...100 { #expect(region.contains(x: Double(radius) - 0.5, y: 0) == (radius % 2 == 0)) }
    }
  }

  @Test("A program may contain rectangles of any nonnegative size")
  func tinyPrograms() {
    #expect(Region(program: [.rectangle(0.5, 0.25)])?.contains(x: 0.4, y: 0.2) == true)
    #expect(Region(program: [.rectangle(0, 0)]) != nil)
    #expect(Region(program: [.rectangle(-1, 1)]) == nil)
    #expect(Region(program: [.rectangle(1, -1)]) == nil)
  }
}
