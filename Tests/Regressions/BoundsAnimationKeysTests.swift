// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// Changing bounds in an animation block created a single animation with the key `bounds`. Since iOS 8 there are two
/// additive animations, `bounds.origin` and `bounds.size` (gist.github.com/d-ronnqvist/137ce6b4c852d8ebd96d).
/// Applications look up these animations to animate a path together with the bounds.
@Suite(.oneApplication) @MainActor struct BoundsAnimationKeysTests {
  private let host: HeadlessHost
  private let finger: TestFinger
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() {
    let view = view
    host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) {
      let controller = UIViewController()
      controller.view.addSubview(view)
      return controller
    }
    finger = TestFinger(on: host)
    finger.wait(0.1)
  }

  @Test("The keys, values and durations match iOS")
  func keys() throws {
    defer { host.stop() }
    host.perform {
      UIView.animate(withDuration: 0.3) { view.bounds = CGRect(x: 0, y: 0, width: 100, height: 100) }
    }
    #expect(view.layer.animationKeys() == ["bounds.origin", "bounds.size"])
    let size = try #require(view.layer.animation(forKey: "bounds.size") as? CABasicAnimation)
    #expect(size.keyPath == "bounds.size" && size.isAdditive && size.duration == 0.3)
    #expect(size.fromValue as? CGSize == CGSize(width: 100, height: 100) && size.toValue as? CGSize == .zero)
    let origin = try #require(view.layer.animation(forKey: "bounds.origin") as? CABasicAnimation)
    #expect(origin.fromValue as? CGPoint == .zero && origin.toValue as? CGPoint == .zero)
    #expect(view.layer.animation(forKey: "bounds") == nil)
  }

  @Test("A second change has separate keys, and a frame change uses those of position and bounds")
  func several() {
    defer { host.stop() }
    host.perform {
      UIView.animate(withDuration: 1) { view.frame = CGRect(x: 10, y: 0, width: 100, height: 100) }
    }
    #expect(view.layer.animationKeys()?.sorted() == ["bounds.origin", "bounds.size", "position"])
    host.perform { UIView.animate(withDuration: 1) { view.bounds.size.width = 50 } }
    #expect(
      view.layer.animationKeys()?.filter { $0.hasPrefix("bounds") }
        == ["bounds.origin", "bounds.size", "bounds.origin-2", "bounds.size-2"])
    #expect((view.layer.animation(forKey: "bounds.size-2") as? CABasicAnimation)?.keyPath == "bounds.size")
    view.layer.removeAnimation(forKey: "bounds.size")
    #expect(view.layer.animationKeys()?.contains("bounds.size") == false)
    view.layer.removeAllAnimations()
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("A layer without a view has one bounds animation")
  func ownLayer() {
    defer { host.stop() }
    let layer = CALayer()
    view.layer.addSublayer(layer)
    finger.wait(0.1)
    host.perform { layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10) }
    #expect(layer.animationKeys() == ["bounds"])
  }
}
