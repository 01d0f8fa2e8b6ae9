// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// `cellForItemAt`, a size query or `prepare()` changed the bounds of its list and called `layoutIfNeeded()`, directly
/// or at the end of an animation block. Because a layout pass was already running, the call did nothing except clear
/// the layout flag. Until the next invalidation, the list kept cells outside its bounds, or part of the bounds stayed
/// empty.
@Suite(.oneApplication)
@MainActor
struct LayoutInsideQueryTests {
  nonisolated enum Deed: CaseIterable { case shrink, grow, scroll, animate }

  private func perform(_ deed: Deed, _ view: any ListView) {
    switch deed {
    case .shrink: view.frame.size.height = 40
    case .grow: view.frame.size.height = 440
    case .scroll: view.contentOffset.y = 300
    case .animate: UIView.animate(withDuration: 0.2) { view.frame.size.height = 40 }
    }
    view.layoutIfNeeded()
  }

  @Test(
    "layout requested in a query runs after the query", arguments: [false, true], [ModelList.Moment.cell, .size])
  func queries(isTable: Bool, moment: ModelList.Moment) {
    for deed in Deed.allCases {
      for skipped in 0..<5 {
        let list = ModelList(Array(0..<30), isTable: isTable)
        list.view.frame.size.height = 200
        var left = skipped
        list.action = { happening, _ in
          guard happening == moment else { return }
          left -= 1
          if left == -1 { self.perform(deed, list.view) }
        }
        list.frames(40)
        #expect(left < 0)
        #expect(list.breaches() == [], "\(deed) after \(skipped)")
        let (offset, height) = (list.view.contentOffset.y, list.view.bounds.height)
        let rows = Int(offset / 44)...Int((offset + height - 0.5) / 44)
        #expect(list.view.indexPathsForVisibleItems.map(\.item).sorted() == Array(rows), "\(deed) after \(skipped)")
      }
    }
  }
}
