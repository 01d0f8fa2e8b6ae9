// SPDX-License-Identifier: MIT

extension UIImage {
  /// The rotation and reflection with which stored pixels are displayed, as recorded by cameras.
  nonisolated public enum Orientation: Int, Sendable {
    /// Not rotated.
    case up = 0
    /// Rotated by 180 degrees.
    case down = 1
    /// Rotated by 90 degrees counterclockwise.
    case left = 2
    /// Rotated by 90 degrees clockwise.
    case right = 3
    /// Mirrored horizontally.
    case upMirrored = 4
    /// Mirrored vertically.
    case downMirrored = 5
    /// Mirrored horizontally, then rotated by 90 degrees counterclockwise.
    case leftMirrored = 6
    /// Mirrored horizontally, then rotated by 90 degrees clockwise.
    case rightMirrored = 7

    /// Creates an orientation from an Exif value, 1 to 8. Returns nil for other values.
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

    /// Whether width and height are swapped.
    nonisolated var isSideways: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      default: false
      }
    }
  }
}
