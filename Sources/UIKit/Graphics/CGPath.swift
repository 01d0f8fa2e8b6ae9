// SPDX-License-Identifier: MIT

/// A path that consists of subpaths with lines and Bézier curves.
///
/// Differs from Apple: this is a mutable value type, so `CGMutablePath` is an alias of it.
nonisolated public struct CGPath: Hashable, Sendable {
  /// An element of a path.
  nonisolated public enum Element: Hashable, Sendable {
    /// Starts a subpath at a point.
    case move(to: CGPoint)
    /// Adds a straight line to a point.
    case line(to: CGPoint)
    /// Adds a quadratic curve to a point, with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Adds a cubic curve to a point, with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Adds a straight line to the start of the subpath and closes it.
    case closeSubpath
  }

  /// The elements in order. Sprung addition; on Apple's platforms, `applyWithBlock` visits the elements.
  public private(set) var elements: [Element] = []

  /// The coordinates of the current point, or nil for an empty path.
  private(set) var pen: CGPoint?
  private var subpathStart = CGPoint.zero

  /// Creates an empty path.
  public init() {}

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The coordinates of the current point, or (0, 0) for an empty path.
  public var currentPoint: CGPoint { pen ?? .zero }

  /// Starts a subpath at `point`. A point that is not finite is rejected with a fault.
  public mutating func move(to point: CGPoint) {
    guard accepts([point], needsPen: false) else { return }
    elements.append(.move(to: point))
    pen = point
    subpathStart = point
  }

  /// Adds a line to `point`. The call is rejected with a fault if there is no current point or `point` is not finite.
  public mutating func addLine(to point: CGPoint) {
    guard accepts([point], needsPen: true) else { return }
    elements.append(.line(to: point))
    pen = point
  }

  /// Adds a quadratic curve to `end`. The call is rejected under the same conditions as `addLine(to:)`.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard accepts([end, control], needsPen: true) else { return }
    elements.append(.quadCurve(to: end, control: control))
    pen = end
  }

  /// Adds a cubic curve to `end`. The call is rejected under the same conditions as `addLine(to:)`.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard accepts([end, control1, control2], needsPen: true) else { return }
    elements.append(.curve(to: end, control1: control1, control2: control2))
    pen = end
  }

  /// Adds a line to the start of the subpath and closes it. Has no effect if no subpath is open.
  public mutating func closeSubpath() {
    guard pen != nil, elements.last != .closeSubpath else { return }
    elements.append(.closeSubpath)
    pen = subpathStart
  }

  /// Appends all elements of another path.
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

/// A mutable path. Every `CGPath` variable is mutable.
public typealias CGMutablePath = CGPath

/// The rule that determines the interior of a path that intersects itself or has holes.
nonisolated public enum CGPathFillRule: Int, Sendable {
  /// The nonzero winding rule: a point is inside if the number of times that the path winds around it is not zero.
  /// Clockwise and counterclockwise turns cancel each other.
  case winding = 0
  /// The even-odd rule: a point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd = 1
}
