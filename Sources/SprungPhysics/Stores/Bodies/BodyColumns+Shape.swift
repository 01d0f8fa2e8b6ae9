// SPDX-License-Identifier: MIT

import SprungGeometry

/// Outlines, sizes and derived quantities.
extension BodyColumns {
  /// Returns a body's shape at its current pose, relative to a nearby reference point.
  func shapeView(_ row: Int, fromX: Double, fromY: Double) -> ShapeView {
    let rotation = DeterministicMath.sincos(angle[row])
    return shapeView(
      row, x: self.x[row] - fromX, y: self.y[row] - fromY, cosine: rotation.cosine, sine: rotation.sine)
  }

  /// Returns a body's shape at any pose.
  @inline(__always)
  func shapeView(_ row: Int, x: Double, y: Double, cosine: Double, sine: Double) -> ShapeView {
    var view = ShapeView(
      kind: shapeKind[row], halfWidth: self.halfWidth[row], halfHeight: self.halfHeight[row],
      cosine: cosine, sine: sine, x: x, y: y)
    if view.kind == .polygon {
      view.vertexCount = outline.count(of: row)
      view.vertices = outline[row]
    }
    return view
  }

  /// Stores only the outline. Call `measureShape` and `storeMass` afterwards.
  func storeShape(_ shape: BodyShape, _ row: Int) {
    outline.free(row)
    switch shape {
    case .rectangle: shapeKind[row] = .box
    case .ellipse: shapeKind[row] = .ellipse
    case .polygon(let polygon):
      shapeKind[row] = .polygon
      storeOutline(polygon, row)
    }
  }

  /// Computes the quantities that depend on outline and size: whether an ellipse is a circle, and the bounding radius.
  func measureShape(_ row: Int) {
    let width = halfWidth[row]
    let height = halfHeight[row]
    switch shapeKind[row] {
    case .box: boundingRadius[row] = (width * width + height * height).squareRoot()
    case .circle, .ellipse:
      shapeKind[row] = width == height ? .circle : .ellipse
      boundingRadius[row] = max(width, height)
    case .polygon:
      var farthest = 0.0
      if let outline = self.outline[row] {
        for index in 0..<Int(self.outline.count(of: row)) {
          farthest = max(farthest, outline[index].x * outline[index].x + outline[index].y * outline[index].y)
        }
      }
      boundingRadius[row] = farthest.squareRoot()
    }
  }

  /// Returns the moment of inertia of a uniform body with this outline, in mass · pt².
  func inertia(_ row: Int) -> Double {
    let width = halfWidth[row]
    let height = halfHeight[row]
    switch shapeKind[row] {
    // The inertia is m (w² + h²) / 12, and the bounding radius is half the diagonal.
    case .box: return mass(row) * boundingRadius[row] * boundingRadius[row] / 3
    case .circle, .ellipse: return mass(row) * (width * width + height * height) / 4
    case .polygon: return mass(row) * squareOfGyration(row)
    }
  }

  /// Returns the mass, which is density · width · height / 10,000, independent of the outline.
  func mass(_ row: Int) -> Double {
    let area = 4 * halfWidth[row] * halfHeight[row]
    return density[row] * area / PhysicsUnits.unitArea
  }

  /// Returns the body's shape at its current pose, relative to a nearby point.
  @inline(__always)
  func shapeView(_ row: Int, relativeTo x: Double, _ y: Double) -> ShapeView {
    updateRotation(row)
    return shapeView(
      row, x: self.x[row] - x, y: self.y[row] - y, cosine: self.cosine[row], sine: self.sine[row])
  }

  /// Returns the shape of a box. Boxes need no outline.
  @inline(__always)
  func boxView(_ row: Int, relativeTo x: Double, _ y: Double) -> ShapeView {
    updateRotation(row)
    return ShapeView(
      kind: .box, halfWidth: halfWidth[row], halfHeight: halfHeight[row], cosine: cosine[row], sine: sine[row],
      x: self.x[row] - x, y: self.y[row] - y)
  }

  /// Returns half the width and height of the axis-aligned bounding box, in points.
  func extent(_ row: Int) -> (x: Double, y: Double) {
    let halfWidth = self.halfWidth[row]
    let halfHeight = self.halfHeight[row]
    updateRotation(row)
    let cosine = self.cosine[row]
    let sine = self.sine[row]
    switch shapeKind[row] {
    case .box:
      return (
        abs(cosine) * halfWidth + abs(sine) * halfHeight, abs(sine) * halfWidth + abs(cosine) * halfHeight
      )
    case .circle: return (halfWidth, halfWidth)
    case .ellipse:
      let a = cosine * halfWidth
      let b = sine * halfHeight
      let c = sine * halfWidth
      let d = cosine * halfHeight
      return ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
    case .polygon: return (boundingRadius[row], boundingRadius[row])
    }
  }

  /// Updates the cached sine and cosine if the angle has changed.
  @inline(__always)
  private func updateRotation(_ row: Int) {
    let angle = self.angle[row]
    guard rotatedAngle[row] != angle else { return }
    let rotation = DeterministicMath.sincos(angle)
    cosine[row] = rotation.cosine
    sine[row] = rotation.sine
    rotatedAngle[row] = angle
  }

  /// Returns the radius of a circle about the center that lies inside the shape.
  func innerRadius(_ row: Int) -> Double {
    let half = min(halfWidth[row], halfHeight[row])
    return shapeKind[row] == .polygon ? half / 2 : half
  }

  /// Returns the axis-aligned bounding box of the rotated rectangle with the body's width and height, independent of
  /// the outline.
  func boundsBox(of row: Int) -> Box {
    let x = self.x[row]
    let y = self.y[row]
    let halfWidth = self.halfWidth[row]
    let halfHeight = self.halfHeight[row]
    let angle = self.angle[row]
    guard angle != 0 else {
      return Box(left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight)
    }
    let (sine, cosine) = DeterministicMath.sincos(angle)
    let extentX = abs(halfWidth * cosine) + abs(halfHeight * sine)
    let extentY = abs(halfWidth * sine) + abs(halfHeight * cosine)
    return Box(left: x - extentX, top: y - extentY, right: x + extentX, bottom: y + extentY)
  }

  /// Returns the axis-aligned bounding box of the bounds and the outline. A polygon can extend beyond its bounds.
  func queryBox(of row: Int) -> Box {
    let box = boundsBox(of: row)
    guard shapeKind[row] == .polygon else { return box }
    let boundingRadius = self.boundingRadius[row]
    let x = self.x[row]
    let y = self.y[row]
    return Box(
      left: min(box.left, x - boundingRadius), top: min(box.top, y - boundingRadius),
      right: max(box.right, x + boundingRadius),
      bottom: max(box.bottom, y + boundingRadius))
  }
}
