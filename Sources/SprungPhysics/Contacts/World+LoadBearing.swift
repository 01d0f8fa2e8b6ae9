// SPDX-License-Identifier: MIT

import SprungGeometry

/// Light bodies under heavy ones.
///
/// One pass a step over the contacts lets what is a thousand times heavier sink through what bears it, because every
/// pass hands down no more than the light body's momentum. So a body that bears a heavy one on something fixed counts,
/// for contacts alone, as at least a tenth as heavy as that: it is squeezed and has no way of its own, so nobody can tell.
extension World {
  /// Raises the masses of the bodies that bear much heavier ones. Called when a window's bodies and manifolds are known.
  func raiseBearers() {
    guard hasMuchHeavier() else { return }
    findLevels()
    let coupled = coupled
    for place in 1..<coupled.count { coupled.load[place] = 1 / coupled.inverse[place].x }
    // The heaviest body above counts, from one body to the next below it, once a round.
    for _ in 0..<PhysicsTuning.bearerRounds {
      var isHeavier = false
      forEachTouching { placeA, placeB in
        let levelA = coupled.level[placeA]
        let levelB = coupled.level[placeB]
        guard levelA > 0, levelB > 0, levelA != levelB else { return }
        let bearer = levelA < levelB ? placeA : placeB
        let load = coupled.load[levelA < levelB ? placeB : placeA]
        guard coupled.load[bearer] < load else { return }
        coupled.load[bearer] = load
        isHeavier = true
      }
      if !isHeavier { break }
    }
    for place in 1..<coupled.count {
      let largest = PhysicsTuning.bearableRatio / coupled.load[place]
      let inverse = coupled.inverse[place]
      guard inverse.x > largest, !columns.flags[Int(coupled.rows[place])].contains(.joined) else { continue }
      coupled.inverse[place] = SIMD4(largest, largest, inverse.z * (largest / inverse.x), 0)
    }
  }

  /// Whether some body touches one that is much heavier.
  private func hasMuchHeavier() -> Bool {
    var isAny = false
    let ratio = PhysicsTuning.bearableRatio
    forEachTouching { placeA, placeB in
      let inverseA = coupled.inverse[placeA].x
      let inverseB = coupled.inverse[placeB].x
      if inverseA > ratio * inverseB || inverseB > ratio * inverseA { isAny = true }
    }
    return isAny
  }

  /// Counts for every body how many contacts lie between it and something fixed; 0 where nothing does.
  private func findLevels() {
    let coupled = coupled
    for place in 0..<coupled.count { coupled.level[place] = 0 }
    for index in 0..<contacts.used {
      let record = contacts.records + index
      guard record.pointee.rowA >= 0, record.pointee.manifold.separation < PhysicsTuning.contactSlop else { continue }
      let placeA = solverPlace(Int(record.pointee.rowA))
      let placeB = record.pointee.rowB >= 0 ? solverPlace(Int(record.pointee.rowB)) : 0
      if isFixed(placeA), !isFixed(placeB) { coupled.level[placeB] = 1 }
      if isFixed(placeB), !isFixed(placeA) { coupled.level[placeA] = 1 }
    }
    for _ in 0..<PhysicsTuning.bearerRounds {
      var isFound = false
      forEachTouching { placeA, placeB in
        let levelA = coupled.level[placeA]
        let levelB = coupled.level[placeB]
        if levelA > 0, levelB == 0 || levelB > levelA + 1 {
          coupled.level[placeB] = levelA + 1
          isFound = true
        } else if levelB > 0, levelA == 0 || levelA > levelB + 1 {
          coupled.level[placeA] = levelB + 1
          isFound = true
        }
      }
      if !isFound { break }
    }
  }

  /// Calls `visit` with the places of two bodies that touch and can be pushed.
  @inline(__always)
  private func forEachTouching(_ visit: (Int, Int) -> Void) {
    for index in 0..<contacts.used {
      let record = contacts.records + index
      guard record.pointee.rowA >= 0, record.pointee.rowB >= 0,
        record.pointee.manifold.separation < PhysicsTuning.contactSlop
      else { continue }
      let placeA = solverPlace(Int(record.pointee.rowA))
      let placeB = solverPlace(Int(record.pointee.rowB))
      if !isFixed(placeA), !isFixed(placeB) { visit(placeA, placeB) }
    }
  }

  /// Whether nothing pushes what is at a place: the immovable world and what is carried.
  @inline(__always)
  private func isFixed(_ place: Int) -> Bool { coupled.inverse[place].x == 0 }
}
