// SPDX-License-Identifier: MIT

import UIKit

/// The constants of the magnetic marbles.
extension LayoutsTuning {
  /// Number of marbles (20), half of them charged up and half down.
  static let marbleCount = 20
  /// Width and height of a marble in points (34).
  static let marbleSide: CGFloat = 34
  /// Share of the speed that a bounce keeps (0.8).
  static let marbleElasticity: CGFloat = 0.8
  /// Friction of marbles (0.3). Without it those that meet in the middle slide round one another for ever.
  static let marbleFriction: CGFloat = 0.3
  /// Linear resistance in 1/s (1). Without it the vortex makes the marbles faster and faster.
  static let marbleResistance: CGFloat = 1
  /// Strength of the electric field (0.06): about 170 pt/s² at 150 points, in proportion to the distance.
  static let marbleElectricStrength: CGFloat = 0.06
  /// Strength of the magnetic field (0.12): two and a third radians a second.
  static let marbleMagneticStrength: CGFloat = 0.12
  /// Strength of the vortex (1): an acceleration of the distance in points per second squared.
  static let marbleVortexStrength: CGFloat = 1
  /// Strength of the pull to the finger (6): 900 pt/s² at 150 points. Its falloff is 1.
  static let marbleFingerStrength: CGFloat = 6
  /// Points from the finger within which its pull becomes no stronger (50). Less throws marbles about.
  static let marbleFieldRadius: CGFloat = 50
}
