// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungStage
import Testing

@testable import SprungRaster

/// Test drawings, encoded as a graphics context encodes them, and the pixels that they produce.
struct Drawn {
  var writer = DrawingWriter()

  /// Draws in a box, by default of 100 x 100 units, with the given number of pixels per unit.
  static func pixels(
    scale: Int = 1, isOpaque: Bool = false, pictures: [RasterPicture] = [], width: Float = 100, height: Float = 100,
    _ commands: (inout Drawn) -> Void
  ) throws -> Raster {
    let drawing = drawing(
      width: width, height: height, isOpaque: isOpaque, pictures: pictures.count, commands)
    return try Raster.draw(
      drawing, pictures: pictures, width: Int(width) * scale, height: Int(height) * scale)
  }

  static func drawing(
    width: Float = 100, height: Float = 100, isOpaque: Bool = false, pictures: Int = 0,
    _ commands: (inout Drawn) -> Void
  ) -> StageDrawing {
    var drawn = Drawn()
    commands(&drawn)
    let drawing = StageDrawing(
      width: width, height: height, isOpaque: isOpaque, images: (0..<pictures).map { UInt32($0) + 0x8000_0000 },
      words: drawn.writer.words)
    #expect(drawing.commands != nil, "the commands cannot be read back")
    return drawing
  }

  mutating func steps(_ rects: [CGRect]) {
    for rect in rects {
      writer.step(.move, CGPoint(x: rect.minX, y: rect.minY))
      writer.step(.line, CGPoint(x: rect.maxX, y: rect.minY))
      writer.step(.line, CGPoint(x: rect.maxX, y: rect.maxY))
      writer.step(.line, CGPoint(x: rect.minX, y: rect.maxY))
      writer.step(.close)
    }
    writer.end()
  }

  mutating func fill(_ color: UInt32, _ rects: CGRect..., flags: PathFlags = []) {
    writer.beginFill(PackedColor(rawValue: color), flags)
    steps(rects)
  }

  mutating func clip(_ rects: CGRect..., flags: PathFlags = []) {
    writer.beginClip(flags)
    steps(rects)
  }

  mutating func line(
    _ color: UInt32, _ width: Float, _ points: CGPoint..., flags: PathFlags = [], miter: Float = 10, phase: Float = 0,
    dashes: [Float] = []
  ) {
    writer.beginStroke(
      DrawnLine(
        color: PackedColor(rawValue: color), width: width, flags: flags, miterLimit: miter, dashPhase: phase,
        dashes: dashes))
    for (index, point) in points.enumerated() { writer.step(index == 0 ? .move : .line, point) }
    writer.end()
  }

  mutating func transform(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    writer.transform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  mutating func shadow(_ color: UInt32, _ x: Double, _ y: Double, _ blur: Double) {
    writer.shadow(PackedColor(rawValue: color), x: x, y: y, blur: blur)
  }

  mutating func saved(_ body: (inout Drawn) -> Void) {
    writer.write(.save)
    body(&self)
    writer.write(.restore)
  }

  mutating func group(_ body: (inout Drawn) -> Void) {
    writer.write(.beginGroup)
    body(&self)
    writer.write(.endGroup)
  }

  mutating func mask(_ place: Int, _ rect: DrawnRect, _ body: (inout Drawn) -> Void) {
    writer.beginMask(place, rect)
    body(&self)
    writer.write(.endMask)
  }

  mutating func image(
    _ place: Int, _ target: DrawnRect, source: DrawnRect = DrawnRect(x: 0, y: 0, width: 1, height: 1), tint: UInt32 = 0,
    isPixelated: Bool = false
  ) {
    writer.image(
      DrawnImage(
        place: place, source: source, target: target, tint: PackedColor(rawValue: tint), isPixelated: isPixelated))
  }

  mutating func text(
    _ text: String, x: Float, baseline: Float, size: Double, color: UInt32 = black, width: Float = 0, kern: Float = 0,
    weight: UInt32 = 400, isMonospaced: Bool = false, stroke: UInt32 = 0, lineWidth: Float = 0
  ) {
    writer.text(
      DrawnText(
        text: text, x: x, baseline: baseline,
        style: TextStyle(fontSize: size, weight: weight, isMonospaced: isMonospaced),
        color: PackedColor(rawValue: color), kern: kern, width: width, stroke: PackedColor(rawValue: stroke),
        strokeWidth: lineWidth))
  }

  mutating func gradient(
    _ start: [Float], _ end: [Float], extends: (Bool, Bool) = (false, false), radii: (Float, Float)? = nil
  ) {
    writer.gradient(
      DrawnGradient(
        isRadial: radii != nil, start: start, startRadius: radii?.0 ?? 0, end: end, endRadius: radii?.1 ?? 0,
        extendsBefore: extends.0, extendsAfter: extends.1,
        stops: [
          GradientStop(color: PackedColor(rawValue: red), place: 0),
          GradientStop(color: PackedColor(rawValue: blue), place: 1),
        ]))
  }
}

let (red, green, blue): (UInt32, UInt32, UInt32) = (0xFF00_00FF, 0x00FF_00FF, 0x0000_FFFF)
let (black, white): (UInt32, UInt32) = (0x0000_00FF, 0xFFFF_FFFF)

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func box(_ x: Float, _ y: Float, _ width: Float, _ height: Float) -> DrawnRect {
  DrawnRect(x: x, y: y, width: width, height: height)
}

extension Raster {
  /// Returns the premultiplied red, green and blue of a pixel, followed by its alpha, each in 0...255.
  func parts(_ x: Int, _ y: Int) -> [Int] { [16, 8, 0, 24].map { Int(self[x, y] >> $0 & 255) } }

  func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }

  /// Returns whether a pixel has the color 0xRRGGBBAA, within a tolerance per component.
  func isNear(_ x: Int, _ y: Int, _ color: UInt32, _ tolerance: Int = 3) -> Bool {
    let wanted = multiplied(color)
    return zip(parts(x, y), wanted).allSatisfy { abs(Double($0) - $1) <= Double(tolerance) }
  }

  /// The left, top, right and bottom edges of the area that contains all nontransparent pixels.
  var ink: [Int] {
    var (left, top, right, bottom) = (width, height, 0, 0)
    for y in 0..<height {
      for x in 0..<width where alpha(x, y) >= 16 {
        (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x + 1), max(bottom, y + 1))
      }
    }
    return [left, top, right, bottom]
  }
}

/// Returns the premultiplied components of a color 0xRRGGBBAA, followed by its alpha, each in 0...255.
func multiplied(_ color: UInt32) -> [Double] {
  let alpha = Double(color & 255)
  return [24, 16, 8].map { Double(color >> $0 & 255) * alpha / 255 } + [alpha]
}
