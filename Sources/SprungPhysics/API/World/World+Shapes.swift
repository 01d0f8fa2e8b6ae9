// SPDX-License-Identifier: MIT

import SprungGeometry

/// The outlines of bodies.
extension World {
  /// Sets the outline of a body and wakes it. Width, height and mass do not change.
  public func setShape(_ shape: BodyShape, of body: BodyID) {
    note(.setShape(shape, body))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "setShape") else { return }
    columns.storeShape(shape, row)
    columns.measureShape(row)
    stages.properties.storeMass(row)
    stages.properties.updateShaped(row)
    stages.activeList.wake(row)
  }

  /// Returns the outline of a body. For an unknown identifier, reports a fault and returns a rectangle.
  public func shape(of body: BodyID) -> BodyShape {
    guard let row = row(of: body, for: "shape(of:)") else { return .rectangle }
    switch columns.shapeKind[row] {
    case .box: return .rectangle
    case .circle, .ellipse: return .ellipse
    case .polygon:
      var points: [CGPoint] = []
      if let outline = columns.outline[row] {
        for index in 0..<Int(columns.outline.count(of: row)) {
          points.append(CGPoint(x: CGFloat(outline[index].x), y: CGFloat(outline[index].y)))
        }
      }
      return .polygon(ConvexPolygon(clean: points))
    }
  }

  /// Returns the moment of inertia about the center, in mass · pt², even if the body is anchored or cannot rotate.
  public func momentOfInertia(of body: BodyID) -> Double {
    guard let row = row(of: body, for: "momentOfInertia(of:)") else { return 0 }
    return columns.inertia(row)
  }
}
