// SPDX-License-Identifier: MIT

import SprungGeometry

/// Prevents bodies from gaining energy in contacts with immovable bodies.
///
/// Contacts are solved in a few single-precision passes, with lever arms that are only approximately valid and a push
/// that separates overlaps, so each step has an error. For most bodies, these errors cancel or are absorbed by
/// friction, but for a body that rocks or rolls alone, they accumulate. A floor does no work. The kinetic energy after
/// a step is therefore at most the kinetic energy before the step plus the work of gravity and springs along the path.
/// The excess is removed by scaling velocity and angular velocity equally, so that a rolling body keeps rolling.
///
/// The push raises an overlapping body by a fraction of a point, but a body at rest has no velocity that could be
/// reduced in return. Therefore the fraction of the step that is not covered by kinetic energy is reverted. Bodies that
/// overlap by more than the contact slop are exceptions, because such an overlap must be separated.
///
/// Bodies that are welded together count as one body, see `Compounds`.
///
/// An ellipse that rolls or rocks on one point without slip and resistance loses no energy either, so any loss in the
/// step is restored. Without this correction, a flat ellipse would lose a third of its energy per second, because its
/// contact point moves along its side within a few hundredths of a second.
///
/// With resistance alone, exponential decay would let the ellipse rock for half a minute with ever smaller amplitude.
/// Therefore a rolling resistance, which every real body on a real floor has, reduces the speed at a constant rate
/// (`PhysicsTuning.rollingResistance`).
///
/// Invariant: a step does not increase the energy of bodies that touch only boundaries.
final class EnergyLimit {
  private let columns: BodyColumns
  private let solverBodies: SolverBodies
  private let contactDepths: ContactDepths
  private let compounds: Compounds

  init(columns: BodyColumns, solverBodies: SolverBodies, contactDepths: ContactDepths, compounds: Compounds) {
    self.columns = columns
    self.solverBodies = solverBodies
    self.contactDepths = contactDepths
    self.compounds = compounds
  }

  /// Slows down solver bodies that gained energy in this step. The columns still contain the velocities before the
  /// step.
  func limitEnergy() {
    contactDepths.invalidate()
    for solverIndex in 1..<solverBodies.count where solverBodies.isAlone[solverIndex] {
      defer { solverBodies.rolling[solverIndex] = .no }
      let row = Int(solverBodies.rows[solverIndex])
      guard columns.flags[row].isDisjoint(with: .joined), !columns.hasTorque(row) else { continue }
      let energy = StepEnergy(of: solverIndex, columns: columns, solverBodies: solverBodies)
      if energy.most < 0 { takeBack(solverIndex, energy) }
      guard energy.now > 0 else { continue }
      if energy.now > energy.most {
        solverBodies.velocity[solverIndex] *= (max(0, energy.most) / energy.now).squareRoot()
      }
      guard solverBodies.rolling[solverIndex] == .kept else { continue }
      if columns.dampingRate[row] > 0 || columns.angularResistance[row] > 0 {
        let loss = PhysicsTuning.rollingResistance * PhysicsUnits.stepDuration
        solverBodies.velocity[solverIndex] *= max(0, 1 - loss / energy.now.squareRoot())
      } else if energy.most > energy.now {
        solverBodies.velocity[solverIndex] *= min(
          PhysicsLimits.largestSpeedReturn, (energy.most / energy.now).squareRoot())
      }
    }
    compounds.visit { members in limitEnergy(of: members) }
  }

  /// Limits the combined energy of welded bodies in the same way.
  private func limitEnergy(of members: Compounds.Members) {
    var sum = StepEnergy()
    for member in members {
      let energy = StepEnergy(of: member, columns: columns, solverBodies: solverBodies)
      sum.add(energy, mass: 1 / solverBodies.inverse[member].x)
    }
    if sum.most < 0 {
      let part = members.reduce(sum.excess) { min($0, contactDepths.largestReturn($1)) }
      for member in members { contactDepths.takeBack(member, part: part) }
    }
    guard sum.now > sum.most else { return }
    let factor = (max(0, sum.most) / sum.now).squareRoot()
    for member in members { solverBodies.velocity[member] *= factor }
  }

  /// Reverts the fraction of the step that is not covered by kinetic energy.
  private func takeBack(_ solverIndex: Int, _ energy: StepEnergy) {
    contactDepths.takeBack(solverIndex, part: min(energy.excess, contactDepths.largestReturn(solverIndex)))
  }
}
