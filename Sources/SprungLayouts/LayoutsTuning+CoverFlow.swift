// SPDX-License-Identifier: MIT

import UIKit

/// The constants of cover flow, as published with its sample project.
extension LayoutsTuning {
  /// Width and height in points of a cover (180), and the points by which neighbors overlap (60).
  static let coverSide: CGFloat = 180
  static let coverOverlap: CGFloat = 60
  /// Points from the middle within which a cover turns to face the viewer (100). Less and covers flip over.
  static let coverReach: CGFloat = 100
  /// Points by which a rotated cover is moved towards the edge (40).
  static let coverShift: CGFloat = 40
  /// How much larger the cover in the middle is (0.2).
  static let coverZoom: CGFloat = 0.2
  /// How dark a cover is that leans, 0...1 (0.6).
  static let coverDarkness: CGFloat = 0.6
  /// The angle in degrees at which covers lean (45).
  static let coverTilt: CGFloat = 45
  /// Sides of a cover between the viewer's eye and the covers (4.6777). Less makes the perspective steeper.
  static let coverEye: CGFloat = 4.6777
  /// Depths in points that decide which of two covers is in front, where depth counts: of the middle one, and of all on
  /// the left (40,000 and 200).
  static let coverDepth: (middle: CGFloat, left: CGFloat) = (40_000, 200)
}
