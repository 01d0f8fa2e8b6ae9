// SPDX-License-Identifier: MIT

import UIKit

/// The constants of the wrecking ball.
extension GalleryTuning {
  /// Number of ropes between the crane and the ball (10).
  static let wreckingLinks = 10
  /// Length of the chain in points, if there is room (250). A longer one needs a wider screen to swing in.
  static let wreckingChain: CGFloat = 250
  /// Points between the hanging ball and the ground (40).
  static let wreckingClearance: CGFloat = 40
  /// Width and height in points of a piece of the chain (14).
  static let wreckingLinkSide: CGFloat = 14
  /// Diameter of the ball in points (68).
  static let wreckingBallSide: CGFloat = 68
  /// Density of the ball (50). A light one bounces off the wall.
  static let wreckingBallDensity: CGFloat = 50
  /// Density of the pieces of the chain (10). Much lighter ones are torn apart when the falling ball jerks them taut.
  static let wreckingLinkDensity: CGFloat = 10
  /// Linear resistance in 1/s of ball and chain while the ball is swung (0.25).
  static let wreckingResistance: CGFloat = 0.25
  /// Seconds after the ball was last moved by hand from which the air grows thicker (1), until which (4), and its linear
  /// resistance in 1/s then (2.5). With 0.25 throughout, the ball swings for three quarters of a minute.
  static let wreckingCalm: (start: TimeInterval, end: TimeInterval, resistance: CGFloat) = (1, 4, 2.5)
  /// Friction of the bricks (0.6). With 0 a knock pushes whole rows out.
  static let wreckingFriction: CGFloat = 0.6
  /// Rows of bricks (10), and bricks in a row (2).
  static let wreckingRows = 10
  static let wreckingColumns = 2
  /// Height of a brick in points (24).
  static let wreckingBrickHeight: CGFloat = 24
  /// Points per second to the left that a press gives the ball (600: it swings out by 75 degrees).
  static let wreckingShove: CGFloat = 600
  /// Oscillations per second of the spring by which a finger drags the ball (3). A stiffer one tears at the chain.
  static let wreckingGrip: CGFloat = 3
}
