// SPDX-License-Identifier: MIT

import SprungGeometry

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
      // Corners that once were cleaned are kept as they are: to clean them again could find a line more.
      let isClockwise = PolygonOutline.turn(corners[0], corners[1], corners[2]) > 0
      return .polygon(isClockwise ? ConvexPolygon(clean: corners) : polygon)
    default: throw error("an unknown shape")
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
      throw error("with or alone was expected")
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
    default: throw error("an unknown kind of joint")
    }
  }

  mutating func fieldDescription() throws(RecordingError) -> FieldDescription {
    guard let number = UInt8(exactly: try integer()), let kind = FieldKind(rawValue: number) else {
      throw error("an unknown kind of field")
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

  /// Builds a region as it was built before, which gives the same program.
  private mutating func region() throws(RecordingError) -> Region {
    var left = try integer()
    var stack: [Region] = []
    while left > 0 {
      left -= 1
      let word = try word()
      switch word {
      case "everything": stack.append(.infinite)
      case "nothing": stack.append(Region(radius: 0))
      case "circle": stack.append(Region(radius: try number()))
      case "rectangle":
        let halfWidth = try number()
        stack.append(Region(size: CGSize(width: CGFloat(2 * halfWidth), height: CGFloat(2 * (try number())))))
      case "inverse":
        guard let top = stack.popLast() else { throw error("a region combines more parts than it has") }
        stack.append(top.inverse())
      default:
        guard let upper = stack.popLast(), let lower = stack.popLast() else {
          throw error("a region combines more parts than it has")
        }
        switch word {
        case "union": stack.append(lower.union(upper))
        case "intersection": stack.append(lower.intersection(upper))
        case "lowerOnly": stack.append(lower.difference(upper))
        case "upperOnly": stack.append(upper.difference(lower))
        default: throw error("an unknown part of a region")
        }
      }
    }
    guard stack.count == 1 else { throw error("a region has parts that are not combined") }
    return stack[0]
  }
}
