// SPDX-License-Identifier: MIT

import SprungGeometry

/// Increases the masses of light bodies below heavy ones.
///
/// With only one pass per step, a body that is a thousand times heavier than its support sinks into it, because each
/// pass transfers at most the light body's momentum. In contacts only, a body that supports a heavy one on an immovable
/// shape is therefore treated as if it had at least a tenth of the heavy body's mass. The light body is squeezed
/// between the heavy body and the immovable shape and hardly moves, so the difference is not visible.
///
/// Two passes over the contacts find which body supports which. First, levels are assigned: a body that touches an
/// immovable shape has level one, a body that touches such a body has level two, and so on. Then the largest masses are
/// propagated downward from level to level. Only the mass of the lower body is increased, so a light body on a heavy
/// one keeps its mass, and so does a thrown body.
///
/// Source: Guendelman, Bridson and Fedkiw, "Nonconvex Rigid Bodies with Stacking" (2003). Their shock propagation has
/// the same purpose, but treats the lower bodies as immovable.
///
/// Invariant: gravity and springs act on the true masses. No mass is changed unless one mass is more than ten times
/// another.
final class MassScaling {
  private let columns: BodyColumns
  private let contacts: ContactPool
  private let solverBodies: SolverBodies

  init(columns: BodyColumns, contacts: ContactPool, solverBodies: SolverBodies) {
    self.columns = columns
    self.contacts = contacts
    self.solverBodies = solverBodies
  }

  /// Increases the masses of bodies that support much heavier ones. Called after the bodies and manifolds of a
  /// collision interval have been found.
  func scaleMasses() {
    guard hasMuchHeavier() else { return }
    findStackingLevels()
    let solverBodies = solverBodies
    for solverIndex in 1..<solverBodies.count {
      solverBodies.load[solverIndex] = 1 / solverBodies.inverse[solverIndex].x
    }
    // Each round propagates the largest masses downward by one level.
    for _ in 0..<PhysicsBounds.stackingRounds {
      var isHeavier = false
      forEachTouching { indexA, indexB in
        let levelA = solverBodies.stackingLevel[indexA]
        let levelB = solverBodies.stackingLevel[indexB]
        guard levelA > 0, levelB > 0, levelA != levelB else { return }
        let lower = levelA < levelB ? indexA : indexB
        let load = solverBodies.load[levelA < levelB ? indexB : indexA]
        guard solverBodies.load[lower] < load else { return }
        solverBodies.load[lower] = load
        isHeavier = true
      }
      if !isHeavier { break }
    }
    for solverIndex in 1..<solverBodies.count {
      let largest = PhysicsTuning.largestMassRatio / solverBodies.load[solverIndex]
      let inverse = solverBodies.inverse[solverIndex]
      guard inverse.x > largest, !columns.flags[Int(solverBodies.rows[solverIndex])].contains(.joined) else { continue }
      solverBodies.inverse[solverIndex] = SIMD4(largest, largest, inverse.z * (largest / inverse.x), 0)
    }
  }

  /// Returns whether any body touches a much heavier one.
  private func hasMuchHeavier() -> Bool {
    let ratio = PhysicsTuning.largestMassRatio
    guard areMassesApart(by: ratio) else { return false }
    var isAny = false
    forEachTouching { indexA, indexB in
      let inverseA = solverBodies.inverse[indexA].x
      let inverseB = solverBodies.inverse[indexB].x
      if inverseA > ratio * inverseB || inverseB > ratio * inverseA { isAny = true }
    }
    return isAny
  }

  /// Returns whether the heaviest movable body is more than `ratio` times as heavy as the lightest. Usually, the result
  /// is false, and no contact needs to be examined.
  @_optimize(speed)
  private func areMassesApart(by ratio: Double) -> Bool {
    var least = Double.infinity
    var largest = 0.0
    for solverIndex in 1..<solverBodies.count {
      let inverse = solverBodies.inverse[solverIndex].x
      if inverse > largest { largest = inverse }
      if inverse > 0, inverse < least { least = inverse }
    }
    return largest > ratio * least
  }

  /// Computes each body's level: the number of contacts from the body down to an immovable shape, or 0 if there is no
  /// such chain.
  private func findStackingLevels() {
    let solverBodies = solverBodies
    for solverIndex in 0..<solverBodies.count { solverBodies.stackingLevel[solverIndex] = 0 }
    for index in 0..<contacts.used {
      let record = contacts.records + index
      guard record.pointee.rowA >= 0, record.pointee.manifold.separation < PhysicsTuning.contactSlop else { continue }
      let indexA = columns.solverIndex(of: Int(record.pointee.rowA))
      let indexB = record.pointee.rowB >= 0 ? columns.solverIndex(of: Int(record.pointee.rowB)) : 0
      if isFixed(indexA), !isFixed(indexB) { solverBodies.stackingLevel[indexB] = 1 }
      if isFixed(indexB), !isFixed(indexA) { solverBodies.stackingLevel[indexA] = 1 }
    }
    for _ in 0..<PhysicsBounds.stackingRounds {
      var isFound = false
      forEachTouching { indexA, indexB in
        let levelA = solverBodies.stackingLevel[indexA]
        let levelB = solverBodies.stackingLevel[indexB]
        if levelA > 0, levelB == 0 || levelB > levelA + 1 {
          solverBodies.stackingLevel[indexB] = levelA + 1
          isFound = true
        } else if levelB > 0, levelA == 0 || levelA > levelB + 1 {
          solverBodies.stackingLevel[indexA] = levelB + 1
          isFound = true
        }
      }
      if !isFound { break }
    }
  }

  /// Calls `visit` with the solver indices of two movable bodies that touch.
  @inline(__always)
  private func forEachTouching(_ visit: (Int, Int) -> Void) {
    for index in 0..<contacts.used {
      let record = contacts.records + index
      guard record.pointee.rowA >= 0, record.pointee.rowB >= 0,
        record.pointee.manifold.separation < PhysicsTuning.contactSlop
      else { continue }
      let indexA = columns.solverIndex(of: Int(record.pointee.rowA))
      let indexB = columns.solverIndex(of: Int(record.pointee.rowB))
      if !isFixed(indexA), !isFixed(indexB) { visit(indexA, indexB) }
    }
  }

  /// Returns whether a solver index belongs to the immovable world or a kinematically moving body, which cannot be
  /// pushed.
  @inline(__always)
  private func isFixed(_ solverIndex: Int) -> Bool { solverBodies.inverse[solverIndex].x == 0 }
}
