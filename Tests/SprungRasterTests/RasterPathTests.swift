// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungStage
import Testing

@testable import SprungRaster

@Suite("Paths, states and lines as pixels") struct RasterPathTests {
  @Test("Both fill rules are drawn") func rules() throws {
    let whole = try Drawn.pixels { $0.fill(red, rect(10, 10, 80, 80), rect(30, 30, 40, 40)) }
    #expect(whole.alpha(5, 5) == 0 && whole.isNear(20, 20, red, 0) && whole.isNear(50, 50, red, 0))
    let holed = try Drawn.pixels { $0.fill(red, rect(10, 10, 80, 80), rect(30, 30, 40, 40), flags: .evenOdd) }
    #expect(holed.isNear(20, 20, red, 0) && holed.alpha(50, 50) == 0)
  }

  @Test("Curves and translucent colors are drawn") func curves() throws {
    let seen = try Drawn.pixels { drawn in
      drawn.writer.beginFill(PackedColor(rawValue: 0xFF00_0080), [])
      drawn.writer.step(.move, CGPoint(x: 0, y: 0))
      drawn.writer.step(.line, CGPoint(x: 60, y: 0))
      drawn.writer.step(.cubic, CGPoint(x: 60, y: 33), CGPoint(x: 33, y: 60), CGPoint(x: 0, y: 60))
      drawn.writer.step(.close)
      drawn.writer.end()
      drawn.writer.beginFill(PackedColor(rawValue: blue), [])
      drawn.writer.step(.move, CGPoint(x: 60, y: 60))
      drawn.writer.step(.quadratic, CGPoint(x: 80, y: 100), CGPoint(x: 100, y: 60))
      drawn.writer.step(.close)
      drawn.writer.end()
    }
    #expect(seen.isNear(30, 30, 0xFF00_0080) && seen.alpha(50, 50) == 0)
    // A quadratic curve reaches half as far as its control point.
    #expect(seen.isNear(80, 75, blue, 0) && seen.alpha(80, 83) == 0)
  }

  @Test("Clips intersect until the state is restored") func clips() throws {
    let seen = try Drawn.pixels { drawn in
      drawn.saved { drawn in
        drawn.clip(rect(0, 0, 50, 100))
        drawn.saved { drawn in
          drawn.clip(rect(0, 0, 100, 50))
          drawn.fill(red, rect(0, 0, 100, 100))
        }
        drawn.fill(blue, rect(0, 60, 100, 10))
      }
      drawn.fill(green, rect(90, 90, 10, 10))
    }
    #expect(seen.isNear(25, 25, red, 0) && seen.isNear(25, 65, blue, 0) && seen.isNear(95, 95, green, 0))
    #expect(seen.alpha(75, 25) == 0 && seen.alpha(25, 55) == 0 && seen.alpha(75, 65) == 0)
    let holed = try Drawn.pixels {
      $0.clip(rect(10, 10, 80, 80), rect(30, 30, 40, 40), flags: .evenOdd)
      $0.fill(red, rect(0, 0, 100, 100))
    }
    #expect(holed.alpha(5, 5) == 0 && holed.isNear(20, 20, red, 0) && holed.alpha(50, 50) == 0)
  }

  @Test("Nested states are restored, and an excess restore is ignored") func states() throws {
    let seen = try Drawn.pixels { drawn in
      drawn.saved { drawn in
        drawn.writer.alpha(0.5)
        drawn.saved { drawn in
          drawn.writer.alpha(1)
          drawn.transform(1, 0, 0, 1, 50, 0)
          drawn.fill(red, rect(0, 0, 10, 10))
        }
        drawn.fill(red, rect(0, 0, 10, 10))
      }
      drawn.fill(red, rect(20, 0, 10, 10))
      drawn.writer.write(.restore)
      drawn.fill(red, rect(30, 0, 10, 10))
    }
    #expect(seen.isNear(55, 5, red, 0) && seen.isNear(5, 5, 0xFF00_0080))
    #expect(seen.isNear(25, 5, red, 0) && seen.isNear(35, 5, red, 0))
  }

  @Test(
    "A transform is applied before the current one, and a singular transform draws nothing") func transforms() throws
  {
    let seen = try Drawn.pixels { drawn in
      drawn.saved {
        $0.transform(0, 0, 0, 0, 5, 5)
        $0.fill(blue, rect(-100, -100, 300, 300))
        $0.group { $0.fill(blue, rect(-100, -100, 300, 300)) }
        $0.clip(rect(0, 0, 1, 1))
        $0.writer.clear(box(0, 0, 100, 100))
      }
      drawn.transform(1, 0, 0, 1, 50, 20)
      drawn.transform(0, 2, -2, 0, 0, 0)
      drawn.fill(red, rect(0, 0, 20, 10))
    }
    #expect(seen.ink == [30, 20, 50, 60])
  }

  @Test("Caps, dashes and their phase are drawn") func lines() throws {
    let seen = try Drawn.pixels { drawn in
      drawn.line(red, 4, CGPoint(x: 10, y: 10), CGPoint(x: 60, y: 10), flags: .squareCaps)
      drawn.line(red, 4, CGPoint(x: 10, y: 30), CGPoint(x: 60, y: 30))
      drawn.line(blue, 4, CGPoint(x: 10, y: 50), CGPoint(x: 60, y: 50), phase: 4, dashes: [4, 2])
      drawn.line(blue, 4, CGPoint(x: 10, y: 70), CGPoint(x: 60, y: 70), dashes: [0, 0])
    }
    #expect([8, 61, 7, 62].map { seen.alpha($0, 10) } == [255, 255, 0, 0])
    #expect([9, 10, 60].map { seen.alpha($0, 30) } == [0, 255, 0])
    #expect([10, 11, 12, 15, 16, 18].map { seen.alpha($0, 50) } == [0, 0, 255, 255, 0, 255])
    #expect(seen.alpha(40, 70) == 255)
  }

  @Test("Joins and the miter limit are drawn") func joins() throws {
    func top(_ flags: PathFlags, _ miter: Float) throws -> Int {
      let corner = [CGPoint(x: 20, y: 70), CGPoint(x: 50, y: 20), CGPoint(x: 80, y: 70)]
      return try Drawn.pixels {
        $0.line(red, 10, corner[0], corner[1], corner[2], flags: flags, miter: miter)
      }.ink[1]
    }
    let (pointed, cut) = (try top([], 10), try top([], 1))
    let (bevel, rounded) = (try top(.bevelJoins, 10), try top(.roundJoins, 10))
    #expect(pointed < rounded && rounded < bevel && cut == bevel)
  }

  @Test("The thinnest line is one pixel wide", arguments: [1, 2, 3]) func thinnest(scale: Int) throws {
    let seen = try Drawn.pixels(scale: scale) {
      $0.transform(4, 0, 0, 4, 0, 0)
      let y = 10 + 0.125 / Double(scale)
      $0.line(red, 0, CGPoint(x: 5, y: y), CGPoint(x: 15, y: y))
    }
    let column = (38 * scale..<43 * scale).map { seen.alpha(40 * scale, $0) }
    #expect(column.reduce(0, +) == 255 && seen.alpha(40 * scale, 40 * scale) == 255)
  }
}
