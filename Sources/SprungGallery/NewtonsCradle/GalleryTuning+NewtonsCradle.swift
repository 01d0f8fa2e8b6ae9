// SPDX-License-Identifier: MIT

import UIKit

/// The constants of Newton's cradle.
extension GalleryTuning {
  /// Number of balls (5).
  static let cradleBalls = 5
  /// Gravity of 1 is 1000 points per second squared (10: three quarters of a second to and fro).
  static let cradleGravity: CGFloat = 10
  /// Linear resistance in 1/s (2, dies away in five to eight seconds). With 0 it swings on and on.
  static let cradleResistance: CGFloat = 2
  /// Magnitude of the knock (0.5). Much more throws the ball over the anchor.
  static let cradleKnock: CGFloat = 0.5
  /// Oscillations per second of the spring between a finger and a ball (12). With less, the ball's weight keeps it
  /// points behind the finger; with more, a ball that is pressed against the others makes them rattle.
  static let cradleGrip: CGFloat = 12
  /// Points over which that spring pulls at most (30), which lets a ball move at a thousand points a second.
  static let cradleLead: CGFloat = 30
}
