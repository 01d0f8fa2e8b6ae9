// SPDX-License-Identifier: MIT

import UIKit

/// The constants of cover flow, mostly taken from its published sample project.
extension LayoutsTuning {
  /// The width and height of a cover (180), and the overlap of adjacent covers (60), in points.
  static let coverSide: CGFloat = 180
  static let coverOverlap: CGFloat = 60
  /// The distance from the center in points within which a cover rotates to face the viewer (100). With a smaller
  /// value, covers would rotate abruptly.
  static let coverReach: CGFloat = 100
  /// The distance in points by which a tilted cover is moved away from the center (40).
  static let coverShift: CGFloat = 40
  /// The relative increase in size of the center cover (0.2).
  static let coverZoom: CGFloat = 0.2
  /// The darkness of tilted covers, 0...1 (0.6).
  static let coverDarkness: CGFloat = 0.6
  /// The angle of tilted covers in degrees (45).
  static let coverTilt: CGFloat = 45
  /// The viewer's distance from the covers in units of a cover's side (4.6777). Smaller values increase the
  /// perspective.
  static let coverEye: CGFloat = 4.6777
  /// Depths in points that define the order of covers on hosts that sort by depth: the center cover (40,000), and all
  /// covers on the left (200).
  static let coverDepth: (middle: CGFloat, left: CGFloat) = (40_000, 200)
}
