// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = UIViewController()
  check.show { controller }
  let ring = ProgressRingView(frame: CGRect(x: 60, y: 100, width: 200, height: 200))
  controller.view.addSubview(ring)
  check.frames(1)
  let box = ring.progressLayer.path?.boundingBox ?? .zero
  check.expect(box.minX, is: 5, within: 0.1, "the ring's left")
  check.expect(box.width, is: 190, within: 0.2, "the ring's width")
  check.expect(box.height, is: 190, within: 0.2, "the ring's height")
  var order: [String] = []
  ring.setProgress(0.8, duration: 1) { order.append("first") }
  check.expect(ring.progressLayer.strokeEnd, is: 0.8, "the model is at the end at once")
  // Setting the model value adds an implicit animation to the explicit one.
  check.expect(
    ring.progressLayer.animationKeys() ?? [] == ["strokeEnd", "progress"],
    "the animations have their keys: \(ring.progressLayer.animationKeys() ?? [])")
  check.wait(0.5)
  check.expect(ring.progressLayer.presentation()?.strokeEnd ?? 0, is: 0.4, within: 0.03, "half of the way")
  check.expect(order.isEmpty, "the completion waits")
  check.expect(check.settle(), "it comes to rest")
  check.expect(order == ["first"], "the completion came once: \(order)")
  check.expect(ring.progressLayer.animationKeys() ?? [] == [], "the animation is gone")
  ring.setProgress(7, duration: 0.2) { order.append("second") }
  check.expect(ring.progress, is: 1, "more than all is all")
  check.expect(check.settle(), "it comes to rest again")
  check.expect(order == ["first", "second"], "the second completion: \(order)")
}
