// SPDX-License-Identifier: MIT

import SprungGeometry

/// How deep solver bodies are in what cannot move after a step, and how much of the step may be taken back.
///
/// The depths are measured once in a step, and only if some body asks for them.
final class ContactDepths {
  private let columns: BodyColumns
  private let groups: ContactGroups
  private let solverBodies: SolverBodies
  /// The least gap of each solver body at the end of the step, negative if it overlaps something; infinite without contact.
  private var gap = Column<Double>(filling: .infinity)
  private var isMeasured = false

  init(_ context: StepContext) {
    columns = context.columns
    groups = context.groups
    solverBodies = context.solverBodies
  }

  /// Discards the depths of the last step.
  func invalidate() { isMeasured = false }

  /// The largest part of the step after whose return the body is not deeper than the contact slop, from 0 to 1.
  func largestReturn(_ solverIndex: Int) -> Double {
    if !isMeasured { measure() }
    let room = PhysicsTuning.contactSlop + gap[solverIndex]
    guard room > 0 else { return 0 }
    let row = Int(solverBodies.rows[solverIndex])
    let move = path(row, solverIndex)
    let length = abs(move.x) + abs(move.y) + abs(move.z) * columns.boundingRadius[row]
    return length > room ? room / length : 1
  }

  /// Takes back a part of the step.
  func takeBack(_ solverIndex: Int, part: Double) {
    guard part > 0 else { return }
    let row = Int(solverBodies.rows[solverIndex])
    let move = path(row, solverIndex) * part
    columns.x[row] -= move.x
    columns.y[row] -= move.y
    columns.angle[row] -= move.z
    solverBodies.deltaPosition[solverIndex] -= move
  }

  /// The path of a body in this step.
  private func path(_ row: Int, _ solverIndex: Int) -> SIMD4<Double> {
    SIMD4(columns.x[row], columns.y[row], columns.angle[row], 0) - solverBodies.base[solverIndex]
      - solverBodies.startDeltaPosition[solverIndex]
  }

  /// Measures the gaps of all contacts with what cannot move.
  private func measure() {
    isMeasured = true
    if gap.capacity < solverBodies.capacity { gap.grow(to: solverBodies.capacity) }
    for solverIndex in 0..<solverBodies.count { gap[solverIndex] = .infinity }
    for index in groups.firstStatic..<groups.count {
      for column in 0..<WideContact.width { measure(groups.groups + index, column) }
    }
  }

  /// Measures the gap of one lane.
  private func measure(_ group: UnsafeMutablePointer<WideContact>, _ column: Int) {
    guard group.pointee.contact[column] >= 0 else { return }
    let indexA = Int(group.pointee.indexA[column])
    let indexB = Int(group.pointee.indexB[column])
    let isA = solverBodies.inverse[indexA].x > 0
    let body = isA ? indexA : indexB
    guard body > 0 else { return }
    let delta = solverBodies.deltaPosition[body]
    let approach = Double(group.pointee.normalX[column]) * delta.x + Double(group.pointee.normalY[column]) * delta.y
    let points = UnsafeRawPointer(group).assumingMemoryBound(to: WidePoint.self)
    // Without a second point its gap is wide.
    for number in 0..<2 {
      let point = points + number
      let arm = Double(isA ? point.pointee.armA[column] : point.pointee.armB[column])
      let depth = Double(isA ? point.pointee.depthA[column] : point.pointee.depthB[column])
      let added = approach + delta.z * (arm - 0.5 * delta.z * depth)
      gap[body] = min(gap[body], Double(point.pointee.separation[column]) + (isA ? -added : added))
    }
  }
}
