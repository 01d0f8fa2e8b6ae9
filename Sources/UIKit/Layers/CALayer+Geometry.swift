// SPDX-License-Identifier: MIT

nonisolated extension CALayer {
  /// Sets the frame, unless one of its values is rejected.
  final func setFrame(_ frame: CGRect) {
    guard let (newBounds, place) = placement(in: frame) else { return }
    // Observers of the frame receive a single change.
    observers?.willChange([.layerSize, .position])
    bounds = newBounds
    position = place
    observers?.didChange([])
  }

  /// Returns the bounds and position for a frame, or nil if the frame, the bounds or the position is rejected.
  final func placement(in frame: CGRect) -> (bounds: CGRect, position: CGPoint)? {
    let target = frame.standardized.limited
    guard refuseUnlessLimited(target, "frame") else { return nil }
    var (size, place) = state.placement(in: target)
    // If the size of the frame does not change, the bounds must stay bit-identical.
    if target.size == state.frame.size { size = state.bounds.size }
    // The bounds and position are both set or both rejected: with a distant anchor point or a tiny scale, they can
    // exceed the limit even if the frame is valid.
    let newBounds = CGRect(origin: state.bounds.origin, size: size)
    guard refuseUnlessLimited(newBounds, "bounds"), refuseUnlessLimited(place, "position") else { return nil }
    if !state.hasExactFrame {
      Diagnostics.report(
        "frameWithTransform",
        "frame has no exact meaning for a layer with a rotated or singular transform. Set bounds and position instead."
      )
    }
    return (newBounds, place)
  }

  final func pointInTop(_ point: CGPoint) -> CGPoint {
    var point = point
    var layer: CALayer? = self
    while let current = layer {
      point = current.state.pointInParent(point, current.parent?.state)
      layer = current.parent
    }
    return point
  }

  final func pointFromTop(_ point: CGPoint) -> CGPoint {
    let outer = parent?.pointFromTop(point) ?? point
    return state.pointFromParent(outer, parent?.state)
  }

  /// Reports and rejects a rectangle with a value that is not finite or exceeds the limit.
  final func refuseUnlessLimited(_ rect: CGRect, _ name: StaticString) -> Bool {
    let isGood = rect.keepsLimit
    if !isGood {
      Diagnostics.report(
        "nonFiniteGeometry",
        "\(name) (\(rect.origin.x), \(rect.origin.y), \(rect.size.width), \(rect.size.height)) of a layer is invalid: \(GeometryLimit.rule)."
      )
    }
    return isGood
  }

  /// Returns a point clamped to the limit. If the point is not finite, reports it and returns nil.
  @inline(__always)
  final func accepted(_ point: CGPoint, _ name: StaticString) -> CGPoint? {
    if point.keepsLimit { return point }
    return refuseUnlessLimited(point.limited, name) ? point.limited : nil
  }

  /// Reports and rejects a transform with a value that is not finite or exceeds the limit.
  final func refuseUnlessLimited(_ m: CATransform3D, _ name: StaticString) -> Bool {
    let isGood = m.keepsLimit
    if !isGood {
      Diagnostics.report(
        "nonFiniteValue",
        "\(name) of a layer is invalid: (\(m.m11), \(m.m12), \(m.m21), \(m.m22)) with the translation (\(m.m41), "
          + "\(m.m42)), but \(GeometryLimit.rule)."
      )
    }
    return isGood
  }

  /// Reports and rejects a number that is not finite or exceeds the limit.
  final func refuseUnlessLimited(_ number: CGFloat, _ name: StaticString) -> Bool {
    if !number.keepsLimit {
      Diagnostics.report("nonFiniteValue", "\(name) \(number) of a layer is invalid: \(GeometryLimit.valueRule).")
    }
    return number.keepsLimit
  }

  /// Reports and rejects a point with a value that is not finite or exceeds the limit.
  final func refuseUnlessLimited(_ point: CGPoint, _ name: StaticString) -> Bool {
    guard point.keepsLimit else {
      Diagnostics.report(
        "nonFiniteGeometry", "\(name) (\(point.x), \(point.y)) of a layer is invalid: \(GeometryLimit.rule).")
      return false
    }
    return true
  }
}

nonisolated extension LayerState {
  /// The bounding box of the transformed bounds, in the parent's coordinates.
  var frame: CGRect {
    let size = bounds.size
    if CATransform3DIsIdentity(transform) {
      return CGRect(
        x: position.x - size.width * anchorPoint.x, y: position.y - size.height * anchorPoint.y, width: size.width,
        height: size.height)
    }
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
    ]
    var low = pointInParent(corners[0])
    var high = low
    for corner in corners.dropFirst() {
      let point = pointInParent(corner)
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The anchor point in the layer's own coordinates.
  var anchor: CGPoint {
    CGPoint(x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
  }

  /// The transform of the layer's plane, which is `anchorPointZ` behind the anchor point.
  private var depthShifted: CATransform3D {
    anchorPointZ == 0 ? transform : CATransform3DTranslate(transform, 0, 0, -anchorPointZ)
  }

  /// Converts a point from the layer's coordinates to the parent's.
  func pointInParent(_ point: CGPoint) -> CGPoint {
    let x = point.x - anchor.x
    let y = point.y - anchor.y
    if CATransform3DIsIdentity(transform) { return CGPoint(x: position.x + x, y: position.y + y) }
    let m = depthShifted
    let w = x * m.m14 + y * m.m24 + m.m44
    let scale = w == 0 ? 1 : 1 / w
    return CGPoint(
      x: position.x + (x * m.m11 + y * m.m21 + m.m41) * scale,
      y: position.y + (x * m.m12 + y * m.m22 + m.m42) * scale)
  }

  /// Converts a point from the parent's coordinates to the layer's plane. A transform that is not invertible is
  /// ignored.
  func pointFromParent(_ point: CGPoint) -> CGPoint {
    let x = point.x - position.x
    let y = point.y - position.y
    if CATransform3DIsIdentity(transform) { return CGPoint(x: x + anchor.x, y: y + anchor.y) }
    // Solve (u m11 + v m21 + m41) = x w and (u m12 + v m22 + m42) = y w with w = u m14 + v m24 + m44.
    let m = depthShifted
    let a = m.m11 - x * m.m14
    let b = m.m21 - x * m.m24
    let c = m.m12 - y * m.m14
    let d = m.m22 - y * m.m24
    let p = x * m.m44 - m.m41
    let q = y * m.m44 - m.m42
    let determinant = a * d - b * c
    guard determinant != 0 else { return CGPoint(x: x + anchor.x, y: y + anchor.y) }
    return CGPoint(x: anchor.x + (p * d - b * q) / determinant, y: anchor.y + (a * q - p * c) / determinant)
  }
}
