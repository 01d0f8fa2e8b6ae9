// SPDX-License-Identifier: MIT

import SprungGeometry

/// Parses descriptions in the order in which `RecordingWriter` writes them.
extension RecordingReader {
  mutating func bodyDescription() throws(RecordingError) -> BodyDescription {
    var description = BodyDescription()
    description.position = try point()
    description.angle = try number()
    description.size = try size()
    description.shape = try shape()
    description.material = try material()
    description.isAnchored = try flag()
    description.allowsRotation = try flag()
    return description
  }

  mutating func shape() throws(RecordingError) -> BodyShape {
    switch try word() {
    case "rectangle": return .rectangle
    case "ellipse": return .ellipse
    case "polygon":
      let corners = try points()
      guard let polygon = try? ConvexPolygon(points: corners) else {
        throw error("the corners of a polygon are not convex")
      }
      // Redundant corners were removed before the polygon was recorded. Removing corners again could change the
      // polygon.
      let isClockwise = PolygonOutline.orientation(corners[0], corners[1], corners[2]) > 0
      return .polygon(isClockwise ? ConvexPolygon(clean: corners) : polygon)
    default: throw error("unknown shape")
    }
  }

  mutating func material() throws(RecordingError) -> BodyMaterial {
    var material = BodyMaterial()
    material.elasticity = try number()
    material.friction = try number()
    material.density = try number()
    material.resistance = try number()
    material.angularResistance = try number()
    material.charge = try number()
    return material
  }

  mutating func jointDescription() throws(RecordingError) -> JointDescription {
    let kind = try jointKind()
    var description = JointDescription(kind, of: try body(), at: CGPoint(x: 0, y: 0))
    if skip("with") {
      description.other = try body()
    } else if !skip("alone") {
      throw error("expected with or alone")
    }
    description.anchor = try point()
    description.offset = try vector()
    description.otherOffset = try vector()
    description.lowerLimit = try number()
    description.upperLimit = try number()
    description.frictionTorque = try number()
    description.maximumForce = try number()
    if !skip("present") { description.restAngle = try number() }
    return description
  }

  private mutating func jointKind() throws(RecordingError) -> JointDescription.Kind {
    switch try word() {
    case "spring":
      let length = try number()
      let frequency = try number()
      return .spring(length: length, frequency: frequency, damping: try number())
    case "rod": return .rod(length: try number())
    case "rope": return .rope(length: try number())
    case "pin": return .pin
    case "slider": return .slider(axis: try vector())
    case "weld": return .weld
    default: throw error("unknown kind of joint")
    }
  }

  mutating func fieldDescription() throws(RecordingError) -> FieldDescription {
    guard let number = UInt8(exactly: try integer()), let kind = FieldKind(rawValue: number) else {
      throw error("unknown kind of field")
    }
    var description = FieldDescription(kind)
    description.position = try point()
    description.strength = try self.number()
    description.falloff = try self.number()
    description.minimumRadius = try self.number()
    description.direction = try vector()
    description.smoothness = try self.number()
    description.animationSpeed = try self.number()
    description.region = try region()
    return description
  }

  /// Parses the program of a region, which is restored exactly.
  private mutating func region() throws(RecordingError) -> Region {
    var left = try integer()
    var program: [Region.Instruction] = []
    while left > 0 {
      left -= 1
      program.append(try regionInstruction())
    }
    guard let region = Region(program: program) else {
      throw error("the parts of a region do not combine into one region")
    }
    return region
  }

  private mutating func regionInstruction() throws(RecordingError) -> Region.Instruction {
    switch try word() {
    case "everything": return .everything
    case "nothing": return .nothing
    case "circle": return .circle(try number())
    case "rectangle": return .rectangle(try number(), try number())
    case "inverse": return .inverse
    case "union": return .union
    case "intersection": return .intersection
    case "lowerOnly": return .lowerOnly
    case "upperOnly": return .upperOnly
    default: throw error("unknown part of a region")
    }
  }
}
