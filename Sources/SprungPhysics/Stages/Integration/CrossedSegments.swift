// SPDX-License-Identifier: MIT

import SprungGeometry

/// Keeps bodies that move alone from crossing walls, whatever the search for impacts leaves open.
/// A search may be cut short: by the bound of its evaluations, by too many impacts in a step. So after each step near
/// boundaries the straight path of the center is compared with every segment once, which needs no tolerance: a crossing
/// is a change of sign. A body that crossed is moved in front of the segment again and reflected. `Containment` does
/// the same for bodies of the solver.
final class CrossedSegments {
  private let columns: BodyColumns
  private let boundaries: BoundaryStore
  private let near: BoundaryNeighborhood

  init(columns: BodyColumns, boundaries: BoundaryStore, near: BoundaryNeighborhood) {
    self.columns = columns
    self.boundaries = boundaries
    self.near = near
  }

  /// Moves a body back whose center crossed segments in a step: rotated into them, or moved farther than was searched.
  /// It stays as far in front of the first one as it is thick, or as it was before, and bounces. Returns whether there
  /// was one.
  func stopAtCrossedSegments(_ row: Int, before: BodyState) -> Bool {
    guard stopAtFirstCrossedSegment(row, before) else { return false }
    for _ in 1..<PhysicsBounds.guardRounds {
      guard stopAtFirstCrossedSegment(row, before) else { return true }
    }
    // Between walls that hand it to and fro it stays where it was.
    guard firstCrossedSegment(row, before) != nil else { return true }
    columns.x[row] = before.x
    columns.y[row] = before.y
    return true
  }

  /// Ends the way of the center at the first segment that it crossed; answers whether there was one.
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
    // Not on the line, where it would be on no side.
    let room = min(columns.innerRadius(row), -delta * crossed.part)
    let back = room - (1 - crossed.part) * delta
    columns.x[row] += back * crossed.normalX
    columns.y[row] += back * crossed.normalY
    return true
  }

  /// The near segment that the straight path of the center crosses first, with the normal towards where it came from.
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
