// SPDX-License-Identifier: MIT

/// The shape of the ends of a line.
nonisolated public enum CGLineCap: Int32, Sendable {
  /// Ends exactly at the last point.
  case butt = 0
  /// Ends in a half circle around the last point.
  case round = 1
  /// Extends half the line width beyond the last point.
  case square = 2

  var ofShape: CAShapeLayerLineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// The shape of the joins between line segments.
nonisolated public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, up to the miter limit.
  case miter = 0
  /// A round corner.
  case round = 1
  /// A beveled corner.
  case bevel = 2

  var ofShape: CAShapeLayerLineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
