// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = PhotoViewController()
  check.show { controller }
  let scrollView = controller.scrollView!
  check.expect(scrollView.zoomScale, is: 0.5, "the scale that fits")
  check.expect(scrollView.contentSize.width, is: 320, "the content's width")
  check.expect(scrollView.contentSize.height, is: 240, "the content's height")
  check.expect(scrollView.contentInset.top, is: 164, "the photo is in the middle")
  let shown = controller.photoView.convert(controller.photoView.bounds, to: controller.view)
  check.expect(shown, is: CGRect(x: 0, y: 164, width: 320, height: 240), "the photo")
  let place = CGPoint(x: 200, y: 284)
  check.finger.tap(place)
  check.expect(!controller.isChromeHidden, "a single tap waits for the second one")
  check.wait(0.6)
  check.expect(controller.isChromeHidden, "a single tap")
  check.finger.tap(place)
  check.wait(0.05)
  check.finger.tap(place)
  check.expect(check.settle(), "zooming in comes to rest")
  check.expect(controller.isChromeHidden, "two taps are no single tap")
  check.expect(scrollView.zoomScale, is: 1, "the scale after two taps")
  check.expect(scrollView.contentSize.width, is: 640, "the content's width after two taps")
  check.expect(scrollView.contentOffset.x, is: 400 - 160, within: 0.6, "the place of the taps is in the middle")
  check.expect(scrollView.contentInset.left, is: 0, "no inset on the sides")
  check.finger.tap(place)
  check.wait(0.05)
  check.finger.tap(place)
  check.expect(check.settle(), "zooming out comes to rest")
  check.expect(scrollView.zoomScale, is: 0.5, "the scale after four taps")
  let again = controller.photoView.convert(controller.photoView.bounds, to: controller.view)
  check.expect(again, is: CGRect(x: 0, y: 164, width: 320, height: 240), "the photo again")
  // Moving two touches from 40 to 80 points apart doubles the scale.
  check.finger.down(CGPoint(x: 140, y: 284), identifier: 1)
  check.finger.down(CGPoint(x: 180, y: 284), identifier: 2)
  check.finger.move(to: CGPoint(x: 80, y: 284), over: 0.3, identifier: 1)
  check.finger.move(to: CGPoint(x: 240, y: 284), over: 0.3, identifier: 2)
  check.expect(scrollView.zoomScale > 1.2, "two fingers zoom, to \(scrollView.zoomScale)")
  check.finger.up(identifier: 1)
  check.finger.up(identifier: 2)
  check.expect(check.settle(), "the pinch comes to rest")
  check.expect(scrollView.zoomScale <= 2, "not past the maximum")
}
