// SPDX-License-Identifier: MIT

import SprungGeometry

/// Continuous collision detection: moves a body along an exact trajectory up to the first impact.
///
/// # The idea
/// The gap between a body and a boundary is a function g(t) of the time along the trajectory. |g'| never exceeds an
/// upper bound b on the speed (`Trajectory.speedBound`). If g(s) + g(e) > b (e - s), the gap cannot have been zero
/// between s and e, for any shape and any curve. If the condition does not hold, the interval is halved, and the
/// earlier half is searched first. The remaining interval brackets the first zero. The Illinois variant of the false
/// position method finds it to rounding precision in a few evaluations.
///
/// The search ends when the gap cannot dip below zero by more than half a point or, on a very long path, by more than a
/// thousandth of the path. The search also ends when the step's evaluations are used up (`BoundaryGaps.areSpent`), so
/// absurd speeds cannot make it hang.
///
/// # Sources
/// Mirtich, "Impulse-based Dynamic Simulation of Rigid Body Systems" (1996), describes conservative advancement based
/// on a bound on the speed. Dowell and Jarratt, "A modified regula falsi method" (1971), describe the root search.
///
/// # Invariants
/// The elapsed time never exceeds the given time, and the body ends on the surface of the boundary that it reached.
/// `CrowdTests` throw bodies at the sides of frames at 18,000 pt/s.
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

  /// Moves the body along a trajectory up to the first impact, but for at most `time`, and returns the elapsed time.
  func follow(_ wanted: Trajectory, _ row: Int, pose: Trajectory.Pose, for time: Double) -> Double {
    assert(time > 0, "a path takes time")
    let path = wanted.limited(boundingRadius: columns.boundingRadius[row])
    let bound = path.speedBound(time: time, boundingRadius: columns.boundingRadius[row])
    var search = ImpactSearch(
      path: path, row: row, cosine: pose.cosine, sine: pose.sine, bound: bound,
      finest: max(2 * PhysicsTuning.contactSlop, bound * time / PhysicsBounds.impactResolution))
    var first = time
    var met: BoundaryFeature?
    // Most searches cover a whole step, whose propagators are cached.
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
      // The root is exact to about 1e-10 pt. Placing the body on the surface makes resting positions exact.
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
    /// An upper bound on the speed of all points of the body, in pt/s.
    let bound: Double
    /// The distance in points below which intervals are not halved.
    let finest: Double
    var feature = BoundaryFeature(set: 0, index: 0)
  }

  /// Returns whether the body slides on this boundary, in which case the boundary is not an obstacle.
  private func isSupport(_ feature: BoundaryFeature) -> Bool {
    for contact in near.contacts
    where contact.isSupport && contact.feature.set == feature.set && contact.feature.index == feature.index {
      return true
    }
    return false
  }

  /// Returns the gap to the boundary of a search at the given time on the trajectory.
  private func gap(_ search: ImpactSearch, after time: Double) -> Double {
    let state = search.path.state(after: time, startCosine: search.cosine, startSine: search.sine)
    return boundaryGaps.gap(search.feature, search.row, state.pose)
  }

  /// Returns the time at which the trajectory first reaches the boundary of a search, or nil if it does not reach it
  /// within `time`.
  private func firstImpact(
    _ search: ImpactSearch, pose: Trajectory.Pose, end: Trajectory.Pose, within time: Double
  ) -> Double? {
    var startTime = 0.0
    var startGap = boundaryGaps.gap(search.feature, search.row, pose)
    if startGap > search.bound * time { return nil }
    let endGap = boundaryGaps.gap(search.feature, search.row, end)
    if startGap > PhysicsTuning.tolerance, startGap + endGap > search.bound * time { return nil }
    if startGap <= PhysicsTuning.tolerance {
      // The body is deep inside the boundary and is being pushed out.
      if startGap < -PhysicsTuning.contactSlop { return nil }
      // The body is leaving: find the first time at which it is clear, and then the time of its return, if any. A body
      // that rotates fast can instead press its next corner into the boundary.
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

  /// Returns the time at which a body that leaves with one corner starts to push the next corner deep into the
  /// boundary, or nil if it never does. Boxes that rattle or rotate fast move in this way.
  ///
  /// Depth corresponds to energy: a body that is pushed out of a boundary gains energy proportional to its depth.
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

  /// Returns the first time at which the gap is zero. The gap cannot shrink faster than the speed bound, so intervals
  /// in which the gap must stay positive are skipped. All other intervals are halved. Halving ends when a dip below
  /// zero would be shallower than half a point or, on a very long path, a thousandth of the path. It also ends when the
  /// step's evaluations are used up. The end of the path is always checked.
  private func firstCrossing(
    _ search: ImpactSearch, _ startTime: Double, _ startGap: Double, _ endTime: Double, _ endGap: Double, depth: Int
  ) -> Double? {
    let reachable = search.bound * (endTime - startTime)
    // A NaN also ends the search.
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

  /// Returns the root between a positive and a negative gap, using the Illinois variant of the false position method.
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
