// SPDX-License-Identifier: MIT

import SprungPhysics

/// The bodies of an item group: one for each member, all welded to the largest one, the lead.
final class DynamicGroupBodies {
  /// One member's body, and where it is while the group is upright.
  struct Part {
    let body: BodyID
    /// From the group's center.
    let offset: CGVector
    let angle: Double
    let mass: Double
    /// The moment of inertia about the part's own center.
    let inertia: Double
  }

  /// The bodies in the order of the members.
  let parts: [Part]
  /// The index of the lead.
  let lead: Int
  /// The sum of the parts' masses at density one, over that of the lead.
  let massRatio: Double
  /// The center of mass from the group's center, and the moment of inertia about it at density one.
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

  /// A vector from the group's center in the group's axes, from the leading body's center in that body's axes.
  func leaderOffset(_ vector: CGVector) -> CGVector {
    DynamicGroupBodies.rotated(
      CGVector(dx: vector.dx - leader.offset.dx, dy: vector.dy - leader.offset.dy), by: -leader.angle)
  }

  /// The reverse of `leaderOffset(_:)`.
  func groupOffset(_ vector: CGVector) -> CGVector {
    let rotated = DynamicGroupBodies.rotated(vector, by: leader.angle)
    return CGVector(dx: rotated.dx + leader.offset.dx, dy: rotated.dy + leader.offset.dy)
  }

  /// A vector turned by an angle.
  static func rotated(_ vector: CGVector, by angle: Double) -> CGVector {
    guard angle != 0 else { return vector }
    let rotation = DeterministicMath.sincos(angle)
    let x = Double(vector.dx)
    let y = Double(vector.dy)
    return CGVector(
      dx: CGFloat(x * rotation.cosine - y * rotation.sine), dy: CGFloat(x * rotation.sine + y * rotation.cosine))
  }
}
