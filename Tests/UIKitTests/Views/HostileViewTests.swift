// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests invalid hierarchies and transforms.
@Suite(.oneApplication)
@MainActor
struct HostileViewTests {
  @Test("A view added to a second superview leaves the first one, and so does its layer")
  func twoPlaces() {
    let (first, second, view) = (UIView(), UIView(), UIView())
    first.addSubview(view)
    second.addSubview(view)
    second.addSubview(view)
    #expect(first.subviews.isEmpty && second.subviews.count == 1 && view.superview === second)
    #expect(first.layer.sublayers?.isEmpty ?? true)
    #expect(second.layer.sublayers?.count == 1)
  }

  @Test("A layer cannot be added to itself, to its own sublayers or to its own mask")
  func layerCycles() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    let faults = Diagnostics.recording {
      inner.addSublayer(outer)
      outer.addSublayer(outer)
    }
    #expect(faults.count == 2 && outer.superlayer == nil && inner.sublayers?.isEmpty ?? true)
  }

  @Test("With a transform without an inverse, points convert to finite values, and hit testing does not trap")
  func flattened() {
    let stage = FingerStage()
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = TouchView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    for transform in [
      CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0), CGAffineTransform(scaleX: 0, y: 1),
      CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 3, ty: 4),
    ] {
      outer.transform = transform
      let there = inner.convert(CGPoint(x: 7, y: 8), to: nil)
      let back = inner.convert(there, from: nil)
      let box = inner.convert(inner.bounds, to: nil)
      for number in [there.x, there.y, back.x, back.y, box.minX, box.minY, box.width, box.height] {
        #expect(number.isFinite)
      }
      stage.tap(60, 70)
    }
    var edgeOn = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    edgeOn.m34 = -1 / 500
    outer.transform3D = edgeOn
    let back = inner.convert(CGPoint(x: 60, y: 70), from: nil)
    #expect(back.x.isFinite && back.y.isFinite)
    #expect(CATransform3DInvert(CATransform3DMakeScale(0, 1, 1)).m22.isFinite)
  }

  @Test("3D transforms with invalid numbers are rejected with a fault", arguments: [Double.nan, .infinity])
  func noNumbers(bad: Double) {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    var matrix = CATransform3DIdentity
    matrix.m34 = CGFloat(bad)
    let faults = Diagnostics.recording {
      view.transform3D = matrix
      view.layer.sublayerTransform = matrix
      view.layer.position = CGPoint(x: bad, y: 0)
      view.layer.anchorPoint = CGPoint(x: bad, y: 0)
      view.layer.frame = CGRect(x: 0, y: bad, width: 1, height: 1)
      UIView.animate(withDuration: 1) { view.frame = CGRect(x: bad, y: 0, width: 1, height: 1) }
    }
    #expect(faults.count == 6)
    #expect(CATransform3DIsIdentity(view.transform3D) && view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(
    "If an animated layer is removed, each completion is called once, and frames stop", arguments: 0..<3
  )
  func removedLayers(way: Int) {
    let stage = FingerStage()
    stage.encoder = FrameEncoder()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    stage.tick()
    var told: [Bool] = []
    if way == 0 { view.removeFromSuperview() }
    UIView.animate(withDuration: 0.2, animations: { view.center.x = 90 }, completion: { told.append($0) })
    let basic = CABasicAnimation(keyPath: "opacity")
    basic.fromValue = 0.5
    basic.duration = 0.2
    view.layer.add(basic, forKey: "fade")
    if way == 1 { view.removeFromSuperview() }
    stage.wait(0.1)
    if way == 2 { view.layer.removeFromSuperlayer() }
    stage.wait(1)
    #expect(told.count == 1 && view.center.x == 90)
    #expect(view.layer.presentation()?.opacity == 1)
    #expect(!UIApplication.shared.wantsFrame)
  }
}
