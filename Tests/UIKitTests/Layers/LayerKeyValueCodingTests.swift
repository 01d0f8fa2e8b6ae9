// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite("Layer key-value coding", .oneApplication)
@MainActor
struct LayerKeyValueCodingTests {
  @Test("A property can be accessed by its name")
  func properties() {
    let layer = CALayer()
    layer.setValue(CGRect(x: 0, y: 0, width: 10, height: 20), forKey: "frame")
    layer.setValue(0.25, forKey: "opacity")
    layer.setValue(7, forKeyPath: "cornerRadius")
    layer.setValue(true, forKey: "hidden")
    layer.setValue(UIColor.red.cgColor, forKey: "backgroundColor")
    layer.setValue(CGPoint(x: 3, y: 4), forKeyPath: "position")
    layer.setValue(30, forKeyPath: "bounds.size.width")
    layer.setValue("card", forKey: "name")
    #expect(layer.opacity == 0.25 && layer.cornerRadius == 7 && layer.isHidden && layer.name == "card")
    #expect(layer.position == CGPoint(x: 3, y: 4) && layer.bounds.size == CGSize(width: 30, height: 20))
    #expect(layer.backgroundColor == UIColor.red.cgColor && layer.value(forKey: "name") as? String == "card")
    layer.setValue(nil, forKey: "backgroundColor")
    #expect(layer.backgroundColor == nil && layer.value(forKeyPath: "position.x") as? CGFloat == 3)
    #expect(layer.value(forKey: "hidden") as? Bool == true)
  }

  @Test("Parts of the transform can be read and written, as in wiggle and flip animations")
  func transforms() {
    let layer = CALayer()
    layer.setValue(CGFloat.pi / 6, forKeyPath: "transform.rotation.z")
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(CGPoint(x: 5, y: 6), forKeyPath: "transform.translation")
    let angle = layer.value(forKeyPath: "transform.rotation") as? CGFloat
    let scale = layer.value(forKeyPath: "transform.scale.x") as? CGFloat
    #expect(abs((angle ?? 0) - .pi / 6) < 1e-12 && abs((scale ?? 0) - 2) < 1e-12)
    #expect(layer.value(forKeyPath: "transform.translation") as? CGSize == CGSize(width: 5, height: 6))
    layer.setValue(.number(1), forKeyPath: "transform.scale")
    #expect(abs(layer.transform.m11 - DeterministicMath.sincos(.pi / 6).cosine) < 1e-12)
  }

  @Test("Shapes have their own properties, and every layer stores values under custom keys")
  func ownValues() {
    let shape = CAShapeLayer()
    shape.setValue(0.5, forKey: "strokeEnd")
    shape.setValue(3, forKey: "lineWidth")
    #expect(shape.strokeEnd == 0.5 && shape.lineWidth == 3)
    let layer = CALayer()
    layer.setValue(0.5, forKey: "strokeEnd")
    layer.setValue("left", forKey: "side")
    #expect(layer.value(forKey: "strokeEnd") as? Double == 0.5 && layer.value(forKey: "side") as? String == "left")
    layer.setValue(nil, forKey: "side")
    #expect(layer.value(forKey: "side") == nil)
  }

  @Test(
    "An invalid property value is rejected with a message",
    arguments: ["position", "opacity", "frame", "transform.scale"])
  func rejections(name: String) {
    let layer = CALayer()
    let faults = Diagnostics.recording {
      layer.setValue("wide", forKey: name)
      layer.setValue(nil, forKey: name)
    }
    #expect(faults.map { $0.kind } == ["layerKeyPath", "layerKeyPath"])
    #expect(layer.position == .zero && layer.opacity == 1 && CATransform3DIsIdentity(layer.transform))
    let nan = Diagnostics.recording { layer.setValue(CGFloat.nan, forKeyPath: "position.x") }
    #expect(nan.count == 1 && layer.position == .zero)
  }
}
