// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let layout = WeekLayout()
  let source = WeekDataSource(events: [
    Event(day: 0, start: 1, end: 3), Event(day: 0, start: 2, end: 4.5), Event(day: 0, start: 3, end: 5),
    Event(day: 1, start: 2, end: 3), Event(day: 6, start: 20, end: 24),
  ])
  let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
  view.contentInsetAdjustmentBehavior = .never
  view.bounces = false
  view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Event")
  view.register(
    UICollectionReusableView.self, forSupplementaryViewOfKind: WeekLayout.Kind.dayHeader, withReuseIdentifier: "Day")
  view.dataSource = source
  check.show(view)
  func event(_ item: Int) -> CGRect? { view.cellForItem(at: IndexPath(item: item, section: 0))?.frame }
  check.expect(view.contentSize.width, is: 750, "the content's width")
  check.expect(view.contentSize.height, is: 990, "the content's height")
  // The first day has two columns: the third event follows the first, and the second is beside them.
  check.expect(event(0), is: CGRect(x: 51, y: 71, width: 48, height: 78), "the first event")
  check.expect(event(1), is: CGRect(x: 101, y: 111, width: 48, height: 98), "the second event")
  check.expect(event(2), is: CGRect(x: 51, y: 151, width: 48, height: 78), "the third event")
  check.expect(event(3), is: CGRect(x: 151, y: 111, width: 98, height: 38), "the event of the next day")
  check.expect(event(4) == nil, "the last event is out of sight")
  func header(_ day: Int) -> CGRect? {
    view.supplementaryView(forElementKind: WeekLayout.Kind.dayHeader, at: IndexPath(item: day, section: 0))?.frame
  }
  check.expect(header(2), is: CGRect(x: 250, y: 0, width: 100, height: 30), "the title of the third day")
  check.expect(header(3) == nil, "the fourth day is out of sight")
  check.finger.drag(from: CGPoint(x: 280, y: 400), to: CGPoint(x: 280, y: 250), over: 0.5)
  check.expect(check.settle(), "it comes to rest")
  let y = view.contentOffset.y
  check.expect(y > 100, "it scrolled to \(y)")
  check.expect(header(2)?.minY ?? 0, is: y, "the titles stay at the top")
  view.contentOffset = CGPoint(x: 430, y: 510)
  check.frames(1)
  check.expect(event(4), is: CGRect(x: 651, y: 831, width: 98, height: 158), "the last event")
  let before = view.subviews.count
  layout.now = 15.5
  check.frames(1)
  check.expect(view.subviews.count == before + 1, "one line for now")
  check.expect(view.subviews.contains { $0.frame == CGRect(x: 0, y: 650, width: 750, height: 2) }, "its place")
  layout.now = nil
  check.frames(1)
  check.expect(view.subviews.count == before, "and it goes")
}
