// SPDX-License-Identifier: MIT

import SprungGeometry

/// Computes how much of a step can be reverted without a solver body overlapping an immovable shape by more than the
/// contact slop.
///
/// The gaps of a point at the start and at the end of a step determine how much each fraction of the step increased the
/// gap. Gaps are measured at most once per step, and only on demand.
final class ContactDepths {
  private let columns: BodyColumns
  private let groups: ContactGroups
  private let solverBodies: SolverBodies
  /// The largest fraction of the step that can be reverted for each solver body, from 0 to 1.
  private var part = Column<Double>(filling: 1)
  private var isMeasured = false

  init(columns: BodyColumns, groups: ContactGroups, solverBodies: SolverBodies) {
    self.columns = columns
    self.groups = groups
    self.solverBodies = solverBodies
  }

  /// Discards the depths of the last step.
  func invalidate() { isMeasured = false }

  /// Returns the largest fraction of the step, from 0 to 1, that can be reverted without the body overlapping by more
  /// than the contact slop.
  func largestReturn(_ solverIndex: Int) -> Double {
    if !isMeasured { measure() }
    return part[solverIndex]
  }

  /// Reverts a fraction of the step.
  func takeBack(_ solverIndex: Int, part: Double) {
    guard part > 0 else { return }
    let row = Int(solverBodies.rows[solverIndex])
    let move = path(row, solverIndex) * part
    columns.x[row] -= move.x
    columns.y[row] -= move.y
    columns.angle[row] -= move.z
    solverBodies.deltaPosition[solverIndex] -= move
  }

  /// Returns the displacement of a body in this step.
  private func path(_ row: Int, _ solverIndex: Int) -> SIMD4<Double> {
    SIMD4(columns.x[row], columns.y[row], columns.angle[row], 0) - solverBodies.base[solverIndex]
      - solverBodies.startDeltaPosition[solverIndex]
  }

  /// Measures all contacts with immovable shapes.
  private func measure() {
    isMeasured = true
    if part.capacity < solverBodies.capacity { part.grow(to: solverBodies.capacity) }
    for solverIndex in 0..<solverBodies.count { part[solverIndex] = 1 }
    for index in groups.firstStatic..<groups.count {
      for column in 0..<WideContact.width { measure(groups.groups + index, column) }
    }
  }

  /// Measures one lane.
  private func measure(_ group: UnsafeMutablePointer<WideContact>, _ column: Int) {
    guard group.pointee.contact[column] >= 0 else { return }
    let indexA = Int(group.pointee.indexA[column])
    let indexB = Int(group.pointee.indexB[column])
    let isA = solverBodies.inverse[indexA].x > 0
    let body = isA ? indexA : indexB
    guard body > 0 else { return }
    let start = solverBodies.startDeltaPosition[body]
    let end = solverBodies.deltaPosition[body]
    let normalX = Double(group.pointee.normalX[column])
    let normalY = Double(group.pointee.normalY[column])
    let points = UnsafeRawPointer(group).assumingMemoryBound(to: WidePoint.self)
    // A missing second point has a large gap.
    for number in 0..<2 {
      let point = points + number
      let arm = Double(isA ? point.pointee.armA[column] : point.pointee.armB[column])
      let depth = Double(isA ? point.pointee.depthA[column] : point.pointee.depthB[column])
      func gap(_ delta: SIMD4<Double>) -> Double {
        let added = normalX * delta.x + normalY * delta.y + delta.z * (arm - 0.5 * delta.z * depth)
        return Double(point.pointee.separation[column]) + (isA ? -added : added)
      }
      let opened = gap(end) - gap(start)
      let room = max(0, PhysicsTuning.contactSlop + gap(end))
      if opened > room { part[body] = min(part[body], room / opened) }
    }
  }
}
