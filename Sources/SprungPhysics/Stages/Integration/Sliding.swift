// SPDX-License-Identifier: MIT

import SprungGeometry

/// The exact motion, with friction, of a body that slides flat along a boundary.
/// # The idea
/// A body on a straight wall can move only along it, where the equation of motion is the same as in free flight. The
/// distance from the wall is constant, and so are the normal force and the friction limit. Friction is therefore an
/// additional constant acceleration against the motion. The slide ends when v = 0, at a time that has a closed form, or
/// when the path reaches another boundary.
///
/// Dry friction would stop a body on a spring anywhere near its equilibrium, and a list would look uneven at rest.
/// Below `PhysicsTuning.slowContactSpeed`, friction therefore acts as damping, proportional to the speed, and the body
/// still reaches its equilibrium.
///
/// Two walls that both press against a body hold it completely: it is wedged and does not move.
///
/// Invariant: a slide never gains energy, and a stopped body moves again only if a force exceeds friction.
final class Sliding {
  private let columns: BodyColumns
  private let near: BoundaryNeighborhood
  private let timeOfImpact: TimeOfImpact

  init(columns: BodyColumns, near: BoundaryNeighborhood, timeOfImpact: TimeOfImpact) {
    self.columns = columns
    self.near = near
    self.timeOfImpact = timeOfImpact
  }

  /// Moves a body that lies flat on its supports. If two supports hold the body, it does not move; otherwise it slides
  /// exactly along one.
  func slide(_ row: Int, for time: Double, acceleration: (x: Double, y: Double)) -> Double {
    guard let support = soleSupport(acceleration) else {
      columns.velocityX[row] = 0
      columns.velocityY[row] = 0
      return time
    }
    let columns = columns
    let pose = columns.pose(row)
    var path = columns.freePath(row, pose: pose, for: time)
    path.axisX = support.normalY
    path.axisY = -support.normalX
    path.movesAcross = false
    path.velocityAlong = columns.velocityX[row] * path.axisX + columns.velocityY[row] * path.axisY
    let pullX = path.pullAlong
    let pullY = path.pullAcross
    path.pullAlong = pullX * path.axisX + pullY * path.axisY

    // The distance from the wall is constant, and so are the normal force and the friction limit.
    let pressure = -(acceleration.x * support.normalX + acceleration.y * support.normalY)
    let friction = columns.friction[row] * pressure
    let stop = applyFriction(&path, friction, within: time)
    guard stop > 0 else {
      columns.velocityX[row] = 0
      columns.velocityY[row] = 0
      return time
    }
    let used = timeOfImpact.follow(path, row, pose: pose, for: min(stop, time))
    if used == stop, stop < time {
      columns.velocityX[row] = 0
      columns.velocityY[row] = 0
    }
    return used
  }

  /// Returns the support along which the body can slide, or nil if two supports hold it.
  private func soleSupport(_ acceleration: (x: Double, y: Double)) -> BoundaryContact? {
    var first: BoundaryContact?
    for index in near.contacts.indices where near.contacts[index].isSupport {
      let contact = near.contacts[index]
      guard let held = first else {
        first = contact
        continue
      }
      let cross = held.normalX * contact.normalY - held.normalY * contact.normalX
      guard abs(cross) > 1e-9 else { continue }
      // -acceleration = a held + b contact. A negative coefficient means that the wall does not support the body.
      let heldShare = -(acceleration.x * contact.normalY - acceleration.y * contact.normalX) / cross
      let share = -(held.normalX * acceleration.y - held.normalY * acceleration.x) / cross
      if heldShare >= 0, share >= 0 { return nil }
      if heldShare < 0 { first = contact }
    }
    return first
  }

  /// Adds friction to the trajectory and returns the time at which friction stops the slide: 0 if the body sticks,
  /// infinity if it does not stop.
  ///
  /// Without a spring, friction follows Coulomb's law. With a spring, friction becomes viscous below 30 pt/s, so that
  /// the body reaches its equilibrium instead of resting beside it.
  private func applyFriction(_ path: inout Trajectory, _ friction: Double, within time: Double) -> Double {
    let speed = path.velocityAlong
    if path.stiffness > 0 {
      guard friction > 0 else { return .infinity }
      guard abs(speed) > PhysicsTuning.slowContactSpeed else {
        path.dampingRate += friction / PhysicsTuning.slowContactSpeed
        return .infinity
      }
      path.pullAlong -= (speed > 0 ? friction : -friction) / path.stiffness
      return turningPoint(path, within: time)
    }
    let sign: Double
    if abs(speed) < 1e-9 {
      if abs(path.pullAlong) <= friction { return 0 }
      sign = path.pullAlong > 0 ? 1 : -1
      path.velocityAlong = 0
    } else {
      sign = speed > 0 ? 1 : -1
    }
    path.pullAlong -= sign * friction
    guard path.velocityAlong * path.pullAlong < 0 else { return .infinity }
    if path.dampingRate == 0 { return -speed / path.pullAlong }
    return DeterministicMath.log(1 - speed * path.dampingRate / path.pullAlong) / path.dampingRate
  }

  /// Returns the time at which a slide on a spring reverses, found by bisection, or infinity if the slide does not
  /// reverse within `time`.
  private func turningPoint(_ path: Trajectory, within time: Double) -> Double {
    guard path.velocityAlong(after: time) * path.velocityAlong < 0 else { return .infinity }
    var low = 0.0
    var high = time
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if path.velocityAlong(after: middle) * path.velocityAlong > 0 { low = middle } else { high = middle }
    }
    return high
  }
}
