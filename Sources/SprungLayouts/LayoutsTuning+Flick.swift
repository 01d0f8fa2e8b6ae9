// SPDX-License-Identifier: MIT

import UIKit

/// The constants of what is flicked away, and of chat heads.
extension LayoutsTuning {
  /// Angular resistance in 1/s of an item that a finger carries (3). Less and it spins on for long after a sharp turn.
  static let flickAngularResistance: CGFloat = 3
  /// Damping of the snap back, 0...1 (0.5: it swings a little).
  static let flickSnapDamping: CGFloat = 0.5
  /// Points a second from which a finger throws an item away (1000).
  static let flickSpeed: CGFloat = 1000

  /// Cards that show at a time (3).
  static let cardsShown = 3
  /// How much smaller and how many points lower each card is than the one before it (0.05 and 16).
  static let cardStep: (scale: CGFloat, offset: CGFloat) = (0.05, 16)
  /// Share of the stack's width beyond which a card that is let go leaves (0.3).
  static let cardShare: CGFloat = 0.3
  /// Points a second from which a finger throws a card away (750).
  static let cardSpeed: CGFloat = 750
  /// Sideways speed as a share of the vertical one from which a throw decides (0.5). With 0, a card thrown straight up leaves.
  static let cardSlope: CGFloat = 0.5
  /// Points a second at which a card leaves that was pulled aside or sent by a button (1400), and its turn in radians a
  /// second.
  static let cardDeparture: (speed: CGFloat, turn: CGFloat) = (1400, 1.5)
  /// Points that a card is pulled aside when its words are fully there (100).
  static let cardWordsDistance: CGFloat = 100

  /// Width and height in points of a chat head (60), and the points that it keeps from the edges (8).
  static let headSide: CGFloat = 60
  static let headInset: CGFloat = 8
  /// Hertz and damping ratio of the springs between heads (4 and 0.5).
  static let headChain: (frequency: CGFloat, damping: CGFloat) = (4, 0.5)
  /// Points that each head is lower than the one before it (5).
  static let headStep: CGFloat = 5
  /// Hertz and damping ratio of the spring between the first head and the finger (12 and 1). It is soft enough for the
  /// target's field to pull the head from the finger.
  static let headFinger: (frequency: CGFloat, damping: CGFloat) = (12, 1)
  /// Acceleration towards the nearer side: in 1/s² for each point from it (100), and in pt/s² at most (3000). More of it far
  /// away and a throw does not reach the other side.
  static let headEdge: (stiffness: CGFloat, limit: CGFloat) = (100, 3000)
  /// Linear resistance in 1/s of the first head (8).
  static let headResistance: CGFloat = 8
  /// Density of the first head and of those that follow (1 and 0.05). Heavy followers would hold the first one back.
  static let headDensity: (first: CGFloat, others: CGFloat) = (1, 0.05)
  /// Points around the target in which its field acts (90), the acceleration in 1/s² for each point from it (8000, a little
  /// more than that of the finger's spring) and the points from it at which a head that is let go is dropped on it (60).
  static let headTarget: (reach: CGFloat, strength: CGFloat, drop: CGFloat) = (90, 8000, 60)
}
