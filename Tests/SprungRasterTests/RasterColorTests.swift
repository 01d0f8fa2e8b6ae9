// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungStage
import Testing

@testable import SprungRaster

@Suite("Blend modes, shadows, groups and masks as pixels") struct RasterColorTests {
  @Test(
    "Each blend mode matches its formula and does not change pixels beside the shape", arguments: DrawingBlend.allCases)
  func blends(mode: DrawingBlend) throws {
    let pairs: [(UInt32, UInt32)] = [
      (0xD060_30FF, 0x3080_C0FF), (0x20C0_40A0, 0xC090_50FF), (0x4060_F0FF, 0xF0A0_20B0), (0x9050_70B0, 0x40B0_A0C0),
    ]
    let seen = try Drawn.pixels { drawn in
      for (index, pair) in pairs.enumerated() {
        drawn.saved {
          $0.fill(pair.1, rect(0, Double(20 * index), 60, 20))
          $0.writer.blend(mode)
          $0.fill(pair.0, rect(20, Double(20 * index), 60, 20))
        }
      }
    }
    for (index, pair) in pairs.enumerated() {
      let y = 20 * index + 10
      #expect(seen.isNear(10, y, pair.1), "pixels beside the shape have changed")
      for (x, backdrop) in [(40, pair.1), (70, 0)] {
        let wanted = BlendFormulas.blended(mode, pair.0, backdrop)
        let isNear = zip(seen.parts(x, y), wanted).allSatisfy { abs(Double($0) - $1) <= 3 }
        #expect(isNear, "\(mode) at \(x): \(seen.parts(x, y)), expected \(wanted)")
      }
    }
  }

  /// The fuzzer found that Cairo left colors with an alpha of 0 in pixels that the shape does not cover.
  @Test(
    "Modes that affect entire colors do not change uncovered pixels",
    arguments: [DrawingBlend.hue, .saturation, .color, .luminosity])
  func wholeColors(mode: DrawingBlend) throws {
    let seen = try Drawn.pixels(width: 30, height: 20) { drawn in
      drawn.shadow(0x1020_3040, 114, 49, 0)
      drawn.writer.blend(mode)
      drawn.line(0x1020_3040, 90, flags: [.bevelJoins], dashes: [143, 93])
      drawn.gradient([106, 0], [49, -5], radii: (0, 5))
    }
    #expect(seen.pixels.allSatisfy { $0 == 0 })
  }

  @Test(
    "Images, texts and lines change only the pixels they cover",
    arguments: [DrawingBlend.clear, .copy, .sourceIn, .destinationIn, .destinationAtop])
  func covers(mode: DrawingBlend) throws {
    let seen = try Drawn.pixels(pictures: [.color(PackedColor(rawValue: 0x00FF_0080))]) { drawn in
      drawn.fill(red, rect(0, 0, 90, 100))
      drawn.writer.blend(mode)
      drawn.image(0, box(10, 10, 20, 20))
      drawn.line(0x00FF_0080, 10, CGPoint(x: 0, y: 50), CGPoint(x: 50, y: 50))
      drawn.text("I", x: 60, baseline: 80, size: 60, color: 0x00FF_0080)
    }
    let wanted = BlendFormulas.blended(mode, 0x00FF_0080, red)
    for (x, y) in [(20, 20), (25, 50)] {
      #expect(zip(seen.parts(x, y), wanted).allSatisfy { abs(Double($0) - $1) <= 3 }, "\(seen.parts(x, y)), \(wanted)")
    }
    for (x, y) in [(5, 5), (20, 40), (55, 50), (85, 20)] { #expect(seen.isNear(x, y, red, 0)) }
  }

  @Test("Opaque drawings start black and stay opaque") func opaque() throws {
    let seen = try Drawn.pixels(isOpaque: true) { drawn in
      drawn.fill(red, rect(0, 0, 50, 50))
      drawn.writer.clear(box(10, 10, 20, 20))
      drawn.writer.blend(.destinationOut)
      drawn.fill(0x0000_0080, rect(30, 30, 20, 20))
    }
    #expect(seen.isNear(80, 80, black, 0) && seen.isNear(20, 20, black, 0) && seen.isNear(5, 5, red, 0))
    #expect(seen.isNear(40, 40, 0x7F00_00FF))
  }

  @Test("Clearing follows transform and clip, but not opacity") func clearing() throws {
    let seen = try Drawn.pixels { drawn in
      drawn.fill(red, rect(0, 0, 100, 100))
      drawn.saved {
        $0.clip(rect(0, 0, 50, 100))
        $0.transform(2, 0, 0, 2, 0, 0)
        $0.writer.alpha(0.2)
        $0.writer.clear(box(10, 10, 30, 10))
      }
    }
    #expect(seen.alpha(30, 30) == 0 && seen.isNear(60, 30, red, 0) && seen.isNear(30, 45, red, 0))
  }

  @Test("The offset of a shadow is not transformed", arguments: [1, 2]) func shadows(scale: Int) throws {
    let seen = try Drawn.pixels(scale: scale) { drawn in
      drawn.transform(0, 2, -2, 0, 40, 10)
      drawn.shadow(blue, 20, 10, 0)
      drawn.fill(red, rect(0, 0, 10, 10))
    }
    #expect(seen.isNear(30 * scale, 20 * scale, red, 0) && seen.isNear(55 * scale, 35 * scale, blue, 0))
    #expect(seen.alpha(55 * scale, 15 * scale) == 0 && seen.alpha(30 * scale, 35 * scale) == 0)
  }

  @Test("The standard deviation of a shadow is half its blur", arguments: [1, 2]) func blur(scale: Int) throws {
    let seen = try Drawn.pixels(scale: scale) { drawn in
      drawn.shadow(black, 0, 60, 20)
      drawn.fill(red, rect(-50, -60, 200, 60))
    }
    // The shadow's edge is at 60: its opacity is 50 % there, 16 % one standard deviation of 10 outside, and 84 %
    // inside.
    for (y, wanted) in [(60, 0.5), (70, 0.16), (50, 0.84)] {
      #expect(abs(Double(seen.alpha(50 * scale, y * scale)) / 255 - wanted) < 0.04, "at \(y)")
    }
  }

  @Test("Groups are drawn as a whole") func groups() throws {
    let seen = try Drawn.pixels { drawn in
      drawn.writer.alpha(0.5)
      drawn.group {
        $0.fill(red, rect(10, 10, 40, 40))
        $0.fill(blue, rect(30, 30, 40, 40))
      }
      drawn.fill(green, rect(80, 0, 10, 10))
    }
    #expect(seen.isNear(40, 40, 0x0000_FF80) && seen.isNear(20, 20, 0xFF00_0080) && seen.isNear(85, 5, 0x00FF_0080))
  }

  @Test("Groups cast a single shadow and blend as a whole") func groupShadows() throws {
    let seen = try Drawn.pixels { drawn in
      drawn.fill(white, rect(0, 0, 100, 100))
      drawn.writer.blend(.multiply)
      drawn.shadow(black, 30, 0, 0)
      drawn.group {
        $0.fill(red, rect(10, 10, 20, 20))
        $0.fill(0x00FF_FFFF, rect(20, 10, 20, 20))
      }
    }
    #expect(seen.isNear(15, 20, red, 0) && seen.isNear(25, 20, 0x00FF_FFFF, 0))
    #expect(seen.isNear(60, 20, black, 0) && seen.isNear(80, 20, white, 0))
  }

  @Test("Groups restore their changes and keep the clip") func groupStates() throws {
    let seen = try Drawn.pixels { drawn in
      drawn.clip(rect(0, 0, 60, 100))
      drawn.group { drawn in
        drawn.transform(1, 0, 0, 1, 40, 0)
        drawn.writer.write(.save)
        drawn.clip(rect(0, 0, 10, 10))
        drawn.group { $0.fill(red, rect(0, 0, 100, 100)) }
      }
      drawn.fill(blue, rect(0, 50, 100, 10))
    }
    #expect(seen.isNear(45, 5, red, 0) && seen.isNear(5, 55, blue, 0))
    for (x, y) in [(55, 5), (45, 15), (5, 5), (65, 55)] { #expect(seen.alpha(x, y) == 0) }
  }

  /// A picture that is opaque on the left and half transparent on the right.
  private let stencil = RasterPicture.drawing(
    Drawn.drawing(width: 10, height: 10) {
      $0.fill(black, rect(0, 0, 5, 10))
      $0.fill(0x0000_0080, rect(5, 0, 5, 10))
    }, [])

  @Test("Masks apply their opacity and blend with the content below") func masks() throws {
    let seen = try Drawn.pixels(pictures: [stencil]) { drawn in
      drawn.fill(red, rect(0, 0, 100, 100))
      drawn.saved {
        $0.mask(0, box(20, 20, 40, 40)) {
          $0.writer.blend(.multiply)
          $0.fill(0xFFFF_00FF, rect(0, 0, 100, 100))
          $0.clip(rect(0, 0, 100, 50))
          $0.fill(0x0000_FFFF, rect(0, 30, 100, 10))
        }
      }
      drawn.fill(green, rect(90, 90, 10, 10))
    }
    #expect(seen.isNear(30, 35, black) && seen.isNear(50, 35, 0x7F00_00FF))
    for (x, y) in [(10, 35), (70, 35), (30, 50), (30, 55)] { #expect(seen.isNear(x, y, red, 1)) }
    #expect(seen.isNear(95, 95, green, 0))
    let alone = try Drawn.pixels(pictures: [stencil]) { drawn in
      drawn.writer.beginMask(0, box(20, 20, 40, 40))
      drawn.fill(red, rect(0, 0, 100, 100))
    }
    #expect(alone.ink == [20, 20, 60, 60] && alone.isNear(30, 40, red) && alone.isNear(50, 40, 0xFF00_0080))
  }
}
