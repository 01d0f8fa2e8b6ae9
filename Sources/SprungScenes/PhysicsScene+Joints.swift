// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics

extension PhysicsScene {
  /// Scenes with joints.
  static let jointScenes: [PhysicsScene] = [
    PhysicsScene("cradle") { scene in
      scene.material.elasticity = 1
      var bodies: [BodyID] = []
      for index in 0..<5 {
        let x = 300 + 100 * Double(index)
        let body = index == 0 ? scene.ball(x - 150, 259.807_621_135_331_6, 100) : scene.ball(x, 300, 100)
        scene.hang(.rod(length: 300), body, x, 0)
        bodies.append(body)
      }
      let set = scene.world.addBoundarySet()
      scene.world.setMembersCollide(true, of: set)
      for body in bodies { scene.world.addMember(body, to: set) }
    },
    PhysicsScene("chain-of-rods") { scene in
      var last: BodyID?
      for index in 0..<12 {
        let body = scene.ball(40 * Double(index + 1), 0, 16)
        if let last { scene.join(.rod(length: 40), body, last) } else { scene.hang(.rod(length: 40), body, 0, 0) }
        last = body
      }
    },
    PhysicsScene("rope-of-boxes-with-a-weight") { scene in
      var last: BodyID?
      for index in 0..<10 {
        scene.material.density = index == 9 ? 20 : 1
        let body = scene.box(30 * Double(index) + 15, 0, 28, 10)
        if let last {
          scene.join(.pin, body, last) {
            $0.offset = scene.vector(-15, 0)
            $0.otherOffset = scene.vector(15, 0)
          }
        } else {
          scene.hang(.pin, body, 0, 0) { $0.offset = scene.vector(-15, 0) }
        }
        last = body
      }
    },
    PhysicsScene("bridge-with-loads") { scene in
      var planks: [BodyID] = []
      for index in 0..<12 {
        let plank = scene.box(120 + 50 * Double(index), 400, 50, 12)
        if let last = planks.last {
          scene.join(.rope(length: 8), plank, last) {
            $0.offset = scene.vector(-25, 0)
            $0.otherOffset = scene.vector(25, 0)
          }
        } else {
          scene.hang(.rope(length: 8), plank, 95, 400) { $0.offset = scene.vector(-25, 0) }
        }
        planks.append(plank)
      }
      scene.hang(.rope(length: 8), planks[11], 695, 400) { $0.offset = scene.vector(25, 0) }
      var bodies = planks
      for index in 0..<5 { bodies.append(scene.anyBody(index, 200 + 90 * Double(index), 200, 50, 40)) }
      scene.frame(800, 700, bodies)
    },
    PhysicsScene("figures-of-pins") { scene in
      var bodies: [BodyID] = []
      for figure in 0..<2 {
        let x = 250 + 250 * Double(figure)
        let trunk = scene.box(x, 200, 40, 90, angle: 0)
        let head = scene.ball(x, 135, 40)
        scene.join(.pin, head, trunk) {
          $0.offset = scene.vector(0, 20)
          $0.otherOffset = scene.vector(0, -45)
          $0.lowerLimit = -0.6
          $0.upperLimit = 0.6
        }
        bodies += [trunk, head]
        for side in [-1.0, 1] {
          let arm = scene.box(x + side * 45, 165, 50, 14)
          scene.join(.pin, arm, trunk) {
            $0.offset = scene.vector(-side * 25, 0)
            $0.otherOffset = scene.vector(side * 20, -35)
            $0.frictionTorque = 2_000
          }
          let leg = scene.box(x + side * 12, 275, 16, 60)
          scene.join(.pin, leg, trunk) {
            $0.offset = scene.vector(0, -30)
            $0.otherOffset = scene.vector(side * 12, 45)
            $0.lowerLimit = -1
            $0.upperLimit = 1
          }
          bodies += [arm, leg]
        }
        scene.throwBody(trunk, figure == 0 ? 300 : -300, -200, angularVelocity: 3)
      }
      scene.frame(800, 600, bodies)
    },
    PhysicsScene("sliders-with-stops") { scene in
      for index in 0..<6 {
        let body = scene.box(100 + 120 * Double(index), 200, 60, 40)
        scene.hang(
          .slider(axis: scene.vector(Double(index) - 2.5, 1)), body, 100 + 120 * Double(index), 200
        ) {
          $0.lowerLimit = -30
          $0.upperLimit = 80 + 10 * Double(index)
        }
        scene.world.addPush(scene.vector(100 * Double(index), 0), to: body)
        if index == 3 {
          let rider = scene.box(100 + 120 * Double(index), 120, 30, 30)
          scene.join(.slider(axis: scene.vector(1, 0)), rider, body) { $0.upperLimit = 25 }
        }
      }
    },
    PhysicsScene("welds") { scene in
      var bodies: [BodyID] = []
      for index in 0..<4 {
        let first = scene.box(150 + 180 * Double(index), 200, 60, 40)
        let second = scene.ball(210 + 180 * Double(index), 190, 50)
        let third = scene.ellipse(130 + 180 * Double(index), 150, 30, 60)
        scene.join(.weld, second, first) { $0.offset = scene.vector(-30, 10) }
        scene.join(.weld, third, first) { $0.otherOffset = scene.vector(-20, -50) }
        bodies += [first, second, third]
        scene.throwBody(first, scene.chance(-300, 300), scene.chance(-300, 300), angularVelocity: 4)
      }
      scene.frame(800, 600, bodies)
    },
    PhysicsScene("ropes-slack-and-taut") { scene in
      for index in 0..<8 {
        let body = scene.box(100 * Double(index), 0, 40, 40)
        scene.hang(.rope(length: 60 + 30 * Double(index)), body, 100 * Double(index) + 20, 0) {
          $0.offset = scene.vector(10, -10)
        }
        scene.throwBody(body, 50 * Double(index), -300)
      }
    },
    PhysicsScene("cloth-of-springs") { scene in
      var rows: [[BodyID]] = []
      for row in 0..<5 {
        var bodies: [BodyID] = []
        for column in 0..<6 {
          let body = scene.ball(100 + 60 * Double(column), 50 + 60 * Double(row), 20)
          if column > 0 { scene.join(.spring(length: 60, frequency: 6, damping: 0.2), body, bodies[column - 1]) }
          if row > 0 { scene.join(.spring(length: 60, frequency: 6, damping: 0.2), body, rows[row - 1][column]) }
          bodies.append(body)
        }
        rows.append(bodies)
      }
      scene.world.setAnchored(true, of: rows[0][0])
      scene.world.setAnchored(true, of: rows[0][5])
      let (world, corner) = (scene.world, rows[0][5])
      scene.at(900) { world.setAnchored(false, of: corner) }
    },
    PhysicsScene("tethers") { scene in
      for index in 0..<10 {
        let body = scene.box(100 * Double(index) + 60, 80, 40, 30)
        let length = 20 * Double(index % 5)
        let kind: JointDescription.Kind =
          index < 5
          ? .rod(length: length)
          : .spring(length: length, frequency: 0.5 * Double(index), damping: 0.05 * Double(index))
        scene.hang(kind, body, 100 * Double(index), 0) { $0.offset = scene.vector(-10, -5) }
      }
    },
    PhysicsScene("a-finger-drags-through-a-pile") { scene in
      var bodies: [BodyID] = []
      for index in 0..<15 {
        bodies.append(scene.anyBody(index, 300 + 60 * Double(index % 5), 560 - 60 * Double(index / 5), 54, 50))
      }
      let held = scene.box(100, 500, 80, 80)
      scene.frame(800, 600, bodies + [held])
      let joint = scene.hang(.spring(length: 0, frequency: 8, damping: 1), held, 100, 500) { $0.maximumForce = 40_000 }
      let world = scene.world
      scene.every(60, until: 1_200) { step in
        guard let joint else { return }
        let turn = DeterministicMath.sincos(Double(step) / 200)
        world.setAnchor(CGPoint(x: CGFloat(400 - 350 * turn.cosine), y: CGFloat(500 - 200 * turn.sine)), of: joint)
      }
      scene.at(1_260) { if let joint { world.removeJoint(joint) } }
    },
    PhysicsScene("a-ring-of-rods") { scene in
      var ring: [BodyID] = []
      for index in 0..<10 {
        let turn = DeterministicMath.sincos(Double(index) / 10 * 2 * Double.pi)
        ring.append(scene.ball(300 + 120 * turn.cosine, 200 + 120 * turn.sine, 24))
      }
      for index in 0..<10 { scene.join(.rod(length: 74.164_078_649_987_37), ring[index], ring[(index + 1) % 10]) }
      scene.join(.rod(length: 240), ring[0], ring[5])
      scene.frame(600, 600, ring)
    },
    PhysicsScene("a-whip-of-ropes") { scene in
      var last: BodyID?
      for index in 0..<16 {
        scene.material.density = 16 / Double(index + 2)
        let body = scene.ball(14 * Double(index + 1), 0, 10)
        if let last { scene.join(.rope(length: 14), body, last) } else { scene.hang(.rope(length: 14), body, 0, 0) }
        if index == 15 { scene.throwBody(body, -300, -900) }
        last = body
      }
    },
  ]
}
