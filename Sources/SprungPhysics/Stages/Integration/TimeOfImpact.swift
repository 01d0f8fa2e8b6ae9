// SPDX-License-Identifier: MIT

import SprungGeometry

/// Moves a body along an exact path up to the first impact: continuous collision detection.
///
/// # The idea
/// The gap between a body and a boundary is a function g(t) of time along the path, and no |g'| exceeds a bound b of
/// the speed (`Trajectory.speedBound`). So if g(s) + g(e) > b (e - s), the gap cannot have been zero between s and e,
/// without any further knowledge of the shape or the curve of the path. If the sum does not exceed that, the interval
/// is halved, the earlier half first. The remaining interval brackets the first zero, which the Illinois variant of
/// false position finds to rounding in a few evaluations.
///
/// The halving ends where a dip could not be deeper than half a point, or than a thousandth of a very long path, or when the
/// evaluations of the step are used up (`BoundaryGaps.areSpent`): absurd speeds end early and never hang.
///
/// # Sources
/// Mirtich, "Impulse-based Dynamic Simulation of Rigid Body Systems" (1996), for advancing as far as a bound of the speed
/// proves free; Dowell and Jarratt, "A modified regula falsi method" (1971), for the root.
///
/// # Invariants
/// The time used is never more than the time given; the body is left on the surface of what it met.
/// `CrowdTests` fire 18,000 pt/s at the sides of frames.
final class TimeOfImpact {
  private let columns: BodyColumns
  private let propagators: PropagatorCache
  private let boundaryGaps: BoundaryGaps
  private let near: BoundaryNeighborhood

  init(columns: BodyColumns, propagators: PropagatorCache, boundaryGaps: BoundaryGaps, near: BoundaryNeighborhood) {
    self.columns = columns
    self.propagators = propagators
    self.boundaryGaps = boundaryGaps
    self.near = near
  }

  /// Moves the body along a path up to the first impact, at most for `time`; answers the time used.
  func follow(_ wanted: Trajectory, _ row: Int, pose: Trajectory.Pose, for time: Double) -> Double {
    assert(time > 0, "a path takes time")
    let path = wanted.limited(boundingRadius: columns.boundingRadius[row])
    let bound = path.speedBound(time: time, boundingRadius: columns.boundingRadius[row])
    var search = ImpactSearch(
      path: path, row: row, cosine: pose.cosine, sine: pose.sine, bound: bound,
      finest: max(2 * PhysicsTuning.contactSlop, bound * time / PhysicsBounds.impactResolution))
    var first = time
    var met: BoundaryFeature?
    // Whole steps are the rule, and their propagators are remembered.
    let map =
      time == PhysicsUnits.stepDuration
      ? propagators.oneStep(stiffness: path.stiffness, dampingRate: path.dampingRate)
      : Propagator(stiffness: path.stiffness, dampingRate: path.dampingRate, time: time)
    var end = path.state(by: map, after: time, startCosine: pose.cosine, startSine: pose.sine)
    for index in 0..<near.features.count {
      let feature = near.features[index]
      if isSupport(feature) { continue }
      search.feature = feature
      if let impact = firstImpact(search, pose: pose, end: end.pose, within: first), impact < first {
        first = impact
        met = feature
        end = path.state(after: first, startCosine: pose.cosine, startSine: pose.sine)
      }
    }
    assert(first >= 0 && first <= time, "an impact lies within the time")
    columns.store(end.pose, end.motion, row)
    if let met {
      // The root is exact to about 1e-10 pt; putting the body on the surface makes resting positions exact.
      near.closeGap(met, row)
    }
    return first
  }

  /// The inputs of a search for the time of impact.
  struct ImpactSearch {
    let path: Trajectory
    let row: Int
    let cosine: Double
    let sine: Double
    /// No point of the body is faster, in pt/s.
    let bound: Double
    /// Ways below this, in points, are not halved any more.
    let finest: Double
    var feature = BoundaryFeature(set: 0, index: 0)
  }

  /// Whether the body slides on this boundary, which is then no obstacle.
  private func isSupport(_ feature: BoundaryFeature) -> Bool {
    for contact in near.contacts
    where contact.isSupport && contact.feature.set == feature.set && contact.feature.index == feature.index {
      return true
    }
    return false
  }

  /// The gap to the boundary of a search at a time on the path.
  private func gap(_ search: ImpactSearch, after time: Double) -> Double {
    let state = search.path.state(after: time, startCosine: search.cosine, startSine: search.sine)
    return boundaryGaps.gap(search.feature, search.row, state.pose)
  }

  /// When the path first meets the boundary of a search; nil if it does not within the time.
  private func firstImpact(
    _ search: ImpactSearch, pose: Trajectory.Pose, end: Trajectory.Pose, within time: Double
  ) -> Double? {
    var startTime = 0.0
    var startGap = boundaryGaps.gap(search.feature, search.row, pose)
    if startGap > search.bound * time { return nil }
    let endGap = boundaryGaps.gap(search.feature, search.row, end)
    if startGap > PhysicsTuning.tolerance, startGap + endGap > search.bound * time { return nil }
    if startGap <= PhysicsTuning.tolerance {
      // A body that is deep inside is being pushed out.
      if startGap < -PhysicsTuning.contactSlop { return nil }
      // The body is leaving: find the first moment at which it is clear, and a return after that. One that turns fast
      // may instead press its next corner in.
      var part = 1.0 / 1024
      while startGap <= PhysicsTuning.tolerance {
        if part > 0.75 { return deepening(search, until: time, endGap: endGap) }
        startTime = time * part
        startGap = gap(search, after: startTime)
        if startGap < -PhysicsTuning.contactSlop { return deepening(search, until: startTime, endGap: startGap) }
        part *= 2
      }
    }
    return firstCrossing(search, startTime, startGap, time, endGap, depth: 40)
  }

  /// The time at which a body that leaves with one corner begins to push its next one deep into the boundary, or nil if
  /// it never does: a box that rattles, or that rotates fast.
  ///
  /// Depth is energy: a body that is pushed out of a boundary gains its depth once more.
  private func deepening(_ search: ImpactSearch, until time: Double, endGap: Double) -> Double? {
    let deep = PhysicsTuning.contactSlop / 16
    guard endGap < -deep else { return nil }
    var low = 0.0
    var high = time
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if gap(search, after: middle) < -deep / 2 { high = middle } else { low = middle }
    }
    return high
  }

  /// The first time at which the gap is zero. A gap cannot shrink faster than the speed bound, so an interval in which
  /// it stays positive is recognized, and any other is halved, until a dip would be shallower than half a point, or
  /// than a thousandth of a very long path, or the step's evaluations are used up. The end of the path is looked at in
  /// any case.
  private func firstCrossing(
    _ search: ImpactSearch, _ startTime: Double, _ startGap: Double, _ endTime: Double, _ endGap: Double, depth: Int
  ) -> Double? {
    let reachable = search.bound * (endTime - startTime)
    // NaN is not halved either.
    let isFine = !(reachable >= search.finest) || depth == 0 || boundaryGaps.areSpent
    if endGap > 0 {
      if startGap + endGap > reachable || isFine { return nil }
    } else if isFine {
      return root(search, startTime, startGap, endTime, endGap)
    }
    let middle = (startTime + endTime) / 2
    let middleGap = gap(search, after: middle)
    if let early = firstCrossing(search, startTime, startGap, middle, middleGap, depth: depth - 1) { return early }
    return middleGap > 0 ? firstCrossing(search, middle, middleGap, endTime, endGap, depth: depth - 1) : nil
  }

  /// The root between a positive and a negative gap, by the Illinois variant of false position.
  private func root(
    _ search: ImpactSearch, _ startTime: Double, _ startGap: Double, _ endTime: Double, _ endGap: Double
  ) -> Double {
    var low = startTime
    var lowGap = startGap
    var high = endTime
    var highGap = endGap
    var lastSide = 0
    for _ in 0..<60 {
      if high - low < 1e-14 { break }
      let weight = lowGap / (lowGap - highGap)
      let time = low + (high - low) * weight
      let value = gap(search, after: time)
      if abs(value) < 1e-11 { return time }
      if value > 0 {
        low = time
        lowGap = value
        if lastSide == 1 { highGap /= 2 }
        lastSide = 1
      } else {
        high = time
        highGap = value
        if lastSide == -1 { lowGap /= 2 }
        lastSide = -1
      }
    }
    return low
  }
}
