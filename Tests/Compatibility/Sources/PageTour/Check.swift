// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let tour = TourViewController(count: 3)
  check.show { tour }
  check.expect(tour.events == ["0 will appear", "0 did appear"], "the first page: \(tour.events)")
  check.expect(tour.steps[0].view.frame.width, is: 320, "the width of a page")
  let dots = tour.view.subviews.compactMap { $0 as? UIPageControl }
  check.expect(dots.count == 1 && dots[0].numberOfPages == 3 && dots[0].currentPage == 0, "the dots")

  tour.events = []
  check.finger.flick(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 60, y: 200), over: 0.15)
  check.expect(check.settle(), "it comes to rest")
  check.expect(
    tour.events == [
      "to 1", "0 will disappear", "1 will appear", "0 did disappear", "1 did appear", "from 0 true",
    ], "a turn: \(tour.events)")
  check.expect(tour.viewControllers?.first === tour.steps[1], "the second page")
  check.expect(tour.children.count == 1, "the first page has left")
  check.expect(tour.steps[1].view.convert(CGPoint.zero, to: nil).x, is: 0, "the page is in the middle")
  check.expect(dots.first?.currentPage == 1, "the dot moves along")

  tour.events = []
  check.finger.down(CGPoint(x: 200, y: 200))
  check.finger.move(to: CGPoint(x: 150, y: 200), over: 0.4)
  check.wait(0.3)
  check.finger.up()
  check.expect(check.settle(), "it comes to rest")
  check.expect(
    tour.events == [
      "to 2", "1 will disappear", "2 will appear", "2 will disappear", "1 will appear", "2 did disappear",
      "1 did appear", "from 1 false",
    ], "a turn that goes back: \(tour.events)")
  check.expect(tour.viewControllers?.first === tour.steps[1], "still the second page")

  tour.events = []
  var finished: Bool?
  tour.skip(to: 0) { finished = $0 }
  check.expect(finished == nil, "an animated change takes time")
  check.expect(check.settle(), "it comes to rest")
  check.expect(finished == true, "its completion")
  check.expect(
    tour.events == ["1 will disappear", "0 will appear", "1 did disappear", "0 did appear"],
    "a change by the program: \(tour.events)")
  // There is no page before the first one.
  tour.events = []
  check.finger.flick(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 280, y: 200), over: 0.15)
  check.expect(check.settle(), "it comes to rest")
  check.expect(tour.events.isEmpty && tour.viewControllers?.first === tour.steps[0], "the first page: \(tour.events)")
}
