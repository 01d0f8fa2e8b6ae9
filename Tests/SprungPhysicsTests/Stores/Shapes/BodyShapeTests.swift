// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport
import Testing

@testable import SprungPhysics

/// Tests the mass, inertia and stored shapes of bodies.
@Suite struct BodyShapeTests {
  static func polygon(_ coordinates: [(Double, Double)]) throws -> BodyShape {
    .polygon(try ConvexPolygon(points: ConvexPolygonTests.points(coordinates)))
  }

  static func body(_ shape: BodyShape, width: Double = 100, height: Double = 100) -> (World, BodyID) {
    let world = World()
    var description = BodyDescription(position: CGPoint(x: 0, y: 0), size: CGSize(width: width, height: height))
    description.shape = shape
    return (world, world.addBody(description))
  }

  @Test("The mass of every shape depends on its width and height")
  func mass() throws {
    for shape in [.rectangle, .ellipse, try BodyShapeTests.polygon([(0, -10), (10, 10), (-10, 10)])] {
      let (world, body) = BodyShapeTests.body(shape, width: 200, height: 50)
      #expect(world.mass(of: body) == 1)
      #expect(world.shape(of: body) == shape)
    }
  }

  @Test("The moment of inertia depends on the shape")
  func inertia() throws {
    let (boxes, box) = BodyShapeTests.body(.rectangle, width: 80, height: 60)
    #expect(isNear(boxes.momentOfInertia(of: box), 0.48 * (6400 + 3600) / 12, relative: 1e-12))
    let (rounds, round) = BodyShapeTests.body(.ellipse, width: 80, height: 60)
    #expect(isNear(rounds.momentOfInertia(of: round), 0.48 * (1600 + 900) / 4, relative: 1e-12))
    let (discs, disc) = BodyShapeTests.body(.ellipse)
    #expect(isNear(discs.momentOfInertia(of: disc), 1250, relative: 1e-12))

    // A rectangle given as a polygon.
    let corners = [(-40.0, -30.0), (40, -30), (40, 30), (-40, 30)]
    let (squares, square) = BodyShapeTests.body(try BodyShapeTests.polygon(corners), width: 80, height: 60)
    #expect(isNear(squares.momentOfInertia(of: square), 0.48 * (6400 + 3600) / 12, relative: 1e-12))
    // An equilateral triangle about its center: m a² / 12.
    let height = 60 * 3.0.squareRoot() / 2
    let triangle: [(Double, Double)] = [(0, -height * 2 / 3), (30, height / 3), (-30, height / 3)]
    let (triangles, tri) = BodyShapeTests.body(try BodyShapeTests.polygon(triangle))
    #expect(isNear(triangles.momentOfInertia(of: tri), 300, relative: 1e-12))
    // If the centroid is away from the origin, m d² is added (parallel axis theorem).
    let moved = triangle.map { ($0.0 + 7, $0.1 - 24) }
    let (others, other) = BodyShapeTests.body(try BodyShapeTests.polygon(moved))
    #expect(isNear(others.momentOfInertia(of: other), 300 + 625, relative: 1e-12))
    // Even if the centroid is very far away, rounding must not reduce the moment of inertia to zero.
    let far = triangle.map { ($0.0 + 9e8, $0.1) }
    let (lost, one) = BodyShapeTests.body(try BodyShapeTests.polygon(far))
    #expect(isNear(lost.momentOfInertia(of: one), 8.1e17, relative: 1e-6))
  }

  @Test("The reach is the radius of the circle about the center that contains the shape")
  func reach() throws {
    let (boxes, box) = BodyShapeTests.body(.rectangle, width: 80, height: 60)
    #expect(boxes.columns.boundingRadius[box.row] == 50)
    boxes.setShape(.ellipse, of: box)
    #expect(boxes.columns.boundingRadius[box.row] == 40)
    boxes.setShape(try BodyShapeTests.polygon([(0, -10), (30, 40), (-10, 10)]), of: box)
    #expect(boxes.columns.boundingRadius[box.row] == 50)
  }

  @Test("Only equal radii make a circle, even after a size change")
  func circle() {
    let (world, body) = BodyShapeTests.body(.ellipse)
    #expect(world.columns.shapeKind[body.row] == .circle)
    world.setSize(CGSize(width: 100, height: 101), of: body)
    #expect(world.columns.shapeKind[body.row] == .ellipse)
    #expect(world.shape(of: body) == .ellipse)
    world.setSize(CGSize(width: 7, height: 7), of: body)
    #expect(world.columns.shapeKind[body.row] == .circle)
  }

  @Test("A new outline wakes the body and changes its inertia; anchored and upright bodies stay so")
  func changed() throws {
    let (world, body) = BodyShapeTests.body(.rectangle)
    world.advance(steps: 1)
    #expect(world.isAtRest)
    world.setShape(.ellipse, of: body)
    #expect(!world.isAtRest)
    #expect(isNear(world.columns.inverseInertia[body.row], 1 / 1250, relative: 1e-12))
    world.setAllowsRotation(false, of: body)
    world.setShape(.rectangle, of: body)
    #expect(world.columns.inverseInertia[body.row] == 0 && world.columns.inverseMass[body.row] == 1)
    world.setAnchored(true, of: body)
    world.setShape(try BodyShapeTests.polygon([(0, -10), (10, 10), (-10, 10)]), of: body)
    #expect(world.columns.inverseMass[body.row] == 0 && world.isAtRest)
  }

  @Test("Removed bodies release their outlines, and reused rows start as rectangles")
  func removed() throws {
    let triangle = try BodyShapeTests.polygon([(0, -10), (10, 10), (-10, 10)])
    let (world, body) = BodyShapeTests.body(triangle)
    world.removeBody(body)
    let next = world.addUnitBody()
    #expect(next.row == body.row && world.shape(of: next) == .rectangle)
    var bodies = [next]
    for _ in 0..<40 {
      bodies.append(world.addUnitBody())
      world.setShape(triangle, of: bodies[bodies.count - 1])
    }
    #expect(world.shape(of: next) == .rectangle)
    for body in bodies.dropFirst() { #expect(world.shape(of: body) == triangle) }
  }

  @Test("An unknown identifier is a fault and changes nothing")
  func unknown() {
    let (world, body) = BodyShapeTests.body(.ellipse)
    let other = world.addUnitBody()
    world.removeBody(other)
    let faults = Diagnostics.recording {
      world.setShape(.rectangle, of: other)
      #expect(world.shape(of: other) == .rectangle)
      #expect(world.momentOfInertia(of: other) == 0)
    }
    #expect(faults.map(\.kind) == ["unknownBody", "unknownBody", "unknownBody"])
    #expect(world.shape(of: body) == .ellipse)
  }

  @Test(
    "No size leads to a nonfinite mass or inertia",
    arguments: [Double.nan, .infinity, -.infinity, 0, -5, 1e308, .leastNonzeroMagnitude, 1e-300, 1e-160])
  func badSizes(side: Double) throws {
    let triangle = try BodyShapeTests.polygon([(0, -10), (10, 10), (-10, 10)])
    for shape in [.rectangle, .ellipse, triangle] {
      for size in [CGSize(width: side, height: 10), CGSize(width: 10, height: side), CGSize(width: side, height: side)]
      {
        let world = World()
        let faults = Diagnostics.recording {
          var description = BodyDescription()
          description.size = size
          description.shape = shape
          let body = world.addBody(description)
          #expect(world.columns.inverseMass[body.row].isFinite && world.columns.inverseInertia[body.row].isFinite)
          #expect(world.momentOfInertia(of: body) > 0 && world.columns.boundingRadius[body.row] > 0)
          world.setShape(.ellipse, of: body)
          world.setSize(size, of: body)
          #expect(world.columns.inverseMass[body.row].isFinite && world.columns.inverseInertia[body.row].isFinite)
        }
        #expect(faults.map(\.kind) == ["invalidSize", "invalidSize"])
      }
    }
  }
}
