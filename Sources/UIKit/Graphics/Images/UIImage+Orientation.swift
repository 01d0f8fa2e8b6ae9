// SPDX-License-Identifier: MIT

extension UIImage {
  /// How stored pixels are turned to be shown, as cameras note it.
  nonisolated public enum Orientation: Int, Sendable {
    /// As stored.
    case up = 0
    /// Rotated by 180 degrees.
    case down = 1
    /// Turned by a quarter against the clock.
    case left = 2
    /// Turned by a quarter with the clock.
    case right = 3
    /// Left and right exchanged.
    case upMirrored = 4
    /// Top and bottom exchanged.
    case downMirrored = 5
    /// Left and right exchanged, then turned by a quarter against the clock.
    case leftMirrored = 6
    /// Left and right exchanged, then turned by a quarter with the clock.
    case rightMirrored = 7

    /// The orientation of a number of Exif, 1 to 8; nil for others.
    nonisolated init?(exif number: Int) {
      switch number {
      case 1: self = .up
      case 2: self = .upMirrored
      case 3: self = .down
      case 4: self = .downMirrored
      case 5: self = .leftMirrored
      case 6: self = .right
      case 7: self = .rightMirrored
      case 8: self = .left
      default: return nil
      }
    }

    /// Whether width and height change places.
    nonisolated var isSideways: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      default: false
      }
    }
  }
}
