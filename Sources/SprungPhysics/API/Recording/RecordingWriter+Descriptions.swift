// SPDX-License-Identifier: MIT

import SprungGeometry

/// Writes descriptions. The order of the values is part of the file format.
extension RecordingWriter {
  mutating func body(_ description: BodyDescription) {
    point(description.position)
    number(description.angle)
    size(description.size)
    shape(description.shape)
    material(description.material)
    flag(description.isAnchored)
    flag(description.allowsRotation)
  }

  mutating func shape(_ shape: BodyShape) {
    switch shape {
    case .rectangle: word("rectangle")
    case .ellipse: word("ellipse")
    case .polygon(let polygon):
      word("polygon")
      points(polygon.points)
    }
  }

  mutating func material(_ material: BodyMaterial) {
    number(material.elasticity)
    number(material.friction)
    number(material.density)
    number(material.resistance)
    number(material.angularResistance)
    number(material.charge)
  }

  mutating func joint(_ description: JointDescription) {
    switch description.kind {
    case .spring(let length, let frequency, let damping):
      word("spring")
      number(length)
      number(frequency)
      number(damping)
    case .rod(let length):
      word("rod")
      number(length)
    case .rope(let length):
      word("rope")
      number(length)
    case .pin: word("pin")
    case .slider(let axis):
      word("slider")
      vector(axis)
    case .weld: word("weld")
    }
    identifier(description.body)
    if let other = description.other {
      word("with")
      identifier(other)
    } else {
      word("alone")
    }
    point(description.anchor)
    vector(description.offset)
    vector(description.otherOffset)
    number(description.lowerLimit)
    number(description.upperLimit)
    number(description.frictionTorque)
    number(description.maximumForce)
    if let angle = description.restAngle { number(angle) } else { word("present") }
  }

  mutating func field(_ description: FieldDescription) {
    integer(Int64(description.kind.rawValue))
    point(description.position)
    number(description.strength)
    number(description.falloff)
    number(description.minimumRadius)
    vector(description.direction)
    number(description.smoothness)
    number(description.animationSpeed)
    integer(Int64(description.region.program.count))
    for instruction in description.region.program {
      switch instruction {
      case .everything: word("everything")
      case .nothing: word("nothing")
      case .circle(let radius):
        word("circle")
        number(radius)
      case .rectangle(let halfWidth, let halfHeight):
        word("rectangle")
        number(halfWidth)
        number(halfHeight)
      case .inverse: word("inverse")
      case .union: word("union")
      case .intersection: word("intersection")
      case .lowerOnly: word("lowerOnly")
      case .upperOnly: word("upperOnly")
      }
    }
  }
}
