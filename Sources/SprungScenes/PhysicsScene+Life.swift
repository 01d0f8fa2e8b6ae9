// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics

extension PhysicsScene {
  /// Scenes in which bodies are added, removed and modified, and in which bodies sleep.
  static let lifeScenes: [PhysicsScene] = [
    PhysicsScene("bodies-come-and-go") { scene in
      var bodies: [BodyID] = []
      for index in 0..<8 { bodies.append(scene.anyBody(index, 80 + 80 * Double(index), 100, 60, 50)) }
      let set = scene.frame(700, 600, bodies)
      let world = scene.world
      scene.every(60, until: 1_500) { step in
        if step % 120 == 0 { world.removeBody(bodies.removeFirst()) }
        let body = scene.anyBody(Int(step / 60), scene.chance(80, 620), 80, 60, 50)
        world.addMember(body, to: set)
        bodies.append(body)
      }
    },
    PhysicsScene("sleeping-and-waking") { scene in
      scene.material.elasticity = 0
      var bodies: [BodyID] = []
      for index in 0..<12 {
        bodies.append(scene.box(100 + 200 * Double(index % 4), 580 - 40 * Double(index / 4), 60, 40))
      }
      scene.frame(900, 600, bodies)
      let world = scene.world
      scene.at(600) { world.applyImpulse(CGVector(dx: CGFloat(60), dy: CGFloat(-80)), to: bodies[9]) }
      scene.at(1_020) { world.setPosition(CGPoint(x: CGFloat(100), y: CGFloat(300)), of: bodies[11]) }
      scene.at(1_440) { world.stopAll() }
    },
    PhysicsScene("walls-come-and-go") { scene in
      var bodies: [BodyID] = []
      for index in 0..<12 { bodies.append(scene.anyBody(index, 100 + 55 * Double(index), 100, 50, 40)) }
      let set = scene.frame(800, 900, bodies)
      let world = scene.world
      for floor in 0..<4 {
        scene.wall([0, 200 + 160 * Double(floor), 800, 220 + 160 * Double(floor)], tag: Int32(floor), set)
        scene.at(Int64(240 + 300 * floor)) { world.removeWalls(tag: Int32(floor), from: set) }
      }
      scene.at(1_500) {
        world.addWall(through: [CGPoint(x: 0, y: 800), CGPoint(x: 800, y: 700)], tag: 9, to: set)
      }
    },
    PhysicsScene("sets-and-members-change") { scene in
      var bodies: [BodyID] = []
      for index in 0..<12 { bodies.append(scene.box(100 + 50 * Double(index), 100 + 30 * Double(index), 60, 40)) }
      let set = scene.frame(800, 700, bodies, collide: false)
      let others = scene.world.addBoundarySet()
      scene.wall([0, 500, 800, 550], tag: 1, others)
      let world = scene.world
      scene.at(300) { world.setMembersCollide(true, of: set) }
      scene.at(600) { for body in bodies { world.addMember(body, to: others) } }
      scene.at(900) { for body in bodies.prefix(6) { world.removeMember(body, from: set) } }
      scene.at(1_200) { world.removeBoundarySet(others) }
      scene.at(1_500) { world.setMembersCollide(false, of: set) }
    },
    PhysicsScene("shapes-and-materials-change") { scene in
      var bodies: [BodyID] = []
      for index in 0..<12 { bodies.append(scene.anyBody(index, 80 + 55 * Double(index), 500, 50, 40)) }
      scene.frame(800, 600, bodies)
      let world = scene.world
      scene.every(120, until: 1_500) { step in
        let index = Int(step / 120) % 12
        world.setShape(index % 2 == 0 ? .ellipse : .rectangle, of: bodies[index])
        world.setSize(CGSize(width: CGFloat(30 + 5 * index), height: CGFloat(70 - 4 * index)), of: bodies[index])
        var material = BodyMaterial()
        material.elasticity = Double(index) / 12
        material.density = 0.1 + Double(index)
        world.setMaterial(material, of: bodies[index])
        world.setAnchored(index == 5, of: bodies[(index + 3) % 12])
        world.setAllowsRotation(index % 3 != 0, of: bodies[(index + 5) % 12])
        world.setAngle(0.4 * Double(index), of: bodies[(index + 7) % 12])
      }
    },
    PhysicsScene("everything-at-once") { scene in
      var bodies: [BodyID] = []
      for index in 0..<16 {
        bodies.append(scene.anyBody(index, 100 + 90 * Double(index % 8), 100 + 90 * Double(index / 8), 60, 44))
      }
      scene.frame(900, 700, bodies)
      for index in 0..<4 {
        scene.world.addSpring(to: bodies[index], anchor: scene.point(450, 350), frequency: 0.7, damping: 0.2)
        scene.join(.rod(length: 120), bodies[4 + index], bodies[8 + index])
      }
      scene.hang(.pin, bodies[12], 450, 300) { $0.offset = scene.vector(-30, 0) }
      var whirl = FieldDescription(.vortex)
      whirl.position = scene.point(450, 350)
      whirl.strength = 2
      if let field = scene.world.addField(whirl) {
        for body in bodies.suffix(6) { scene.world.addMember(body, to: field) }
      }
    },
  ]
}
