// SPDX-License-Identifier: MIT

/// How a line ends.
nonisolated public enum CGLineCap: Int32, Sendable {
  /// At its last point.
  case butt = 0
  /// Round, about its last point.
  case round = 1
  /// Half a width beyond its last point.
  case square = 2

  var ofShape: CAShapeLayerLineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// How two stretches of a line meet.
nonisolated public enum CGLineJoin: Int32, Sendable {
  /// In a corner, as long as the miter limit allows.
  case miter = 0
  /// Round.
  case round = 1
  /// With the corner cut off.
  case bevel = 2

  var ofShape: CAShapeLayerLineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
