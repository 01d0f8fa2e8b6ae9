// SPDX-License-Identifier: MIT

import SprungStage

/// Calls of a frame's encoder, as an application may make them.
struct FrameCalls {
  private let encoder: FrameEncoder
  private var layers: [LayerID] = []

  init(_ encoder: FrameEncoder) { self.encoder = encoder }

  /// Makes one call with values that the bytes say.
  mutating func call(_ reader: inout FuzzReader) {
    let layer = reader.element(of: layers) ?? 1
    let color = PackedColor(rawValue: reader.isOneIn(3) ? 0 : 0x1020_3040)
    func number() -> Double { reader.anyDouble(usually: -50...500) }
    switch reader.int(in: 0..<20) {
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
