// SPDX-License-Identifier: MIT

import UIKit

/// Computes the resting point of a thrown item that only friction slows down, like scrolling content.
///
/// A throw that selects one of several targets (such as a corner, an edge, open or closed) uses this point instead of
/// the speed alone. Thus a light flick nearby has the same effect as a strong one from far away.
public enum ThrowProjection {
  /// Returns the distance in points that a velocity in points per second covers: v / 1000 · rate / (1 - rate).
  ///
  /// The rate is the factor by which the velocity is multiplied in each millisecond, above 0 and below 1. The default
  /// is that of scroll views, 0.998, for which the distance is about half of the velocity. Apple published the formula
  /// for picture in picture (Designing Fluid Interfaces, 2018).
  public static func distance(
    velocity: CGFloat, decelerationRate rate: CGFloat = UIScrollView.DecelerationRate.normal.rawValue
  ) -> CGFloat {
    velocity / 1000 * rate / (1 - rate)
  }

  /// Returns the resting point of an item that is released at a point with a velocity in points per second.
  public static func end(from point: CGPoint, velocity: CGPoint) -> CGPoint {
    CGPoint(x: point.x + distance(velocity: velocity.x), y: point.y + distance(velocity: velocity.y))
  }
}
