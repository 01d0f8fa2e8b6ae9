// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungStage

/// Calls of a frame encoder as an app could make them.
struct FrameCalls {
  private let encoder: FrameEncoder
  private var layers: [LayerID] = []

  init(_ encoder: FrameEncoder) { self.encoder = encoder }

  /// Makes one call with values from the bytes.
  mutating func call(_ reader: inout FuzzReader) {
    let layer = reader.element(of: layers) ?? 1
    let color = PackedColor(rawValue: reader.isOneIn(3) ? 0 : 0x1020_3040)
    func number() -> Double { reader.anyDouble(usually: -50...500) }
    switch reader.int(in: 0..<22) {
    case 0...3: create(&reader)
    case 4: encoder.matrix2D(layer, a: number(), b: 0, c: 0, d: number(), tx: number(), ty: number())
    case 5:
      encoder.bounds(
        layer, width: number(), height: number(), cornerRadius: number(), flags: BoundsFlags(rawValue: 3))
    case 6: encoder.paint(layer, fill: color, border: color, borderWidth: number(), shadow: color, shadowX: number())
    case 7: encoder.text(layer, text(&reader), style: TextStyle(fontSize: 12), color: color)
    case 8: encoder.image(layer, assetID: UInt32(reader.byte()), tint: color)
    case 9: encoder.imageData(0x8000_0000, (0..<reader.int(in: 0..<9)).map { _ in reader.byte() })
    case 10: path(of: layer, color, &reader)
    case 11: gradient(of: layer, color, &reader)
    case 12: encoder.removeMask(layer)
    case 13: encoder.accessibility(layer, role: .button, label: text(&reader), position: reader.int(in: -2..<6))
    case 14: encoder.move(layer, parent: reader.element(of: layers) ?? 0, index: reader.int(in: -1..<5))
    case 15:
      encoder.remove(layer)
    case 16: encoder.origin(layer, x: number(), y: number(), isMoving: reader.bool())
    case 17: encoder.backdrop(layer, radius: number(), saturation: number())
    case 19: encoder.drawing(layer, drawing(&reader))
    case 20: encoder.imageDrawing(0x8000_0000 + UInt32(reader.int(in: 0..<3)), drawing(&reader))
    case 18: encoder.announce(text(&reader))
    default: encoder.focus(layer)
    }
  }

  private mutating func create(_ reader: inout FuzzReader) {
    let layer = LayerID(layers.count + 1)
    let kinds: [LayerKind] = [.box, .label, .image, .shape, .scroller]
    encoder.create(
      layer, parent: reader.element(of: layers) ?? 0, kind: reader.element(of: kinds) ?? .box,
      index: reader.int(in: 0..<4))
    layers.append(layer)
  }

  private func text(_ reader: inout FuzzReader) -> String {
    String(decoding: (0..<reader.int(in: 0..<12)).map { _ in reader.byte() }, as: UTF8.self)
  }

  /// Returns a drawing of a few commands with arbitrary numbers.
  private func drawing(_ reader: inout FuzzReader) -> StageDrawing {
    var writer = DrawingWriter()
    let images = (0..<reader.int(in: 0..<3)).map { UInt32($0) + 0x8000_0000 }
    for _ in 0..<reader.int(in: 0..<12) {
      func number() -> Double { reader.anyDouble(usually: -50...150) }
      func float() -> Float { Float(reader.anyDouble(usually: -50...150)) }
      let rect = DrawnRect(x: float(), y: float(), width: float(), height: float())
      let color = PackedColor(rawValue: reader.isOneIn(3) ? 0 : 0x1020_3040)
      let flags = PathFlags(rawValue: UInt32(reader.byte()))
      let place = images.isEmpty ? nil : reader.int(in: 0..<images.count)
      switch (reader.int(in: 0..<14), place) {
      case (0, _): writer.write([.save, .beginGroup][reader.int(in: 0..<2)])
      case (1, _): writer.write([.restore, .endGroup, .endMask][reader.int(in: 0..<3)])
      case (2, _): writer.transform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      case (3, _): writer.alpha(number())
      case (4, _): writer.blend(DrawingBlend.allCases[reader.int(in: 0..<28)])
      case (5, _): writer.shadow(color, x: number(), y: number(), blur: number())
      case (6, _): writer.clear(rect)
      case (7, let place?): writer.image(DrawnImage(place: place, source: rect, target: rect, tint: color))
      case (8, let place?): writer.beginMask(place, rect)
      case (9, _):
        writer.text(
          DrawnText(
            text: text(&reader), x: float(), baseline: float(), style: TextStyle(fontSize: number()), color: color,
            kern: float(), width: float(), stroke: color, strokeWidth: float()))
      case (10, _):
        writer.gradient(
          DrawnGradient(
            isRadial: reader.bool(), start: [float(), float()], startRadius: float(), end: [float(), float()],
            endRadius: float(), extendsBefore: reader.bool(),
            stops: (0..<reader.int(in: 0..<4)).map { _ in GradientStop(color: color, place: float()) }))
      case (11, let place?):
        writer.beginPattern(place, tile: rect, flags)
        steps(&writer, &reader)
      case (12, _):
        writer.beginStroke(DrawnLine(color: color, width: float(), flags: flags, dashes: [float(), float()]))
        steps(&writer, &reader)
      default:
        if reader.bool() { writer.beginClip(flags) } else { writer.beginFill(color, flags) }
        steps(&writer, &reader)
      }
    }
    return StageDrawing(
      width: Float(reader.int(in: 0..<90)), height: 50, scale: 2, isOpaque: reader.bool(), images: images,
      words: writer.words)
  }

  private func steps(_ writer: inout DrawingWriter, _ reader: inout FuzzReader) {
    for _ in 0..<reader.int(in: 0..<5) {
      func point() -> CGPoint {
        CGPoint(x: reader.anyDouble(usually: -50...150), y: reader.anyDouble(usually: -50...150))
      }
      switch reader.int(in: 0..<5) {
      case 0: writer.step(.move, point())
      case 1: writer.step(.line, point())
      case 2: writer.step(.quadratic, point(), point())
      case 3: writer.step(.cubic, point(), point(), point())
      default: writer.step(.close)
      }
    }
    writer.end()
  }

  private func path(of layer: LayerID, _ color: PackedColor, _ reader: inout FuzzReader) {
    let dashes = (0..<reader.int(in: 0..<4)).map { _ in reader.anyDouble(usually: 0...9) }
    if reader.bool() {
      encoder.beginPath(layer, fill: color, stroke: color, lineWidth: 2, dashes: dashes)
    } else {
      encoder.beginPathMask(layer)
    }
    for _ in 0..<reader.int(in: 0..<8) {
      let (x, y) = (reader.anyDouble(usually: 0...99), reader.anyDouble(usually: 0...99))
      switch reader.int(in: 0..<5) {
      case 0: encoder.pathMove(x: x, y: y)
      case 1: encoder.pathLine(x: x, y: y)
      case 2: encoder.pathQuadratic(controlX: x, controlY: y, x: y, y: x)
      case 3: encoder.pathCubic(control1X: x, control1Y: y, control2X: y, control2Y: x, x: x, y: y)
      default: encoder.pathClose()
      }
    }
    encoder.endPath()
  }

  private func gradient(of layer: LayerID, _ color: PackedColor, _ reader: inout FuzzReader) {
    let count = reader.int(in: 0..<8)
    let (x, y) = (reader.anyDouble(usually: 0...1), reader.anyDouble(usually: 0...1))
    if reader.bool() {
      encoder.beginGradient(layer, kind: .radial, startX: x, startY: y, endX: 1, endY: 1, count: count)
    } else {
      encoder.beginGradientMask(
        layer, x: 0, y: 0, width: 9, height: 9, kind: .axial, startX: x, startY: y, endX: 1, endY: 1, count: count)
    }
    for _ in 0..<count { encoder.gradientStop(color, at: reader.anyDouble(usually: 0...1)) }
    encoder.endGradient()
  }
}
