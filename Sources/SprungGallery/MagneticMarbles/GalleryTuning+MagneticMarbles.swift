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
  /// The linear resistance of marbles in 1/s (3). With a value of 1, the last marble would take twenty seconds to come
  /// to rest.
  static let marbleResistance: CGFloat = 3
  /// The strength of the electric field (0.2). The acceleration is proportional to the distance from the center: about
  /// 580 pt/s² at 150 points. With a lower value, marbles creep along the walls for a long time.
  static let marbleElectricStrength: CGFloat = 0.2
  /// The strength of the magnetic field (0.12), which rotates velocities by about 2.3 radians per second.
  static let marbleMagneticStrength: CGFloat = 0.12
  /// The strength of the vortex (3). The acceleration in pt/s² is three times the distance from the center in points.
  static let marbleVortexStrength: CGFloat = 3
  /// The strength (16) and falloff (0.25) of a touch's attraction: 2400 pt/s² at 150 points, and 1600 pt/s² from corner
  /// to corner. In the corners, the electric field repels negative marbles with 1450 pt/s², so they would not follow
  /// the touch if the attraction were much weaker.
  static let marbleFingerStrength: CGFloat = 16
  static let marbleFingerFalloff: CGFloat = 0.25
  /// The radius in points within which a touch's attraction is proportional to the distance (60), and the strength
  /// within this radius (50.3). At the radius, the inner and the outer field attract equally strongly.
  static let marbleFingerCore: (radius: CGFloat, strength: CGFloat) = (60, 50.3)
  /// The strength of the central attraction that accompanies the vortex (5.5). The acceleration is 5.5 times the
  /// distance, and the electric field repels negative marbles with 3.9 times the distance. A lower value would
  /// therefore leave negative marbles in the corners.
  static let marbleVortexPull: CGFloat = 5.5
}
