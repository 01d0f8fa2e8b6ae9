// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

@Suite("Replicator layers", .uiKit) struct CAReplicatorLayerTests {
  let stage = ParticleStage()
  let layer = CAReplicatorLayer()
  let dot = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    dot.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    dot.backgroundColor = .white
    layer.addSublayer(dot)
    stage.window.layer.addSublayer(layer)
  }

  private var instances: [CALayer] { layer.children.filter { $0 is ReplicaInstance } }

  @Test func defaultsMatchApples() {
    let layer = CAReplicatorLayer()
    #expect(layer.instanceCount == 1 && layer.instanceDelay == 0 && layer.instanceColor == .white)
    #expect(CATransform3DIsIdentity(layer.instanceTransform) && !layer.preservesDepth)
    #expect(layer.instanceRedOffset == 0 && layer.instanceGreenOffset == 0 && layer.instanceBlueOffset == 0)
    #expect(layer.instanceAlphaOffset == 0)
  }

  @Test("Three instances are 20 points apart, each less opaque by 0.3")
  func placesAndOpacities() throws {
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    layer.instanceAlphaOffset = -0.3
    try stage.run(to: 0.1)
    #expect(instances.count == 2 && layer.sublayers?.count == 1 && layer.sublayers?.first === dot)
    let places = instances.map { $0.children[0].convert(CGPoint.zero, to: layer) }
    #expect(places == [CGPoint(x: 25, y: 5), CGPoint(x: 45, y: 5)])
    #expect(abs(instances[0].opacity - 0.7) < 1e-6 && abs(instances[1].opacity - 0.4) < 1e-6)
    #expect(!stage.wantsFrame)
  }

  @Test("A rotation is about the anchor point")
  func rotation() throws {
    layer.instanceCount = 4
    layer.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    try stage.run(to: 0.1)
    let centers = instances.map { $0.children[0].convert(CGPoint(x: 5, y: 5), to: layer) }
    for (center, expected) in zip(centers, [CGPoint(x: 90, y: 10), CGPoint(x: 90, y: 90), CGPoint(x: 10, y: 90)]) {
      #expect(abs(center.x - expected.x) < 1e-9 && abs(center.y - expected.y) < 1e-9)
    }
  }

  @Test func zeroInstancesDrawNothing() throws {
    layer.instanceCount = 0
    try stage.run(to: 0.1)
    #expect(instances.isEmpty && dot.hints.isReplaced && !dot.isHidden)
    layer.instanceCount = 1
    try stage.run(to: 0.2)
    #expect(!dot.hints.isReplaced && instances.isEmpty)
  }

  @Test func colorsAreMultiplied() throws {
    dot.backgroundColor = CGColor(red: 1, green: 1, blue: 0.5, alpha: 1)
    layer.instanceCount = 3
    layer.instanceColor = CGColor(red: 1, green: 0.5, blue: 1, alpha: 0.5)
    layer.instanceRedOffset = -0.25
    try stage.run(to: 0.1)
    // Copies replace the original layer, so one of them is drawn at its position.
    #expect(dot.hints.isReplaced && instances.count == 3 && instances.allSatisfy { $0.opacity == 0.5 })
    let colors = instances.map { $0.children[0].backgroundColor?.components ?? [] }
    #expect(colors == [[1, 0.5, 0.5, 1], [0.75, 0.5, 0.5, 1], [0.5, 0.5, 0.5, 1]])
    CATransaction.setDisableActions(true)
    dot.backgroundColor = .white
    try stage.run(to: 0.2)
    #expect(instances[2].children[0].backgroundColor?.components == [0.5, 0.5, 1, 1])
  }

  @Test("The animations of an instance are delayed")
  func delays() throws {
    layer.instanceCount = 3
    layer.instanceDelay = 0.25
    try stage.run(to: 1)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0.0
    fade.toValue = 1.0
    fade.duration = 1
    dot.add(fade, forKey: "fade")
    try stage.run(to: 1.5)
    func opacities() -> [Float] { instances.map { $0.children[0].opacity } }
    #expect(abs(dot.presentation()!.opacity - 0.5) < 1e-6)
    #expect(abs(opacities()[0] - 0.25) < 1e-6 && opacities()[1] == 0)
    try stage.run(to: 2.25)
    // The original's animation has ended, but the delayed animation of the last instance has not.
    #expect(opacities()[0] == 1 && abs(opacities()[1] - 0.75) < 1e-6 && stage.wantsFrame)
    try stage.run(to: 2.6)
    #expect(opacities() == [1, 1] && !stage.wantsFrame)
    dot.add(fade, forKey: "fade")
    try stage.run(to: 2.9)
    dot.removeAnimation(forKey: "fade")
    try stage.run(to: 3)
    #expect(opacities() == [1, 1])
  }

  @Test func touchesHitOriginal() throws {
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    try stage.run(to: 0.1)
    #expect(layer.hitTest(CGPoint(x: 10, y: 10)) === dot)
    #expect(layer.hitTest(CGPoint(x: 30, y: 10)) === layer)
  }

  @Test func sublayersAreAddedAndRemoved() throws {
    layer.instanceCount = 2
    try stage.run(to: 0.1)
    let text = CATextLayer()
    text.string = "A"
    text.frame = CGRect(x: 30, y: 30, width: 20, height: 20)
    layer.addSublayer(text)
    try stage.run(to: 0.2)
    #expect(instances[0].children.count == 2 && instances[0].children[1].text == text.text)
    #expect(layer.children.last === instances[0])
    dot.removeFromSuperlayer()
    try stage.run(to: 0.3)
    #expect(instances[0].children.count == 1 && layer.sublayers?.count == 1)
    layer.removeFromSuperlayer()
    try stage.run(to: 0.4)
    stage.window.layer.addSublayer(layer)
    try stage.run(to: 0.5)
    #expect(UIApplication.shared.validate().isEmpty && instances.count == 1)
  }

  @Test("Replicators can be nested, and contain particles")
  func nesting() throws {
    let outer = CAReplicatorLayer()
    outer.frame = layer.frame
    outer.instanceCount = 2
    outer.instanceTransform = CATransform3DMakeTranslation(0, 50, 0)
    stage.window.layer.addSublayer(outer)
    layer.instanceCount = 2
    layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    let emitter = CAEmitterLayer()
    emitter.emitterCells = [makeCell()]
    layer.addSublayer(emitter)
    outer.addSublayer(layer)
    try stage.run(to: 1)
    let copies = outer.children.filter { $0 is ReplicaInstance }
    let copy = try #require(copies.first?.children.first)
    #expect(copy.children.count == 3)
    #expect(copy.children[1].children.first?.drawn === emitter.children[0].drawn && emitter.children[0].drawn != nil)
    let inner = copy.children[2].children[0]
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 25, y: 55))
    #expect(stage.wantsFrame)
  }

  @Test func invalidValuesAreRejected() {
    let faults = Diagnostics.recording {
      layer.instanceDelay = .nan
      layer.instanceAlphaOffset = .infinity
      layer.instanceTransform = CATransform3DMakeTranslation(.nan, 0, 0)
    }
    #expect(faults.map(\.kind) == Array(repeating: "nonFiniteValue", count: 3))
    #expect(layer.instanceDelay == 0 && layer.instanceAlphaOffset == 0)
  }
}
