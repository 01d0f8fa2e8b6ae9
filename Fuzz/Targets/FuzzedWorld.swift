// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics

/// A world with the identifiers of everything ever added to it, and the calls that the bytes make.
///
/// Identifiers stay in the lists after their objects are removed, so some calls receive stale identifiers. Numbers are
/// arbitrary. A world must reject invalid calls completely.
struct FuzzedWorld {
  let world: World
  var bodies: [BodyID] = []
  var springs: [SpringID] = []
  var joints: [JointID] = []
  var fields: [FieldID] = []
  var sets: [BoundarySetID] = []
  var snapshots: [(snapshot: WorldSnapshot, hash: UInt64)] = []
  /// The number of remaining steps, which limits an input to a few milliseconds.
  var stepsLeft = 360
  /// The finding made while the world changed.
  var finding: String?

  init(_ world: World) { self.world = world }

  /// Returns a message if a world is in an invalid state, otherwise nil.
  static func disorder(in world: World) -> String? {
    var sentence: String?
    for body in world.bodies(in: CGRect(x: -4e9, y: -4e9, width: 8e9, height: 8e9)) {
      let motion = world.motion(of: body)
      let velocity = world.velocity(of: body)
      let numbers = [
        Double(motion.position.x), Double(motion.position.y), motion.angle, Double(velocity.dx), Double(velocity.dy),
        world.angularVelocity(of: body),
      ]
      if numbers.contains(where: { !$0.isFinite }) { sentence = "a body has the invalid state \(numbers)" }
      // The largest valid coordinate is 1e9, but isolated bodies are only checked a few times per second.
      if numbers.prefix(3).contains(where: { abs($0) > 2e9 }) { sentence = "a body is too far away: \(numbers)" }
    }
    return sentence
  }

  /// Makes one call with values from the bytes.
  mutating func change(_ reader: inout FuzzReader) {
    switch reader.int(in: 0..<32) {
    case 0...3: addBody(&reader)
    case 4...8: advance(reader.int(in: 1..<24))
    case 9: addConnection(&reader)
    case 10: changeSpring(&reader)
    case 11: changeJoint(&reader)
    case 12: addField(&reader)
    case 13: changeField(&reader)
    case 14, 15: changeBoundaries(&reader)
    case 16: useSnapshot(&reader)
    case 17: changeWorld(&reader)
    default: changeBody(&reader)
    }
  }

  /// Advances the world and then checks it.
  mutating func advance(_ steps: Int) {
    let steps = min(steps, stepsLeft)
    stepsLeft -= steps
    world.advance(steps: steps)
    finding = finding ?? FuzzedWorld.disorder(in: world)
    var isAnyGone = false
    world.drainMoved { isAnyGone = isAnyGone || !world.contains($0) }
    if isAnyGone { finding = "a removed body has moved" }
  }

  private mutating func useSnapshot(_ reader: inout FuzzReader) {
    if reader.bool(), snapshots.count < 3 {
      snapshots.append((world.snapshot(), world.stateHash()))
    } else if let kept = reader.element(of: snapshots) {
      world.restore(kept.snapshot)
      if world.stateHash() != kept.hash { finding = "the state of a world differs after it was restored" }
    }
  }

  private mutating func changeWorld(_ reader: inout FuzzReader) {
    switch reader.int(in: 0..<6) {
    case 0: world.canSleep = reader.bool()
    case 1: world.joinedBodiesCollide = reader.bool()
    case 2: world.lockedAxes = LockedAxes(rawValue: reader.byte())
    case 3: world.reportsContacts = reader.bool()
    case 4: world.clearContactEvents()
    default: world.stopAll()
    }
  }

  private mutating func changeBoundaries(_ reader: inout FuzzReader) {
    guard let set = reader.element(of: sets), !reader.isOneIn(8) else {
      if sets.count < 6 { sets.append(world.addBoundarySet()) }
      return
    }
    let body = reader.element(of: bodies)
    switch reader.int(in: 0..<10) {
    case 0: world.removeBoundarySet(set)
    case 1: world.setFrame(CGRect(x: 0, y: 0, width: 300, height: 300), of: set)
    case 2:
      let origin = reader.anyPoint(usually: -100...100)
      let end = reader.anyPoint(usually: 100...400)
      world.setFrame(CGRect(x: origin.x, y: origin.y, width: end.x, height: end.y), of: set)
    case 3: world.setFrame(nil, of: set)
    case 4, 5:
      let points = (0..<reader.int(in: 0..<6)).map { _ in reader.anyPoint(usually: -50...350) }
      world.addWall(through: points, tag: Int32(reader.int(in: 0..<3)), to: set)
    case 6: world.removeWalls(tag: Int32(reader.int(in: 0..<3)), from: set)
    case 7: world.setMembersCollide(reader.bool(), of: set)
    case 8: if let body { world.removeMember(body, from: set) }
    default: for body in bodies { world.addMember(body, to: set) }
    }
  }
}
