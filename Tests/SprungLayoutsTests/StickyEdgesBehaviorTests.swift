// SPDX-License-Identifier: MIT

import SprungLayouts
import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication) @MainActor struct StickyEdgesBehaviorTests {
  private let stage = StickyStage(container: CGSize(width: 375, height: 603), box: CGSize(width: 260, height: 111)) {
    StickyEdgesBehavior(item: $0)
  }
  private let top = CGPoint(x: 187.5, y: 63.5)
  private let bottom = CGPoint(x: 187.5, y: 539.5)

  @Test("the fields match the published sample and meet in the center")
  func fields() {
    #expect(stage.sticky.position(of: .top) == top && stage.sticky.position(of: .bottom) == bottom)
    #expect(stage.sticky.itemBehavior.density == 0.01 && stage.sticky.itemBehavior.resistance == 20)
    #expect(stage.sticky.itemBehavior.friction == 0 && !stage.sticky.itemBehavior.allowsRotation)
    let (upper, lower) = (stage.sticky.fields[0], stage.sticky.fields[1])
    for y in stride(from: 55.5, through: 547.5, by: 0.125) {
      let inUpper = upper.region.contains(CGPoint(x: 0, y: y - 63.5))
      let inLower = lower.region.contains(CGPoint(x: 0, y: y - 539.5))
      #expect(inUpper || inLower, "\(y)")
      // The field of 359 x 476 centered at y = 63.5 ends at 301.5.
      if y <= 301.5 { #expect(inUpper && !inLower) }
      if y >= 303 { #expect(inLower && !inUpper) }
    }
    #expect(upper.region.contains(CGPoint(x: 179.5, y: 0)) && !upper.region.contains(CGPoint(x: 180, y: 0)))
  }

  @Test("check 2: a released box moves to the edge of its half within three seconds", arguments: [250.0, 350])
  func atRest(y: Double) {
    stage.release(at: CGPoint(x: 187.5, y: y))
    #expect(stage.settle(within: 3))
    #expect(isClose(stage.box.center, y < 301.5 ? top : bottom, by: 1), "\(stage.box.center)")
  }

  @Test("check 3: a strong throw reaches the top edge, a weak one does not, with a single threshold")
  func thrown() {
    var endings: [Bool] = []
    for speed in stride(from: 100.0, through: 8000, by: 300) {
      stage.release(at: CGPoint(x: 187.5, y: 500), velocity: CGPoint(x: 0, y: -speed))
      #expect(stage.settle())
      let isTop = isClose(stage.box.center, top, by: 1)
      #expect(isTop || isClose(stage.box.center, bottom, by: 1), "\(speed): \(stage.box.center)")
      endings.append(isTop)
    }
    #expect(endings.first == false && endings.last == true)
    #expect(endings == endings.filter { !$0 } + endings.filter { $0 })
  }

  @Test(
    "checks 4 and 5: a box in flight stays inside and upright", arguments: [(-3000.0, -9000.0), (12000, 4000), (5, -5)])
  func inside(x: Double, y: Double) {
    stage.release(at: CGPoint(x: 135, y: 440), velocity: CGPoint(x: x, y: y))
    #expect(stage.settle())
    #expect(stage.worstExcess <= 1 && !stage.hasTurned, "\(stage.worstExcess)")
  }

  @Test("check 6: a box exactly in the center leaves it within a second, but stays with the draft's regions")
  func middle() {
    stage.release(at: CGPoint(x: 187.5, y: 301.5))
    stage.animator.step(by: 1)
    #expect(abs(stage.box.center.y - 301.5) > 100, "\(stage.box.center)")
    stage.sticky.usesDraftRegions = true
    stage.release(at: CGPoint(x: 187.5, y: 303))
    #expect(stage.settle())
    #expect(isClose(stage.box.center, CGPoint(x: 187.5, y: 301.5), by: 1), "\(stage.box.center)")
  }

  @Test("a box released near the center leaves it")
  func seam() {
    for y in stride(from: 300.0, through: 304, by: 0.0625) {
      stage.release(at: CGPoint(x: 187.5, y: y))
      #expect(stage.settle())
      #expect(
        isClose(stage.box.center, top, by: 1) || isClose(stage.box.center, bottom, by: 1), "\(y): \(stage.box.center)")
    }
  }

  @Test("check 7: only while the behavior is on, each of its children holds the item")
  func switching() {
    #expect(stage.itemCounts == [1, 1, 1, 1])
    stage.sticky.isEnabled = false
    stage.sticky.isEnabled = false
    #expect(stage.itemCounts == [0, 0, 0, 0])
    stage.sticky.isEnabled = true
    stage.sticky.isEnabled = true
    #expect(stage.itemCounts == [1, 1, 1, 1])
  }

  @Test("check 8: in a container of a different size the box ends at the center of an edge", arguments: [true, false])
  func resized(isFlying: Bool) {
    stage.release(at: CGPoint(x: 187.5, y: 539.5), velocity: CGPoint(x: 0, y: isFlying ? -4000 : 0))
    stage.animator.step(by: 0.1)
    stage.container.frame.size = CGSize(width: 603, height: 375)
    stage.sticky.updateFields(in: stage.container.bounds)
    #expect(stage.sticky.position(of: .top) == CGPoint(x: 301.5, y: 63.5))
    #expect(stage.sticky.position(of: .bottom) == CGPoint(x: 301.5, y: 311.5))
    #expect(stage.settle())
    let edges = [CGPoint(x: 301.5, y: 63.5), CGPoint(x: 301.5, y: 311.5)]
    #expect(edges.contains { isClose(stage.box.center, $0, by: 1) }, "\(stage.box.center)")
  }

  @Test("a container too small for two positions keeps the box in its center")
  func narrow() {
    stage.container.frame.size = CGSize(width: 200, height: 130)
    stage.sticky.updateFields(in: stage.container.bounds)
    stage.release(at: CGPoint(x: 100, y: 60))
    #expect(stage.settle())
    #expect(isClose(stage.box.center, CGPoint(x: 100, y: 65), by: 1), "\(stage.box.center)")
  }

  @Test("invalid bounds change nothing")
  func unusableBounds() {
    let bad = [
      CGRect.zero, CGRect(x: 0, y: 0, width: 375, height: 0), CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10),
      CGRect(x: CGFloat.infinity, y: 0, width: 10, height: 10), CGRect.null, CGRect.infinite,
    ]
    for bounds in bad { stage.sticky.updateFields(in: bounds) }
    #expect(stage.sticky.position(of: .top) == top && stage.sticky.position(of: .bottom) == bottom)
    #expect(stage.sticky.bounds == CGRect(x: 0, y: 0, width: 375, height: 603))
  }

  @Test("a nonfinite velocity, or one for a box that is not held, changes nothing")
  func unusableVelocities() {
    stage.release(at: bottom)
    stage.sticky.isEnabled = false
    #expect(Diagnostics.recording { stage.sticky.addLinearVelocity(CGPoint(x: 0, y: -8000)) }.isEmpty)
    stage.sticky.isEnabled = true
    let faults = Diagnostics.recording {
      stage.sticky.addLinearVelocity(CGPoint(x: 0, y: -CGFloat.infinity))
      stage.sticky.addLinearVelocity(CGPoint(x: CGFloat.nan, y: 0))
    }
    #expect(faults.map { $0.kind } == ["nonFiniteValue", "nonFiniteValue"])
    #expect(stage.settle())
    #expect(isClose(stage.box.center, bottom, by: 1))
  }

  @Test("a nonfinite inset counts as zero, and the behavior does not act before its first bounds")
  func unusableInset() {
    let box = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 50))
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    container.addSubview(box)
    let animator = UIDynamicAnimator(referenceView: container)
    let sticky = StickyEdgesBehavior(item: box, edgeInset: -CGFloat.nan)
    #expect(sticky.edgeInset == 0 && StickyEdgesBehavior(item: box, edgeInset: -5).edgeInset == 0)
    animator.addBehavior(sticky)
    animator.step(by: 1)
    #expect(box.frame == CGRect(x: 100, y: 200, width: 100, height: 50))
    sticky.updateFields(in: container.bounds)
    animator.run(until: { !animator.isRunning }, atMost: 5)
    #expect(isClose(box.center, CGPoint(x: 150, y: 25), by: 1), "\(box.center)")
  }
}
