// SPDX-License-Identifier: MIT

import UIKit

/// Computes where a thrown item would come to rest if only friction slowed it, as scrolled content does.
///
/// A throw that chooses between targets (a corner, an edge, open or closed) uses this point and not the speed alone, so
/// that a light flick from nearby counts as much as a strong one from afar.
public enum ThrowProjection {
  /// The distance in points that a velocity in points per second covers: v / 1000 · rate / (1 - rate).
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
