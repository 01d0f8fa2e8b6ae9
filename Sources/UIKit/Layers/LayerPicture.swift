// SPDX-License-Identifier: MIT

import SprungStage

/// Draws layers with their contents and sublayers in a graphics context.
nonisolated struct LayerPicture {
  let context: CGContext
  /// Whether to draw the values that are displayed while animations run, rather than the model values.
  let isPresentation: Bool

  /// Draws a layer whose upper left corner is at the origin of the context.
  func draw(_ layer: CALayer) { draw(layer, values(of: layer)) }

  private func values(of layer: CALayer) -> LayerState { isPresentation ? layer.presentationState : layer.state }

  private func drawSublayer(_ layer: CALayer, in parent: LayerState) {
    let state = values(of: layer)
    guard !state.isHidden, !layer.hints.isReplaced, state.opacity > 0 else { return }
    let matrix = CATransform3DGetAffineTransform(state.boxMatrix(in: parent))
    guard matrix.keepsLimit, (matrix.a * matrix.d - matrix.b * matrix.c).magnitude > 1e-12 else { return }
    context.saveGState()
    context.concatenate(matrix)
    if state.opacity < 1 {
      context.setAlpha(CGFloat(state.opacity))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    draw(layer, state)
    if state.opacity < 1 { context.endTransparencyLayer() }
    context.restoreGState()
  }

  private func draw(_ layer: CALayer, _ state: LayerState) {
    let size = state.bounds.size
    let box = CGRect(origin: .zero, size: size)
    if !layer.hints.parts.isEmpty {
      layer.hints.parts.update(of: layer, state, isPresentation ? layer.presentationDrawing : layer.drawing)
    }
    context.saveGState()
    if let mask = layer.mask { beginMask(mask, state, box) }
    drawBox(layer, state, box)
    drawContent(of: layer, state, box)
    context.saveGState()
    if state.masksToBounds { context.clip(to: outline(of: layer, state, box), .winding) }
    for child in layer.drawingOrder { drawSublayer(child, in: state) }
    context.restoreGState()
    if state.borderWidth > 0, let color = state.borderColor ?? .some(.black), color.alpha > 0 {
      let inset = state.borderWidth / 2
      context.setStrokeColor(color)
      context.setLineWidth(state.borderWidth)
      context.stroke(
        outline(of: layer, state, box.insetBy(dx: min(inset, size.width / 2), dy: min(inset, size.height / 2))))
    }
    context.restoreGState()
  }

  private func drawBox(_ layer: CALayer, _ state: LayerState, _ box: CGRect) {
    guard let color = state.backgroundColor, color.alpha > 0, box.width > 0, box.height > 0 else { return }
    context.saveGState()
    if state.shadowOpacity > 0, !state.masksToBounds, !layer.hints.parts.drawShadow, let shadow = state.shadowColor {
      context.setShadow(
        offset: state.shadowOffset, blur: state.shadowRadius * 2,
        color: shadow.copy(alpha: shadow.alpha * CGFloat(state.shadowOpacity)))
    }
    context.setFillColor(color)
    context.fill(outline(of: layer, state, box), .winding)
    context.restoreGState()
  }

  /// Returns the outline of a layer with its rounded corners.
  private func outline(of layer: CALayer, _ state: LayerState, _ rect: CGRect) -> CGPath {
    // The center line of a border is inside the bounds, so its corner radius is smaller than the layer's.
    LayerOutline.path(of: rect, radius: state.cornerRadius - rect.minX, layer.hints.maskedCorners)
  }

  private func drawContent(of layer: CALayer, _ state: LayerState, _ box: CGRect) {
    let drawing = isPresentation ? layer.presentationDrawing : layer.drawing
    if let gradient = drawing?.gradient, !gradient.colors.isEmpty { draw(gradient, layer, state, box) }
    if let drawn = layer.drawn, let picture = CGImage(drawn) { context.drawUpright(picture, in: box) }
    if layer.hints.parts.contents == nil, let image = layer.image, image.color == nil {
      context.drawUpright(image, in: box, tint: layer.imageTint)
    }
    if let shape = drawing?.shape { draw(shape, state.bounds.origin) }
    if let text = layer.text { draw(text, box) }
  }

  private func draw(_ gradient: LayerDrawing.Gradient, _ layer: CALayer, _ state: LayerState, _ box: CGRect) {
    guard let colors = CGGradient(gradient.colors, places: gradient.colors.indices.map { gradient.stopLocation($0) })
    else {
      return
    }
    func point(_ unit: CGPoint) -> CGPoint { CGPoint(x: unit.x * box.width, y: unit.y * box.height) }
    let (start, end) = (point(gradient.startPoint), point(gradient.endPoint))
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    context.saveGState()
    context.clip(to: outline(of: layer, state, box), .winding)
    if gradient.kind == .radial {
      let (radiusX, radiusY) = ((end.x - start.x).magnitude, (end.y - start.y).magnitude)
      context.translateBy(x: start.x, y: start.y)
      if radiusX > 0, radiusY > 0 { context.scaleBy(x: radiusX, y: radiusY) }
      context.drawRadialGradient(
        colors, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: options)
    } else {
      context.drawLinearGradient(colors, start: start, end: end, options: options)
    }
    context.restoreGState()
  }

  private func draw(_ shape: LayerDrawing.Shape, _ origin: CGPoint) {
    guard let path = shape.path else { return }
    context.saveGState()
    context.translateBy(x: -origin.x, y: -origin.y)
    if let color = shape.fillColor, color.alpha > 0 {
      context.setFillColor(color)
      context.fill(path, shape.isEvenOdd ? .evenOdd : .winding)
    }
    if let color = shape.strokeColor, color.alpha > 0, shape.lineWidth > 0 {
      context.setStrokeColor(color)
      context.setLineWidth(shape.lineWidth)
      context.setLineCap(shape.cap == .round ? .round : shape.cap == .square ? .square : .butt)
      context.setLineJoin(shape.join == .round ? .round : shape.join == .bevel ? .bevel : .miter)
      context.setMiterLimit(shape.miterLimit)
      let isDashed = shape.lineDashPattern.contains { $0 > 0 }
      context.setLineDash(phase: shape.lineDashPhase, lengths: isDashed ? shape.lineDashPattern : [])
      let isPart = shape.strokeStart > 0 || shape.strokeEnd < 1
      context.stroke(isPart ? path.trimmed(from: shape.strokeStart, to: shape.strokeEnd) : path)
    }
    context.restoreGState()
  }

  /// Draws the lines of text, vertically centered in the box as hosts do.
  private func draw(_ text: LayerText, _ box: CGRect) {
    let lines = text.lines.isEmpty ? plainLines(of: text) : text.lines
    var top = (box.height - CGFloat(lines.reduce(0) { $0 + $1.height })) / 2
    for line in lines {
      let width = CGFloat(line.runs.reduce(0) { $0 + $1.width })
      let size = CGFloat(line.runs.reduce(0) { max($0, $1.style.fontSize) })
      let baseline = top + CGFloat(line.height) / 2 + size * UIKitTuning.baselineBelowMiddle
      var x: CGFloat =
        switch line.alignment {
        case .center: (box.width - width) / 2
        case .right: box.width - width
        case .left, .justified, .natural: CGFloat(line.indent)
        }
      for run in line.runs {
        context.draw(
          run, at: CGPoint(x: x, y: baseline),
          ground: CGRect(x: x, y: top, width: CGFloat(run.width), height: CGFloat(line.height)))
        x += CGFloat(run.width)
      }
      top += CGFloat(line.height)
    }
  }

  private func plainLines(of text: LayerText) -> [StageTextLine] {
    var lines: [StageTextLine] = []
    var letters = ""
    func add() {
      let width = lines.count < text.widths.count ? text.widths[lines.count] : 0
      lines.append(
        StageTextLine(
          alignment: text.style.alignment, height: text.style.lineHeight,
          runs: [StageTextRun(text: letters, style: text.style, color: text.color, width: width)]))
      letters = ""
    }
    for scalar in text.string.unicodeScalars {
      if scalar == "\n" { add() } else { letters.unicodeScalars.append(scalar) }
    }
    add()
    return lines
  }

  /// Begins to mask drawing with the opacity of a mask layer.
  private func beginMask(_ mask: CALayer, _ outer: LayerState, _ box: CGRect) {
    guard box.width > 0, box.height > 0 else { return }
    let inner = CGContext(size: box.size, scale: context.scale)
    LayerPicture(context: inner, isPresentation: isPresentation).drawSublayer(mask, in: outer)
    if let picture = CGImage(inner.recorded) { context.beginMask(picture, box) }
  }
}

nonisolated extension CALayer {
  /// Draws the model values of the layer and its sublayers, without running animations. The layer's origin is at the
  /// origin of the context. Backdrop blurs are not drawn, and 3D rotations are drawn without perspective.
  public final func render(in ctx: CGContext) {
    if let view { MainThread.run(view) { $0.layoutIfNeeded() } }
    ctx.saveGState()
    ctx.translateBy(x: bounds.minX, y: bounds.minY)
    LayerPicture(context: ctx, isPresentation: false).draw(self)
    ctx.restoreGState()
  }
}
