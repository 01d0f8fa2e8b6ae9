// SPDX-License-Identifier: MIT

import SprungStage

/// Computes a hash of layer trees. The hash covers exact positions, sizes, transforms and colors, the text, and the
/// order of the layers.
struct LayerHash {
  private var hash = StateHash()

  /// The hash of the layers added so far.
  var value: UInt64 { hash.value }

  /// Adds the displayed values of a layer and its descendants, from back to front.
  mutating func combine(_ layer: CALayer) {
    let state = layer.presentationState
    for number in [
      state.position.x, state.position.y, state.bounds.minX, state.bounds.minY, state.bounds.width,
      state.bounds.height, state.zPosition, state.cornerRadius,
    ] {
      hash.combine(Double(number))
    }
    hash.combine(state.transform)
    hash.combine(state.sublayerTransform)
    hash.combine(Double(state.opacity))
    hash.combine(state.isHidden)
    hash.combine(UInt64(state.backgroundColor?.rgba ?? 0))
    if layer.backdropRadius != 0 { hash.combine(Double(layer.backdropRadius)) }
    if let text = layer.text {
      for byte in text.string.utf8 { hash.combine(UInt64(byte)) }
      for line in text.lines { hash.combine(line) }
    }
    if let drawing = layer.presentationDrawing { hash.combine(drawing) }
    if let drawn = layer.drawn { for word in drawn.words { hash.combine(UInt64(word)) } }
    hash.combine(Int64(layer.children.count))
    for child in layer.children { combine(child) }
  }
}

extension StateHash {
  /// Adds the drawing of a layer: all numbers and colors, and the end points of path elements.
  fileprivate mutating func combine(_ drawing: LayerDrawing) {
    if let shape = drawing.shape {
      for number in [
        shape.lineWidth, shape.miterLimit, shape.lineDashPhase, shape.strokeStart, shape.strokeEnd,
      ] + shape.lineDashPattern {
        combine(Double(number))
      }
      combine(UInt64(shape.fillColor?.rgba ?? 0))
      combine(UInt64(shape.strokeColor?.rgba ?? 0))
      for element in shape.path?.elements ?? [] {
        switch element {
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
          combine(Double(point.x))
          combine(Double(point.y))
        case .closeSubpath: combine(true)
        }
      }
    }
    if let gradient = drawing.gradient {
      for color in gradient.colors { combine(UInt64(color.rgba)) }
      for number in [
        gradient.startPoint.x, gradient.startPoint.y, gradient.endPoint.x, gradient.endPoint.y,
      ] + gradient.locations {
        combine(Double(number))
      }
    }
  }

  /// Adds the styles and sizes of a line of text with multiple styles, but not its characters.
  fileprivate mutating func combine(_ line: StageTextLine) {
    for number in [line.height, line.indent] { combine(number) }
    for run in line.runs {
      for number in [run.style.fontSize, run.kern, run.baselineOffset] { combine(number) }
      combine(UInt64(run.color.rawValue) << 32 | UInt64(run.background.rawValue))
      combine(UInt64(run.style.weight) << 8 | UInt64(run.decorations.rawValue))
      if let effects = run.effects { combine(effects) }
    }
  }

  /// Adds the shadow and the stroke of glyphs.
  private mutating func combine(_ effects: StageTextEffects) {
    for number in [effects.shadowX, effects.shadowY, effects.shadowBlur, effects.strokeWidth] { combine(number) }
    combine(UInt64(effects.shadowColor.rawValue) << 32 | UInt64(effects.strokeColor.rawValue))
    combine(UInt64(effects.underlineColor.rawValue) << 32 | UInt64(effects.strikethroughColor.rawValue))
  }

  /// Adds the 16 values of a matrix, or a single bit for the identity.
  fileprivate mutating func combine(_ matrix: CATransform3D) {
    guard !CATransform3DIsIdentity(matrix) else {
      combine(true)
      return
    }
    for number in [
      matrix.m11, matrix.m12, matrix.m13, matrix.m14, matrix.m21, matrix.m22, matrix.m23, matrix.m24, matrix.m31,
      matrix.m32, matrix.m33, matrix.m34, matrix.m41, matrix.m42, matrix.m43, matrix.m44,
    ] {
      combine(Double(number))
    }
  }
}
