// SPDX-License-Identifier: MIT

import SprungGeometry

/// The features that the current body can reach during its step, and its current contacts. Features are gathered once
/// per step, with a margin of twice the travel, because an impact can send the body anywhere within this margin. The
/// searches of the step then check only a few features instead of whole sets.
///
/// Invariant: the features include every boundary within twice the travel of the body's fastest corner.
final class BoundaryNeighborhood {
  /// The features that can be reached during this step.
  @exclusivity(unchecked) private(set) var features: [BoundaryFeature] = []
  /// The contacts of the body with the features that it touches.
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

  /// Gathers the features that the body can reach during this step.
  func gatherFeatures(_ row: Int) {
    features.removeAll(keepingCapacity: true)
    let columns = columns
    let x = columns.x[row]
    let y = columns.y[row]
    let duration = PhysicsUnits.stepDuration
    let path = columns.freePath(row, pose: columns.pose(row), for: duration).limited(
      boundingRadius: columns.boundingRadius[row])
    let travel = path.speedBound(time: duration, boundingRadius: columns.boundingRadius[row]) * duration
    // The margin is twice the travel of the fastest corner, because a bounce can convert rotation to speed, plus the
    // largest push-out distance.
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

  /// Moves a body out of boundaries that it overlaps, at 1000 pt/s at most.
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

  /// Finds the current contacts of the body.
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

  /// Moves a body that touches a feature exactly onto the feature, to correct rounding errors.
  func closeGap(_ feature: BoundaryFeature, _ row: Int) {
    for _ in 0..<2 {
      let contact = boundaryGaps.contact(feature, row, columns.pose(row))
      columns.x[row] -= contact.normalX * contact.gap
      columns.y[row] -= contact.normalY * contact.gap
    }
  }
}
