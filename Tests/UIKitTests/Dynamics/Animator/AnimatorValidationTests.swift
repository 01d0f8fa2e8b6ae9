// SPDX-License-Identifier: MIT

import SprungPhysics
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests that `UIDynamicAnimator.validate()` detects each kind of inconsistency in an animator's internal data.
@MainActor @Suite(.uiKit) struct AnimatorValidationTests {
  /// A scene of two touching items, a single item and a group, with one behavior of each kind declared here.
  @MainActor struct Scene {
    let animator = UIDynamicAnimator()
    let items = [TestItem(x: 0, y: 0), TestItem(x: 48, y: 0), TestItem(x: 300, y: 0)]
    let group = UIDynamicItemGroup(items: [TestItem(x: 500, y: 0), TestItem(x: 560, y: 0)])
    let gravity: UIGravityBehavior
    let collision: UICollisionBehavior
    let witness = ContactWitness()

    init() {
      gravity = UIGravityBehavior(items: [items[0]])
      gravity.magnitude = 0.01
      gravity.action = {}
      gravity.onRest = {}
      collision = UICollisionBehavior(items: [items[0], items[1], group])
      collision.collisionDelegate = witness
      animator.addBehavior(gravity)
      animator.addBehavior(collision)
      animator.addBehavior(UIPushBehavior(items: [items[2]], mode: .continuous))
      animator.addBehavior(UISnapBehavior(item: items[2], snapTo: CGPoint(x: 300, y: 40)))
      let field = UIFieldBehavior.dragField()
      field.addItem(items[2])
      animator.addBehavior(field)
      animator.step(by: 0.1)
    }

    var parts: AnimatorParts { animator.parts }

    func state(_ index: Int) -> DynamicItemState { parts.registry.order[index]! }
  }

  @Test("An animator with valid stores never has breaches")
  func allIsWell() {
    let scene = Scene()
    #expect(scene.animator.validate() == [])
    #expect(scene.parts.contacts.touchingPairs.count == 1)
    scene.animator.removeBehavior(scene.collision)
    #expect(scene.animator.validate() == [])
    scene.animator.removeAllBehaviors()
    #expect(scene.animator.validate() == [] && scene.parts.registry.isEmpty)
  }

  /// A closure that damages an animator, and a part of the expected message. That part is also the test's description.
  nonisolated struct Damage: CustomTestStringConvertible, Sendable {
    let sentence: String
    let damage: @MainActor @Sendable (Scene) -> Void

    init(_ sentence: String, _ damage: @escaping @MainActor @Sendable (Scene) -> Void) {
      self.sentence = sentence
      self.damage = damage
    }

    var testDescription: String { sentence }
  }

  nonisolated static let damages: [Damage] = [
    Damage("no behavior mentions it") { $0.state(0).useCount = 0 },
    Damage("2 behaviors, 3 were counted") { $0.state(0).useCount += 1 },
    Damage("is not behind the item that came before") { $0.state(1).serial = 0 },
    Damage("is not found by its object") { $0.state(0).item = TestItem(x: 0, y: 0) },
    Damage("has the key of an element, but no attributes") {
      $0.state(0).key = ElementKey(kind: ElementKindTable.cell, indexPath: IndexPath(item: 0, section: 0))
    },
    Damage("a body that the world does not know") { $0.animator.world.removeBody($0.state(0).body) },
    Damage("the world 6") { $0.animator.world.addBody(BodyDescription()) },
    Damage("of another item") { $0.state(0).body = $0.state(1).body },
    Damage("is not found in its row") { $0.state(0).body = $0.state(1).body },
    Damage("is not written from its row") { $0.parts.registry.rows.set(nil, row: $0.state(0).body.row) },
    Damage("row 12 is free, but would be written") { $0.parts.registry.rows.set($0.state(0), row: 12) },
    Damage("are not those that were counted") { $0.parts.registry.insertMember(ObjectIdentifier($0.group)) },
    Damage("is mentioned by 1 behaviors, 2 were counted") {
      $0.parts.registry.noteVainMentions(1, of: ObjectIdentifier($0.items[1]))
    },
    Damage("mentioned in vain oftener than at all") {
      $0.parts.registry.noteVainMentions(1, of: ObjectIdentifier($0.gravity))
    },
    Damage("waits for its kinematic move, and others say so") { $0.state(0).awaitsKinematicMove = true },
    Damage("moves kinematically, and others say so") { $0.state(0).isMovingKinematically = true },
    Damage("touches something, but is gone") {
      let gone = DynamicItemState(item: TestItem(x: 0, y: 0), body: $0.state(0).body)
      gone.serial = 99
      $0.parts.contacts.restore([TouchingPair(state: $0.state(0), other: gone, point: .zero)], [])
    },
    Damage("is of one item") {
      $0.parts.contacts.restore([TouchingPair(state: $0.state(0), other: $0.state(0), point: .zero)], [])
    },
    Damage("is listed twice") {
      let pair = TouchingPair(state: $0.state(0), other: $0.state(1), point: .zero)
      $0.parts.contacts.restore([pair, pair], [])
    },
    Damage("none of its parts makes it") {
      let contact = PendingContact(phase: .began, behavior: $0.collision, state: $0.state(0), point: .zero)
      $0.parts.contacts.restore([], [(contact: contact, count: 0)])
    },
    Damage("does not know its animator") { $0.gravity.animator = nil },
    Damage("1 behaviors have an action, 2 were counted") { $0.parts.tree.actionCount += 1 },
    Damage("other behaviors are told of rest") { $0.parts.tree.stopWatching($0.gravity) },
    Damage("other gravities") { $0.parts.effects.gravities = [] },
    Damage("other continuous pushes") { $0.parts.effects.pushes = [] },
    Damage("other snaps") { $0.parts.effects.snaps = [] },
    Damage("other fields") { $0.parts.effects.fields = [] },
    Damage("other collision behaviors") { $0.parts.contacts.behaviors = [] },
  ]

  @Test("Each kind of damage is detected", arguments: damages)
  func damage(_ damage: Damage) {
    let scene = Scene()
    damage.damage(scene)
    var breaches: [String] = []
    _ = Diagnostics.recording { breaches = scene.animator.validate() }
    #expect(breaches.contains { $0.contains(damage.sentence) }, "\(breaches)")
  }
}
