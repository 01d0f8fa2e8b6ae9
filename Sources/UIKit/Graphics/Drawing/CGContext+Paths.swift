// SPDX-License-Identifier: MIT

import SprungStage

// The current path. Coordinates are in user space, in points.
nonisolated extension CGContext {
  /// Clears the current path.
  public func beginPath() { currentPath = CGPath() }

  /// Starts a new subpath at the given point.
  public func move(to point: CGPoint) { currentPath.move(to: point) }

  /// Adds a line to a point. If there is no current point, the call is rejected with a fault.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }

  /// Adds lines between points as a separate subpath.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    currentPath.move(to: first)
    for point in points.dropFirst() { currentPath.addLine(to: point) }
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { currentPath.addQuadCurve(to: end, control: control) }

  /// Adds an arc, preceded by a line if there is a current point. Angles are in radians; 0 points right.
  ///
  /// `clockwise` assumes a y axis that points up, as in Core Graphics. On a screen, where y points down, the arc is
  /// drawn counterclockwise if `clockwise` is true. `UIBezierPath` has the opposite convention.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Adds an arc that is tangent to the lines from the current point to `tangent1End` and from there to `tangent2End`.
  /// The arc is preceded by a line to its start.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// Adds a rectangle as a separate subpath.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect) }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { currentPath.addRect(rect) } }

  /// Adds an ellipse inscribed in the given rectangle.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }

  /// Appends the elements of a path.
  public func addPath(_ path: CGPath) { currentPath.addPath(path) }

  /// Adds a line to the start of the subpath and closes it.
  public func closePath() { currentPath.closeSubpath() }

  /// A copy of the current path, or nil if the path is empty.
  public var path: CGPath? { currentPath.isEmpty ? nil : currentPath }

  /// Whether the current path is empty.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The current point, or (0, 0) if the path is empty.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint }

  /// The bounding box of all points, including control points, or the null rectangle if the path is empty.
  public var boundingBoxOfPath: CGRect { currentPath.boundingBox }

  /// Returns whether a point is inside the area that the given mode would paint with the current path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    currentPath.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
  }

  // MARK: Clip

  /// Clips subsequent drawing to the current path and clears the path. `restoreGState()` removes the clip.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = currentPath
    currentPath = CGPath()
    clip(to: path, rule)
  }

  /// Clips subsequent drawing to the given rectangle. Clears the current path.
  public func clip(to rect: CGRect) {
    currentPath = CGPath()
    guard accepts(rect.keepsLimit, "The clip rectangle of a graphics context") else { return }
    clip(to: CGPath(rect: rect), .winding)
  }

  /// Clips subsequent drawing to the union of rectangles. Clears the current path.
  public func clip(to rects: [CGRect]) {
    currentPath = CGPath()
    var path = CGPath()
    for rect in rects { path.addRect(rect) }
    clip(to: path, .winding)
  }

  /// Clips subsequent drawing to a path without changing the current path. If the path is empty, subsequent drawing has
  /// no effect.
  func clip(to path: CGPath, _ rule: CGPathFillRule) {
    writer.beginClip(rule == .evenOdd ? .evenOdd : [])
    write(path)
    writer.end()
    let box = path.isEmpty ? .zero : path.boundingBox.applying(state.ctm)
    let clip = state.clip.intersection(box)
    state.clip = clip.isNull ? .zero : clip
  }

  /// The bounding box of the clip in user space.
  public var boundingBoxOfClipPath: CGRect { state.clip.applying(state.ctm.inverted()) }

  /// Writes the elements of a path to the command that is being recorded.
  func write(_ path: CGPath) {
    for element in path.elements {
      switch element {
      case .move(let point): writer.step(.move, point)
      case .line(let point): writer.step(.line, point)
      case .quadCurve(let end, let control): writer.step(.quadratic, control, end)
      case .curve(let end, let control1, let control2): writer.step(.cubic, control1, control2, end)
      case .closeSubpath: writer.step(.close)
      }
    }
  }
}
