// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import SprungDisplay

@Suite("SVG of paths, gradients and masks", .oneApplication)
struct SVGDrawingTests {
  private func picture(_ write: (FrameEncoder) -> Void) throws -> String {
    let encoder = FrameEncoder()
    encoder.beginFrame()
    encoder.create(1, parent: 0, kind: .shape, index: 0)
    encoder.bounds(1, width: 100, height: 50)
    write(encoder)
    var tree = StageTree()
    try tree.apply(Frame.decode(at: encoder.endFrame(flags: [], simulatedTime: 0)))
    return SVGPicture(tree, width: 100, height: 50).text
  }

  @Test("square corners in some positions turn the box into a path")
  func corners() throws {
    let whole = try picture { encoder in
      encoder.bounds(1, width: 100, height: 50, cornerRadius: 8)
      encoder.paint(1, fill: .black)
    }
    #expect(whole.contains("<rect width=\"100.0\" height=\"50.0\" rx=\"8.0\" fill=\"#000000\"/>"))
    let upper = try picture { encoder in
      encoder.bounds(
        1, width: 100, height: 50, cornerRadius: 8, flags: [.squaresMinXMaxY, .squaresMaxXMaxY])
      encoder.paint(1, fill: .black)
    }
    #expect(
      upper.contains(
        "<path d=\"M 0.0 8.0 Q 0.0 0.0 8.0 0.0 L 92.0 0.0 Q 100.0 0.0 100.0 8.0 L 100.0 50.0 Q 100.0 50.0 100.0 50.0"
          + " L 0.0 50.0 Q 0.0 50.0 0.0 50.0 Z\" fill=\"#000000\"/>"))
  }

  @Test("a path and its stroke may have different outlines")
  func path() throws {
    let text = try picture { encoder in
      encoder.beginPath(
        1, fill: .black, stroke: .white, lineWidth: 3, flags: [.roundCaps, .bevelJoins], miterLimit: 4, dashPhase: 1,
        dashes: [5, 2])
      encoder.pathMove(x: 1, y: 2)
      encoder.pathLine(x: 3, y: 4)
      encoder.pathOutline()
      encoder.pathMove(x: 5, y: 6)
      encoder.endPath()
    }
    #expect(text.contains("<path d=\"M1.0 2.0 L3.0 4.0\" fill=\"#000000\"/>"))
    #expect(text.contains("<path d=\"M5.0 6.0\" fill=\"none\" stroke-width=\"3.0\" stroke=\"#ffffff\""))
    #expect(
      text.contains(
        "stroke-linecap=\"round\" stroke-linejoin=\"bevel\" stroke-dasharray=\"5.0 2.0\" stroke-dashoffset=\"1.0\""))
  }

  @Test("linear and radial gradients are drawn")
  func gradients() throws {
    let axial = try picture { encoder in
      encoder.beginGradient(1, kind: .axial, startX: 0, startY: 0, endX: 1, endY: 1, count: 2)
      encoder.gradientStop(.black, at: 0)
      encoder.gradientStop(PackedColor(rawValue: 0xFF00_0080), at: 1)
      encoder.endGradient()
    }
    #expect(
      axial.contains(
        "<linearGradient id=\"gradient1\" gradientUnits=\"userSpaceOnUse\" x1=\"0.0\" y1=\"0.0\" x2=\"100.0\" y2=\"50.0\">"
      ))
    #expect(axial.contains("<stop offset=\"1.0\" stop-color=\"#ff0000\" stop-opacity=\""))
    #expect(axial.contains("fill=\"url(#gradient1)\"/>"))
    let radial = try picture { encoder in
      encoder.beginGradient(1, kind: .radial, startX: 0.5, startY: 0.5, endX: 1, endY: 1, count: 1)
      encoder.gradientStop(.black, at: 0)
      encoder.endGradient()
    }
    #expect(radial.contains("gradientTransform=\"translate(50.0 25.0) scale(50.0 25.0)\""))
  }

  @Test("masks by path and by gradient are applied, and removing them has an effect")
  func masks() throws {
    let cut = try picture { encoder in
      encoder.beginPathMask(1, flags: [.evenOdd])
      encoder.pathMove(x: 1, y: 2)
      encoder.pathClose()
      encoder.endPath()
    }
    #expect(cut.contains("<clipPath id=\"mask1\"><path d=\"M1.0 2.0 Z\" clip-rule=\"evenodd\"/></clipPath>"))
    #expect(cut.contains("clip-path=\"url(#mask1)\""))
    let faded = try picture { encoder in
      encoder.beginGradientMask(
        1, x: 1, y: 2, width: 30, height: 40, kind: .axial, startX: 0, startY: 0, endX: 0, endY: 1, count: 1)
      encoder.gradientStop(.black, at: 1)
      encoder.endGradient()
    }
    #expect(faded.contains("mask=\"url(#mask1)\"") && faded.contains("translate(1.0 2.0)"))
    let plain = try picture { encoder in
      encoder.beginPathMask(1)
      encoder.endPath()
      encoder.removeMask(1)
    }
    #expect(!plain.contains("mask"))
  }
}
