// SPDX-License-Identifier: MIT

/// A step of a path. In a record, the points of a step follow its verb.
public enum PathVerb: UInt32, Sendable {
  /// One point: starts a new subpath.
  case move = 0
  /// One point: a straight line.
  case line = 1
  /// A control point and an end point: a quadratic curve.
  case quadratic = 2
  /// Two control points and an end point: a cubic curve.
  case cubic = 3
  /// No point: a straight line back to the start of the subpath.
  case close = 4
  /// No point: the preceding steps are only filled, and the following steps, if any, are only stroked.
  case outline = 5

  /// The number of coordinates that follow the verb, two for each point.
  var numberCount: Int {
    switch self {
    case .move, .line: 2
    case .quadratic: 4
    case .cubic: 6
    case .close, .outline: 0
    }
  }
}
