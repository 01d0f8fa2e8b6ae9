// SPDX-License-Identifier: MIT

import UIKit

/// The constants of flicked items and of chat heads.
extension LayoutsTuning {
  /// The angular resistance in 1/s of a dragged item (3). With smaller values, the item spins for a long time after a
  /// sharp turn.
  static let flickAngularResistance: CGFloat = 3
  /// The damping of the returning item, 0...1 (0.5, with which the item overshoots slightly).
  static let flickSnapDamping: CGFloat = 0.5
  /// The minimum speed of a throw in points per second (1000).
  static let flickSpeed: CGFloat = 1000

  /// The number of visible cards (3).
  static let cardsShown = 3
  /// The decrease in scale and the vertical offset in points from each card to the next (0.05 and 16).
  static let cardStep: (scale: CGFloat, offset: CGFloat) = (0.05, 16)
  /// The fraction of the stack's width beyond which a released card leaves (0.3).
  static let cardShare: CGFloat = 0.3
  /// The minimum speed of a thrown card in points per second (750).
  static let cardSpeed: CGFloat = 750
  /// The minimum ratio of a throw's horizontal to its vertical speed (0.5). With a value of 0, even cards that are
  /// thrown straight up leave the stack.
  static let cardSlope: CGFloat = 0.5
  /// The speed in points per second of a card that was pulled aside or dismissed by a button (1400), and its angular
  /// velocity in radians per second (1.5).
  static let cardDeparture: (speed: CGFloat, turn: CGFloat) = (1400, 1.5)
  /// The offset in points at which a card's label is fully opaque (100).
  static let cardWordsDistance: CGFloat = 100

  /// The width and height of a chat head (60), and its minimum distance from the edges (8), in points.
  static let headSide: CGFloat = 60
  static let headInset: CGFloat = 8
  /// The frequency in hertz (4) and the damping ratio (0.5) of the springs between heads.
  static let headChain: (frequency: CGFloat, damping: CGFloat) = (4, 0.5)
  /// The vertical offset between adjacent heads in points (5).
  static let headStep: CGFloat = 5
  /// The frequency in hertz (12) and the damping ratio (1) of the spring between the first head and the touch. The
  /// spring is soft enough for the target's field to pull the head away from the touch.
  static let headFinger: (frequency: CGFloat, damping: CGFloat) = (12, 1)
  /// The acceleration toward the nearer side, per point of distance (100/s²), and its maximum (3000 pt/s²). With larger
  /// values, throws from far away do not reach the other side.
  static let headEdge: (stiffness: CGFloat, limit: CGFloat) = (100, 3000)
  /// The linear resistance of the first head in 1/s (8).
  static let headResistance: CGFloat = 8
  /// The densities of the first head (1) and the other heads (0.05). Heavy followers would hold back the first head.
  static let headDensity: (first: CGFloat, others: CGFloat) = (1, 0.05)
  /// The radius of the target's field in points (90); its acceleration per point of distance in 1/s² (8000); and the
  /// distance in points within which a released head is dropped on the target (60). The field's acceleration is
  /// slightly higher than that of the touch's spring.
  static let headTarget: (reach: CGFloat, strength: CGFloat, drop: CGFloat) = (90, 8000, 60)
}
