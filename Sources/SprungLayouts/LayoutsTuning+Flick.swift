// SPDX-License-Identifier: MIT

import UIKit

/// The constants of flicked items and of chat heads.
extension LayoutsTuning {
  /// Angular resistance in 1/s of a dragged item (3). Smaller: it continues to spin for long after a sharp turn.
  static let flickAngularResistance: CGFloat = 3
  /// Damping of the returning item, 0...1 (0.5: a small overshoot).
  static let flickSnapDamping: CGFloat = 0.5
  /// Minimum speed of a throw in points per second (1000).
  static let flickSpeed: CGFloat = 1000

  /// Number of visible cards (3).
  static let cardsShown = 3
  /// Decrease in scale and vertical offset in points from each card to the next (0.05 and 16).
  static let cardStep: (scale: CGFloat, offset: CGFloat) = (0.05, 16)
  /// Fraction of the stack's width beyond which a released card leaves (0.3).
  static let cardShare: CGFloat = 0.3
  /// Minimum speed of a thrown card in points per second (750).
  static let cardSpeed: CGFloat = 750
  /// Minimum ratio of the horizontal to the vertical speed of a throw (0.5). 0: cards thrown straight up leave.
  static let cardSlope: CGFloat = 0.5
  /// Speed in points per second of a card that was pulled aside or sent by a button (1400), and its angular velocity in
  /// radians per second (1.5).
  static let cardDeparture: (speed: CGFloat, turn: CGFloat) = (1400, 1.5)
  /// Offset in points at which the label of a card is fully opaque (100).
  static let cardWordsDistance: CGFloat = 100

  /// Width and height of a chat head (60), and its minimum distance from the edges (8), in points.
  static let headSide: CGFloat = 60
  static let headInset: CGFloat = 8
  /// Frequency in hertz (4) and damping ratio (0.5) of the springs between heads.
  static let headChain: (frequency: CGFloat, damping: CGFloat) = (4, 0.5)
  /// Vertical offset between adjacent heads in points (5).
  static let headStep: CGFloat = 5
  /// Frequency in hertz (12) and damping ratio (1) of the spring between the first head and the touch. It is soft
  /// enough for the target's field to pull the head away from the touch.
  static let headFinger: (frequency: CGFloat, damping: CGFloat) = (12, 1)
  /// Acceleration toward the nearer side: 100/s² times the distance in points, at most 3000 pt/s². Larger: throws from
  /// far away do not reach the other side.
  static let headEdge: (stiffness: CGFloat, limit: CGFloat) = (100, 3000)
  /// Linear resistance of the first head in 1/s (8).
  static let headResistance: CGFloat = 8
  /// Densities of the first head (1) and of the other heads (0.05). Heavy followers would hold back the first head.
  static let headDensity: (first: CGFloat, others: CGFloat) = (1, 0.05)
  /// Radius of the target's field in points (90); its acceleration in 1/s², proportional to the distance (8000,
  /// slightly more than that of the touch's spring); and the distance in points within which a released head is dropped
  /// on it (60).
  static let headTarget: (reach: CGFloat, strength: CGFloat, drop: CGFloat) = (90, 8000, 60)
}
