// SPDX-License-Identifier: MIT

import SprungDisplay
import SprungStage
import Testing

@testable import SprungPictures

@Suite struct DrawingPictureTests {
  private let picture = StageProtocol.firstImageNumber
  private let red = PackedColor(rawValue: 0xFF00_00FF)
  private let blue = PackedColor(rawValue: 0x0000_FFFF)

  private func fill(_ writer: inout DrawingWriter, _ color: PackedColor, x: Double, width: Double) {
    writer.beginFill(color, [])
    writer.step(.move, .init(x: x, y: 0))
    writer.step(.line, .init(x: x + width, y: 0))
    writer.step(.line, .init(x: x + width, y: 10))
    writer.step(.line, .init(x: x, y: 10))
    writer.step(.close)
    writer.end()
  }

  /// Returns a drawing of 10 x 10 units whose left half has the given color.
  private func half(_ color: PackedColor) -> StageDrawing {
    var writer = DrawingWriter()
    fill(&writer, color, x: 0, width: 5)
    return StageDrawing(width: 10, height: 10, words: writer.words)
  }

  private func pixels(
    scale: Double = 1, painter: StagePainter = StagePainter(), _ write: (FrameEncoder) -> Void
  ) throws -> Bitmap {
    let encoder = FrameEncoder()
    encoder.beginFrame()
    write(encoder)
    var tree = StageTree()
    try tree.apply(Frame.decode(at: encoder.endFrame(flags: [], simulatedTime: 0)))
    let bitmap = painter.picture(of: tree, width: 40, height: 20, scale: scale)
    #expect(painter.complaints.isEmpty)
    return bitmap
  }

  private func layer(_ encoder: FrameEncoder, kind: LayerKind = .box, radius: Double = 0) {
    encoder.create(1, parent: 0, kind: kind, index: 0)
    encoder.matrix2D(1, a: 1, b: 0, c: 0, d: 1, tx: 10, ty: 0)
    encoder.bounds(1, width: 20, height: 20, cornerRadius: radius)
  }

  @Test("a drawing is stretched over its layer, above the fill and below sublayers", arguments: [1, 2])
  func layers(scale: Int) throws {
    let bitmap = try pixels(scale: Double(scale)) {
      layer($0, radius: 8)
      $0.paint(1, fill: blue)
      $0.drawing(1, half(red))
      $0.create(2, parent: 1, kind: .box, index: 0)
      $0.bounds(2, width: 20, height: 5)
      $0.paint(2, fill: .black)
    }
    #expect(bitmap[15 * scale, 10 * scale] == (255, 0, 0, 255) && bitmap[25 * scale, 10 * scale] == (0, 0, 255, 255))
    #expect(bitmap[15 * scale, 2 * scale] == (0, 0, 0, 255) && bitmap[5 * scale, 10 * scale] == (255, 255, 255, 255))
    // Rounded corners clip the layer's fill but not its drawing.
    #expect(bitmap[10 * scale, 19 * scale] == (255, 0, 0, 255) && bitmap[30 * scale - 1, 20 * scale - 1].red == 255)
  }

  @Test("image layers display drawn pictures with their tints") func drawnPictures() throws {
    for (tint, wanted) in [(PackedColor.clear, (255, 0, 0)), (blue, (0, 0, 255))] {
      let bitmap = try pixels {
        $0.imageDrawing(picture, half(red))
        layer($0, kind: .image)
        $0.image(1, assetID: picture, tint: tint)
      }
      let left = bitmap[15, 10]
      #expect((left.red, left.green, left.blue) == wanted && bitmap[25, 10] == (255, 255, 255, 255))
    }
  }

  @Test("drawings can contain pictures, including one that contains itself") func nested() throws {
    var writer = DrawingWriter()
    let whole = DrawnRect(x: 0, y: 0, width: 1, height: 1)
    writer.image(DrawnImage(place: 0, source: whole, target: DrawnRect(x: 0, y: 0, width: 10, height: 10)))
    fill(&writer, blue, x: 5, width: 5)
    let bitmap = try pixels {
      $0.imageDrawing(picture, half(red))
      $0.imageDrawing(
        picture + 1, StageDrawing(width: 10, height: 10, images: [picture + 1], words: writer.words))
      layer($0, kind: .image)
      $0.drawing(1, StageDrawing(width: 10, height: 10, images: [picture], words: writer.words))
      $0.create(2, parent: 0, kind: .image, index: 0)
      $0.bounds(2, width: 10, height: 10)
      $0.image(2, assetID: picture + 1)
    }
    #expect(bitmap[15, 10] == (255, 0, 0, 255) && bitmap[25, 10] == (0, 0, 255, 255))
    #expect(bitmap[2, 5] == (255, 255, 255, 255) && bitmap[7, 5] == (0, 0, 255, 255))
  }

  @Test("a changed drawing is drawn again, with one painter for all frames") func changes() throws {
    let painter = StagePainter()
    for color in [red, blue, red] {
      let bitmap = try pixels(painter: painter) {
        $0.imageDrawing(picture, half(color))
        layer($0, kind: .image)
        $0.image(1, assetID: picture)
      }
      #expect(bitmap[15, 10].red == (color == red ? 255 : 0))
    }
  }

  @Test("letters have the measured width, both filled and outlined") func letters() throws {
    func ink(_ color: PackedColor, stroke: PackedColor) throws -> [Int] {
      var writer = DrawingWriter()
      writer.text(
        DrawnText(
          text: "Hamburg", x: 0, baseline: 15, style: TextStyle(fontSize: 12), color: color, width: 36, stroke: stroke,
          strokeWidth: 1))
      let bitmap = try pixels(scale: 4) {
        $0.create(1, parent: 0, kind: .box, index: 0)
        $0.bounds(1, width: 40, height: 20)
        $0.drawing(1, StageDrawing(width: 40, height: 20, words: writer.words))
      }
      let columns = (0..<bitmap.width).filter { x in (0..<bitmap.height).contains { bitmap[x, $0].green < 128 } }
      return [columns.first ?? 0, columns.last ?? 0]
    }
    let inside = try ink(.black, stroke: .clear)
    #expect(abs(inside[0] - 4) <= 3 && (132...144).contains(inside[1]), "\(inside)")
    let outlined = try ink(.clear, stroke: .black)
    #expect(outlined[0] < inside[0] && outlined[1] > inside[1], "\(outlined)")
  }
}
