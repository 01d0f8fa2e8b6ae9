// SPDX-License-Identifier: MIT

import UIKit

/// The constants of cover flow, as published with its sample project.
extension LayoutsTuning {
  /// Width and height of a cover (180), and the overlap of adjacent covers (60), in points.
  static let coverSide: CGFloat = 180
  static let coverOverlap: CGFloat = 60
  /// Distance from the center in points within which a cover rotates to face the viewer (100). Smaller: covers flip
  /// over.
  static let coverReach: CGFloat = 100
  /// Distance by which a rotated cover is moved toward the edge in points (40).
  static let coverShift: CGFloat = 40
  /// Relative enlargement of the center cover (0.2).
  static let coverZoom: CGFloat = 0.2
  /// Darkness of tilted covers, 0...1 (0.6).
  static let coverDarkness: CGFloat = 0.6
  /// Angle of tilted covers in degrees (45).
  static let coverTilt: CGFloat = 45
  /// Distance of the viewer from the covers, as a multiple of a cover's side (4.6777). Smaller: steeper perspective.
  static let coverEye: CGFloat = 4.6777
  /// Depths in points that define the order of covers where depth is significant: of the center cover (40,000), and of
  /// all covers on the left (200).
  static let coverDepth: (middle: CGFloat, left: CGFloat) = (40_000, 200)
}
