// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite("Contents of a layer: gravity, scale and displayed part", .oneApplication)
@MainActor struct LayerContentsTests {
  let host = StageBoxes(FingerStage(size: CGSize(width: 200, height: 200)))
  let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 60))

  init() {
    host.stage.window.addSubview(view)
    view.layer.contents = picture.cgImage
  }

  /// An image of 40 by 20 pixels.
  private let picture = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
  }()

  @Test(
    "Gravities position the image, with top and bottom for an axis that points up",
    arguments: [
      (CALayerContentsGravity.resize, CGRect(x: 10, y: 20, width: 100, height: 60)),
      (.resizeAspect, CGRect(x: 10, y: 25, width: 100, height: 50)),
      (.resizeAspectFill, CGRect(x: 0, y: 20, width: 120, height: 60)),
      (.center, CGRect(x: 40, y: 40, width: 40, height: 20)),
      (.top, CGRect(x: 40, y: 60, width: 40, height: 20)),
      (.bottom, CGRect(x: 40, y: 20, width: 40, height: 20)),
      (.left, CGRect(x: 10, y: 40, width: 40, height: 20)),
      (.right, CGRect(x: 70, y: 40, width: 40, height: 20)),
      (.topLeft, CGRect(x: 10, y: 60, width: 40, height: 20)),
      (.topRight, CGRect(x: 70, y: 60, width: 40, height: 20)),
      (.bottomLeft, CGRect(x: 10, y: 20, width: 40, height: 20)),
      (.bottomRight, CGRect(x: 70, y: 20, width: 40, height: 20)),
    ])
  func gravities(_ gravity: CALayerContentsGravity, _ frame: CGRect) {
    host.frame { view.layer.contentsGravity = gravity }
    #expect(host.pictures == [frame])
    #expect(view.layer.sublayers == nil)
    #expect(view.layer.hitTest(CGPoint(x: 15, y: 25)) === view.layer)
  }

  @Test("The contents scale determines the size of an unresized image, which follows the bounds")
  func scale() {
    host.frame {
      view.layer.contentsGravity = .center
      view.layer.contentsScale = 2
    }
    #expect(host.pictures == [CGRect(x: 50, y: 45, width: 20, height: 10)])
    host.frame { view.bounds = CGRect(x: 5, y: 7, width: 61, height: 41) }
    #expect(host.pictures == [CGRect(x: 50, y: 45, width: 20, height: 10)])
    host.frame { view.layer.contentsGravity = .resize }
    #expect(host.pictures == [CGRect(x: 29.5, y: 29.5, width: 61, height: 41)])
    host.frame { view.layer.contents = nil }
    #expect(host.pictures.isEmpty)
    host.wait(0.1)
    #expect(!UIApplication.shared.wantsFrame)
  }

  @Test("A part of the image fills the bounds and is clipped to them")
  func part() throws {
    host.frame { view.layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.25, height: 0.5) }
    #expect(host.pictures == [CGRect(x: 10 - 200, y: 20, width: 400, height: 120)])
    #expect(host.frames { $0.flags.contains(.clips) }.contains(CGRect(x: 10, y: 20, width: 100, height: 60)))
    host.frame { view.layer.contentsGravity = .center }
    #expect(host.pictures == [CGRect(x: 55 - 20, y: 45, width: 40, height: 20)])
    #expect(host.frames { $0.flags.contains(.clips) }.contains(CGRect(x: 55, y: 45, width: 10, height: 10)))
    host.frame { view.layer.contentsRect = CGRect(x: 0, y: 0, width: 0, height: 1) }
    #expect(host.pictures.isEmpty)
    host.frame { view.layer.setValue(CAAnimationValue.number(1), forKeyPath: "contentsRect.size.width") }
    #expect(view.layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(host.pictures == [CGRect(x: 40, y: 40, width: 40, height: 20)])
  }

  @Test("An animation of the displayed part does not change the model value")
  func animation() throws {
    host.frame { view.layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1) }
    let animation = CABasicAnimation(keyPath: "contentsRect.origin.x")
    animation.toValue = 0.5
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    view.layer.add(animation, forKey: "sprite")
    host.wait(0.5)
    let x = try #require(host.pictures.first?.minX)
    #expect(abs(x - (10 - 50)) < 2, "\(x)")
    #expect(view.layer.contentsRect.minX == 0)
    host.wait(0.6)
    #expect(host.pictures == [CGRect(x: 10, y: 20, width: 200, height: 60)])
  }

  @Test("Values that are not finite or not positive are rejected")
  func misuse() {
    let faults = Diagnostics.recording {
      view.layer.contentsRect = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
      view.layer.contentsScale = 0
      view.layer.contentsScale = .infinity
    }
    #expect(faults.map(\.kind) == ["nonFiniteGeometry", "nonFiniteValue", "nonFiniteValue"])
    #expect(view.layer.contentsScale == 1 && view.layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test("Drawn layers and replicator copies have the image at the same position")
  func copies() {
    view.layer.contentsGravity = .bottomRight
    let commands = recorded { view.layer.render(in: $0) }
    #expect(commands.contains(.transform([1, 0, 0, 1, 60, 0])))
    let replicator = CAReplicatorLayer()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 100, width: 50, height: 40)
    layer.contents = picture.cgImage
    layer.contentsGravity = .center
    replicator.addSublayer(layer)
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeTranslation(60, 0, 0)
    let host = StageBoxes(FingerStage(size: CGSize(width: 200, height: 200)))
    host.frame { host.stage.window.layer.addSublayer(replicator) }
    #expect(
      host.pictures == [
        CGRect(x: 5, y: 110, width: 40, height: 20), CGRect(x: 65, y: 110, width: 40, height: 20),
      ])
  }
}
