// SPDX-License-Identifier: MIT

import SprungPhysics

/// The bodies of an item group: one for each member, all welded to the largest body, the leader.
final class DynamicGroupBodies {
  /// The body of a member, with its position in the unrotated group.
  struct Part {
    let body: BodyID
    /// The center of the part relative to the group's center.
    let offset: CGVector
    let angle: Double
    let mass: Double
    /// The moment of inertia about the part's center.
    let inertia: Double
  }

  /// The bodies in the order of the members.
  let parts: [Part]
  /// The index of the leader.
  let lead: Int
  /// The total mass of the parts at density 1, divided by the leader's mass.
  let massRatio: Double
  /// The center of mass relative to the group's center, and the moment of inertia about it at density 1.
  let balance: CGVector
  let inertia: Double

  init(parts: [Part]) {
    self.parts = parts
    var lead = 0
    var mass = 0.0
    var momentX = 0.0
    var momentY = 0.0
    for (index, part) in parts.enumerated() {
      if part.mass > parts[lead].mass { lead = index }
      mass += part.mass
      momentX += part.mass * Double(part.offset.dx)
      momentY += part.mass * Double(part.offset.dy)
    }
    self.lead = lead
    massRatio = mass / parts[lead].mass
    let x = momentX / mass
    let y = momentY / mass
    balance = CGVector(dx: CGFloat(x), dy: CGFloat(y))
    inertia = parts.reduce(0) { sum, part in
      let offsetX = Double(part.offset.dx) - x
      let offsetY = Double(part.offset.dy) - y
      return sum + part.inertia + part.mass * (offsetX * offsetX + offsetY * offsetY)
    }
  }

  /// The leading part.
  var leader: Part { parts[lead] }

  /// Converts a vector from the group's center and axes to the leading body's center and axes.
  func leaderOffset(_ vector: CGVector) -> CGVector {
    DynamicGroupBodies.rotated(
      CGVector(dx: vector.dx - leader.offset.dx, dy: vector.dy - leader.offset.dy), by: -leader.angle)
  }

  /// The inverse of `leaderOffset(_:)`.
  func groupOffset(_ vector: CGVector) -> CGVector {
    let rotated = DynamicGroupBodies.rotated(vector, by: leader.angle)
    return CGVector(dx: rotated.dx + leader.offset.dx, dy: rotated.dy + leader.offset.dy)
  }

  /// Returns a vector rotated by an angle.
  static func rotated(_ vector: CGVector, by angle: Double) -> CGVector {
    guard angle != 0 else { return vector }
    let rotation = DeterministicMath.sincos(angle)
    let x = Double(vector.dx)
    let y = Double(vector.dy)
    return CGVector(
      dx: CGFloat(x * rotation.cosine - y * rotation.sine), dy: CGFloat(x * rotation.sine + y * rotation.cosine))
  }
}
