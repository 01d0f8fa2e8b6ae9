// SPDX-License-Identifier: MIT

import SprungGeometry

/// The features that the current body can meet during its step, and those that touch it now.
/// Gathered once a step, with twice the travel as a margin, because an impact may send the body anywhere within it. The
/// searches of the step then check a few features instead of a whole set.
///
/// Invariant: the features cover every boundary within twice the travel of the body's fastest corner.
final class BoundaryNeighborhood {
  /// The features that can be met during this step.
  @exclusivity(unchecked) private(set) var features: [BoundaryFeature] = []
  /// The contacts of the body with the features that touch it.
  @exclusivity(unchecked) var contacts: [BoundaryContact] = []

  private let columns: BodyColumns
  private let boundaries: BoundaryStore
  private let reporter: ContactReporter
  private let boundaryGaps: BoundaryGaps

  init(columns: BodyColumns, boundaries: BoundaryStore, reporter: ContactReporter, boundaryGaps: BoundaryGaps) {
    self.columns = columns
    self.boundaries = boundaries
    self.reporter = reporter
    self.boundaryGaps = boundaryGaps
  }

  /// Lists the features that the body can meet during this step.
  func gatherFeatures(_ row: Int) {
    features.removeAll(keepingCapacity: true)
    let columns = columns
    let x = columns.x[row]
    let y = columns.y[row]
    let duration = PhysicsUnits.stepDuration
    let path = columns.freePath(row, pose: columns.pose(row), for: duration).limited(
      boundingRadius: columns.boundingRadius[row])
    let travel = path.speedBound(time: duration, boundingRadius: columns.boundingRadius[row]) * duration
    // Twice the travel of the fastest corner, because a bounce can turn rotation into speed, and what a push-out may
    // take.
    let margin =
      columns.boundingRadius[row] + 2 * travel + PhysicsTuning.speculativeDistance + PhysicsTuning.pushOutSpeed
      * duration
    var current = columns.firstMembership[row]
    while current >= 0 {
      let index = boundaries.memberships[current].set
      let set = boundaries.sets[Int(index)]
      if set.hasFrame {
        if x - set.left < margin { features.append(BoundaryFeature(set: index, index: -1)) }
        if y - set.top < margin { features.append(BoundaryFeature(set: index, index: -2)) }
        if set.right - x < margin { features.append(BoundaryFeature(set: index, index: -3)) }
        if set.bottom - y < margin { features.append(BoundaryFeature(set: index, index: -4)) }
      }
      set.forEachSegment(near: Box(left: x - margin, top: y - margin, right: x + margin, bottom: y + margin)) {
        segmentIndex in
        features.append(BoundaryFeature(set: index, index: segmentIndex))
      }
      current = boundaries.memberships[current].next
    }
  }

  /// Moves a body that is inside a boundary back, at 1000 pt/s at most.
  func pushOut(_ row: Int) {
    let longest = PhysicsTuning.pushOutSpeed * PhysicsUnits.stepDuration
    var pose = columns.pose(row)
    for index in 0..<features.count {
      let feature = features[index]
      guard boundaryGaps.gap(feature, row, pose) < 0 else { continue }
      let contact = boundaryGaps.contact(feature, row, pose)
      guard contact.gap < 0 else { continue }
      defer { pose = columns.pose(row) }
      guard -contact.gap > longest else {
        closeGap(feature, row)
        continue
      }
      columns.x[row] += contact.normalX * longest
      columns.y[row] += contact.normalY * longest
    }
  }

  /// Lists the contacts that the body touches now.
  func findTouching(_ row: Int, time: Double) {
    contacts.removeAll(keepingCapacity: true)
    let pose = columns.pose(row)
    for index in 0..<features.count {
      let feature = features[index]
      guard boundaryGaps.gap(feature, row, pose) <= PhysicsTuning.tolerance else { continue }
      let contact = boundaryGaps.contact(feature, row, pose)
      contacts.append(contact)
      reporter.noteTouch(row, contact, time: time)
    }
  }

  /// Puts a body that touches a feature, but for rounding, exactly on it.
  func closeGap(_ feature: BoundaryFeature, _ row: Int) {
    for _ in 0..<2 {
      let contact = boundaryGaps.contact(feature, row, columns.pose(row))
      columns.x[row] -= contact.normalX * contact.gap
      columns.y[row] -= contact.normalY * contact.gap
    }
  }
}
