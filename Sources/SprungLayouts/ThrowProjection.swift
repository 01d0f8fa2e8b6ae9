// SPDX-License-Identifier: MIT

import UIKit

/// Computes the resting point of a thrown item that is slowed down only by friction, like scrolling content.
///
/// Use this point instead of only the speed if a throw selects one of several targets, such as corners, edges, or open
/// and closed states. A light flick near a target then has the same effect as a strong flick from far away.
public enum ThrowProjection {
  /// Returns the distance in points that a thrown item travels: v / 1000 · rate / (1 - rate). The initial velocity v is
  /// in points per second.
  ///
  /// The rate, between 0 and 1, is the factor by which the velocity is multiplied in each millisecond. The default is
  /// the rate of scroll views, 0.998. With this rate, the distance is about half the velocity. Apple published the
  /// formula for picture in picture (Designing Fluid Interfaces, 2018).
  public static func distance(
    velocity: CGFloat, decelerationRate rate: CGFloat = UIScrollView.DecelerationRate.normal.rawValue
  ) -> CGFloat {
    velocity / 1000 * rate / (1 - rate)
  }

  /// Returns the resting point of an item that is released at the given point with a velocity in points per second.
  public static func end(from point: CGPoint, velocity: CGPoint) -> CGPoint {
    CGPoint(x: point.x + distance(velocity: velocity.x), y: point.y + distance(velocity: velocity.y))
  }
}
