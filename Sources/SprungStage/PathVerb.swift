// SPDX-License-Identifier: MIT

/// One step of a path; each is followed in the record by its points.
public enum PathVerb: UInt32, Sendable {
  /// One point: lifts the pen and puts it down there.
  case move = 0
  /// One point: a straight line.
  case line = 1
  /// A control point and the end: a quadratic curve.
  case quadratic = 2
  /// Two control points and the end: a cubic curve.
  case cubic = 3
  /// No point: a straight line back to the beginning.
  case close = 4
  /// No point: the steps before this one are only filled, those after it, if any, only stroked.
  case outline = 5

  /// Numbers that follow the verb, two for each point.
  var numberCount: Int {
    switch self {
    case .move, .line: 2
    case .quadratic: 4
    case .cubic: 6
    case .close, .outline: 0
    }
  }
}
