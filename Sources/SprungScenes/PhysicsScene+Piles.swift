// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics

extension PhysicsScene {
  /// Returns a scene in which bodies of one kind fall into a box and form a pile.
  private static func pile(_ name: String, _ make: @escaping @Sendable (SceneBuilder, Int, Double, Double) -> BodyID)
    -> PhysicsScene
  {
    PhysicsScene(name) { scene in
      var bodies: [BodyID] = []
      for index in 0..<28 {
        bodies.append(
          make(scene, index, 120 + 60 * Double(index % 7) + scene.chance(-5, 5), 60 + 70 * Double(index / 7)))
      }
      scene.frame(600, 700, bodies)
    }
  }

  /// Scenes with bodies in contact.
  static let pileScenes: [PhysicsScene] = [
    pile("pile-of-boxes") { scene, _, x, y in scene.box(x, y, 50, 40, angle: scene.chance(-0.5, 0.5)) },
    pile("pile-of-circles") { scene, index, x, y in scene.ball(x, y, 30 + Double(index % 4) * 8) },
    pile("pile-of-ellipses") { scene, _, x, y in scene.ellipse(x, y, 56, 34, angle: scene.chance(-1, 1)) },
    pile("pile-of-polygons") { scene, index, x, y in scene.polygon(3 + index % 5, x, y, 54, 54, angle: Double(index)) },
    pile("pile-of-everything") { scene, index, x, y in scene.anyBody(index, x, y, 50, 38) },
    pile("pile-of-elastic-circles") { scene, _, x, y in
      scene.material.elasticity = 0.9
      return scene.ball(x, y, 40)
    },
    pile("pile-of-upright-boxes") { scene, _, x, y in
      let body = scene.box(x, y, 48, 48)
      scene.world.setAllowsRotation(false, of: body)
      return body
    },
    PhysicsScene("pyramid") { scene in
      var bodies: [BodyID] = []
      for layer in 0..<8 {
        for place in 0..<(8 - layer) {
          bodies.append(scene.box(240 + 62 * Double(place) + 31 * Double(layer), 680 - 40 * Double(layer), 60, 40))
        }
      }
      let set = scene.frame(1000, 700, bodies)
      let bullet = scene.ball(40, 500, 60)
      scene.world.setGravity(scene.vector(0, 0), of: bullet)
      let world = scene.world
      let speed = scene.vector(3_000, 300)
      scene.at(900) {
        world.addMember(bullet, to: set)
        world.setVelocity(speed, of: bullet)
      }
    },
    PhysicsScene("stack-of-ten") { scene in
      var bodies: [BodyID] = []
      for index in 0..<10 { bodies.append(scene.box(300, 950 - 100 * Double(index), 100, 100)) }
      scene.frame(600, 1000, bodies)
    },
    PhysicsScene("mass-ratios") { scene in
      var bodies: [BodyID] = []
      for index in 0..<9 {
        scene.material.density = index % 2 == 0 ? 0.01 : 100
        bodies.append(scene.anyBody(index / 3, 100 + 150 * Double(index % 3), 550 - 130 * Double(index / 3), 90, 80))
      }
      scene.frame(500, 600, bodies)
    },
    PhysicsScene("dominoes") { scene in
      scene.material.elasticity = 0.1
      var bodies: [BodyID] = []
      for index in 0..<14 { bodies.append(scene.box(200 + 45 * Double(index), 550, 12, 100)) }
      bodies.append(scene.ball(60, 530, 40))
      scene.frame(1000, 600, bodies)
      scene.throwBody(bodies[14], 400, -50)
    },
    PhysicsScene("billiards") { scene in
      scene.gravity = 0
      scene.material.elasticity = 0.95
      scene.material.friction = 0
      scene.material.resistance = 0.2
      var bodies: [BodyID] = []
      for row in 0..<5 {
        for place in 0...row {
          bodies.append(scene.ball(600 + 35 * Double(row), 300 + 40.5 * (Double(place) - Double(row) / 2), 40))
        }
      }
      bodies.append(scene.ball(150, 302, 40))
      scene.frame(1000, 600, bodies)
      scene.throwBody(bodies[15], 3_500, 0)
    },
    PhysicsScene("circles-in-flight") { scene in
      scene.gravity = 0
      scene.material.elasticity = 1
      scene.material.friction = 0
      var bodies: [BodyID] = []
      for index in 0..<20 {
        let ball = scene.ball(100 + 150 * Double(index % 6), 100 + 150 * Double(index / 6), 40 + 4 * Double(index % 9))
        scene.throwBody(ball, scene.chance(-500, 500), scene.chance(-500, 500))
        bodies.append(ball)
      }
      scene.frame(1000, 700, bodies)
    },
  ]
}
