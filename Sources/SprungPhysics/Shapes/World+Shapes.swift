// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// Replaces the outline of a body and wakes it. Width and height stay, and so does the mass.
  public func setShape(_ shape: BodyShape, of body: BodyID) {
    note(.setShape(shape, body))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "setShape") else { return }
    storeShape(shape, row)
    measureShape(row)
    storeMass(row)
    updateShaped(row)
    wake(row)
  }

  /// The outline of a body; a rectangle for an unknown identifier, which is a fault.
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

  /// The moment of inertia about the center, in mass · pt², also of an anchored body or one that may not rotate.
  public func momentOfInertia(of body: BodyID) -> Double {
    guard let row = row(of: body, for: "momentOfInertia(of:)") else { return 0 }
    return inertia(row)
  }

  /// A body's shape at its present pose, relative to a reference point near it.
  func shapeView(_ row: Int, fromX: Double, fromY: Double) -> ShapeView {
    let rotation = DeterministicMath.sincos(columns.angle[row])
    return shapeView(
      row, x: columns.x[row] - fromX, y: columns.y[row] - fromY, cosine: rotation.cosine, sine: rotation.sine)
  }

  /// A body's shape at any pose.
  @inline(__always)
  func shapeView(_ row: Int, x: Double, y: Double, cosine: Double, sine: Double) -> ShapeView {
    let columns = columns
    var view = ShapeView(
      kind: columns.shapeKind[row], halfWidth: columns.halfWidth[row], halfHeight: columns.halfHeight[row],
      cosine: cosine, sine: sine, x: x, y: y)
    if view.kind == .polygon {
      view.vertexCount = columns.outline.count(of: row)
      view.vertices = columns.outline[row]
    }
    return view
  }

  /// Stores the outline itself; `measureShape` and `storeMass` must follow.
  func storeShape(_ shape: BodyShape, _ row: Int) {
    columns.outline.free(row)
    switch shape {
    case .rectangle: columns.shapeKind[row] = .box
    case .ellipse: columns.shapeKind[row] = .ellipse
    case .polygon(let polygon):
      columns.shapeKind[row] = .polygon
      columns.storeOutline(polygon, row)
    }
  }

  /// Computes what follows from outline and size: whether an ellipse is a circle, and the bounding radius.
  func measureShape(_ row: Int) {
    let columns = columns
    let width = columns.halfWidth[row]
    let height = columns.halfHeight[row]
    switch columns.shapeKind[row] {
    case .box: columns.boundingRadius[row] = (width * width + height * height).squareRoot()
    case .circle, .ellipse:
      columns.shapeKind[row] = width == height ? .circle : .ellipse
      columns.boundingRadius[row] = max(width, height)
    case .polygon:
      var farthest = 0.0
      if let outline = columns.outline[row] {
        for index in 0..<Int(columns.outline.count(of: row)) {
          farthest = max(farthest, outline[index].x * outline[index].x + outline[index].y * outline[index].y)
        }
      }
      columns.boundingRadius[row] = farthest.squareRoot()
    }
  }

  func inertia(_ row: Int) -> Double {
    let width = columns.halfWidth[row]
    let height = columns.halfHeight[row]
    switch columns.shapeKind[row] {
    // m (w² + h²) / 12, and the bounding radius is half the diagonal.
    case .box: return mass(row) * columns.boundingRadius[row] * columns.boundingRadius[row] / 3
    case .circle, .ellipse: return mass(row) * (width * width + height * height) / 4
    case .polygon: return mass(row) * columns.squareOfGyration(row)
    }
  }
}
