// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

class Album: ImagePagerDelegate {
  var shown: [Int] = []
  func imagePager(_ pager: ImagePagerViewController, didShowPage page: Int) { shown.append(page) }
}

@MainActor public func check(_ check: Check) {
  let controller = ImagePagerViewController()
  let album = Album()
  controller.delegate = album
  check.show { controller }
  let scrollView = controller.scrollView
  check.expect(scrollView.contentSize.width, is: 1280, "the content's width")
  check.expect(controller.pages[2].frame, is: CGRect(x: 640, y: 0, width: 320, height: 568), "the third page")
  check.finger.flick(from: CGPoint(x: 260, y: 300), to: CGPoint(x: 120, y: 300), over: 0.12)
  check.expect(check.settle(), "it comes to rest")
  check.expect(scrollView.contentOffset.x, is: 320, "a flick leads to the next page")
  check.expect(controller.pageControl.currentPage == 1, "the page control follows")
  check.expect(album.shown == [1], "the delegate hears once: \(album.shown)")
  // A long flick moves by at most one page.
  check.finger.flick(from: CGPoint(x: 310, y: 300), to: CGPoint(x: 20, y: 300), over: 0.1)
  check.settle()
  check.expect(scrollView.contentOffset.x, is: 640, "one page a flick")
  // After a short, slow drag, the page snaps back.
  check.finger.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 140, y: 300), over: 0.4)
  check.settle()
  check.expect(scrollView.contentOffset.x, is: 640, "a short pull comes back")
  controller.show(page: 3, animated: true)
  check.expect(check.settle(), "the animation ends")
  check.expect(scrollView.contentOffset.x, is: 960, "it shows the page asked for")
  check.expect(album.shown.last == 3, "the delegate hears of the animation's end: \(album.shown)")
  // There is no page after the last one.
  check.finger.flick(from: CGPoint(x: 260, y: 300), to: CGPoint(x: 120, y: 300), over: 0.12)
  check.expect(check.settle(), "it springs back")
  check.expect(scrollView.contentOffset.x, is: 960, "the last page stays")
}
