// SPDX-License-Identifier: MIT

import SprungStage

// The current path: points are in user space, in points.
nonisolated extension CGContext {
  /// Makes the current path empty.
  public func beginPath() { currentPath = CGPath() }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) { currentPath.move(to: point) }

  /// Adds a line to a point; without a current point it is reported and ignored.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }

  /// Adds lines from point to point, as a subpath of their own.
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

  /// Adds an arc of a circle, after a line from the current point if there is one. Angles are radians, 0 is to the right.
  ///
  /// `clockwise` is meant for a y axis that grows upward, as in Core Graphics: here, where y grows downward, true looks
  /// counterclockwise. `UIBezierPath` has the opposite meaning.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Adds an arc that touches the line from the current point to `tangent1End` and the one from there to `tangent2End`, after a
  /// line to its beginning.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// Adds a rectangle as a subpath of its own.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect) }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { currentPath.addRect(rect) } }

  /// Adds the ellipse that fits into a rectangle.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }

  /// Adds the steps of a path.
  public func addPath(_ path: CGPath) { currentPath.addPath(path) }

  /// Adds a line to the beginning of the subpath and ends it.
  public func closePath() { currentPath.closeSubpath() }

  /// A copy of the current path; nil when it is empty.
  public var path: CGPath? { currentPath.isEmpty ? nil : currentPath }

  /// Whether the current path is empty.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// Where the next line begins; (0, 0) when the path is empty.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint }

  /// The smallest rectangle around all points of the path, control points included; null when it is empty.
  public var boundingBoxOfPath: CGRect { currentPath.boundingBox }

  /// Whether a point is inside the current path, as it would be painted.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    currentPath.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
  }

  // MARK: Clip

  /// Limits later drawing to the inside of the current path, which becomes empty. `restoreGState()` ends it.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = currentPath
    currentPath = CGPath()
    clip(to: path, rule)
  }

  /// Limits later drawing to a rectangle. The current path becomes empty.
  public func clip(to rect: CGRect) {
    currentPath = CGPath()
    guard accepts(rect.keepsLimit, "The clip rectangle of a graphics context") else { return }
    clip(to: CGPath(rect: rect), .winding)
  }

  /// Limits later drawing to the area of some rectangles. The current path becomes empty.
  public func clip(to rects: [CGRect]) {
    currentPath = CGPath()
    var path = CGPath()
    for rect in rects { path.addRect(rect) }
    clip(to: path, .winding)
  }

  /// Limits later drawing to a path, without a change of the current path; an empty path leaves nothing.
  func clip(to path: CGPath, _ rule: CGPathFillRule) {
    writer.beginClip(rule == .evenOdd ? .evenOdd : [])
    write(path)
    writer.end()
    let box = path.isEmpty ? .zero : path.boundingBox.applying(state.ctm)
    let clip = state.clip.intersection(box)
    state.clip = clip.isNull ? .zero : clip
  }

  /// The smallest rectangle of user space around what later drawing is limited to.
  public var boundingBoxOfClipPath: CGRect { state.clip.applying(state.ctm.inverted()) }

  /// Writes the steps of a path into the command that was begun.
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
