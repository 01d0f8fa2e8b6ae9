// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite("View geometry", .oneApplication)
struct UIViewGeometryTests {
  @Test(
    "F3: a rotated view's frame is its bounding box",
    arguments: [
      (45.0, 106.066, 106.066), (30.0, 111.603, 93.301),
    ])
  func rotatedFrame(degrees: Double, width: Double, height: Double) {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    let center = view.center
    view.transform = CGAffineTransform(rotationAngle: degrees * .pi / 180)
    #expect(abs(view.frame.width - width) < 1e-3)
    #expect(abs(view.frame.height - height) < 1e-3)
    #expect(view.center == center)
  }

  @Test("F8: hit testing respects alpha, edges and the parent's bounds")
  func hitTesting() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 20))
    parent.addSubview(child)
    child.alpha = 0.009
    #expect(parent.hitTest(CGPoint(x: 15, y: 15), with: nil) === parent)
    child.alpha = 0.011
    #expect(parent.hitTest(CGPoint(x: 15, y: 15), with: nil) === child)
    #expect(parent.hitTest(CGPoint(x: 150, y: 15), with: nil) == nil)
    #expect(parent.point(inside: CGPoint(x: 0, y: 0), with: nil))
    #expect(!parent.point(inside: CGPoint(x: 100, y: 50), with: nil))
    child.isUserInteractionEnabled = false
    #expect(parent.hitTest(CGPoint(x: 15, y: 15), with: nil) === parent)
  }

  @Test("F9: the change is distributed among flexible parts in proportion")
  func autoresizing() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 0, width: 30, height: 10))
    child.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
    parent.addSubview(child)
    parent.frame.size.width = 200
    #expect(abs(child.frame.minX - 10) < 1e-9)
    #expect(abs(child.frame.width - 63.3333) < 1e-3)
    #expect(abs(200 - child.frame.maxX - 126.6667) < 1e-3)
  }

  @Test("Points convert through bounds origins and transforms, both ways")
  func conversion() {
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let scroller = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    scroller.bounds.origin = CGPoint(x: 0, y: 100)
    let leaf = UIView(frame: CGRect(x: 20, y: 120, width: 40, height: 40))
    leaf.transform = CGAffineTransform(rotationAngle: .pi / 2)
    window.addSubview(scroller)
    scroller.addSubview(leaf)
    let point = leaf.convert(CGPoint(x: 0, y: 0), to: nil)
    #expect(abs(point.x - 110) < 1e-9 && abs(point.y - 70) < 1e-9)
    let back = leaf.convert(point, from: nil)
    #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
    #expect(scroller.convert(CGRect(x: 0, y: 100, width: 10, height: 10), to: window).origin == CGPoint(x: 50, y: 50))
  }

  @Test("Non-finite values are rejected with a fault", arguments: [Double.nan, .infinity, -.infinity])
  func nonFinite(bad: Double) {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let faults = Diagnostics.recording {
      view.frame = CGRect(x: bad, y: 0, width: 1, height: 1)
      view.bounds = CGRect(x: 0, y: 0, width: bad, height: 1)
      view.center = CGPoint(x: 0, y: bad)
      view.transform = CGAffineTransform(a: bad, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      view.alpha = bad
      view.layer.cornerRadius = bad
      view.layer.zPosition = bad
    }
    #expect(faults.count == 7)
    #expect(view.alpha == 1)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
