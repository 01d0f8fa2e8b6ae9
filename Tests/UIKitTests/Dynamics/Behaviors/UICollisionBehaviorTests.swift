// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@MainActor @Suite(.oneApplication) struct UICollisionBehaviorTests {
  init() { UIApplication.shared.reset() }

  /// A reference view of 1000 x 1000, with a square that falls 400 points to the bottom.
  struct Drop {
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let square = UIView(frame: CGRect(x: 450, y: 500, width: 100, height: 100))
    let animator: UIDynamicAnimator
    let collision: UICollisionBehavior
    let properties: UIDynamicItemBehavior

    init() {
      reference.addSubview(square)
      animator = UIDynamicAnimator(referenceView: reference)
      collision = UICollisionBehavior(items: [square])
      collision.translatesReferenceBoundsIntoBoundary = true
      properties = UIDynamicItemBehavior(items: [square])
      animator.addBehavior(UIGravityBehavior(items: [square]))
      animator.addBehavior(collision)
      animator.addBehavior(properties)
    }

    func apexes(seconds: Double) -> [Double] {
      var result: [Double] = []
      var last = 0.0
      for _ in 0..<Int(seconds * 240) {
        animator.step(by: 1.0 / 240)
        let speed = Double(properties.linearVelocity(for: square).y)
        if last < 0, speed >= 0 { result.append(950 - Double(square.center.y)) }
        last = speed
      }
      return result
    }
  }

  @Test("C1: bounces with elasticity 0.6 have the expected heights")
  func elastic() {
    let drop = Drop()
    drop.properties.elasticity = 0.6
    let apexes = drop.apexes(seconds: 6)
    for (apex, expected) in zip(apexes, [144, 51.84, 18.66, 6.72, 2.42, 0.87]) { #expect(abs(apex - expected) < 0.5) }
    #expect(apexes.count >= 6)
    #expect(!drop.animator.isRunning)
    #expect(drop.square.center == CGPoint(x: 500, y: 950))
  }

  @Test("C2: a default item rises 16 pt, one with elasticity 0 does not bounce")
  func bare() {
    #expect(abs((Drop().apexes(seconds: 3).first ?? 0) - 16) < 0.5)
    let dead = Drop()
    dead.properties.elasticity = 0
    #expect(dead.apexes(seconds: 3).isEmpty)
  }

  @Test("C3: with elasticity 1, the item returns ten times")
  func perfect() {
    let drop = Drop()
    drop.properties.elasticity = 1
    let apexes = drop.apexes(seconds: 18)
    #expect(apexes.count >= 10)
    for apex in apexes.prefix(10) { #expect(abs(apex - 400) < 1) }
  }

  @Test("C10: at 18,000 pt/s, items of 100 and 10 points do not pass through a line", arguments: [100.0, 10])
  func fast(side: Double) {
    let animator = UIDynamicAnimator()
    let item = TestItem(x: 0, y: 0, width: side, height: side)
    let collision = UICollisionBehavior(items: [item])
    collision.addBoundary(
      withIdentifier: "wall" as BoundaryIdentifier, from: CGPoint(x: 200, y: -500), to: CGPoint(x: 200, y: 500))
    let properties = UIDynamicItemBehavior(items: [item])
    properties.addLinearVelocity(CGPoint(x: 18_000, y: 0), for: item)
    animator.addBehavior(collision)
    animator.addBehavior(properties)
    for _ in 0..<60 {
      animator.step(by: 1.0 / 60)
      #expect(Double(item.center.x) <= 200 - side / 2 + 1e-6)
    }
  }

  final class ContactWitness: NSObject, UICollisionBehaviorDelegate {
    var began: [(String?, CGPoint)] = []
    var ended: [String?] = []

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
      began.append((identifier as? String, p))
    }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) {
      ended.append(identifier as? String)
    }
  }

  @Test("C13: a resting box reports one begin and no end, and the reference bounds have no identifier")
  func contacts() {
    let drop = Drop()
    drop.properties.elasticity = 0
    let witness = ContactWitness()
    drop.collision.collisionDelegate = witness
    for _ in 0..<240 { drop.animator.step(by: 1.0 / 60) }
    #expect(!drop.animator.isRunning)
    #expect(witness.began.count == 1 && witness.ended.isEmpty)
    #expect(witness.began.first?.0 == nil)
    #expect(witness.began.first?.1 == CGPoint(x: 500, y: 1000))
  }

  @Test("A named boundary is reported by its identifier, and its removal ends the contact")
  func named() {
    let drop = Drop()
    let witness = ContactWitness()
    drop.properties.elasticity = 0
    drop.collision.collisionDelegate = witness
    drop.collision.addBoundary(
      withIdentifier: "shelf" as NSCopying, from: CGPoint(x: 0, y: 700), to: CGPoint(x: 1000, y: 700))
    for _ in 0..<120 { drop.animator.step(by: 1.0 / 60) }
    #expect(drop.square.center.y == 650)
    #expect(witness.began.map(\.0) == ["shelf"])
    drop.collision.removeBoundary(withIdentifier: "shelf" as NSCopying)
    #expect(drop.animator.isRunning)
    for _ in 0..<240 { drop.animator.step(by: 1.0 / 60) }
    #expect(witness.ended == ["shelf"])
    #expect(witness.began.count == 2 && drop.square.center.y == 950)
  }

  @Test("C14: insets move the reference bounds")
  func insets() {
    let drop = Drop()
    drop.properties.elasticity = 0
    drop.collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    for _ in 0..<120 { drop.animator.step(by: 1.0 / 60) }
    #expect(drop.square.center.y == 920)
    drop.properties.friction = 0
    drop.properties.addLinearVelocity(CGPoint(x: -900, y: 0), for: drop.square)
    for _ in 0..<120 { drop.animator.step(by: 1.0 / 60) }
    #expect(drop.square.center.x == 70)
    drop.properties.addLinearVelocity(CGPoint(x: 1900, y: 0), for: drop.square)
    for _ in 0..<120 { drop.animator.step(by: 1.0 / 60) }
    #expect(drop.square.center.x == 910)
  }

  @Test("C15: a shrinking reference view wakes the animator and lifts the item")
  func resize() {
    let drop = Drop()
    for _ in 0..<240 { drop.animator.step(by: 1.0 / 60) }
    #expect(!drop.animator.isRunning && drop.square.center.y == 950)
    drop.reference.bounds.size.height -= 50
    #expect(drop.animator.isRunning)
    for _ in 0..<240 { drop.animator.step(by: 1.0 / 60) }
    #expect(!drop.animator.isRunning && drop.square.center.y == 900)
  }

  @Test("C19, boundary half: in mode .items the square falls through the floor; boundaries catch it again")
  func modes() {
    let drop = Drop()
    drop.collision.collisionMode = .items
    #expect(drop.collision.collisionMode == .items)
    drop.animator.step(by: 2)
    #expect(drop.square.center.y > 2000)
  }

  @Test("A path is a hollow boundary; identifiers are listed in order, and a duplicate replaces the first")
  func paths() {
    let animator = UIDynamicAnimator()
    let item = TestItem(x: 0, y: 0, width: 20, height: 20)
    let collision = UICollisionBehavior(items: [item])
    #expect(collision.boundaryIdentifiers == nil)
    let circle = UIBezierPath(ovalIn: CGRect(x: -100, y: -100, width: 200, height: 200))
    collision.addBoundary(withIdentifier: "hollow" as NSCopying, for: circle)
    collision.addBoundary(withIdentifier: 7 as NSCopying, from: CGPoint(x: 900, y: 0), to: CGPoint(x: 950, y: 0))
    #expect(collision.boundaryIdentifiers?.count == 2)
    #expect(collision.boundary(withIdentifier: "hollow" as NSCopying) === circle)
    collision.addBoundary(withIdentifier: 7 as NSCopying, from: CGPoint(x: 800, y: 0), to: CGPoint(x: 850, y: 0))
    #expect(collision.boundaryIdentifiers?.count == 2)
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    let properties = UIDynamicItemBehavior(items: [item])
    properties.elasticity = 0.9
    properties.addLinearVelocity(CGPoint(x: 3000, y: -500), for: item)
    animator.addBehavior(properties)
    for _ in 0..<600 {
      animator.step(by: 1.0 / 120)
      let x = Double(item.center.x)
      let y = Double(item.center.y)
      #expect((x * x + y * y).squareRoot() < 100)
    }
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers == nil)
    #expect(collision.boundary(withIdentifier: "hollow" as NSCopying) == nil)
    animator.step(by: 1)
    #expect(item.center.y > 300)
  }

  @Test("Boundaries survive removing and adding the behavior")
  func survival() {
    let drop = Drop()
    drop.collision.addBoundary(
      withIdentifier: "shelf" as NSCopying, from: CGPoint(x: 0, y: 700), to: CGPoint(x: 1000, y: 700))
    drop.animator.removeBehavior(drop.collision)
    drop.animator.addBehavior(drop.collision)
    for _ in 0..<240 { drop.animator.step(by: 1.0 / 60) }
    #expect(drop.square.center.y == 650)
  }

  @Test("Empty paths and non-finite insets are faults")
  func faults() {
    let collision = UICollisionBehavior()
    let faults = Diagnostics.recording {
      collision.addBoundary(withIdentifier: "none" as NSCopying, for: UIBezierPath())
      collision.addBoundary(withIdentifier: "point" as NSCopying, from: CGPoint(x: 1, y: 1), to: CGPoint(x: 1, y: 1))
      collision.setTranslatesReferenceBoundsIntoBoundary(
        with: UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0))
    }
    #expect(faults.map(\.kind) == ["emptyBoundary", "emptyBoundary", "nonFiniteValue"])
    #expect(!collision.translatesReferenceBoundsIntoBoundary && collision.boundaryIdentifiers == nil)
  }
}
