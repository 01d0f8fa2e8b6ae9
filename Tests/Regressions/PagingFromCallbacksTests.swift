// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Pagination code commonly calls `insertRows` from `willDisplay` of the last row, or from `scrollViewDidScroll` near
/// the end. Both callbacks occurred during a layout pass, so the update was rejected with `updateInsideCallback`. These
/// callbacks are now deferred until after the pass, so the update starts immediately.
@Suite(.oneApplication)
@MainActor
struct PagingFromCallbacksTests {
  nonisolated static let moments = [ModelList.Moment.willDisplay, .didEndDisplaying, .didScroll]

  @Test("a page can be inserted from a callback", arguments: [false, true], moments)
  func pages(isTable: Bool, moment: ModelList.Moment) {
    let list = ModelList(Array(0..<20), isTable: isTable)
    var pages = 0
    list.action = { happening, _ in
      guard happening == moment, pages < 5 else { return }
      let last = list.view.indexPathsForVisibleItems.last?.item ?? 0
      guard last >= list.rows.count - 3 else { return }
      pages += 1
      list.view.performBatchUpdates {
        for row in 0..<10 { list.insert(100 * pages + row, at: list.rows.count) }
      }
      #expect(list.view.numberOfItems(inSection: 0) == list.rows.count)
    }
    let faults = Diagnostics.recording {
      for step in 0..<60 {
        list.view.contentOffset.y = min(CGFloat(step) * 60, list.view.contentSize.height - 480)
        list.frames(2)
      }
    }
    #expect(faults.map(\.kind) == [])
    #expect(pages == 5 && list.rows.count == 70)
    list.frames(40)
    #expect(list.breaches() == [])
  }

  @Test(
    "deleting, reloading and releasing work in willDisplay and didEndDisplaying", arguments: [false, true], moments)
  func others(isTable: Bool, moment: ModelList.Moment) {
    for deed in 0..<5 {
      let list = ModelList(Array(0..<60), isTable: isTable)
      list.frames(2)
      var left = 3
      list.action = { happening, row in
        guard happening == moment, left > 0 else { return }
        left -= 1
        switch deed {
        case 0: list.delete(at: list.rows.count - 1)
        case 1: list.delete(at: 0)
        case 2: list.view.reloadData()
        case 3:
          list.rows.removeAll()
          list.view.reloadData()
          list.view.layoutIfNeeded()
        default: list.view.removeFromSuperview()
        }
      }
      let faults = Diagnostics.recording {
        for step in 1...10 {
          list.view.contentOffset.y = CGFloat(step) * 100
          list.frames(2)
        }
        list.frames(40)
        list.window.addSubview(list.view)
        list.frames(2)
      }
      #expect(faults.map(\.kind) == [], "\(deed)")
      #expect(list.breaches() == [], "\(deed)")
    }
  }
}
