// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungStage
import Testing

@testable import SprungRaster

@Suite("Gradients, patterns, pictures and texts as pixels") struct RasterPictureTests {
  static let ends = [(false, false), (true, false), (false, true), (true, true)]

  @Test(
    "Linear gradients extend beyond their ends if requested",
    arguments: ends) func linear(extends: (Bool, Bool)) throws
  {
    let seen = try Drawn.pixels { $0.gradient([20, 0], [80, 0], extends: extends) }
    #expect(seen.isNear(22, 50, 0xF900_06FF, 8) && seen.isNear(78, 50, 0x0600_F9FF, 8))
    #expect(seen.isNear(50, 50, 0x7E00_81FF, 4))
    #expect(seen.isNear(10, 50, extends.0 ? red : 0, 0) && seen.isNear(90, 50, extends.1 ? blue : 0, 0))
  }

  @Test("A slanted gradient ends perpendicular to its line") func slanted() throws {
    let seen = try Drawn.pixels { $0.gradient([30, 30], [70, 70]) }
    let points = [(50, 50), (90, 12), (12, 90), (20, 20), (80, 80), (60, 10), (40, 10)]
    #expect(points.map { seen.alpha($0.0, $0.1) } == [255, 255, 255, 0, 0, 255, 0])
  }

  @Test(
    "Radial gradients extend beyond their ends if requested",
    arguments: ends) func radial(extends: (Bool, Bool)) throws
  {
    let seen = try Drawn.pixels { $0.gradient([50, 50], [50, 50], extends: extends, radii: (10, 40)) }
    #expect(seen.isNear(50, 50, extends.0 ? red : 0, 0) && seen.isNear(2, 50, extends.1 ? blue : 0, 0))
    #expect(seen.isNear(75, 50, 0x7E00_81FF, 6))
  }

  @Test(
    "Gradients between adjacent circles are drawn",
    arguments: ends.prefix(3)) func cones(extends: (Bool, Bool)) throws
  {
    let seen = try Drawn.pixels { $0.gradient([25, 50], [70, 50], extends: extends, radii: (10, 20)) }
    let points = [(17, 50), (40, 50), (85, 50), (92, 50), (40, 20), (8, 50), (97, 30)]
    let (before, after) = (extends.0 ? 255 : 0, extends.1 ? 255 : 0)
    #expect(points.map { seen.alpha($0.0, $0.1) } == [255, 255, 255, after, 0, before, after])
  }

  @Test("Gradients fill the clip and follow transform and opacity") func clipped() throws {
    let seen = try Drawn.pixels { drawn in
      drawn.clip(rect(0, 0, 50, 50))
      drawn.writer.alpha(0.5)
      drawn.transform(0, 1, -1, 0, 0, 0)
      drawn.gradient([0, 0], [50, 0], extends: (true, true))
    }
    #expect(seen.isNear(25, 2, 0xF300_0C80, 6) && seen.isNear(25, 47, 0x0C00_F380, 6) && seen.alpha(60, 25) == 0)
  }

  @Test("Patterns are repeated") func patterns() throws {
    let tile = Drawn.drawing(width: 4, height: 4) {
      $0.fill(red, rect(0, 0, 2, 4))
      $0.fill(blue, rect(2, 0, 2, 4))
    }
    let seen = try Drawn.pixels(pictures: [.drawing(tile, [])]) { drawn in
      drawn.writer.beginPattern(0, tile: box(5, 5, 20, 20), .evenOdd)
      drawn.steps([rect(0, 0, 80, 50), rect(10, 10, 10, 10)])
    }
    for (x, color) in [(10, red), (20, blue), (30, red), (40, blue), (2, blue)] { #expect(seen.isNear(x, 5, color)) }
    #expect(seen.alpha(15, 15) == 0 && seen.alpha(50, 60) == 0)
  }

  @Test("Nested pictures and files are drawn, and undecodable images are skipped") func nested() throws {
    let inner = Drawn.drawing(width: 4, height: 4) { $0.fill(blue, rect(0, 0, 4, 4)) }
    var file = Raster(width: 2, height: 2)
    file.pixels = [UInt32](repeating: 0xFFFF_0000, count: 4)
    let outer = Drawn.drawing(width: 10, height: 10, pictures: 2) {
      $0.fill(green, rect(0, 0, 10, 10))
      $0.image(0, box(0, 0, 5, 10))
      $0.image(1, box(5, 5, 5, 5))
    }
    let pictures: [RasterPicture] = [
      .drawing(outer, [.drawing(inner, []), .encoded(try file.png())]), .missing, .encoded([1, 2, 3]), .raster(file),
    ]
    let seen = try Drawn.pixels(pictures: pictures) { drawn in
      drawn.image(0, box(0, 0, 50, 50))
      drawn.image(1, box(60, 0, 20, 20))
      drawn.image(2, box(60, 0, 20, 20))
      drawn.image(3, box(60, 60, 20, 20))
    }
    #expect(seen.isNear(10, 10, blue) && seen.isNear(40, 10, green) && seen.isNear(40, 40, red))
    #expect(seen.alpha(70, 10) == 0 && seen.isNear(70, 70, red))
  }

  @Test("Parts, tints and pixels of images are drawn") func parts() throws {
    var picture = Raster(width: 2, height: 2)
    picture.pixels = [0xFFFF_0000, 0x8000_0080, 0xFFFF_0000, 0x8000_0080]
    let seen = try Drawn.pixels(pictures: [.raster(picture)]) { drawn in
      drawn.image(0, box(0, 0, 20, 20), source: box(0, 0, 0.5, 1))
      drawn.image(0, box(30, 0, 40, 20), isPixelated: true)
      drawn.image(0, box(0, 30, 40, 20), tint: green, isPixelated: true)
      drawn.writer.alpha(0.5)
      drawn.image(0, box(50, 30, 20, 20), source: box(0, 0, 0.5, 1))
    }
    for x in [2, 18, 49] { #expect(seen.isNear(x, 10, red)) }
    #expect(seen.isNear(50, 10, 0x0000_FF80) && seen.isNear(10, 40, green) && seen.isNear(30, 40, 0x00FF_0080))
    #expect(seen.isNear(60, 40, 0xFF00_0080) && seen.ink == [0, 0, 70, 50])
  }

  @Test("Texts have their measured width", arguments: [(150, 0), (190, 0), (110, 0), (210, 5)] as [(Float, Float)])
  func widths(width: Float, kern: Float) throws {
    let seen = try Drawn.pixels(scale: 2, width: 300, height: 60) {
      $0.text("Hamburgefonstivl", x: 20, baseline: 40, size: 20, width: width, kern: kern)
    }
    let ink = seen.ink.map { Double($0) / 2 }
    // The ink of the last letter ends before the letter's side bearing and the kerning.
    #expect(abs(ink[0] - 21) < 2 && (-3..<1.5).contains(ink[2] - Double(20 + width - kern)), "\(ink)")
    #expect((20..<28).contains(ink[1]) && (42..<47).contains(ink[3]), "\(ink)")
  }

  @Test("Outlined and styled texts are drawn") func looks() throws {
    let outline = try Drawn.pixels {
      $0.text("I", x: 20, baseline: 80, size: 80, color: 0, stroke: red, lineWidth: 2)
    }
    let ink = outline.ink
    #expect(outline.alpha((ink[0] + ink[2]) / 2, 50) == 0 && ink[2] - ink[0] > 5)
    func width(_ text: String, weight: UInt32 = 400, isMonospaced: Bool = false) throws -> Int {
      let ink = try Drawn.pixels(scale: 2) {
        $0.text(text, x: 2, baseline: 80, size: 20, weight: weight, isMonospaced: isMonospaced)
      }.ink
      return ink[2] - (text.count > 1 ? 0 : ink[0])
    }
    #expect(try width("l", weight: 700) > width("l"))
    #expect(abs(try width("iiii.", isMonospaced: true) - width("mmmm.", isMonospaced: true)) <= 1)
  }
}
