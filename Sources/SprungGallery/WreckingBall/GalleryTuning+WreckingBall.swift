// SPDX-License-Identifier: MIT

import UIKit

/// The constants of the wrecking ball demo.
extension GalleryTuning {
  /// The number of ropes between the crane and the ball (10).
  static let wreckingLinks = 10
  /// The length of the chain in points, if there is space (250). A longer chain needs a wider screen to swing in.
  static let wreckingChain: CGFloat = 250
  /// The distance between the hanging ball and the ground in points (40).
  static let wreckingClearance: CGFloat = 40
  /// The width and height of a chain link in points (14).
  static let wreckingLinkSide: CGFloat = 14
  /// The diameter of the ball in points (68).
  static let wreckingBallSide: CGFloat = 68
  /// The density of the ball (50). A light ball bounces off the wall.
  static let wreckingBallDensity: CGFloat = 50
  /// The density of the chain links (10). Much lighter links would be torn apart when the falling ball pulls them taut.
  static let wreckingLinkDensity: CGFloat = 10
  /// The linear resistance in 1/s of the ball and chain while the ball swings (0.25).
  static let wreckingResistance: CGFloat = 0.25
  /// The linear resistance rises to `resistance` in 1/s (2.5) between `start` (1) and `end` (4) seconds after the user
  /// last moved the ball. With a constant resistance of 0.25, the ball would swing for 45 seconds.
  static let wreckingCalm: (start: TimeInterval, end: TimeInterval, resistance: CGFloat) = (1, 4, 2.5)
  /// The friction of the bricks (0.6). Without friction, a knock would push out whole rows.
  static let wreckingFriction: CGFloat = 0.6
  /// The number of rows of bricks (10), and of bricks in a row (2).
  static let wreckingRows = 10
  static let wreckingColumns = 2
  /// The height of a brick in points (24).
  static let wreckingBrickHeight: CGFloat = 24
  /// The leftward speed in points per second that a press gives the ball (600, which swings it out by 75 degrees).
  static let wreckingShove: CGFloat = 600
  /// The frequency in hertz of the spring that drags the ball (3). A stiffer spring would strain the chain too much.
  static let wreckingGrip: CGFloat = 3
}
