// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics

extension PhysicsScene {
  /// Scenes with frames, walls, and slow and fast bodies.
  static let boundaryScenes: [PhysicsScene] = [
    PhysicsScene("boxes-in-a-frame") { scene in
      var bodies: [BodyID] = []
      for index in 0..<12 {
        scene.material.elasticity = 0.08 * Double(index)
        let body = scene.box(100 + 70 * Double(index), 200, 30 + 5 * Double(index), 60, angle: 0.3 * Double(index))
        scene.throwBody(body, scene.chance(-900, 900), scene.chance(-900, 900), angularVelocity: scene.chance(-10, 10))
        bodies.append(body)
      }
      scene.frame(1000, 800, bodies, collide: false)
    },
    PhysicsScene("every-shape-in-a-room") { scene in
      scene.material.elasticity = 0.8
      let set = scene.world.addBoundarySet()
      scene.wall([0, 0, 900, 100, 1000, 700, 450, 900, 50, 650, 0, 0], tag: 1, set)
      scene.wall([300, 400, 500, 500, 700, 400], tag: 2, set)
      for index in 0..<12 {
        let body = scene.anyBody(index, 200 + 40 * Double(index), 250, 30 + 3 * Double(index), 25)
        scene.throwBody(body, scene.chance(-600, 600), scene.chance(-600, 600), angularVelocity: scene.chance(-6, 6))
        scene.world.addMember(body, to: set)
      }
    },
    PhysicsScene("bullets") { scene in
      scene.gravity = 0
      scene.material.elasticity = 1
      scene.material.friction = 0
      let set = scene.world.addBoundarySet()
      scene.wall([0, 0, 1000, 0, 1000, 600, 0, 600, 0, 0], tag: 1, set)
      scene.world.setMembersCollide(true, of: set)
      for index in 0..<8 {
        let body = scene.anyBody(index, 100 + 100 * Double(index), 100 + 50 * Double(index), 8, 6)
        let turn = DeterministicMath.sincos(Double(index) * 0.8)
        scene.throwBody(body, 18_000 * turn.cosine, 18_000 * turn.sine, angularVelocity: 50)
        scene.world.addMember(body, to: set)
      }
      for index in 0..<4 {
        scene.world.addMember(scene.block(200 + 200 * Double(index), 300, 4, 200), to: set)
      }
    },
    PhysicsScene("a-shrinking-frame") { scene in
      var bodies: [BodyID] = []
      for index in 0..<16 { bodies.append(scene.anyBody(index, 150 + 100 * Double(index % 8), 200, 70, 50)) }
      let set = scene.frame(1000, 800, bodies)
      let world = scene.world
      scene.every(60, until: 1_500) { step in
        let inset = step < 900 ? Double(step) / 3 : Double(1_500 - step) / 2
        world.setFrame(
          CGRect(x: CGFloat(inset), y: 0, width: CGFloat(1000 - 2 * inset), height: CGFloat(800 - inset)), of: set)
      }
    },
    PhysicsScene("a-funnel") { scene in
      scene.material.elasticity = 0.3
      let set = scene.world.addBoundarySet()
      scene.world.setMembersCollide(true, of: set)
      scene.wall([0, 0, 420, 400, 420, 500], tag: 1, set)
      scene.wall([1000, 0, 580, 400, 580, 500], tag: 2, set)
      scene.wall([200, 900, 800, 900], tag: 3, set)
      for index in 0..<18 {
        scene.world.addMember(scene.ball(350 + 60 * Double(index % 6), -60 * Double(index / 6), 44), to: set)
      }
    },
    PhysicsScene("hills-of-many-segments") { scene in
      scene.material.friction = 1
      let set = scene.world.addBoundarySet()
      var coordinates: [Double] = []
      for index in 0...60 {
        coordinates.append(Double(index) * 30 - 200)
        coordinates.append(500 + 80 * DeterministicMath.sin(Double(index) / 5) + Double(index) * 4)
      }
      scene.wall(coordinates, tag: 4, set)
      for index in 0..<8 {
        scene.world.addMember(scene.anyBody(index, 100 + 120 * Double(index), 300, 50, 36), to: set)
      }
    },
  ]
}
