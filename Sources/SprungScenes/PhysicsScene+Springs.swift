// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics

extension PhysicsScene {
  /// Scenes with spring-driven bodies, with and without other influences.
  static let springScenes: [PhysicsScene] = [
    PhysicsScene("springs-of-every-damping") { scene in
      scene.gravity = 0
      for index in 0..<48 {
        let x = Double(index % 8) * 100
        let y = Double(index / 8) * 100
        let body = scene.box(x + scene.chance(-300, 300), y + scene.chance(-300, 300), 80, 80)
        scene.world.addSpring(
          to: body, anchor: scene.point(x, y), frequency: 0.3 + 0.1 * Double(index), damping: 0.04 * Double(index))
      }
    },
    PhysicsScene("springs-under-gravity-and-resistance") { scene in
      for index in 0..<24 {
        scene.material.resistance = 0.2 * Double(index % 5)
        scene.material.density = 0.1 + Double(index)
        scene.gravity = 300 + 40 * Double(index)
        let body = scene.box(Double(index) * 40, 0, 30, 50)
        for number in 0...(index % 3) {
          scene.world.addSpring(
            to: body, anchor: scene.point(Double(index) * 40 + 60 * Double(number), -50), frequency: 0.8, damping: 0.3)
        }
        scene.world.addPush(scene.vector(20, 5), offset: scene.vector(0, 10), to: body)
      }
    },
    PhysicsScene("carousel") { scene in
      scene.gravity = 0
      var springs: [SpringID] = []
      for index in 0..<12 {
        let body = scene.box(500 + 200 * Double(index % 2), 400, 60, 60)
        if let spring = scene.world.addSpring(to: body, anchor: scene.point(500, 400), frequency: 1.5, damping: 0.6) {
          springs.append(spring)
        }
      }
      let world = scene.world
      scene.every(60, until: 900) { step in
        for (index, spring) in springs.enumerated() {
          let turn = DeterministicMath.sincos(Double(step) / 300 + Double(index) / 12 * 2 * Double.pi)
          world.setAnchor(
            CGPoint(x: CGFloat(500 + 300 * turn.cosine), y: CGFloat(400 + 100 * turn.sine)), of: spring)
        }
      }
    },
    PhysicsScene("springs-over-a-floor") { scene in
      var bodies: [BodyID] = []
      for index in 0..<10 {
        let body = scene.box(60 + 90 * Double(index), 300, 60, 40 + 5 * Double(index))
        scene.world.addSpring(
          to: body, anchor: scene.point(500, 500 + 20 * Double(index)), frequency: 0.5 + 0.1 * Double(index),
          damping: 0.1 * Double(index % 4))
        bodies.append(body)
      }
      scene.frame(1000, 600, bodies, collide: false)
    },
    PhysicsScene("springs-pushed-through-one-another") { scene in
      scene.gravity = 0
      var bodies: [BodyID] = []
      for index in 0..<16 {
        let x = 100 + Double(index % 4) * 110
        let y = 100 + Double(index / 4) * 110
        let body = scene.anyBody(index, x, y, 90, 70)
        scene.world.addSpring(to: body, anchor: scene.point(x, y), frequency: 1.2, damping: 0.3)
        bodies.append(body)
      }
      let set = scene.world.addBoundarySet()
      scene.world.setMembersCollide(true, of: set)
      for body in bodies { scene.world.addMember(body, to: set) }
      let world = scene.world
      let push = scene.vector(4_000, 2_500)
      scene.every(300, until: 1_200) { step in world.applyImpulse(push, to: bodies[Int(step / 300)]) }
    },
    PhysicsScene("driven-by-accelerations") { scene in
      scene.gravity = 0
      var bodies: [BodyID] = []
      for index in 0..<20 { bodies.append(scene.box(Double(index) * 50, 0, 20, 20)) }
      let world = scene.world
      scene.every(60, until: 1_500) { step in
        for (index, body) in bodies.enumerated() {
          let turn = DeterministicMath.sincos(Double(step) / 100 + Double(index))
          world.setAcceleration(CGVector(dx: CGFloat(900 * turn.cosine), dy: CGFloat(500 * turn.sine)), of: body)
        }
      }
    },
  ]
}
