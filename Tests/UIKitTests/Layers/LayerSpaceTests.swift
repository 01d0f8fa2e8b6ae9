// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite("Layers in 3D", .oneApplication)
struct LayerSpaceTests {
  init() { UIApplication.shared.reset() }

  @Test("F4: a point in front of the plane is larger, one behind it smaller")
  func depth() {
    let stage = CALayer()
    stage.bounds = CGRect(x: 0, y: 0, width: 0, height: 0)
    stage.sublayerTransform.m34 = -1.0 / 500
    let layer = CALayer()
    stage.addSublayer(layer)
    layer.zPosition = 100
    #expect(abs(layer.convert(CGPoint(x: 100, y: 40), to: stage).x - 125) < 1e-9)
    layer.zPosition = -100
    #expect(abs(layer.convert(CGPoint(x: 100, y: 40), to: stage).x - 83.3333333) < 1e-6)
  }

  @Test("F4: rotated by 45 degrees, seen from a distance of 1000 points")
  func turned() {
    let stage = CALayer()
    stage.sublayerTransform.m34 = -1.0 / 1000
    let layer = CALayer()
    layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    stage.addSublayer(layer)
    let left = layer.convert(CGPoint(x: -50, y: 100), to: stage)
    let right = layer.convert(CGPoint(x: 50, y: 100), to: stage)
    #expect(abs(left.x + 36.651) < 1e-3 && abs(right.x - 34.148) < 1e-3)
    #expect(abs(left.y - 103.665) < 1e-3 && abs(right.y - 96.585) < 1e-3)
  }

  @Test("Points are converted to the superlayer and back through perspective, offsets and anchors")
  func roundTrip() {
    let stage = CALayer()
    stage.bounds = CGRect(x: 7, y: -3, width: 200, height: 100)
    stage.sublayerTransform.m34 = -1.0 / 300
    let layer = CALayer()
    layer.bounds = CGRect(x: 2, y: 3, width: 40, height: 60)
    layer.position = CGPoint(x: 60, y: 70)
    layer.anchorPoint = CGPoint(x: 0.2, y: 0.9)
    layer.anchorPointZ = 12
    layer.zPosition = 20
    layer.transform = CATransform3DMakeRotation(0.7, 0.3, 1, 0.2)
    stage.addSublayer(layer)
    for point in [CGPoint(x: 2, y: 3), CGPoint(x: 42, y: 63), CGPoint(x: 10, y: 50)] {
      let back = layer.convert(layer.convert(point, to: stage), from: stage)
      #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
    }
  }

  @Test("An anchor in front of the plane shifts content that rotates around it")
  func anchorZ() {
    let stage = CALayer()
    let layer = CALayer()
    layer.anchorPointZ = 10
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    stage.addSublayer(layer)
    // The plane is 10 points behind the axis, so a rotation by 90° moves it to the left.
    let point = layer.convert(CGPoint.zero, to: stage)
    #expect(abs(point.x + 10) < 1e-9 && abs(point.y) < 1e-9)
  }

  @Test("Touches hit views at their displayed position")
  func touches() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.makeKeyAndVisible()
    window.layer.sublayerTransform.m34 = -1.0 / 200
    let view = UIView(frame: CGRect(x: 150, y: 90, width: 20, height: 20))
    view.layer.zPosition = 100
    window.addSubview(view)
    // At half the distance to the eye, everything is twice as far from the center.
    #expect(window.hitTest(CGPoint(x: 220 - 21, y: 100), with: nil) === window)
    view.layer.zPosition = 50
    #expect(window.hitTest(CGPoint(x: 180, y: 100), with: nil) === view)
    #expect(window.hitTest(CGPoint(x: 160, y: 100), with: nil) === window)
  }

  @Test("Layers are hit front to back, without hidden ones")
  func hitTest() {
    let stage = CALayer()
    stage.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let back = CALayer()
    let front = CALayer()
    for layer in [front, back] {
      layer.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
      stage.addSublayer(layer)
    }
    front.zPosition = 5
    #expect(stage.hitTest(CGPoint(x: 20, y: 20)) === front)
    front.isHidden = true
    #expect(stage.hitTest(CGPoint(x: 20, y: 20)) === back)
    #expect(stage.hitTest(CGPoint(x: 80, y: 80)) === stage && stage.hitTest(CGPoint(x: 180, y: 80)) == nil)
  }

  @Test("The back of a single-sided layer is reported as hidden")
  func backface() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.makeKeyAndVisible()
    let encoder = FrameEncoder()
    window.layer.isDoubleSided = false
    UIApplication.shared.tick(timestamp: 0, into: encoder)
    let flags = try Frame.decode(at: encoder.address).records.compactMap { record -> BoundsFlags? in
      if case .bounds(_, _, _, _, let flags) = record { return flags }
      return nil
    }
    #expect(flags == [.hidesBackface])
  }

  @Test("Layers without a view lay out their sublayers once per frame on request")
  func layout() {
    final class Stack: CALayer {
      var count = 0
      override func layoutSublayers() { count += 1 }
    }
    let stack = Stack()
    stack.setNeedsLayout()
    stack.setNeedsLayout()
    UIApplication.shared.tick(timestamp: 0)
    #expect(stack.count == 1)
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    UIApplication.shared.tick(timestamp: 1)
    #expect(stack.count == 2)
  }
}
