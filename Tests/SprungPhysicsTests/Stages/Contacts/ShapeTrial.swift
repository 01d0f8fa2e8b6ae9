// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics

/// A body of a given shape that falls onto a floor at y = 0 under gravity of 1,000 pt/s², and its energy.
struct ShapeTrial {
  /// The kinds of shapes that an item can have: ellipses of several axis ratios, and an L of two welded boxes.
  enum Shape: CaseIterable {
    case rectangle, circle, nearlyRoundEllipse, stoutEllipse, ellipse2, ellipse3, ellipse6, roundedPath, concavePath,
      compound

    /// The circle and the ellipses.
    static let round: [Shape] = [.circle, .nearlyRoundEllipse, .stoutEllipse, .ellipse2, .ellipse3, .ellipse6]

    var size: CGSize {
      switch self {
      case .circle: CGSize(width: 60, height: 60)
      case .nearlyRoundEllipse: CGSize(width: 66, height: 60)
      case .stoutEllipse: CGSize(width: 68, height: 45)
      case .ellipse2: CGSize(width: 60, height: 30)
      case .ellipse3: CGSize(width: 54, height: 18)
      case .ellipse6: CGSize(width: 60, height: 10)
      default: CGSize(width: 60, height: 40)
      }
    }

    /// The corners of a path, or nil for other shapes.
    var points: [CGPoint]? {
      switch self {
      case .rectangle:
        return [CGPoint(x: -30, y: -20), CGPoint(x: 30, y: -20), CGPoint(x: 30, y: 20), CGPoint(x: -30, y: 20)]
      case .roundedPath:
        var points: [CGPoint] = []
        for (quarter, center) in [(18.0, 8.0), (-18, 8), (-18, -8), (18, -8)].enumerated() {
          for part in 0..<6 {
            let turn = DeterministicMath.sincos((Double(quarter) + Double(part) / 5) * Double.pi / 2)
            points.append(CGPoint(x: center.0 + 12 * turn.cosine, y: center.1 + 12 * turn.sine))
          }
        }
        return points
      case .concavePath:
        // The convex hull of an arrow, which is the shape that items use.
        return [CGPoint(x: -30, y: -20), CGPoint(x: 30, y: 0), CGPoint(x: -30, y: 20)]
      default: return nil
      }
    }

    var body: BodyShape {
      switch self {
      case .rectangle, .compound: return .rectangle
      case .roundedPath, .concavePath:
        guard let points, let polygon = try? ConvexPolygon(points: points) else { return .rectangle }
        return .polygon(polygon)
      default: return .ellipse
      }
    }
  }

  let world = World()
  let shape: Shape
  private var bodies: [BodyID] = []
  private var size: CGSize

  init(
    _ shape: Shape, size: CGSize? = nil, tilt: Double = 0.4, gap: Double = 5, velocity: Double = 0, spin: Double = 0,
    elasticity: Double = 0, friction: Double = 0.5, resistance: Double = 0
  ) {
    self.shape = shape
    self.size = size ?? shape.size
    let set = world.addBoundarySet()
    world.addWall(through: [CGPoint(x: -100_000, y: 0), CGPoint(x: 100_000, y: 0)], tag: 0, to: set)
    var description = BodyDescription(position: CGPoint(x: 0, y: 0), size: self.size)
    description.shape = shape.body
    description.angle = tilt
    var parts = [(place: CGVector(dx: 0, dy: 0), size: self.size)]
    if shape == .compound {
      parts = [
        (CGVector(dx: 0, dy: 0), CGSize(width: 60, height: 20)),
        (CGVector(dx: 20, dy: -30), CGSize(width: 20, height: 40)),
      ]
    }
    let turn = DeterministicMath.sincos(tilt)
    for part in parts {
      description.size = part.size
      description.position = CGPoint(
        x: Double(part.place.dx) * turn.cosine - Double(part.place.dy) * turn.sine,
        y: -reach(at: tilt) - gap + Double(part.place.dx) * turn.sine + Double(part.place.dy) * turn.cosine)
      let body = world.addBody(description)
      var material = BodyMaterial()
      material.elasticity = elasticity
      material.friction = friction
      material.resistance = resistance
      material.angularResistance = resistance
      world.setMaterial(material, of: body)
      world.setGravity(CGVector(dx: 0, dy: 1000), of: body)
      world.setVelocity(CGVector(dx: velocity, dy: 0), of: body)
      world.addAngularVelocity(spin, to: body)
      world.addMember(body, to: set)
      bodies.append(body)
    }
    if bodies.count > 1 {
      var weld = JointDescription(.weld, of: bodies[1], with: bodies[0])
      weld.otherOffset = parts[1].place
      world.addJoint(weld)
    }
  }

  /// Returns the distance that the shape extends below its center at the given angle.
  private func reach(at angle: Double) -> Double {
    let turn = DeterministicMath.sincos(angle)
    if shape == .compound { return 59 }
    if let points = shape.points {
      return points.reduce(0) { max($0, Double($1.x) * turn.sine + Double($1.y) * turn.cosine) }
    }
    let across = Double(size.width) * turn.sine
    let down = Double(size.height) * turn.cosine
    return (across * across + down * down).squareRoot() / 2
  }

  /// The energy per unit of mass, relative to a body whose center is on the floor.
  var energy: Double {
    var energy = 0.0
    var mass = 0.0
    for body in bodies {
      energy += world.kineticEnergy(of: body) - world.mass(of: body) * 1000 * Double(world.position(of: body).y)
      mass += world.mass(of: body)
    }
    return energy / mass
  }

  /// The minimum energy: the shape at rest on its flattest side.
  var restEnergy: Double {
    var least = Double.infinity
    for step in 0..<360 { least = min(least, reach(at: Double(step) * Double.pi / 180)) }
    return 1000 * least
  }

  /// Returns the largest rise of the energy per unit of mass above its previous minimum. Divided by gravity, this rise
  /// is a height.
  func largestRise(seconds: Double) -> Double {
    var least = energy
    var rise = 0.0
    for _ in 0..<Int(seconds * 240) where !world.isAtRest {
      world.advance(steps: 1)
      let now = energy
      rise = max(rise, now - least)
      least = min(least, now)
    }
    return rise
  }

  /// Advances until the body sleeps. Returns whether the body falls asleep within the given number of seconds.
  func sleeps(within seconds: Double) -> Bool {
    for _ in 0..<Int(seconds * 60) where !world.isAtRest { world.advance(steps: 4) }
    return world.isAtRest
  }
}
