// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import SprungGallery
@testable import UIKit

/// On the first card of the playground, the orange square fell forever, to y = 26,944 and beyond, and frames never
/// stopped.
///
/// An item that falls without a floor never rests, and was stopped only 100,000 points away. An item that cannot return
/// is now stopped as soon as it is no longer visible, and is reported once.
@Suite(.oneApplication) struct LostItemTests {
  let reference = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
  let animator: UIDynamicAnimator

  init() { animator = UIDynamicAnimator(referenceView: reference) }

  func view(_ x: Double = 300, _ y: Double = 100) -> UIView {
    let view = UIView(frame: CGRect(x: x - 25, y: y - 25, width: 50, height: 50))
    reference.addSubview(view)
    return view
  }

  /// Runs until the animator is at rest. Returns the elapsed seconds, or nil if the animator does not come to rest.
  func secondsToRest(atMost seconds: Double = 20) -> Double? {
    let start = animator.elapsedTime
    return animator.run(until: { !animator.isRunning }, atMost: seconds) ? animator.elapsedTime - start : nil
  }

  @Test("An item that falls without a floor is lost once, and the animator pauses")
  func falls() throws {
    let falling = view()
    let resting = view(100, 300)
    animator.addBehavior(UIGravityBehavior(items: [falling]))
    animator.addBehavior(UIDynamicItemBehavior(items: [resting]))
    var lost: [UIView] = []
    animator.onLost = { if let view = $0 as? UIView { lost.append(view) } }
    let time = try #require(secondsToRest())
    #expect(time < 3.5 && falling.center.y > 5600 && falling.center.y < 5800)
    #expect(lost == [falling] && animator.lostItems.count == 1 && animator.lostItems.first === falling)
    #expect(resting.center == CGPoint(x: 100, y: 300))
  }

  @Test("Without a closure, a warning is logged; an item that is pulled back is no longer lost")
  func comesBack() throws {
    let falling = view()
    let gravity = UIGravityBehavior(items: [falling])
    animator.addBehavior(gravity)
    let warnings = Diagnostics.recording { #expect(secondsToRest() != nil) }
    #expect(warnings.map(\.kind) == ["lostItem"])
    // Gravity changes slightly: the item is stopped again but not reported again.
    gravity.magnitude = 1.5
    let more = Diagnostics.recording { #expect(secondsToRest() != nil) }
    #expect(more.isEmpty)
    let collision = UICollisionBehavior(items: [falling])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    #expect(secondsToRest() != nil && animator.lostItems.isEmpty)
    #expect(falling.center.y == 575)
  }

  @Test("An item that can return is not lost: throw, spring, frame, field, joint to a point, or wall in its path")
  func mayComeBack() {
    let faults = Diagnostics.recording {
      // The item is thrown upward at 4,000 pt/s and rises by 8,000 points.
      let thrown = view()
      let hands = UIDynamicItemBehavior(items: [thrown])
      hands.addLinearVelocity(CGPoint(x: 0, y: -4000), for: thrown)
      animator.addBehavior(hands)
      animator.addBehavior(UIGravityBehavior(items: [thrown]))
      var highest: CGFloat = 0
      animator.run(until: {
        highest = min(highest, thrown.center.y)
        return thrown.center.y > 600
      })
      #expect(highest < -7800 && thrown.center.y > 600)
      animator.removeAllBehaviors()

      let sprung = view(300, 20_000)
      let spring = UIAttachmentBehavior(item: sprung, attachedToAnchor: CGPoint(x: 300, y: 300))
      spring.length = 0
      spring.frequency = 0.5
      spring.damping = 1
      animator.addBehavior(spring)
      #expect(secondsToRest() != nil && sprung.center == CGPoint(x: 300, y: 300))
      animator.removeAllBehaviors()

      let caught = view(300, 100)
      let floor = UICollisionBehavior(items: [caught])
      floor.addBoundary(
        withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 9000), to: CGPoint(x: 600, y: 9000))
      animator.addBehavior(floor)
      animator.addBehavior(UIGravityBehavior(items: [caught]))
      #expect(secondsToRest() != nil && abs(caught.center.y - 8975) < 0.5)
      animator.removeAllBehaviors()

      let hung = view(300, 100)
      let rope = UIAttachmentBehavior(item: hung, attachedToAnchor: CGPoint(x: 300, y: 0))
      rope.length = 8000
      animator.addBehavior(rope)
      animator.addBehavior(UIGravityBehavior(items: [hung]))
      animator.run(until: { hung.center.y > 7000 })
      for _ in 0..<60 { animator.step(by: 1.0 / 60) }
      #expect(abs(hung.center.y - 8000) < 1 && animator.lostItems.isEmpty)
    }
    #expect(!faults.contains { $0.kind == "lostItem" }, "\(faults)")
  }

  @Test("Connected items, groups and piles are lost together")
  func together() throws {
    let views = (0..<6).map { view(100 + 60 * Double($0), 100) }
    let rod = UIAttachmentBehavior(item: views[0], attachedTo: views[1])
    let group = UIDynamicItemGroup(items: [views[2], views[3]])
    let items: [any UIDynamicItem] = [views[0], views[1], group, views[4], views[5]]
    let collision = UICollisionBehavior(items: items)
    let spin = UIDynamicItemBehavior(items: items)
    spin.addAngularVelocity(3, for: group)
    for behavior in [rod, collision, spin, UIGravityBehavior(items: items)] as [UIDynamicBehavior] {
      animator.addBehavior(behavior)
    }
    let warnings = Diagnostics.recording { #expect((secondsToRest() ?? 99) < 4) }
    #expect(warnings.count == 5 && animator.lostItems.count == 5, "\(warnings)")
  }

  @Test("An item is also lost with reduced motion")
  func reduced() {
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    animator.addBehavior(UIGravityBehavior(items: [view()]))
    let warnings = Diagnostics.recording { animator.step(by: 1.0 / 60) }
    #expect(warnings.map(\.kind) == ["lostItem"] && !animator.isRunning)
  }

  @Test("The playground's first card ends with both squares on the canvas and no more frames")
  func firstCard() throws {
    let card = try #require(PlaygroundSection.card(named: "a. Gravity"))
    let side = PlaygroundScene.side
    let scene = PlaygroundScene(card, on: UIView(frame: CGRect(x: 0, y: 0, width: side, height: side)))
    let animator = scene.animator
    let orange = scene.items[1]
    for round in 0..<2 {
      #expect(animator.run(until: { orange.center.y > 650 }))
      #expect(animator.run(until: { !animator.isRunning }, atMost: 20))
      #expect(scene.items.map { $0.center } == [CGPoint(x: 150, y: 150), CGPoint(x: 450, y: 150)], "round \(round)")
      #expect(scene.status.contains("Orange square") && animator.lostItems.isEmpty)
      try #require(scene.parameters.first { $0.name == "Drop again" }).set(1)
      #expect(animator.isRunning)
    }
    // An item that is thrown without gravity is also returned to the scene.
    let white = scene.items[0]
    #expect(white.accessibilityActivate())
    #expect(animator.run(until: { white.center.y < -100 }))
    #expect(animator.run(until: { !animator.isRunning }, atMost: 30))
    #expect(white.center == CGPoint(x: 150, y: 150))
    scene.end()
  }
}
