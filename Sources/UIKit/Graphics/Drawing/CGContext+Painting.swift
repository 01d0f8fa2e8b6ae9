// SPDX-License-Identifier: MIT

import SprungStage

nonisolated extension CGContext {
  // MARK: Colors

  /// Sets the fill color. Default: black.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the fill color.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill color to a gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets the stroke color. Default: black.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the stroke color.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke color to a gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  // MARK: Lines

  /// Sets the line width in points. Default: 1. A width that is negative or not finite is rejected with a fault.
  public func setLineWidth(_ width: CGFloat) {
    guard accepts(width.keepsLimit && width >= 0, "A line width of \(width)") else { return }
    state.lineWidth = width
  }

  /// Sets the shape of the line ends. Default: butt.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

  /// Sets the shape of the line joins. Default: miter.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

  /// Sets the maximum miter length as a multiple of the line width. Default: 10.
  public func setMiterLimit(_ limit: CGFloat) {
    guard accepts(limit.keepsLimit, "A miter limit of \(limit)") else { return }
    state.miterLimit = limit
  }

  /// Sets the dash pattern: alternating dash and gap lengths and the starting offset, in points. An empty array draws a
  /// solid line.
  ///
  /// A pattern that contains a negative or non-finite length, or does not contain a positive length, is rejected with a
  /// fault.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let isUsable = phase.keepsLimit && lengths.allSatisfy { $0.keepsLimit && $0 >= 0 }
    guard lengths.isEmpty || accepts(isUsable && lengths.contains { $0 > 0 }, "A dash pattern") else { return }
    state.dashes = lengths
    state.dashPhase = phase
  }

  // MARK: Paths

  /// Paints the current path and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = currentPath
    currentPath = CGPath()
    let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
    if mode != .stroke { fill(path, rule) }
    if mode != .fill, mode != .eoFill { stroke(path) }
  }

  /// Fills the current path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }

  /// Strokes the current path and clears it.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills a rectangle. Clears the current path.
  public func fill(_ rect: CGRect) { paint(CGPath(rect: rect), rect, isFilled: true) }

  /// Fills rectangles. Clears the current path.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Strokes a rectangle. Clears the current path.
  public func stroke(_ rect: CGRect) { paint(CGPath(rect: rect), rect, isFilled: false) }

  /// Strokes a rectangle with the given line width. Clears the current path.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let outer = state.lineWidth
    setLineWidth(width)
    stroke(rect)
    state.lineWidth = outer
  }

  /// Fills an ellipse inscribed in the given rectangle. Clears the current path.
  public func fillEllipse(in rect: CGRect) { paint(CGPath(ellipseIn: rect), rect, isFilled: true) }

  /// Strokes an ellipse inscribed in the given rectangle. Clears the current path.
  public func strokeEllipse(in rect: CGRect) { paint(CGPath(ellipseIn: rect), rect, isFilled: false) }

  /// Strokes a line segment between the two points of each consecutive pair. Clears the current path.
  public func strokeLineSegments(between points: [CGPoint]) {
    currentPath = CGPath()
    var path = CGPath()
    var index = 0
    while index + 1 < points.count {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
      index += 2
    }
    stroke(path)
  }

  /// Clears a rectangle, which becomes transparent, or black if the drawing is opaque.
  public func clear(_ rect: CGRect) {
    currentPath = CGPath()
    guard accepts(rect.keepsLimit, "The rectangle to clear") else { return }
    hasDrawn = true
    writer.clear(DrawnRect(rect))
  }

  private func paint(_ path: CGPath, _ rect: CGRect, isFilled: Bool) {
    currentPath = CGPath()
    guard accepts(rect.keepsLimit, "The rectangle to draw") else { return }
    if isFilled { fill(path, .winding) } else { stroke(path) }
  }

  /// Fills a path without changing the current path.
  func fill(_ path: CGPath, _ rule: CGPathFillRule) {
    guard !path.isEmpty else { return }
    hasDrawn = true
    let flags: PathFlags = rule == .evenOdd ? .evenOdd : []
    writer.beginFill(PackedColor(rawValue: state.fillColor.rgba), flags)
    write(path)
    writer.end()
  }

  /// Strokes a path without changing the current path.
  func stroke(_ path: CGPath) {
    guard !path.isEmpty else { return }
    hasDrawn = true
    var flags: PathFlags = []
    if state.lineCap == .round { flags.insert(.roundCaps) }
    if state.lineCap == .square { flags.insert(.squareCaps) }
    if state.lineJoin == .round { flags.insert(.roundJoins) }
    if state.lineJoin == .bevel { flags.insert(.bevelJoins) }
    writer.beginStroke(
      DrawnLine(
        color: PackedColor(rawValue: state.strokeColor.rgba), width: Float(state.lineWidth), flags: flags,
        miterLimit: Float(state.miterLimit), dashPhase: Float(state.dashPhase), dashes: state.dashes.map { Float($0) }))
    write(path)
    writer.end()
  }
}

nonisolated extension DrawnRect {
  init(_ rect: CGRect) {
    self.init(
      x: Float(rect.minX), y: Float(rect.minY), width: Float(rect.width), height: Float(rect.height))
  }
}
