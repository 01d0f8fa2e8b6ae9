// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import SprungTestSupport
import Testing

/// No number passed by a caller may stop the program or introduce NaN or infinity into the world.
@Suite struct BadInputTests {
  /// A world with one object of each kind, including two touching bodies.
  final class Everything {
    let world = World()
    let body: BodyID
    let other: BodyID
    let set: BoundarySetID
    var spring: SpringID?
    var rod: JointID?
    var joint: JointID?
    var field: FieldID?

    init() {
      body = world.addUnitBody(x: 300, y: 550)
      other = world.addCircle(x: 310, y: 452)
      let hanging = world.addUnitBody(x: 600, y: 200, width: 40, height: 30)
      for each in [body, other, hanging] { world.setGravity(0, 1000, of: each) }
      set = world.addFrame(CGRect(x: 0, y: 0, width: 1000, height: 600), around: [body, other, hanging])
      world.setMembersCollide(true, of: set)
      spring = world.addSpring(to: other, anchor: CGPoint(x: 350, y: 450), frequency: 1, damping: 0.2)
      rod = world.addJoint(JointDescription(.rod(length: 90), of: hanging, at: CGPoint(x: 600, y: 100)))
      joint = world.addJoint(JointDescription(.spring(length: 90, frequency: 2, damping: 0.1), of: body, with: hanging))
      field = world.addField(FieldDescription(.noise))
      if let field { world.addMember(body, to: field) }
      world.advance(steps: 60)
    }

    var isFinite: Bool {
      let rest = Diagnostics.recording { _ = world.stateHash() }
      guard rest.isEmpty else { return false }
      var bodies: [BodyID] = []
      world.forEachAwake { bodies.append($0) }
      for body in bodies + [self.body, other] {
        let values = [
          world.x(body), world.y(body), world.velocityX(body), world.velocityY(body), world.angle(of: body),
        ]
        for value in values where !value.isFinite { return false }
      }
      return world.angularVelocity(of: body).isFinite
    }
  }

  static let values: [Double] = [.nan, .infinity, -.infinity, 0, -0.0, .leastNonzeroMagnitude, 1e308, -1]

  /// Every public setter, by name.
  static let setters: [(name: String, call: @Sendable (Everything, Double) -> Void)] = [
    ("addBody position", { $0.world.addMember($0.world.addUnitBody(x: $1, y: 1), to: $0.set) }),
    ("addBody size", { $0.world.addMember($0.world.addUnitBody(x: 300, y: 300, width: $1, height: 50), to: $0.set) }),
    (
      "addBody angle",
      {
        var description = BodyDescription(position: CGPoint(x: 300, y: 300), size: CGSize(width: 50, height: 50))
        description.angle = $1
        description.shape = .ellipse
        $0.world.addMember($0.world.addBody(description), to: $0.set)
      }
    ),
    ("setPosition", { $0.world.setPosition(CGPoint(x: $1, y: 300), of: $0.body) }),
    ("setAngle", { $0.world.setAngle($1, of: $0.body) }),
    (
      "moveKinematically",
      {
        $0.world.setAnchored(true, of: $0.other)
        $0.world.moveKinematically($0.other, to: CGPoint(x: $1, y: 300), angle: $1, steps: 4)
      }
    ),
    ("setVelocity", { $0.world.setVelocity(CGVector(dx: 10, dy: $1), of: $0.body) }),
    ("addVelocity", { $0.world.addVelocity(CGVector(dx: $1, dy: $1), to: $0.other) }),
    ("addAngularVelocity", { $0.world.addAngularVelocity($1, to: $0.body) }),
    ("applyImpulse", { $0.world.applyImpulse(CGVector(dx: $1, dy: 1), to: $0.body) }),
    (
      "applyImpulse offset",
      { $0.world.applyImpulse(CGVector(dx: 5, dy: 1), offset: CGVector(dx: $1, dy: 0), to: $0.body) }
    ),
    ("setAcceleration", { $0.world.setAcceleration(CGVector(dx: $1, dy: 0), of: $0.body) }),
    ("setGravity", { $0.world.setGravity($1, $1, of: $0.other) }),
    ("addPush", { $0.world.addPush(CGVector(dx: $1, dy: 0), to: $0.body) }),
    ("addPush offset", { $0.world.addPush(CGVector(dx: 1, dy: 1), offset: CGVector(dx: 0, dy: $1), to: $0.body) }),
    ("elasticity", { bad, value in bad.world.configure(bad.body) { $0.elasticity = value } }),
    ("friction", { bad, value in bad.world.configure(bad.body) { $0.friction = value } }),
    ("density", { bad, value in bad.world.configure(bad.body) { $0.density = value } }),
    ("resistance", { bad, value in bad.world.configure(bad.body) { $0.resistance = value } }),
    ("angularResistance", { bad, value in bad.world.configure(bad.body) { $0.angularResistance = value } }),
    ("charge", { bad, value in bad.world.configure(bad.body) { $0.charge = value } }),
    ("setSize", { $0.world.setSize(CGSize(width: $1, height: 40), of: $0.body) }),
    ("setSize of a circle", { $0.world.setSize(CGSize(width: $1, height: $1), of: $0.other) }),
    (
      "setShape",
      { bad, value in
        let points = [CGPoint(x: value, y: 0), CGPoint(x: 20, y: 20), CGPoint(x: -20, y: 20), CGPoint(x: 0, y: value)]
        if let hull = ConvexPolygon.hull(of: points) { bad.world.setShape(.polygon(hull), of: bad.body) }
        if let polygon = try? ConvexPolygon(points: points) { bad.world.setShape(.polygon(polygon), of: bad.other) }
      }
    ),
    ("addSpring anchor", { $0.world.addSpring(to: $0.body, anchor: CGPoint(x: $1, y: 0), frequency: 1, damping: 1) }),
    (
      "addSpring frequency", { $0.world.addSpring(to: $0.body, anchor: CGPoint(x: 0, y: 0), frequency: $1, damping: 1) }
    ),
    ("addSpring damping", { $0.world.addSpring(to: $0.body, anchor: CGPoint(x: 0, y: 0), frequency: 1, damping: $1) }),
    ("setAnchor", { bad, value in bad.spring.map { bad.world.setAnchor(CGPoint(x: value, y: 0), of: $0) } }),
    ("setFrequency", { bad, value in bad.spring.map { bad.world.setFrequency(value, damping: 1, of: $0) } }),
    ("setFrequency damping", { bad, value in bad.spring.map { bad.world.setFrequency(3, damping: value, of: $0) } }),
    (
      "setFrame",
      { $0.world.setFrame(CGRect(x: $1, y: 0, width: 500, height: 500), of: $0.set) }
    ),
    ("setFrame size", { $0.world.setFrame(CGRect(x: 0, y: 0, width: $1, height: 500), of: $0.set) }),
    (
      "addWall",
      {
        $0.world.addWall(
          through: [CGPoint(x: $1, y: 580), CGPoint(x: 900, y: 590), CGPoint(x: 0, y: $1)], tag: 3, to: $0.set)
      }
    ),
    (
      "rod",
      { bad, value in
        for index in 0..<4 {
          let anchor = CGPoint(x: index == 0 ? value : 600, y: index == 1 ? value : 100)
          bad.rod.map { bad.world.setAnchor(anchor, of: $0) }
          var description = JointDescription(.rod(length: index == 2 ? value : 50), of: bad.other, at: anchor)
          description.offset = CGVector(dx: index == 3 ? value : 3, dy: 0)
          bad.world.addJoint(description)
        }
      }
    ),
    (
      "joint",
      { bad, value in
        var kinds: [JointDescription.Kind] = [
          .spring(length: value, frequency: 1, damping: 0), .spring(length: 1, frequency: value, damping: 0),
          .spring(length: 1, frequency: 1, damping: value), .rod(length: value), .rope(length: value),
        ]
        kinds.append(.slider(axis: CGVector(dx: value, dy: 0)))
        for kind in kinds {
          bad.world.addJoint(JointDescription(kind, of: bad.other, at: CGPoint(x: 300, y: 100)))
        }
      }
    ),
    (
      "joint values",
      { bad, value in
        for index in 0..<7 {
          var description = JointDescription(.pin, of: bad.other, at: CGPoint(x: index == 0 ? value : 300, y: 400))
          if index == 1 { description.offset = CGVector(dx: value, dy: 0) }
          if index == 2 { description.lowerLimit = value }
          if index == 3 { description.upperLimit = value }
          if index == 4 { description.frictionTorque = value }
          if index == 5 { description.restAngle = value }
          if index == 6 {
            description.kind = .spring(length: 10, frequency: 2, damping: 0.1)
            description.maximumForce = value
          }
          if let joint = bad.world.addJoint(description), index % 2 == 0 { bad.world.setJoint(joint, to: description) }
        }
      }
    ),
    ("setAnchor of a joint", { bad, value in bad.joint.map { bad.world.setAnchor(CGPoint(x: value, y: 0), of: $0) } }),
    (
      "field",
      { bad, value in
        let kinds: [FieldKind] = [
          .drag, .vortex, .radialGravity, .velocity, .spring, .electric, .magnetic, .turbulence,
        ]
        for (index, kind) in kinds.enumerated() {
          var description = FieldDescription(kind)
          description.strength = value
          description.falloff = index % 2 == 0 ? value : 1
          description.minimumRadius = value
          description.direction = CGVector(dx: value, dy: 1)
          description.smoothness = value
          description.animationSpeed = value
          if let field = bad.world.addField(description) { bad.world.addMember(bad.body, to: field) }
        }
      }
    ),
    (
      "field place",
      { bad, value in
        var description = FieldDescription(.noise)
        description.position = CGPoint(x: value, y: value)
        description.region = Region(radius: value).union(Region(size: CGSize(width: value, height: 10)))
        bad.field.map { bad.world.setField($0, to: description) }
      }
    ),
    (
      "custom force",
      { bad, value in
        if let field = bad.world.addField(FieldDescription(.custom), force: { _ in CGVector(dx: value, dy: 1) }) {
          bad.world.addMember(bad.body, to: field)
        }
      }
    ),
    ("setRighting", { $0.world.setRighting(frequency: $1, damping: 0.5, of: $0.body) }),
    ("setRighting damping", { $0.world.setRighting(frequency: 1, damping: $1, of: $0.body) }),
    ("setSize height", { $0.world.setSize(CGSize(width: 40, height: $1), of: $0.body) }),
    (
      "moveKinematically",
      { bad, value in
        bad.world.setAnchored(true, of: bad.body)
        bad.world.moveKinematically(bad.body, to: CGPoint(x: 300, y: value), angle: 0, steps: 4)
        bad.world.moveKinematically(bad.body, to: CGPoint(x: 300, y: 500), angle: value, steps: 4)
        for steps in [Int.min, -1, 0] {
          bad.world.moveKinematically(bad.body, to: CGPoint(x: 300, y: 500), angle: 0, steps: steps)
        }
      }
    ),
    (
      "addBody material",
      { bad, value in
        for index in 0..<6 {
          var description = BodyDescription(position: CGPoint(x: 300, y: 300), size: CGSize(width: 50, height: 50))
          if index == 0 { description.material.density = value }
          if index == 1 { description.material.elasticity = value }
          if index == 2 { description.material.friction = value }
          if index == 3 { description.material.resistance = value }
          if index == 4 { description.material.angularResistance = value }
          if index == 5 { description.material.charge = value }
          bad.world.addMember(bad.world.addBody(description), to: bad.set)
        }
      }
    ),
    (
      "walls of few points",
      { bad, value in
        bad.world.addWall(through: [], tag: 5, to: bad.set)
        bad.world.addWall(through: [CGPoint(x: value, y: 3)], tag: .min, to: bad.set)
        bad.world.addWall(through: [CGPoint(x: 1, y: 3), CGPoint(x: 1, y: 3)], tag: .max, to: bad.set)
      }
    ),
    (
      "queries",
      { bad, value in
        _ = bad.world.bodies(in: CGRect(x: value, y: 0, width: 100, height: value))
        _ = bad.world.bodies(at: CGPoint(x: value, y: value))
        _ = bad.world.bodies(along: CGPoint(x: value, y: 0), to: CGPoint(x: 100, y: value))
      }
    ),
    ("startRecording", { bad, value in bad.world.startRecording(hashInterval: value > 0 && value < 10 ? 0 : -1) }),
    ("advance", { bad, value in bad.world.advance(steps: value > 0 && value < 10 ? 1 : -1) }),
  ]

  @Test("Every setter accepts any number", arguments: setters.indices, values.indices)
  func setter(index: Int, value: Int) {
    Figures.count(1, "setter calls", of: "invalid numbers")
    let setter = BadInputTests.setters[index]
    let bad = Everything()
    _ = Diagnostics.recording {
      setter.call(bad, BadInputTests.values[value])
      for _ in 0..<240 { bad.world.advance(steps: 1) }
    }
    #expect(bad.isFinite, "\(setter.name) with \(BadInputTests.values[value])")
  }

  @Test("Nonfinite and absurd values change nothing", arguments: [Double.nan, .infinity, -.infinity, 1e308])
  func refused(value: Double) {
    let names = [
      "setPosition", "setAngle", "setVelocity", "addVelocity", "addAngularVelocity", "applyImpulse", "setGravity",
      "setRighting", "setSize height",
    ]
    for setter in BadInputTests.setters where names.contains(setter.name) {
      let bad = Everything()
      let hash = bad.world.stateHash()
      let faults = Diagnostics.recording { setter.call(bad, value) }
      #expect(bad.world.stateHash() == hash && faults.count == 1, "\(setter.name)")
    }
  }
}
