// SPDX-License-Identifier: MIT

import SprungGeometry

/// Gives boundaries priority over bodies: regardless of what the solver leaves unresolved, no body crosses a wall. The
/// solver makes contacts soft and uses few passes, so under a high load or at high speed a body can remain inside a
/// boundary. Users accept two overlapping cards, but not a card outside the screen. After the solve, each body that is
/// fast, rotates or overlaps a boundary deeply is therefore checked again. The path of the body's center is cut off
/// where it crosses a boundary. The body is then pushed, without a velocity change, out of boundaries that it overlaps
/// by more than `PhysicsTuning.deepOverlap`. Each condition that does not apply to a body costs one comparison.
///
/// Invariant: after a step, no body is outside a frame by more than the allowed depth, and no center has crossed a
/// segment. `CrowdTests` fill closed boxes with fast, long and small bodies.
final class Containment {
  private let columns: BodyColumns
  private let boundaries: BoundaryStore
  private let contacts: ContactPool
  private let groups: ContactGroups
  private let solverBodies: SolverBodies

  init(
    columns: BodyColumns, boundaries: BoundaryStore, contacts: ContactPool, groups: ContactGroups,
    solverBodies: SolverBodies
  ) {
    self.columns = columns
    self.boundaries = boundaries
    self.contacts = contacts
    self.groups = groups
    self.solverBodies = solverBodies
  }

  /// At the end of a step, moves back solver bodies that boundaries did not stop. Such bodies were pushed or rotated
  /// deep into a boundary, or thrown through it before a contact was found.
  func containSolverBodies() {
    let solverBodies = solverBodies
    for index in groups.firstStatic..<groups.count { noteDepth(groups.groups + index) }
    for solverIndex in 1..<solverBodies.count {
      let row = Int(solverBodies.rows[solverIndex])
      guard columns.flags[row].contains(.bounded), !columns.flags[row].contains(.kinematic) else { continue }
      let move = solverBodies.deltaPosition[solverIndex] - solverBodies.startDeltaPosition[solverIndex]
      let inner = columns.innerRadius(row) / 2
      guard
        solverBodies.isDeep[solverIndex] || move.x * move.x + move.y * move.y > inner * inner
          || (abs(move.z) > PhysicsTuning.unforeseenRotation && columns.shapeKind[row] != .circle)
      else { continue }
      solverBodies.isDeep[solverIndex] = false
      stopAtWalls(row, solverIndex)
      pushOut(row, solverIndex)
    }
  }

  /// Returns the depth to which a body may overlap a boundary, in points.
  private func allowedDepth(_ row: Int) -> Double {
    min(PhysicsTuning.deepOverlap, columns.innerRadius(row) / 4)
  }

  /// Marks the bodies of a group that overlap a boundary deeply.
  private func noteDepth(_ group: UnsafeMutablePointer<WideContact>) {
    for column in 0..<WideContact.width {
      let contact = Int(group.pointee.contact[column])
      guard contact >= 0, contacts.records[contact].rowB < 0 else { continue }
      let solverIndex = Int(group.pointee.indexA[column])
      let delta = solverBodies.deltaPosition[solverIndex]
      let approach = Double(group.pointee.normalX[column]) * delta.x + Double(group.pointee.normalY[column]) * delta.y
      func gap(_ point: UnsafePointer<WidePoint>) -> Double {
        Double(point.pointee.separation[column]) - approach - delta.z
          * (Double(point.pointee.armA[column]) - 0.5 * delta.z * Double(point.pointee.depthA[column]))
      }
      let points = UnsafeRawPointer(group).assumingMemoryBound(to: WidePoint.self)
      var least = gap(points)
      if contacts.records[contact].manifold.count > 1 { least = min(least, gap(points + 1)) }
      if least < -allowedDepth(Int(contacts.records[contact].rowA)) { solverBodies.isDeep[solverIndex] = true }
    }
  }

  /// Cuts off the path of a body's center where it crosses a boundary.
  private func stopAtWalls(_ row: Int, _ solverIndex: Int) {
    let columns = columns
    let startX = solverBodies.base[solverIndex].x + solverBodies.startDeltaPosition[solverIndex].x
    let startY = solverBodies.base[solverIndex].y + solverBodies.startDeltaPosition[solverIndex].y
    let inner = columns.innerRadius(row)
    var membership = columns.firstMembership[row]
    while membership >= 0 {
      let set = boundaries.sets[Int(boundaries.memberships[membership].set)]
      if set.hasFrame {
        // If a frame is smaller than the body, keep the body's center between the sides.
        let x = min(max(columns.x[row], min(set.left + inner, startX)), max(set.right - inner, startX))
        let y = min(max(columns.y[row], min(set.top + inner, startY)), max(set.bottom - inner, startY))
        if x != columns.x[row] { reflectVelocity(row, solverIndex, x < columns.x[row] ? -1 : 1, 0) }
        if y != columns.y[row] { reflectVelocity(row, solverIndex, 0, y < columns.y[row] ? -1 : 1) }
        shift(row, solverIndex, x - columns.x[row], y - columns.y[row])
      }
      // A body that was moved back at one segment can cross another one.
      for _ in 0..<PhysicsBounds.guardRounds {
        guard stopAtFirstSegment(set, row, solverIndex, startX, startY) else { break }
      }
      membership = boundaries.memberships[membership].next
    }
  }

  /// Cuts off the path at the first segment that it crosses, and returns whether there was one.
  private func stopAtFirstSegment(
    _ set: BoundarySet, _ row: Int, _ solverIndex: Int, _ startX: Double, _ startY: Double
  ) -> Bool {
    let columns = columns
    let endX = columns.x[row]
    let endY = columns.y[row]
    var first = Double.infinity
    var normalX = 0.0
    var normalY = 0.0
    set.forEachSegment(near: Box(around: startX, startY, endX, endY)) { index in
      let segment = set.segments[Int(index)]
      guard let crossing = segment.crossing(from: startX, startY, to: endX, endY), crossing.part < first else { return }
      first = crossing.part
      normalX = crossing.side * segment.normalX
      normalY = crossing.side * segment.normalY
    }
    guard first <= 1 else { return false }
    reflectVelocity(row, solverIndex, normalX, normalY)
    // Place the center in front of the line, at a distance of the body's inner radius or, if smaller, its original
    // distance. A center exactly on the line would be on neither side.
    let before = (1 - first) * ((endX - startX) * normalX + (endY - startY) * normalY)
    let whole = (endX - startX) * normalX + (endY - startY) * normalY
    let room = min(columns.innerRadius(row), -whole * first)
    shift(row, solverIndex, (room - before) * normalX, (room - before) * normalY)
    return true
  }

  /// Pushes a body out of boundaries that it overlaps too deeply.
  private func pushOut(_ row: Int, _ solverIndex: Int) {
    let columns = columns
    let startX = solverBodies.base[solverIndex].x + solverBodies.startDeltaPosition[solverIndex].x
    let startY = solverBodies.base[solverIndex].y + solverBodies.startDeltaPosition[solverIndex].y
    for _ in 0..<PhysicsBounds.guardRounds {
      var isAny = false
      let extent = columns.extent(row)
      let box = Box(
        left: columns.x[row] - extent.x, top: columns.y[row] - extent.y, right: columns.x[row] + extent.x,
        bottom: columns.y[row] + extent.y)
      var membership = columns.firstMembership[row]
      while membership >= 0 {
        let set = boundaries.sets[Int(boundaries.memberships[membership].set)]
        if set.hasFrame {
          let wide = max(0, extent.x - (set.right - set.left) / 2)
          let high = max(0, extent.y - (set.bottom - set.top) / 2)
          if pushOut(row, solverIndex, 1, 0, set.left - wide - box.left) { isAny = true }
          if pushOut(row, solverIndex, -1, 0, box.right - set.right - wide) { isAny = true }
          if pushOut(row, solverIndex, 0, 1, set.top - high - box.top) { isAny = true }
          if pushOut(row, solverIndex, 0, -1, box.bottom - set.bottom - high) { isAny = true }
        }
        set.forEachSegment(near: box) { index in
          let segment = set.segments[Int(index)]
          let x = columns.x[row]
          let y = columns.y[row]
          let side: Double =
            (startX - segment.startX) * segment.normalX + (startY - segment.startY) * segment.normalY >= 0 ? 1 : -1
          var manifold = Manifold()
          Collide.collide(
            columns.shapeView(row, relativeTo: x, y), segment.view(fromX: x, fromY: y), side: side, margin: 0,
            into: &manifold)
          guard manifold.count > 0 else { return }
          if pushOut(row, solverIndex, -manifold.normalX, -manifold.normalY, -manifold.separation) { isAny = true }
        }
        membership = boundaries.memberships[membership].next
      }
      if !isAny { break }
    }
  }

  /// Moves a body out of a boundary along a normal toward the body. Returns whether the overlap was too deep.
  private func pushOut(_ row: Int, _ solverIndex: Int, _ normalX: Double, _ normalY: Double, _ depth: Double) -> Bool {
    let excess = depth - allowedDepth(row)
    guard excess > PhysicsTuning.tolerance else { return false }
    shift(row, solverIndex, excess * normalX, excess * normalY)
    let velocity = solverBodies.velocity[solverIndex]
    let inward = velocity.x * normalX + velocity.y * normalY
    if inward < 0 { solverBodies.velocity[solverIndex] -= SIMD4(inward * normalX, inward * normalY, 0, 0) }
    return true
  }

  /// Reflects the velocity of a body that was stopped by a boundary.
  private func reflectVelocity(_ row: Int, _ solverIndex: Int, _ normalX: Double, _ normalY: Double) {
    let velocity = solverBodies.velocity[solverIndex]
    let inward = velocity.x * normalX + velocity.y * normalY
    guard inward < 0 else { return }
    let bounce = inward < -PhysicsTuning.slowContactSpeed ? 1 + columns.elasticity[row] : 1
    solverBodies.velocity[solverIndex] -= SIMD4(bounce * inward * normalX, bounce * inward * normalY, 0, 0)
    solverBodies.isStale = true
  }

  /// Moves a body and updates its delta position in the solver.
  private func shift(_ row: Int, _ solverIndex: Int, _ x: Double, _ y: Double) {
    columns.x[row] += x
    columns.y[row] += y
    solverBodies.deltaPosition[solverIndex] += SIMD4(x, y, 0, 0)
  }
}
