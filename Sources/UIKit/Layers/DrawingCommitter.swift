// SPDX-License-Identifier: MIT

import SprungStage

/// Sends the drawings of layers to the host: paths, gradients, masks and backdrop blurs.
struct DrawingCommitter {
  /// Sends a layer's path, gradient and mask.
  func encode(_ layer: CALayer, _ state: LayerState, _ encoder: FrameEncoder) {
    if let drawing = layer.presentationDrawing {
      if let shape = drawing.shape { encode(shape, layer.committed.id, state.bounds.origin, encoder) }
      if let gradient = drawing.gradient { encode(gradient, layer.committed.id, encoder) }
    }
    if let mask = layer.mask {
      layer.committed.hasMask = true
      encode(mask, of: layer, state, encoder)
    } else if layer.committed.hasMask {
      layer.committed.hasMask = false
      encoder.removeMask(layer.committed.id)
    }
  }

  /// Sends the backdrop blur of a layer, if it has changed.
  func encodeBackdrop(_ layer: CALayer, _ encoder: FrameEncoder) {
    guard layer.committed.update(backdropRadius: layer.backdropRadius) else { return }
    encoder.backdrop(
      layer.committed.id, radius: Double(layer.backdropRadius),
      saturation: layer.backdropRadius > 0 ? UIKitTuning.backdropSaturation : 1)
  }

  private func encode(
    _ shape: LayerDrawing.Shape, _ id: LayerID, _ origin: CGPoint, _ encoder: FrameEncoder
  ) {
    var flags: PathFlags = shape.isEvenOdd ? .evenOdd : []
    if shape.cap == .round { flags.insert(.roundCaps) }
    if shape.cap == .square { flags.insert(.squareCaps) }
    if shape.join == .round { flags.insert(.roundJoins) }
    if shape.join == .bevel { flags.insert(.bevelJoins) }
    encoder.beginPath(
      id, fill: PackedColor(rawValue: shape.fillColor?.rgba ?? 0),
      stroke: PackedColor(rawValue: shape.strokeColor?.rgba ?? 0), lineWidth: Double(max(0, shape.lineWidth)),
      flags: flags, miterLimit: Double(shape.miterLimit), dashPhase: Double(shape.lineDashPhase),
      dashes: shape.lineDashPattern.map { Double($0) })
    if let path = shape.path {
      let shift = CGAffineTransform(translationX: -origin.x, y: -origin.y)
      write(path, shift, encoder)
      if shape.strokeStart > 0 || shape.strokeEnd < 1, shape.strokeColor != nil {
        encoder.pathOutline()
        write(path.trimmed(from: shape.strokeStart, to: shape.strokeEnd), shift, encoder)
      }
    }
    encoder.endPath()
  }

  private func write(_ path: CGPath, _ transform: CGAffineTransform, _ encoder: FrameEncoder) {
    for element in path.elements {
      switch element {
      case .move(let point):
        let p = point.applying(transform)
        encoder.pathMove(x: Double(p.x), y: Double(p.y))
      case .line(let point):
        let p = point.applying(transform)
        encoder.pathLine(x: Double(p.x), y: Double(p.y))
      case .quadCurve(let end, let control):
        let p = end.applying(transform)
        let c = control.applying(transform)
        encoder.pathQuadratic(controlX: Double(c.x), controlY: Double(c.y), x: Double(p.x), y: Double(p.y))
      case .curve(let end, let control1, let control2):
        let p = end.applying(transform)
        let c = control1.applying(transform)
        let d = control2.applying(transform)
        encoder.pathCubic(
          control1X: Double(c.x), control1Y: Double(c.y), control2X: Double(d.x), control2Y: Double(d.y),
          x: Double(p.x), y: Double(p.y))
      case .closeSubpath: encoder.pathClose()
      }
    }
  }

  private func encode(_ gradient: LayerDrawing.Gradient, _ id: LayerID, _ encoder: FrameEncoder) {
    encoder.beginGradient(
      id, kind: GradientKind(rawValue: gradient.kind.rawValue) ?? .axial, startX: Double(gradient.startPoint.x),
      startY: Double(gradient.startPoint.y), endX: Double(gradient.endPoint.x), endY: Double(gradient.endPoint.y),
      count: gradient.colors.count)
    encodeStops(of: gradient, encoder)
  }

  private func encodeStops(of gradient: LayerDrawing.Gradient, _ encoder: FrameEncoder) {
    for (index, color) in gradient.colors.enumerated() {
      encoder.gradientStop(PackedColor(rawValue: color.rgba), at: Double(gradient.stopLocation(index)))
    }
    encoder.endGradient()
  }

  /// Sends the path or gradient that a mask layer draws. The sublayers of the mask are ignored.
  private func encode(_ mask: CALayer, of layer: CALayer, _ outer: LayerState, _ encoder: FrameEncoder) {
    let id = layer.committed.id
    let state = mask.presentationState
    let drawing = mask.presentationDrawing
    let origin = CGPoint(x: state.position.x - outer.bounds.minX, y: state.position.y - outer.bounds.minY)
    if let gradient = drawing?.gradient, !gradient.colors.isEmpty, state.backgroundColor == nil {
      let frame = state.frame
      encoder.beginGradientMask(
        id, x: Double(frame.minX - outer.bounds.minX), y: Double(frame.minY - outer.bounds.minY),
        width: Double(frame.width), height: Double(frame.height),
        kind: GradientKind(rawValue: gradient.kind.rawValue) ?? .axial, startX: Double(gradient.startPoint.x),
        startY: Double(gradient.startPoint.y), endX: Double(gradient.endPoint.x), endY: Double(gradient.endPoint.y),
        count: gradient.colors.count)
      encodeStops(of: gradient, encoder)
      return
    }
    let isFilled = state.backgroundColor.map { $0.alpha > 0 } ?? false
    var isEvenOdd = false
    var path = CGPath()
    if isFilled {
      path = CGPath(
        roundedRect: state.bounds, cornerWidth: state.cornerRadius, cornerHeight: state.cornerRadius)
    } else if let shape = drawing?.shape, let shown = shape.path, shape.fillColor.map({ $0.alpha > 0 }) ?? false {
      path = shown
      isEvenOdd = shape.isEvenOdd
    }
    // The path is converted from the mask's coordinates to the layer's: it is transformed about the mask's anchor point
    // and moved to its position.
    let anchor = state.anchor
    let plane = CATransform3DGetAffineTransform(state.transform)
    var transform = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
    transform = transform.concatenating(plane)
    transform = transform.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
    encoder.beginPathMask(id, flags: isEvenOdd ? .evenOdd : [])
    if !state.isHidden, state.opacity > 0 { write(path, transform, encoder) }
    encoder.endPath()
  }
}

extension UIKitTuning {
  /// The factor by which the saturation of colors behind a blur is increased (1.8). Without this increase, the colors
  /// look gray.
  static let backdropSaturation = 1.8
}
