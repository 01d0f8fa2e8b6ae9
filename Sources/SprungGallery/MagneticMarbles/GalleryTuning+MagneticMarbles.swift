// SPDX-License-Identifier: MIT

import UIKit

/// The constants of the magnetic marbles.
extension GalleryTuning {
  /// Number of marbles (20), half of them charged up and half down.
  static let marbleCount = 20
  /// Width and height of a marble in points (34).
  static let marbleSide: CGFloat = 34
  /// Share of the speed that a bounce keeps (0.8).
  static let marbleElasticity: CGFloat = 0.8
  /// Friction of marbles (0.3). Without it those that meet in the middle slide round one another for ever.
  static let marbleFriction: CGFloat = 0.3
  /// Linear resistance in 1/s (3). With 1 the last marble rests only after twenty seconds.
  static let marbleResistance: CGFloat = 3
  /// Strength of the electric field (0.2): about 580 pt/s² at 150 points, in proportion to the distance. Less, and marbles
  /// creep along the walls for long.
  static let marbleElectricStrength: CGFloat = 0.2
  /// Strength of the magnetic field (0.12): two and a third radians a second.
  static let marbleMagneticStrength: CGFloat = 0.12
  /// Strength of the vortex (3): an acceleration of three times the distance in points per second squared.
  static let marbleVortexStrength: CGFloat = 3
  /// Strength of the pull to a finger (16) and its falloff (0.25): 2400 pt/s² at 150 points, 1600 from one corner to
  /// the opposite one, where the electric field pushes with 1450. With less, marbles in the far corners do not follow.
  static let marbleFingerStrength: CGFloat = 16
  static let marbleFingerFalloff: CGFloat = 0.25
  /// Points from a finger within which its pull falls in proportion to the distance (60), and its strength there (50.3: as
  /// much as outside at that distance).
  static let marbleFingerCore: (radius: CGFloat, strength: CGFloat) = (60, 50.3)
  /// Strength of the pull to the middle that belongs to the vortex (5.5): an acceleration of 5.5 times the distance. The
  /// electric field pushes with 3.9 times the distance: with less, negative marbles stay in the corners.
  static let marbleVortexPull: CGFloat = 5.5
}
