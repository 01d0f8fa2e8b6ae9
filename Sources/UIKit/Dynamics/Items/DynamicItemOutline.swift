// SPDX-License-Identifier: MIT

import SprungPhysics

/// The collision shape of an item.
enum DynamicItemOutline {
  /// Returns an item's shape. An unusable path is reported as a fault. A concave path is replaced by its convex hull,
  /// and any other by the item's rectangle.
  static func shape(of item: any UIDynamicItem, title: @autoclosure () -> String) -> BodyShape {
    switch item.collisionBoundsType {
    case .rectangle: return .rectangle
    case .ellipse: return .ellipse
    case .path: return polygon(of: item.collisionBoundingPath, title: title())
    }
  }

  private static func polygon(of path: UIBezierPath, title: String) -> BodyShape {
    guard let points = path.cgPath.flattened().first?.points, points.count > 2 else {
      Diagnostics.report(
        "emptyCollisionPath",
        "The collisionBoundingPath of \(title) has no area, so its rectangle is used for collisions. Return a closed "
          + "path.")
      return .rectangle
    }
    do throws(ConvexPolygon.Refusal) {
      return .polygon(try ConvexPolygon(points: points))
    } catch {
      return substitute(for: error, points, title)
    }
  }

  private static func substitute(
    for refusal: ConvexPolygon.Refusal, _ points: [CGPoint], _ title: String
  ) -> BodyShape {
    switch refusal {
    case .tooManyPoints:
      // Removing the least significant corners of a curve makes no visible difference.
      if let hull = ConvexPolygon.hull(of: points) { return .polygon(hull) }
    case .concave:
      Diagnostics.report(
        "concaveCollisionPath",
        "The collisionBoundingPath of \(title) is concave, so its convex hull is used for collisions. Build concave items "
          + "with UIDynamicItemGroup.")
      if let hull = ConvexPolygon.hull(of: points) { return .polygon(hull) }
    default: break
    }
    Diagnostics.report(
      "unusableCollisionPath",
      "The collisionBoundingPath of \(title) intersects itself, has no area or is not finite, so its rectangle is used "
        + "for collisions.")
    return .rectangle
  }
}
