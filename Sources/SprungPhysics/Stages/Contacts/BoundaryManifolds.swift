// SPDX-License-Identifier: MIT

import SprungGeometry

/// Finds the manifolds between solver bodies and boundaries for a collision interval. Boundaries are handled in two
/// ways. A free body collides with boundaries at times of impact on its exact trajectory. Once other bodies touch the
/// body, its trajectory can no longer be computed in advance, and its collisions with boundaries become ordinary
/// contacts with a manifold. Impulses and touches are transferred in both directions, so that switching between the two
/// methods does not report the end of a contact.
final class BoundaryManifolds {
  private let columns: BodyColumns
  private let boundaries: BoundaryStore
  private let contacts: ContactPool
  private let collisionGrid: BroadPhase
  private let graph: ContactGraph

  init(
    columns: BodyColumns, boundaries: BoundaryStore, contacts: ContactPool, collisionGrid: BroadPhase,
    graph: ContactGraph
  ) {
    self.columns = columns
    self.boundaries = boundaries
    self.contacts = contacts
    self.collisionGrid = collisionGrid
    self.graph = graph
  }

  /// Returns whether the fat box of a body is clear of boundaries. The box contains everything that the body can reach
  /// in the collision interval, so the reach of the body need not be computed. Most bodies of a pile are not near a
  /// boundary.
  func isClear(_ row: Int) -> Bool {
    let box = collisionGrid.box(of: Int32(row)).grown(by: PhysicsTuning.contactSlop)
    var membership = columns.firstMembership[row]
    while membership >= 0 {
      let set = boundaries.sets[Int(boundaries.memberships[membership].set)]
      if set.hasFrame, box.left < set.left || box.top < set.top || box.right > set.right || box.bottom > set.bottom {
        return false
      }
      guard set.isClear(box) else { return false }
      membership = boundaries.memberships[membership].next
    }
    return true
  }

  /// Finds the manifolds of a body with nearby boundaries.
  func findBoundaryManifolds(_ row: Int) {
    let columns = columns
    let sweep = columns.sweep(row)
    let margin = sweep + PhysicsTuning.contactSlop
    let extent = columns.extent(row)
    let x = columns.x[row]
    let y = columns.y[row]
    let box = Box(
      left: x - extent.x - margin, top: y - extent.y - margin, right: x + extent.x + margin,
      bottom: y + extent.y + margin)
    var membership = columns.firstMembership[row]
    while membership >= 0 {
      let index = boundaries.memberships[membership].set
      let set = boundaries.sets[Int(index)]
      if set.hasFrame {
        // If a frame is smaller than the body, the body may extend beyond both sides by the same distance, which
        // centers it.
        let wide = max(0, extent.x - (set.right - set.left) / 2)
        let high = max(0, extent.y - (set.bottom - set.top) / 2)
        if box.left < set.left - wide { meetSide(row, index, -1, set, extent, margin) }
        if box.top < set.top - high { meetSide(row, index, -2, set, extent, margin) }
        if box.right > set.right + wide { meetSide(row, index, -3, set, extent, margin) }
        if box.bottom > set.bottom + high { meetSide(row, index, -4, set, extent, margin) }
      }
      set.forEachSegment(near: box) { segment in meetSegment(row, index, set, segment, margin) }
      membership = boundaries.memberships[membership].next
    }
  }

  /// Collides a body with a side of a frame. In this half plane, points p relative to the body's center are free if n ·
  /// p >= offset.
  private func meetSide(
    _ row: Int, _ index: Int32, _ side: Int32, _ set: BoundarySet, _ extent: (x: Double, y: Double), _ margin: Double
  ) {
    let record = boundaryContact(row, BoundaryFeature(set: index, index: side))
    let shape = columns.shapeView(row, relativeTo: columns.x[row], columns.y[row])
    let plane = BoundaryManifolds.side(side, of: set, x: columns.x[row], y: columns.y[row], extent: extent)
    Collide.collide(shape, plane, margin: margin, into: &contacts.records[Int(record)].manifold)
    if let foreseen = ForeseenSide(columns, row) {
      foreseen.replace(&contacts.records[Int(record)].manifold, shape) { turned, manifold in
        Collide.collide(turned, plane, margin: .infinity, into: &manifold)
      }
    }
    finishBoundary(row, record)
  }

  /// Returns a side of a frame as a half plane for a body at (x, y), relative to that position.
  static func side(
    _ side: Int32, of set: BoundarySet, x: Double, y: Double, extent: (x: Double, y: Double)
  ) -> HalfPlaneView {
    let wide = max(0, extent.x - (set.right - set.left) / 2)
    let high = max(0, extent.y - (set.bottom - set.top) / 2)
    switch side {
    case -1: return HalfPlaneView(normalX: 1, normalY: 0, offset: set.left - wide - x)
    case -2: return HalfPlaneView(normalX: 0, normalY: 1, offset: set.top - high - y)
    case -3: return HalfPlaneView(normalX: -1, normalY: 0, offset: x - set.right - wide)
    default: return HalfPlaneView(normalX: 0, normalY: -1, offset: y - set.bottom - high)
    }
  }

  /// Finds the points at which a body touches a segment, and updates or creates their contact.
  private func meetSegment(_ row: Int, _ set: Int32, _ boundaries: BoundarySet, _ index: Int32, _ margin: Double) {
    let x = columns.x[row]
    let y = columns.y[row]
    // Get the contact before the records, because creating a contact can reallocate the records.
    let contact = boundaryContact(row, BoundaryFeature(set: set, index: index))
    let record = contacts.records + Int(contact)
    let segment = boundaries.segments[Int(index)]
    let fromX = x - segment.startX
    let fromY = y - segment.startY
    // A body can change sides only beyond the ends of the segment. Between the ends, it stays on its original side.
    let along = fromX * segment.normalY - fromY * segment.normalX
    if record.pointee.manifold.count == 0 || along < 0 || along > segment.length {
      record.pointee.side = fromX * segment.normalX + fromY * segment.normalY >= 0 ? 1 : -1
    }
    let shape = columns.shapeView(row, relativeTo: x, y)
    let view = segment.view(fromX: x, fromY: y)
    let side = record.pointee.side
    Collide.collide(shape, view, side: side, margin: margin, into: &record.pointee.manifold)
    if let foreseen = ForeseenSide(columns, row) {
      foreseen.replace(&record.pointee.manifold, shape) { turned, manifold in
        Collide.collide(turned, view, side: side, margin: .infinity, into: &manifold)
      }
    }
    finishBoundary(row, contact)
  }

  /// Marks a boundary contact as seen, and adds the body to the solver if it touches the boundary.
  private func finishBoundary(_ row: Int, _ index: Int32) {
    contacts.records[Int(index)].flags.insert(.seen)
    if contacts.records[Int(index)].manifold.count > 0 { columns.flags[row].insert(.inSolver) }
  }

  /// Returns the contact of a body with a side of a frame or a segment, creating it if necessary.
  private func boundaryContact(_ row: Int, _ feature: BoundaryFeature) -> Int32 {
    let known = graph.contact(of: row, with: feature)
    if known >= 0 { return known }
    let index = graph.link(Contact(rowA: Int32(row), feature: feature))
    graph.mix(index)
    return index
  }

  /// Removes contacts with boundaries that the body was not near in this interval.
  func removeUnseenContacts(_ row: Int) {
    var current = columns.firstBoundaryContact[row]
    while current >= 0 {
      let record = contacts.records + Int(current)
      let following = contacts.links[Int(current)].nextA
      if record.pointee.flags.contains(.seen) {
        record.pointee.flags.remove(.seen)
      } else {
        graph.unlink(current)
      }
      current = following
    }
  }
}
