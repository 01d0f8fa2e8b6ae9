// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  var selected: [String] = []
  let controller = TagsViewController()
  controller.onSelect = { [weak controller] tag in
    guard controller != nil else { return }
    selected.append(tag)
  }
  check.show { controller }
  let view = controller.collectionView
  // The tag widths in each line: 70, 110, 30 (226 with spaces; the next tag, 100, does not fit in 300) | 100, 50, 80
  // (246) | 70, 30, 110 (226), 40 (274).
  let expected: [(CGFloat, CGFloat, CGFloat)] = [
    (10, 10, 70), (88, 10, 110), (206, 10, 30), (10, 52, 100), (118, 52, 50), (176, 52, 80), (10, 94, 70), (88, 94, 30),
    (126, 94, 110), (244, 94, 40),
  ]
  for (item, frame) in expected.enumerated() {
    check.expect(
      view.cellForItem(at: IndexPath(item: item, section: 0))?.frame,
      is: CGRect(x: frame.0, y: frame.1, width: frame.2, height: 30), "tag \(item)")
  }
  check.expect(view.contentSize.height, is: 134, "the content's height")
  check.finger.tap(CGPoint(x: 140, y: 65))
  check.finger.tap(CGPoint(x: 300, y: 65))
  check.expect(selected == ["Web"], "a tap selects the tag where it is shown, not \(selected)")
  let cell = view.cellForItem(at: IndexPath(item: 4, section: 0)) as? TagCell
  check.expect(cell?.contentView.backgroundColor == .systemBlue, "the selected tag is blue")
  let first = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? TagCell
  check.expect(first?.label.frame, is: CGRect(x: 8, y: 0, width: 54, height: 30), "the label")
}
