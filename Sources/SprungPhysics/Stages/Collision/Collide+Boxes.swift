// SPDX-License-Identifier: MIT

/// Box-box collisions, tested along the four axes of the boxes. This specialized implementation handles the most common
/// case in user interfaces.
///
/// Each box is represented in the axes of the other, where its extent along an axis is |cos| w + |sin| h. Corners are
/// computed only after the touching sides are known. The axes of the first box are tested before those of the second,
/// because one of them separates most pairs, which ends the test.
extension Collide {
  /// Collides two boxes using separating axes. The touching side of one box is clipped to the extent of the touching
  /// side of the other.
  @_optimize(speed)
  static func boxes(_ a: ShapeView, _ b: ShapeView, margin: Double, into manifold: inout Manifold) {
    boxesInPlace(a, b, margin: margin, into: &manifold)
  }

  /// The same computation as `boxes`, inlined into the caller so that neither shape is written to memory.
  @inline(__always)
  static func boxesInPlace(_ a: ShapeView, _ b: ShapeView, margin: Double, into manifold: inout Manifold) {
    let x = b.x - a.x
    let y = b.y - a.y
    // The rotation from box a to box b, and the center of each box in the axes of the other.
    let cosine = a.cosine * b.cosine + a.sine * b.sine
    let sine = a.cosine * b.sine - a.sine * b.cosine
    let absoluteCosine = abs(cosine)
    let absoluteSine = abs(sine)
    let inAX = a.cosine * x + a.sine * y
    let inAY = a.cosine * y - a.sine * x
    let acrossAX = abs(inAX) - a.halfWidth - (absoluteCosine * b.halfWidth + absoluteSine * b.halfHeight)
    let acrossAY = abs(inAY) - a.halfHeight - (absoluteSine * b.halfWidth + absoluteCosine * b.halfHeight)
    var best = acrossAX
    var isVertical = false
    if acrossAY > best + PhysicsTuning.tolerance {
      best = acrossAY
      isVertical = true
    }
    manifold.count = 0
    if best > margin { return }
    let inBX = -(b.cosine * x + b.sine * y)
    let inBY = b.sine * x - b.cosine * y
    let acrossBX = abs(inBX) - b.halfWidth - (absoluteCosine * a.halfWidth + absoluteSine * a.halfHeight)
    let acrossBY = abs(inBY) - b.halfHeight - (absoluteSine * a.halfWidth + absoluteCosine * a.halfHeight)
    var isSecond = false
    if acrossBX > best + PhysicsTuning.tolerance {
      best = acrossBX
      isVertical = false
      isSecond = true
    }
    if acrossBY > best + PhysicsTuning.tolerance {
      best = acrossBY
      isVertical = true
      isSecond = true
    }
    if best > margin { return }

    // From here on, the reference side faces the incident box, and lengths are measured along the side's normal and
    // tangent.
    let centerX = isSecond ? inBX : inAX
    let centerY = isSecond ? inBY : inAY
    let rotationSine = isSecond ? -sine : sine
    let incidentWidth = isSecond ? a.halfWidth : b.halfWidth
    let incidentHeight = isSecond ? a.halfHeight : b.halfHeight
    let referenceCosine = isSecond ? b.cosine : a.cosine
    let referenceSine = isSecond ? b.sine : a.sine
    let referenceWidth = isSecond ? b.halfWidth : a.halfWidth
    let referenceHeight = isSecond ? b.halfHeight : a.halfHeight
    let facing: Double = (isVertical ? centerY : centerX) >= 0 ? 1 : -1
    // The horizontal axis of the incident box is (across, along), and its vertical axis is (-along, across).
    let across = facing * (isVertical ? rotationSine : cosine)
    let along = facing * (isVertical ? -cosine : rotationSine)
    let centerAcross = facing * (isVertical ? centerY : centerX)
    let centerAlong = facing * (isVertical ? -centerX : centerY)
    let depth = isVertical ? referenceHeight : referenceWidth
    let half = isVertical ? referenceWidth : referenceHeight
    let normalX = facing * (isVertical ? -referenceSine : referenceCosine)
    let normalY = facing * (isVertical ? referenceCosine : referenceSine)

    var sideAcross: Double
    var sideAlong: Double
    var reachAcross: Double
    var reachAlong: Double
    let incidentSide: Int
    if abs(across) >= abs(along) {
      let towards: Double = across > 0 ? -1 : 1
      sideAcross = centerAcross + towards * across * incidentWidth - depth
      sideAlong = centerAlong + towards * along * incidentWidth
      reachAcross = -along * incidentHeight
      reachAlong = across * incidentHeight
      incidentSide = across > 0 ? 3 : 1
    } else {
      let towards: Double = along < 0 ? -1 : 1
      sideAcross = centerAcross - towards * along * incidentHeight - depth
      sideAlong = centerAlong + towards * across * incidentHeight
      reachAcross = across * incidentWidth
      reachAlong = along * incidentWidth
      incidentSide = along < 0 ? 0 : 2
    }
    if reachAlong < 0 {
      reachAcross = -reachAcross
      reachAlong = -reachAlong
    }
    let referenceSide = isVertical ? (facing > 0 ? 2 : 0) : (facing > 0 ? 1 : 3)
    let clip = SideClip(
      half: half, sideAcross: sideAcross, sideAlong: sideAlong, reachAcross: reachAcross, reachAlong: reachAlong,
      originX: (isSecond ? b.x : a.x) + normalX * depth, originY: (isSecond ? b.y : a.y) + normalY * depth,
      normalX: normalX, normalY: normalY,
      sides: isSecond ? Feature.sides(incidentSide, referenceSide) : Feature.sides(referenceSide, incidentSide),
      isSecond: isSecond)
    clip.write(best: best, margin: margin, into: &manifold)
  }
}
