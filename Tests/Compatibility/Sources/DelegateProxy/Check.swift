// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = ProxyController()
  check.show { controller }
  check.frames(2)

  // The proxy observes scrolling, and its delegate receives the methods that the proxy does not implement.
  check.finger.drag(from: CGPoint(x: 80, y: 180), to: CGPoint(x: 80, y: 80), over: 0.2)
  check.wait(3)
  let calls = controller.recorder.calls
  check.expect(calls.prefix(2) == ["begin", "scroll"], "the calls behind the proxy: \(calls)")
  check.expect(calls.contains { $0.hasPrefix("end") }, "the end of the drag: \(calls)")
  check.expect(controller.scrollProxy.offsets.count > 3, "the proxy's own method")
  check.expect(controller.scrollView.delegate?.scrollViewShouldScrollToTop?(controller.scrollView) == false, "an answer")
  controller.scrollProxy.forwardTo = nil
  check.expect(controller.scrollView.delegate?.scrollViewShouldScrollToTop?(controller.scrollView) == nil, "no answer")

  // Each method is sent to the first of the two delegates that implements it.
  let table = controller.table
  check.expect(table.rectForRow(at: IndexPath(row: 1, section: 0)), is: CGRect(x: 0, y: 60, width: 160, height: 40), "heights")
  check.finger.tap(CGPoint(x: 240, y: 30))
  check.finger.tap(CGPoint(x: 240, y: 80))
  check.finger.tap(CGPoint(x: 240, y: 130))
  check.expect(controller.selection.selected == [0, 2], "selected: \(controller.selection.selected)")
  check.expect(controller.heights.selectedCount == 0, "the second one is not called for what the first one has")
  check.finger.drag(from: CGPoint(x: 240, y: 180), to: CGPoint(x: 240, y: 80), over: 0.2)
  check.wait(2)
  check.expect(controller.heights.scrollCount > 3, "the second one is told of scrolling")

  // A method is not called if `responds(to:)` returns false for it.
  table.rowHeight = 30
  table.delegate = controller.heights
  controller.heights.usesFixedHeights = true
  table.reloadData()
  check.frames(2)
  check.expect(table.rectForRow(at: IndexPath(row: 1, section: 0)), is: CGRect(x: 0, y: 30, width: 160, height: 30), "fixed")
  controller.heights.usesFixedHeights = false
  table.reloadData()
  check.frames(2)
  check.expect(table.rectForRow(at: IndexPath(row: 1, section: 0)), is: CGRect(x: 0, y: 60, width: 160, height: 40), "varied")

  // The flow layout also queries the proxy, which is declared only as a collection view delegate.
  let frames = (0..<4).map { controller.layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.width }
  check.expect(frames == [60, 70, 80, 90], "sizes of items: \(frames)")
  check.expect(controller.displayed.sorted() == [0, 1, 2, 3], "the cells that the proxy saw: \(controller.displayed)")
  check.finger.tap(CGPoint(x: 30, y: 220))
  check.expect(controller.sizes.tapped == [0], "a tap on an item: \(controller.sizes.tapped)")

  // The text view has its own delegate and the application's delegate.
  let textView = controller.textView
  check.finger.tap(CGPoint(x: 100, y: 350))
  check.finger.type("hxi")
  check.frames(2)
  check.expect(textView.text == "hi", "a letter that the delegate refuses: \(textView.text ?? "")")
  check.expect(controller.texts == ["begin", "h", "hi"], "what the delegate heard: \(controller.texts)")
  check.expect(textView.placeholderLabel.isHidden, "the placeholder")
}
