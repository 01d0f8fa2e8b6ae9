// SPDX-License-Identifier: MIT

import SprungPhysics

/// The properties that one or more item behaviors assign to an item.
nonisolated struct ItemProperties: Equatable {
  var elasticity: Double?
  var friction: Double?
  var density: Double?
  var resistance: Double?
  var angularResistance: Double?
  var charge: Double?
  var isAnchored: Bool?
  var allowsRotation: Bool?

  /// Overrides values with those that `other` assigns.
  mutating func overlay(_ other: ItemProperties) {
    elasticity = other.elasticity ?? elasticity
    friction = other.friction ?? friction
    density = other.density ?? density
    resistance = other.resistance ?? resistance
    angularResistance = other.angularResistance ?? angularResistance
    charge = other.charge ?? charge
    isAnchored = other.isAnchored ?? isAnchored
    allowsRotation = other.allowsRotation ?? allowsRotation
  }

  /// The material for the physics world. Unassigned values have their defaults.
  var material: BodyMaterial {
    var material = BodyMaterial()
    if let elasticity { material.elasticity = elasticity }
    if let friction { material.friction = friction }
    if let density { material.density = density }
    if let resistance { material.resistance = resistance }
    if let angularResistance { material.angularResistance = angularResistance }
    if let charge { material.charge = charge }
    return material
  }
}
