// SPDX-License-Identifier: MIT

import Foundation
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests that simulated positions are written with the items' setters, or stored directly with the same effect.
@MainActor @Suite(.oneApplication) struct ItemWritingTests {
  /// A view that overrides the setters used by the animator.
  final class Overriding: UIView {
    var centers: [CGPoint] = []
    var transformCount = 0
    override var center: CGPoint {
      get { super.center }
      set {
        centers.append(newValue)
        super.center = newValue
      }
    }
    override var transform: CGAffineTransform {
      get { super.transform }
      set {
        transformCount += 1
        super.transform = newValue
      }
    }
  }

  /// A layer that overrides the properties in which views store their geometry.
  final class OverridingLayer: CALayer {
    var count = 0
    override var position: CGPoint {
      get { super.position }
      set {
        count += 1
        super.position = newValue
      }
    }
  }

  final class Layered: UIView {
    override class var layerClass: AnyClass { OverridingLayer.self }
  }

  let reference = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 800))
  let animator: UIDynamicAnimator

  init() {
    UIApplication.shared.reset()
    animator = UIDynamicAnimator(referenceView: reference)
  }

  /// Pushes a view so that it moves and rotates.
  func fling(_ view: UIView) {
    reference.addSubview(view)
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 2)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 10, vertical: 0), for: view)
    animator.addBehavior(push)
    animator.addBehavior(UIGravityBehavior(items: [view]))
  }

  @Test("Plain views are written directly, overridden setters of views and layers are called, with identical bits")
  func overriding() throws {
    let frame = CGRect(x: 100, y: 100, width: 60, height: 40)
    let views = [UIView(frame: frame), UIImageView(frame: frame), UILabel(frame: frame), Overriding(frame: frame)]
    views[1].transform = CGAffineTransform(rotationAngle: 0)
    let layered = Layered(frame: frame)
    #expect(views[0].plainLayer != nil && views[1].plainLayer != nil)
    #expect(views[3].plainLayer == nil && layered.plainLayer == nil)
    for view in views + [layered] { fling(view) }
    for _ in 0..<30 { animator.step(by: 1.0 / 60) }
    for view in views + [layered] {
      #expect(view.center == views[0].center && view.transform == views[0].transform)
      #expect(CATransform3DEqualToTransform(view.layer.transform, views[0].layer.transform))
    }
    #expect(views[0].center.y > 200 && views[0].transform.b != 0)
    let overriding = try #require(views[3] as? Overriding)
    #expect(overriding.centers.count >= 30 && overriding.transformCount >= 30)
    #expect((layered.layer as? OverridingLayer)?.count ?? 0 >= 30)
  }

  @Test("Written values are reported to the host: the layer and its ancestors are marked")
  func marks() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
    fling(view)
    view.layer.changes = []
    reference.layer.hasChangesBelow = false
    animator.step(by: 1.0 / 60)
    #expect(view.layer.changes == .matrix && reference.layer.hasChangesBelow)
    view.layer.changes = []
    reference.layer.hasChangesBelow = false
    animator.step(by: 0)
    #expect(view.layer.changes.isEmpty && !reference.layer.hasChangesBelow)
  }

  @Test("Scale, 3D rotation and translation of the transform are kept or replaced as by the setter")
  func transforms() {
    let scaled = UIView(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
    scaled.transform = CGAffineTransform(scaleX: 2, y: 3)
    fling(scaled)
    let other = UIView(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
    fling(other)
    animator.step(by: 1.0 / 60)
    let length = (scaled.transform.a * scaled.transform.a + scaled.transform.b * scaled.transform.b).squareRoot()
    #expect(isNear(length, 2) && scaled.transform.b != 0)
    // The animator is not notified of this transform, so the animator's next write replaces it.
    other.layer.transform = CATransform3DMakeRotation(1, 1, 0, 0)
    animator.step(by: 1.0 / 60)
    let turned = other.layer.transform
    #expect(turned.m33 == 1 && turned.m23 == 0 && turned.m12 == -turned.m21 && turned.m12 != 0)
    other.transform = CGAffineTransform(translationX: 50, y: 0)
    animator.step(by: 1.0 / 60)
    #expect(other.transform.tx == 0 && other.transform.b != 0)
  }

  @Test("A step inside an animation block animates, and a mask marks the layer that it masks")
  func animated() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
    fling(view)
    UIView.animate(withDuration: 1) { animator.step(by: 1.0 / 60) }
    #expect(view.layer.animations.contains { $0.property == .position })
    let masked = CALayer()
    masked.mask = view.layer
    masked.changes = []
    #expect(view.layer.isMask)
    animator.step(by: 1.0 / 60)
    #expect(masked.changes.contains(.drawing))
    masked.mask = nil
    #expect(!view.layer.isMask)
  }

  @Test("If a setter removes other items, they are not written anymore")
  func removal() {
    final class Remover: UIView {
      var whenMoved: (() -> Void)?
      override var center: CGPoint {
        get { super.center }
        set {
          super.center = newValue
          whenMoved?()
        }
      }
    }
    let remover = Remover(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
    let victim = UIView(frame: CGRect(x: 300, y: 100, width: 60, height: 40))
    let heir = UIView(frame: CGRect(x: 500, y: 500, width: 60, height: 40))
    for view in [remover, victim, heir] { reference.addSubview(view) }
    let gravity = UIGravityBehavior(items: [remover, victim])
    animator.addBehavior(gravity)
    remover.whenMoved = {
      remover.whenMoved = nil
      gravity.removeItem(victim)
      gravity.addItem(heir)
    }
    animator.step(by: 1.0 / 60)
    #expect(heir.center == CGPoint(x: 530, y: 520))
    let place = victim.center
    animator.step(by: 1.0 / 60)
    #expect(victim.center == place && heir.center.y > 520 && heir.center.x == 530)
  }

  @Test("Many items are added and removed while the animator runs")
  func growth() {
    var views: [UIView] = []
    let gravity = UIGravityBehavior()
    animator.addBehavior(gravity)
    for round in 0..<60 {
      let view = UIView(frame: CGRect(x: Double(round), y: 0, width: 10, height: 10))
      reference.addSubview(view)
      views.append(view)
      gravity.addItem(view)
      if round % 7 == 6 { gravity.removeItem(views[round - 3]) }
      animator.step(by: 1.0 / 240)
    }
    for (index, view) in views.enumerated() {
      #expect(view.center.x == CGFloat(index) + 5)
      #expect(index == 59 || view.center.y > 5)
    }
    #expect(views[0].center.y > views[20].center.y)
  }
}
