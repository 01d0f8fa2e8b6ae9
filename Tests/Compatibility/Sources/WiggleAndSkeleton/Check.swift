// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = UIViewController()
  check.show { controller }
  let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  controller.view.addSubview(card)
  check.frames(1)
  card.wiggle()
  var least: CGFloat = 0
  var most: CGFloat = 0
  for _ in 0..<60 {
    check.frames(1)
    let angle = asin(card.layer.presentation()?.affineTransform().b ?? 0)
    least = min(least, angle)
    most = max(most, angle)
  }
  check.expect(least, is: -0.05, within: 0.01, "the least angle")
  check.expect(most, is: 0.05, within: 0.01, "the greatest angle")
  check.expect(card.transform == .identity, "the model does not turn")
  card.stopWiggling()
  check.expect(check.settle(), "it stops")
  check.expect(card.layer.presentation()?.affineTransform().b ?? 0, is: 0, "nothing of it remains")

  var ended: [Bool] = []
  card.shakeNo { ended.append($0) }
  check.wait(0.1)
  check.expect(card.layer.presentation()?.affineTransform().tx ?? 0, is: 20, within: 4, "shaken to the right")
  check.wait(0.2)
  check.expect(card.layer.presentation()?.affineTransform().tx ?? 0, is: -20, within: 4, "shaken to the left")
  check.expect(check.settle(), "it comes to rest")
  check.expect(ended == [true], "it ends once: \(ended)")
  check.expect(card.frame, is: CGRect(x: 100, y: 100, width: 100, height: 100), "it is where it was")

  let skeleton = SkeletonView(frame: CGRect(x: 20, y: 300, width: 280, height: 20))
  controller.view.addSubview(skeleton)
  skeleton.startLoading()
  check.wait(0.5)
  let middle = skeleton.gradientLayer.presentation()?.locations?[1].doubleValue ?? -9
  check.expect(CGFloat(middle), is: 0.5, within: 0.1, "the light is in the middle")
  check.wait(2.5)
  check.expect(skeleton.gradientLayer.animationKeys() ?? [] == ["shimmer"], "it runs on")
  skeleton.stopLoading()
  check.expect(check.settle(), "it stops with the content")
}
