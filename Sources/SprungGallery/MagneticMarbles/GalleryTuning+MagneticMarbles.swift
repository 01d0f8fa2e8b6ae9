// SPDX-License-Identifier: MIT

import UIKit

/// The constants of the Magnetic marbles demo.
extension GalleryTuning {
  /// The number of marbles (20), half with positive and half with negative charge.
  static let marbleCount = 20
  /// The width and height of a marble in points (34).
  static let marbleSide: CGFloat = 34
  /// The elasticity of marbles: the fraction of the speed that remains after a bounce (0.8).
  static let marbleElasticity: CGFloat = 0.8
  /// The friction of marbles (0.3). Without friction, marbles that meet at the center would circle each other forever.
  static let marbleFriction: CGFloat = 0.3
  /// The linear resistance in 1/s (3). With a value of 1, the last marble takes twenty seconds to come to rest.
  static let marbleResistance: CGFloat = 3
  /// The strength of the electric field (0.2): about 580 pt/s² at 150 points, proportional to the distance. With a
  /// lower value, marbles creep along the walls for a long time.
  static let marbleElectricStrength: CGFloat = 0.2
  /// The strength of the magnetic field (0.12), which rotates velocities by about 2.3 radians per second.
  static let marbleMagneticStrength: CGFloat = 0.12
  /// The strength of the vortex (3): an acceleration in points per second squared of three times the distance.
  static let marbleVortexStrength: CGFloat = 3
  /// The strength (16) and falloff (0.25) of a touch's attraction: 2400 pt/s² at 150 points, and 1600 pt/s² from corner
  /// to corner, where the electric field repels with 1450 pt/s². With lower values, marbles in the far corners do not
  /// follow the touch.
  static let marbleFingerStrength: CGFloat = 16
  static let marbleFingerFalloff: CGFloat = 0.25
  /// The radius in points within which a touch's attraction is proportional to the distance (60), and the strength
  /// there (50.3). At this radius, both formulas yield the same attraction.
  static let marbleFingerCore: (radius: CGFloat, strength: CGFloat) = (60, 50.3)
  /// The strength of the central attraction that accompanies the vortex (5.5): an acceleration of 5.5 times the
  /// distance. The electric field repels with 3.9 times the distance, so a lower value would leave negative marbles in
  /// the corners.
  static let marbleVortexPull: CGFloat = 5.5
}
