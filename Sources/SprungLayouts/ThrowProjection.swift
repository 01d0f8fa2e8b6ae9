// SPDX-License-Identifier: MIT

import UIKit

/// Tells where something that a finger lets go would come to rest if nothing but friction held it, as scrolled content does.
///
/// What is chosen by a throw (a corner, an edge, open or closed) is chosen by this point and not by the speed alone, so that
/// a light flick from nearby is worth as much as a strong one from afar.
public enum ThrowProjection {
  /// The way in points that a velocity in points a second is worth: v / 1000 · rate / (1 - rate).
  ///
  /// The rate is the share of a velocity that is left after a millisecond, above 0 and below 1. Default: that of scroll
  /// views, 0.998, by which a velocity is worth about half of its points. The formula is the one that Apple published for
  /// picture in picture (Designing Fluid Interfaces, 2018).
  public static func distance(
    velocity: CGFloat, decelerationRate rate: CGFloat = UIScrollView.DecelerationRate.normal.rawValue
  ) -> CGFloat {
    velocity / 1000 * rate / (1 - rate)
  }

  /// Where something would come to rest that is let go at a point with a velocity in points a second.
  public static func end(from point: CGPoint, velocity: CGPoint) -> CGPoint {
    CGPoint(x: point.x + distance(velocity: velocity.x), y: point.y + distance(velocity: velocity.y))
  }
}
