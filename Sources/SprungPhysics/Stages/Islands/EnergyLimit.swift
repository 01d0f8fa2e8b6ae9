// SPDX-License-Identifier: MIT

import SprungGeometry

/// Keeps bodies from gaining energy from immovable ones.
///
/// Contacts are solved in few passes of Floats, with arms that hold for a while and a push that separates overlaps, so
/// each step has an error. For most bodies these errors cancel or are lost in friction; for one that rocks or rolls
/// alone they add up. A floor does no work, so the kinetic energy after a step is at most that before it plus the work
/// of gravity and springs along the path. The excess is taken from velocity and angular velocity alike, which leaves a
/// rolling body rolling.
///
/// The push raises a sunken body by a fraction of a point, and a body at rest has no velocity that could be reduced for
/// it. So as much of the step is taken back as the kinetic energy does not pay for, unless the body is deeper than the
/// contact slop: within that a contact touches, and need not be separated.
///
/// Bodies that are welded together count as one, see `Compounds`.
///
/// An ellipse that rolls or rocks on one point without slip and without resistance loses nothing either: what the step lost is
/// given back. Otherwise a flat one, whose point runs along its side within a few hundredths of a second, would lose a third of
/// its energy in a second.
///
/// With resistance, exponentials alone would let it rock for half a minute, ever smaller. So a rolling resistance, as of every real
/// body on a real floor, takes a constant speed in each second (`PhysicsTuning.rollingResistance`).
///
/// Invariant: for bodies that touch nothing but boundaries, energy does not grow by a step.
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

  /// Slows the bodies of the solver down that gained energy in this step. The columns still have the velocities before it.
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

  /// Does the same for bodies that welds hold together: they share their energy.
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

  /// Takes back the part of the step that nothing paid for.
  private func takeBack(_ solverIndex: Int, _ energy: StepEnergy) {
    contactDepths.takeBack(solverIndex, part: min(energy.excess, contactDepths.largestReturn(solverIndex)))
  }
}
