// SPDX-License-Identifier: MIT

import SprungPhysics

/// The collision shape of an item.
enum DynamicItemOutline {
  /// Returns an item's shape. An unusable path is a fault: a concave path becomes its hull, others the rectangle.
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
        "\(title) has the collision bounds type path, but its collisionBoundingPath has no area; it collides as its "
          + "rectangle.")
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
      // Dropping the least significant corners of a curve is not visible.
      if let hull = ConvexPolygon.hull(of: points) { return .polygon(hull) }
    case .concave:
      Diagnostics.report(
        "concaveCollisionPath",
        "\(title) has a concave collisionBoundingPath; items are convex, so it collides as its hull. Build concave items "
          + "with UIDynamicItemGroup.")
      if let hull = ConvexPolygon.hull(of: points) { return .polygon(hull) }
    default: break
    }
    Diagnostics.report(
      "unusableCollisionPath",
      "\(title) has a collisionBoundingPath that crosses itself, has no area or is not finite; it collides as its "
        + "rectangle.")
    return .rectangle
  }
}
