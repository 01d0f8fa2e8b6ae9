// SPDX-License-Identifier: MIT

import Foundation
import SprungTestSupport
import Testing

@testable import UIKit

@MainActor @Suite(.oneApplication) struct DebugOverlayTests {
  let reference = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let view = UIView(frame: CGRect(x: 100, y: 0, width: 40, height: 40))
  let animator: UIDynamicAnimator

  init() {
    UIApplication.shared.reset()
    reference.addSubview(view)
    animator = UIDynamicAnimator(referenceView: reference)
  }

  func drawn(_ style: DynamicsDrawing.Style) -> Bool { !animator.debugDrawing()[style].isEmpty }

  @Test("The overlay shows moving, resting and anchored items, boundaries, contacts, attachments and fields")
  func contents() {
    let ball = ShapedItem(x: 300, y: 100, width: 40, height: 40)
    let wedge = ShapedItem(x: 200, y: 300, corners: [(0, -20), (20, 20), (-20, 20)])
    let collision = UICollisionBehavior(items: [view, ball, wedge])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(UIGravityBehavior(items: [view]))
    animator.addBehavior(collision)
    animator.isDebugEnabled = true
    #expect(reference.layer.sublayers?.count == 2)
    #expect(drawn(.moving) && drawn(.boundary) && !drawn(.anchored) && !drawn(.contact))
    while view.center.y < 379, animator.isRunning { animator.step(by: 1.0 / 60) }
    #expect(drawn(.contact) && drawn(.velocity))
    for _ in 0..<120 { animator.step(by: 1.0 / 60) }
    #expect(!drawn(.contact) && !drawn(.oldContact))
    #expect(drawn(.resting) && !drawn(.moving))
    #expect(!animator.isRunning, "\(animator.whyRunning())")
    let properties = UIDynamicItemBehavior(items: [ball])
    properties.isAnchored = true
    animator.addBehavior(properties)
    animator.addBehavior(UISnapBehavior(item: wedge, snapTo: CGPoint(x: 200, y: 200)))
    let field = UIFieldBehavior.vortexField()
    field.position = CGPoint(x: 200, y: 200)
    animator.addBehavior(field)
    animator.addBehavior(UIFieldBehavior.velocityField(direction: CGVector(dx: 3, dy: 0)))
    animator.step(by: 1.0 / 60)
    #expect(drawn(.anchored) && drawn(.field) && drawn(.region) && drawn(.attachment))
    animator.isDebugEnabled = false
    #expect(reference.layer.sublayers?.count == 1)
  }

  @Test("Every kind of attachment has its own symbol")
  func attachments() {
    let base = TestItem(x: 200, y: 100)
    let items = (0..<6).map { TestItem(x: 50 + Double($0) * 60, y: 200, width: 20, height: 20) }
    let pin = UIAttachmentBehavior.pinAttachment(
      with: items[0], attachedTo: base, attachmentAnchor: CGPoint(x: 100, y: 150))
    pin.attachmentRange = UIFloatRange(minimum: -1, maximum: 1)
    let slider = UIAttachmentBehavior.slidingAttachment(
      with: items[1], attachedTo: base, attachmentAnchor: CGPoint(x: 100, y: 150),
      axisOfTranslation: CGVector(dx: 1, dy: 1))
    slider.attachmentRange = UIFloatRange(minimum: -20, maximum: 30)
    let stretched = makeSpring(items[2], to: CGPoint(x: 0, y: 300), frequency: 1, damping: 0.5)
    for behavior in [
      pin, slider, stretched, UIAttachmentBehavior(item: items[3], attachedToAnchor: CGPoint(x: 200, y: 0)),
      UIAttachmentBehavior.limitAttachment(
        with: items[4], offsetFromCenter: .zero, attachedTo: base, offsetFromCenter: .zero),
      UIAttachmentBehavior.fixedAttachment(with: items[5], attachedTo: base, attachmentAnchor: CGPoint(x: 300, y: 150)),
    ] { animator.addBehavior(behavior) }
    animator.step(by: 1.0 / 240)
    for style in [
      DynamicsDrawing.Style.pin, .slider, .stretched, .attachment, .limit, .fixed, .end,
    ] { #expect(drawn(style)) }
  }

  /// Returns the number of points of a region's outline in the given rectangle.
  private func outline(_ region: UIRegion, in rect: CGRect) -> Int {
    RegionOutline.chains(of: region).joined().filter { rect.contains($0) }.count
  }

  @Test("A region's outline is exactly at its edge")
  func regions() {
    let circle = UIRegion(radius: 100)
    let bar = UIRegion(size: CGSize(width: 300, height: 60))
    for region in [circle, circle.inverse()] {
      let points = RegionOutline.chains(of: region).joined()
      #expect(points.count == 97)
      for point in points { #expect(abs((point.x * point.x + point.y * point.y).squareRoot() - 100) < 1e-9) }
    }
    let box = RegionOutline.chains(of: bar)
    #expect(box.count == 1 && box[0].first == box[0].last && box[0].contains(CGPoint(x: 150, y: 30)))
    // Rectangles around the bar's right side, the top of the circle, and the bar's edges inside the circle. None
    // contains a crossing.
    let right = CGRect(x: 120, y: -40, width: 40, height: 80)
    let top = CGRect(x: -50, y: -110, width: 100, height: 30)
    let within = CGRect(x: -60, y: -40, width: 120, height: 80)
    #expect(outline(circle.byUnion(with: bar), in: right) > 4 && outline(circle.byUnion(with: bar), in: top) > 4)
    #expect(outline(circle.byUnion(with: bar), in: within) == 0)
    let both = circle.byIntersection(with: bar)
    #expect(outline(both, in: right) == 0 && outline(both, in: top) == 0 && outline(both, in: within) > 4)
    let minus = circle.byDifference(from: bar)
    #expect(outline(minus, in: right) == 0 && outline(minus, in: top) > 4 && outline(minus, in: within) > 4)
    #expect(RegionOutline.chains(of: .infinite).isEmpty)
    #expect(RegionOutline.chains(of: UIRegion(radius: -1)).isEmpty)
    #expect(RegionOutline.chains(of: circle.byDifference(from: circle)).isEmpty)
  }

  @Test("Field arrows are drawn again only after changes, or if the fields are animated")
  func fieldsAreKept() throws {
    let field = UIFieldBehavior.vortexField()
    field.position = CGPoint(x: 200, y: 200)
    field.addItem(view)
    animator.addBehavior(field)
    animator.isDebugEnabled = true
    func arrows() throws -> CGPath {
      let overlay = try #require(reference.layer.sublayers?.last)
      let shape = overlay.sublayers?[DynamicsDrawing.Style.field.rawValue] as? CAShapeLayer
      return try #require(shape?.path)
    }
    animator.step(by: 1.0 / 60)
    let first = try arrows()
    animator.step(by: 1.0 / 60)
    #expect(try arrows() == first)
    field.position.x = 150
    animator.step(by: 1.0 / 60)
    let second = try arrows()
    #expect(second != first)
    let noise = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
    noise.addItem(view)
    animator.addBehavior(noise)
    animator.step(by: 1.0 / 60)
    let third = try arrows()
    animator.step(by: 0.1)
    #expect(try arrows() != third)
    // If the overlay is removed, the animator adds the complete overlay again.
    reference.layer.sublayers?.last?.removeFromSuperlayer()
    animator.step(by: 1.0 / 60)
    #expect(try !arrows().isEmpty)
  }

  @Test("Key-value coding accesses the debug settings; other keys and values are faults")
  func keys() {
    animator.setValue(true, forKey: "debugEnabled")
    animator.setValue(3, forKey: "debugInterval")
    animator.setValue(0.5, forKey: "debugAnimationSpeed")
    #expect(animator.isDebugEnabled && animator.debugInterval == 3 && animator.debugAnimationSpeed == 0.5)
    animator.setValue(CGFloat(2), forKey: "debugAnimationSpeed")
    #expect(animator.debugAnimationSpeed == 2)
    animator.debugInterval = -2
    animator.debugAnimationSpeed = -1
    #expect(animator.debugInterval == 1 && animator.debugAnimationSpeed == 0)
    let faults = Diagnostics.recording {
      animator.setValue(true, forKey: "debugEverything")
      animator.setValue("yes", forKey: "debugEnabled")
      animator.setValue(1.5, forKey: "debugInterval")
      animator.setValue(nil, forKey: "debugEnabled")
      animator.debugAnimationSpeed = .nan
    }
    #expect(faults.map(\.kind) == Array(repeating: "unknownKey", count: 4) + ["nonFiniteValue"])
  }

  @Test("Slow motion changes the clock but not the path")
  func speed() {
    func run(speed: CGFloat, frames: Int) -> (CGPoint, TimeInterval) {
      UIApplication.shared.reset()
      let animator = UIDynamicAnimator()
      let item = TestItem()
      animator.addBehavior(UIGravityBehavior(items: [item]))
      animator.debugAnimationSpeed = speed
      for frame in 0...frames { UIApplication.shared.tick(timestamp: Double(frame) / 60) }
      return (item.center, animator.elapsedTime)
    }
    let slow = run(speed: 0.25, frames: 120)
    let normal = run(speed: 1, frames: 30)
    #expect(slow.0 == normal.0 && slow.1 == normal.1 && normal.1 == 0.5)
  }

  @Test("Field arrows are drawn only inside their region")
  func arrowsInRegion() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.position = CGPoint(x: 300, y: 100)
    field.region = UIRegion(radius: 60)
    field.addItem(view)
    animator.addBehavior(field)
    animator.isDebugEnabled = true
    animator.step(by: 1.0 / 60)
    let found = animator.debugDrawing()[.field].boundingBoxOfPath
    let spacing = CGFloat(UIKitTuning.fieldArrowSpacing)
    #expect(
      CGRect(x: 240 - spacing, y: 40 - spacing, width: 120 + 2 * spacing, height: 120 + 2 * spacing).contains(found))
    #expect(found.height > 60)
  }
}
