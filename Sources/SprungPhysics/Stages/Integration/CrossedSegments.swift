// SPDX-License-Identifier: MIT

import SprungGeometry

/// Prevents free bodies from crossing walls that the impact search missed. A search can end early because of the limit
/// on evaluations or because of too many impacts in a step. After each step near boundaries, the straight path of the
/// center is therefore tested against every segment. The test needs no tolerance, because a crossing is a change of
/// sign. A body that crossed a segment is moved back in front of the segment and reflected. `Containment` does the same
/// for bodies in the solver.
final class CrossedSegments {
  private let columns: BodyColumns
  private let boundaries: BoundaryStore
  private let near: BoundaryNeighborhood

  init(columns: BodyColumns, boundaries: BoundaryStore, near: BoundaryNeighborhood) {
    self.columns = columns
    self.boundaries = boundaries
    self.near = near
  }

  /// Moves back a body whose center crossed segments in a step, because it was rotated into them or moved farther than
  /// the search covered. The body is placed in front of the first segment, at a distance of its inner radius or, if
  /// smaller, its original distance, and bounces. Returns whether a segment was crossed.
  func stopAtCrossedSegments(_ row: Int, before: BodyState) -> Bool {
    guard stopAtFirstCrossedSegment(row, before) else { return false }
    for _ in 1..<PhysicsBounds.guardRounds {
      guard stopAtFirstCrossedSegment(row, before) else { return true }
    }
    // If walls on both sides push the body back and forth, it is reset to its position before the step.
    guard firstCrossedSegment(row, before) != nil else { return true }
    columns.x[row] = before.x
    columns.y[row] = before.y
    return true
  }

  /// Ends the path of the center at the first segment that it crossed, and returns whether there was one.
  private func stopAtFirstCrossedSegment(_ row: Int, _ before: BodyState) -> Bool {
    guard let crossed = firstCrossedSegment(row, before) else { return false }
    let columns = columns
    let inward = columns.velocityX[row] * crossed.normalX + columns.velocityY[row] * crossed.normalY
    if inward < 0 {
      let bounce = inward < -PhysicsTuning.slowContactSpeed ? 1 + columns.elasticity[row] : 1
      columns.velocityX[row] -= bounce * inward * crossed.normalX
      columns.velocityY[row] -= bounce * inward * crossed.normalY
    }
    let delta = (columns.x[row] - before.x) * crossed.normalX + (columns.y[row] - before.y) * crossed.normalY
    // Place the center in front of the line. A center exactly on the line would be on neither side.
    let room = min(columns.innerRadius(row), -delta * crossed.part)
    let back = room - (1 - crossed.part) * delta
    columns.x[row] += back * crossed.normalX
    columns.y[row] += back * crossed.normalY
    return true
  }

  /// Returns the nearby segment that the straight path of the center crosses first, with the normal toward the origin
  /// of the path.
  private func firstCrossedSegment(
    _ row: Int, _ before: BodyState
  ) -> (part: Double, normalX: Double, normalY: Double)? {
    let x = columns.x[row]
    let y = columns.y[row]
    var first: (part: Double, normalX: Double, normalY: Double)?
    for feature in near.features where feature.index >= 0 {
      let segment = boundaries.sets[Int(feature.set)].segments[Int(feature.index)]
      guard let crossing = segment.crossing(from: before.x, before.y, to: x, y),
        crossing.part < first?.part ?? .infinity
      else { continue }
      first = (crossing.part, crossing.side * segment.normalX, crossing.side * segment.normalY)
    }
    return first
  }
}
