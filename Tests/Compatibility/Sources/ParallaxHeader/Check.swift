// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = ParallaxViewController()
  check.show { controller }
  let scrollView = controller.scrollView
  check.expect(scrollView.frame, is: CGRect(x: 0, y: 0, width: 320, height: 568), "the view")
  check.expect(scrollView.contentOffset.y, is: -200, "the offset at first")
  check.expect(scrollView.header.frame, is: CGRect(x: 0, y: -200, width: 320, height: 200), "the header at first")
  scrollView.contentOffset.y = -100
  check.frames(1)
  check.expect(scrollView.header.frame, is: CGRect(x: 0, y: -150, width: 320, height: 200), "at half speed")
  check.expect(scrollView.title.alpha, is: 0.5, "the title's alpha halfway")
  check.expect(scrollView.title.center.x, is: 160, "the title is in the middle")
  scrollView.contentOffset.y = -200
  check.frames(1)
  check.finger.down(CGPoint(x: 160, y: 300))
  check.finger.move(to: CGPoint(x: 160, y: 400), over: 0.3)
  check.expect(scrollView.contentOffset.y < -210, "it can be pulled down, to \(scrollView.contentOffset.y)")
  check.expect(
    scrollView.header.frame,
    is: CGRect(x: 0, y: scrollView.contentOffset.y, width: 320, height: -scrollView.contentOffset.y),
    "a stretched header")
  check.finger.up()
  check.expect(check.settle(), "it comes to rest")
  check.expect(scrollView.contentOffset.y, is: -200, "it springs back")
  check.finger.flick(from: CGPoint(x: 160, y: 500), to: CGPoint(x: 160, y: 200), over: 0.08)
  check.expect(check.settle(), "the flick ends")
  check.expect(scrollView.contentOffset.y > 100, "it glides away, to \(scrollView.contentOffset.y)")
  check.expect(scrollView.title.alpha, is: 0, "the title is gone")
}
