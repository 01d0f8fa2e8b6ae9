// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  var log: [String] = []
  let controller = SwitchingContainerController()
  check.show { controller }
  let first = PageViewController(name: "1")
  let second = PageViewController(name: "2")
  first.log = { log.append($0) }
  second.log = { log.append($0) }
  controller.show(first, duration: 0)
  check.expect(controller.children == [first] && first.parent === controller, "the first is a child")
  check.expect(first.view.frame, is: CGRect(x: 0, y: 0, width: 300, height: 458), "the first's frame")
  check.settle()
  check.expect(
    log == ["1 will move in", "1 load", "1 will appear", "1 did move in", "1 did appear"]
      || log == ["1 will move in", "1 load", "1 will appear", "1 did appear", "1 did move in"],
    "the first's calls: \(log)")
  log = []
  controller.show(second, duration: 1)
  check.wait(0.5)
  check.expect(second.view.layer.presentation()?.frame.minX ?? 0, is: 150, within: 6, "halfway in")
  check.expect(first.view.layer.presentation()?.frame.minX ?? 0, is: -150, within: 6, "halfway out")
  check.expect(check.settle(), "it comes to rest")
  check.expect(controller.children == [second], "the second is the only child")
  check.expect(first.parent == nil && first.view.superview == nil, "the first is gone")
  check.expect(second.view.frame, is: CGRect(x: 0, y: 0, width: 300, height: 458), "the second's frame")
  for name in ["will appear", "did appear", "did move in"] {
    check.expect(log.filter { $0 == "2 \(name)" }.count == 1, "the second hears '\(name)' once: \(log)")
  }
  for name in ["will disappear", "did disappear", "will move out"] {
    check.expect(log.filter { $0 == "1 \(name)" }.count == 1, "the first hears '\(name)' once: \(log)")
  }
  let order = ["1 will move out", "1 will disappear", "1 did disappear"].compactMap { log.firstIndex(of: $0) }
  check.expect(order == order.sorted() && order.count == 3, "the first's calls in order: \(log)")
  log = []
  second.unembed()
  check.settle()
  check.expect(
    log == ["2 will move out", "2 will disappear", "2 did disappear", "2 did move out"],
    "the second's calls on the way out: \(log)")
  check.expect(controller.children.isEmpty, "no child is left")
  controller.container.frame.size = CGSize(width: 200, height: 200)
}
