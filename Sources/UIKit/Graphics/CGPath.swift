// SPDX-License-Identifier: MIT

/// A path of lines and Bézier curves in subpaths, as a value.
///
/// Differs from Apple: a value type that is changed in place, so `CGMutablePath` is another name for it.
nonisolated public struct CGPath: Hashable, Sendable {
  /// One step of the pen.
  nonisolated public enum Element: Hashable, Sendable {
    /// Lifts the pen and begins a subpath at the point.
    case move(to: CGPoint)
    /// Draws a straight line to the point.
    case line(to: CGPoint)
    /// Draws a parabola to the point, pulled by one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Draws a cubic curve to the point, pulled by two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Draws a straight line to the beginning of the subpath and ends it.
    case closeSubpath
  }

  /// The steps from first to last. Sprung addition; on Apple's platforms `applyWithBlock` visits them.
  public private(set) var elements: [Element] = []

  /// The position of the pen, in points; nil before the first step.
  private(set) var pen: CGPoint?
  private var subpathStart = CGPoint.zero

  /// Makes an empty path.
  public init() {}

  /// Whether the path has no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// The position of the pen, in points; (0, 0) if the path is empty.
  public var currentPoint: CGPoint { pen ?? .zero }

  /// Lifts the pen and begins a subpath at `point`. A point that is not finite is reported and rejected.
  public mutating func move(to point: CGPoint) {
    guard accepts([point], needsPen: false) else { return }
    elements.append(.move(to: point))
    pen = point
    subpathStart = point
  }

  /// Draws a line to `point`. Without a pen position, or to a point that is not finite, the call is reported and
  /// rejected.
  public mutating func addLine(to point: CGPoint) {
    guard accepts([point], needsPen: true) else { return }
    elements.append(.line(to: point))
    pen = point
  }

  /// Draws a parabola to `end`, pulled by `control`; rejected as for `addLine(to:)`.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard accepts([end, control], needsPen: true) else { return }
    elements.append(.quadCurve(to: end, control: control))
    pen = end
  }

  /// Draws a cubic curve to `end`, pulled by two control points; rejected as for `addLine(to:)`.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard accepts([end, control1, control2], needsPen: true) else { return }
    elements.append(.curve(to: end, control1: control1, control2: control2))
    pen = end
  }

  /// Draws a line to the beginning of the subpath and ends it; nothing if there is none open.
  public mutating func closeSubpath() {
    guard pen != nil, elements.last != .closeSubpath else { return }
    elements.append(.closeSubpath)
    pen = subpathStart
  }

  /// Adds all steps of another path.
  public mutating func addPath(_ path: CGPath) {
    guard !path.isEmpty else { return }
    elements += path.elements
    pen = path.pen
    subpathStart = path.subpathStart
  }

  private func accepts(_ points: [CGPoint], needsPen: Bool) -> Bool {
    for point in points where !point.keepsLimit {
      Diagnostics.report(
        "pathNotFinite", "The point (\(point.x), \(point.y)) of a path was ignored: \(GeometryLimit.rule).")
      return false
    }
    if needsPen, pen == nil {
      Diagnostics.report(
        "pathWithoutCurrentPoint", "A line or curve was added to a path without a current point. Call move(to:) first.")
      return false
    }
    return true
  }
}

/// A path that can be changed; every `CGPath` can.
public typealias CGMutablePath = CGPath

/// Which points count as inside a path that crosses itself or has holes.
nonisolated public enum CGPathFillRule: Int, Sendable {
  /// Points around which the path turns, all turns counted with their direction.
  case winding = 0
  /// Points from which a ray to the outside crosses the path an odd number of times.
  case evenOdd = 1
}
