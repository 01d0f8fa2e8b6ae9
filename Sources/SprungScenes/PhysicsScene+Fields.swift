// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics

extension PhysicsScene {
  /// Returns a scene in which bodies of every shape move in a field of the given kind. On half of the bodies, the field
  /// acts only inside its region.
  private static func field(
    _ name: String, _ kind: FieldKind, _ change: @escaping @Sendable (inout FieldDescription) -> Void
  )
    -> PhysicsScene
  {
    PhysicsScene(name) { scene in
      scene.gravity = kind == .velocity ? 200 : 0
      scene.material.elasticity = 0.6
      var description = FieldDescription(kind)
      description.position = scene.point(500, 350)
      change(&description)
      let wide = add(description, to: scene.world)
      description.position = scene.point(300, 350)
      description.region = Region(radius: 250).difference(Region(size: CGSize(width: 80, height: 60)))
        .union(Region(size: CGSize(width: 30, height: 700)))
      let narrow = add(description, to: scene.world)
      var bodies: [BodyID] = []
      for index in 0..<12 {
        scene.material.charge = Double(index % 5) - 2
        scene.material.density = 0.05 + 0.2 * Double(index)
        let body = scene.anyBody(index, 100 + 150 * Double(index % 6), 200 + 250 * Double(index / 6), 50, 36)
        scene.throwBody(body, scene.chance(-300, 300), scene.chance(-300, 300))
        bodies.append(body)
        if let field = index % 2 == 0 ? wide : narrow { scene.world.addMember(body, to: field) }
        if index % 5 == 0, let wide { scene.world.addMember(body, to: wide) }
      }
      scene.frame(1000, 700, bodies)
      let world = scene.world
      scene.at(1_200) {
        guard let wide, var changed = world.description(of: wide) else { return }
        changed.strength = -changed.strength / 2
        world.setField(wide, to: changed)
      }
      scene.at(1_500) { if let narrow { world.removeField(narrow) } }
    }
  }

  private static func add(_ description: FieldDescription, to world: World) -> FieldID? {
    guard description.kind == .custom else { return world.addField(description) }
    return world.addField(description) { sample in
      // A force that oscillates along both axes, plus drag.
      let turnX = DeterministicMath.sin(Double(sample.position.x) / 100)
      let turnY = DeterministicMath.cos(Double(sample.position.y) / 80)
      return CGVector(
        dx: CGFloat(-4 * turnX * sample.mass - 0.002 * Double(sample.velocity.dx)),
        dy: CGFloat(3 * turnY * sample.mass - 0.002 * Double(sample.velocity.dy)))
    }
  }

  /// Scenes with the eleven kinds of fields.
  static let fieldScenes: [PhysicsScene] = [
    field("field-of-drag", .drag) { $0.strength = 0.4 },
    field("field-of-vortex", .vortex) { $0.strength = 3 },
    field("field-of-radial-gravity", .radialGravity) {
      $0.strength = 3
      $0.falloff = 1
      $0.minimumRadius = 40
    },
    field("field-of-linear-gravity", .linearGravity) { $0.direction = CGVector(dx: CGFloat(2), dy: CGFloat(3)) },
    field("field-of-velocity", .velocity) { $0.direction = CGVector(dx: CGFloat(120), dy: CGFloat(-60)) },
    field("field-of-noise", .noise) {
      $0.strength = 4
      $0.smoothness = 0.3
    },
    field("field-of-turbulence", .turbulence) {
      $0.strength = 3
      $0.animationSpeed = 0.5
    },
    field("field-of-springs", .spring) { $0.strength = 0.5 },
    field("field-of-electricity", .electric) {
      $0.strength = 0.6
      $0.falloff = 2
      $0.minimumRadius = 60
    },
    field("field-of-magnetism", .magnetic) { $0.strength = 0.5 },
    field("field-of-a-custom-force", .custom) { _ in },
  ]
}
