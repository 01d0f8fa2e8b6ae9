// SPDX-License-Identifier: MIT

import CGtk
import Foundation
import SprungStage
import Testing

@testable import SprungWindow

@MainActor @Suite(.serialized) struct DrawingTests {
  private let white: UInt32 = 0xFF_FFFF
  private let red: UInt32 = 0xFF_0000

  @Test("a square fills exactly its frame") func square() throws {
    let stage = DrawnStage()
    try stage.frame(stage.box(1, x: 5, y: 4))
    for (y, row) in stage.pixels().enumerated() {
      for (x, pixel) in row.enumerated() {
        #expect(pixel == (x >= 5 && x < 15 && y >= 4 && y < 14 ? red : white))
      }
    }
  }

  @Test("only selected corners are rounded") func corners() throws {
    let stage = DrawnStage()
    try stage.frame(stage.box(1, x: 5, y: 4, radius: 5, flags: .squaresMaxXMaxY))
    let pixels = stage.pixels()
    #expect(pixels[4][5] == white)
    #expect(pixels[13][14] == red)
    #expect(pixels[9][10] == red)
  }

  @Test("clipping layers clip their sublayers") func clipping() throws {
    let stage = DrawnStage()
    try stage.frame { frame in
      stage.box(1, x: 5, y: 5, flags: .clips, color: 0)(frame)
      stage.box(2, in: 1, x: 5, y: 0)(frame)
    }
    let row = stage.pixels()[8]
    #expect(row[9] == white && row[10] == red && row[14] == red && row[15] == white)
  }

  @Test("content of a scroll view is offset") func scrolling() throws {
    let stage = DrawnStage()
    try stage.frame { frame in
      frame.create(1, parent: 0, kind: .scroller, index: 0)
      frame.bounds(1, width: 40, height: 20, cornerRadius: 0, flags: [])
      stage.box(2, in: 1, x: 20, y: 0)(frame)
      frame.origin(1, x: 15, y: 0, isMoving: false)
    }
    let row = stage.pixels()[5]
    #expect(row[4] == white && row[5] == red && row[14] == red && row[15] == white)
  }

  @Test("opacity applies to a layer and its sublayers as a group") func opacity() throws {
    let stage = DrawnStage()
    try stage.frame { frame in
      stage.box(1, x: 0, y: 0)(frame)
      stage.box(2, in: 1, x: 0, y: 0)(frame)
      frame.opacity(1, opacity: 0.5, isHidden: false)
    }
    let pixel = stage.pixels()[5][5]
    #expect(pixel >> 16 == 255 && (126...129).contains(pixel & 255))
    try stage.frame { $0.opacity(1, opacity: 1, isHidden: true) }
    #expect(stage.pixels()[5][5] == white)
  }

  @Test("a border is inside the edge and above the sublayers") func border() throws {
    let stage = DrawnStage()
    try stage.frame { frame in
      stage.box(1, x: 0, y: 0, width: 20)(frame)
      frame.paint(1, fill: .white, border: .black, borderWidth: 2)
      stage.box(2, in: 1, x: 0, y: 0, width: 20)(frame)
    }
    let row = stage.pixels()[5]
    #expect(row[0] == 0 && row[1] == 0 && row[2] == red && row[17] == red && row[18] == 0 && row[20] == white)
  }

  @Test("a gradient extends from its start point to its end point") func gradient() throws {
    let stage = DrawnStage()
    try stage.frame { frame in
      stage.box(1, x: 0, y: 0, width: 40, height: 20, color: 0)(frame)
      frame.beginGradient(1, kind: .axial, startX: 0, startY: 0.5, endX: 1, endY: 0.5, count: 2)
      frame.gradientStop(.black, at: 0)
      frame.gradientStop(.white, at: 1)
      frame.endGradient()
    }
    let row = stage.pixels()[10].map { $0 & 255 }
    #expect(row[0] < 10 && row[39] > 245)
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test("paths are filled, stroked and clipped", arguments: [false, true]) func paths(isMask: Bool) throws {
    let stage = DrawnStage()
    try stage.frame { frame in
      if isMask {
        stage.box(1, x: 0, y: 0, width: 40, height: 20)(frame)
        frame.beginPathMask(1)
      } else {
        frame.create(1, parent: 0, kind: .shape, index: 0)
        frame.bounds(1, width: 40, height: 20, cornerRadius: 0, flags: [])
        frame.beginPath(1, fill: PackedColor(rawValue: 0xFF00_00FF), stroke: .clear, lineWidth: 0)
      }
      frame.pathMove(x: 0, y: 0)
      frame.pathLine(x: 20, y: 0)
      frame.pathLine(x: 0, y: 20)
      frame.pathClose()
      frame.endPath()
    }
    let pixels = stage.pixels()
    #expect(pixels[3][3] == red && pixels[15][15] == white && pixels[3][25] == white)
  }

  @Test("a gradient mask fades a layer") func fading() throws {
    let stage = DrawnStage()
    try stage.frame { frame in
      stage.box(1, x: 0, y: 0, width: 40, height: 20)(frame)
      frame.beginGradientMask(
        1, x: 0, y: 0, width: 40, height: 20, kind: .axial, startX: 0, startY: 0, endX: 1, endY: 0,
        count: 2)
      frame.gradientStop(.black, at: 0)
      frame.gradientStop(PackedColor(rawValue: 0), at: 1)
      frame.endGradient()
    }
    let row = stage.pixels()[10].map { $0 & 255 }
    #expect(row[0] < 10 && row[39] > 245)
  }

  @Test("a backdrop blurs only the content behind it") func backdrop() throws {
    let stage = DrawnStage()
    try stage.frame { frame in
      stage.box(1, x: 0, y: 0, width: 20, height: 20)(frame)
      stage.box(2, index: 1, x: 0, y: 0, width: 40, height: 10, color: 0)(frame)
      frame.backdrop(2, radius: 3)
    }
    let pixels = stage.pixels()
    #expect(pixels[5][22] != white && pixels[5][22] != red)
    #expect(pixels[15][19] == red && pixels[15][20] == white)
    // When the layer behind moves, the blurred layer in front must show the change.
    try stage.frame { $0.matrix2D(1, a: 1, b: 0, c: 0, d: 1, tx: -20, ty: 0) }
    #expect(stage.pixels()[5][22] == white)
  }

  @Test("a layer with a 3D transform is drawn at any depth") func depth() throws {
    let stage = DrawnStage()
    try stage.frame { frame in
      stage.box(1, x: 0, y: 0)(frame)
      frame.matrix3D(
        1, m11: 2, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 4,
        m42: 0, m43: 1e6, m44: 1)
    }
    let row = stage.pixels()[5]
    #expect(row[3] == white && row[4] == red && row[23] == red && row[24] == white)
  }

  @Test("the back of a single-sided layer is not drawn") func back() throws {
    let stage = DrawnStage()
    try stage.frame { frame in
      stage.box(1, x: 0, y: 0, flags: .hidesBackface)(frame)
      frame.matrix2D(1, a: -1, b: 0, c: 0, d: 1, tx: 10, ty: 0)
    }
    #expect(stage.pixels()[5][5] == white)
  }

  @Test("text has its measured width", arguments: [20.0, 26, 34]) func text(width: Double) throws {
    let stage = DrawnStage()
    try stage.frame { frame in
      frame.create(1, parent: 0, kind: .label, index: 0)
      frame.bounds(1, width: 40, height: 20, cornerRadius: 0, flags: [])
      frame.text(1, "HHH", style: TextStyle(fontSize: 12, alignment: .left), color: .black, widths: [width])
    }
    let pixels = stage.pixels()
    let columns = (0..<40).filter { x in pixels.contains { $0[x] & 255 < 128 } }
    let right = try #require(columns.max())
    #expect(abs(Double(right) - width) < 3, "the letters end at \(right)")
  }

  @Test("an image is stretched to its layer, or used as a stencil for a color") func picture() throws {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1, 1)
    let context = cairo_create(surface)
    cairo_set_source_rgb(context, 0, 0, 1)
    cairo_paint(context)
    cairo_destroy(context)
    var file: [UInt8] = []
    withUnsafeMutablePointer(to: &file) { target in
      _ = cairo_surface_write_to_png_stream(
        surface,
        { target, bytes, count in
          target?.assumingMemoryBound(to: [UInt8].self).pointee += Array(
            UnsafeBufferPointer(start: bytes, count: Int(count)))
          return CAIRO_STATUS_SUCCESS
        }, target)
    }
    cairo_surface_destroy(surface)
    let number = StageProtocol.firstImageNumber
    let stage = DrawnStage()
    try stage.frame { frame in
      frame.create(1, parent: 0, kind: .image, index: 0)
      frame.bounds(1, width: 10, height: 10, cornerRadius: 0, flags: [])
      frame.imageData(number, file)
      frame.image(1, assetID: number)
    }
    #expect(stage.pixels()[5][5] == 0x0000FF && stage.pixels()[5][12] == white)
    try stage.frame { $0.image(1, assetID: number, tint: PackedColor(rawValue: 0x00FF_00FF)) }
    #expect(stage.pixels()[5][5] == 0x00FF00)
  }

  @Test("bundled images are read from a folder") func assets() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file =
      "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><rect width='4' height='4' fill='#00f'/></svg>"
    try Data(file.utf8).write(to: folder.appendingPathComponent("7.svg"))
    let stage = DrawnStage(assets: folder.path)
    try stage.frame { frame in
      for (index, number) in [7, 8].enumerated() {
        let id = LayerID(index + 1)
        frame.create(id, parent: 0, kind: .image, index: index)
        frame.matrix2D(id, a: 1, b: 0, c: 0, d: 1, tx: Double(20 * index), ty: 0)
        frame.bounds(id, width: 10, height: 10, cornerRadius: 0, flags: [])
        frame.image(id, assetID: UInt32(number))
      }
    }
    #expect(stage.pixels()[5][5] == 0x0000FF && stage.pixels()[5][12] == white)
    #expect(stage.pixels()[5][25] == white, "a file that does not exist draws nothing")
  }

  @Test("composed text is underlined") func composed() throws {
    let stage = DrawnStage()
    try stage.frame { frame in
      frame.create(1, parent: 0, kind: .label, index: 0)
      frame.bounds(1, width: 40, height: 20, cornerRadius: 0, flags: [])
      frame.text(1, "HHHH", style: TextStyle(fontSize: 12, alignment: .left), color: .black, widths: [40])
    }
    func darkest(_ columns: Range<Int>) -> UInt32 {
      let pixels = stage.pixels()
      return (15..<20).flatMap { row in columns.map { pixels[row][$0] } }.min() ?? white
    }
    #expect(darkest(0..<40) == white)
    stage.nodes.marked = (1, "HHHH", 1..<3)
    #expect(darkest(12..<28) == 0 && darkest(0..<8) == white && darkest(32..<40) == white)
    let caret = try #require(stage.nodes.rectangle(of: 2..<2, in: "HHHH", on: 1))
    #expect(abs(caret.origin.x - 20) < 1 && caret.size.width == 0)
    stage.nodes.marked = nil
    #expect(darkest(0..<40) == white)
  }
}
