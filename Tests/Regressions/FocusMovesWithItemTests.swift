// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// An update moved the item with keyboard focus off the screen. The focus stayed pending for the old index path, so the
/// item that was now at that index path received it. Later updates did not adjust the pending index path either.
@Suite(.oneApplication)
@MainActor
struct FocusMovesWithItemTests {
  private func focused(_ list: ModelList) -> Int? {
    FocusController.shared.view?.itemView?.tag
  }

  /// Displays frames. The host receives focus changes only with a frame.
  private static var time = 100.0
  private func frames(_ count: Int) {
    let encoder = FrameEncoder()
    for _ in 0..<count {
      Self.time += 1.0 / 60
      UIApplication.shared.tick(timestamp: Self.time, into: encoder)
    }
  }

  private func list(isTable: Bool) throws -> ModelList {
    let list = ModelList(Array(0..<60), isTable: isTable)
    frames(2)
    FocusController.shared.give(to: try #require(list.view.cell(at: IndexPath(item: 3, section: 0))))
    frames(1)
    #expect(focused(list) == 3)
    return list
  }

  private func move(_ from: Int, _ to: Int, in list: ModelList) {
    list.rows.insert(list.rows.remove(at: from), at: to)
    let (start, end) = (IndexPath(item: from, section: 0), IndexPath(item: to, section: 0))
    if let table = list.table { table.moveRow(at: start, to: end) } else { list.view.moveItem(at: start, to: end) }
  }

  @Test("focus returns with an item that was moved off the screen", arguments: [false, true])
  func moved(isTable: Bool) throws {
    let list = try list(isTable: isTable)
    move(3, 50, in: list)
    frames(60)
    #expect(focused(list) == nil)
    list.view.contentOffset.y = 44 * 46
    frames(5)
    #expect(focused(list) == 3)
  }

  @Test("the item with pending focus is found after an update before it", arguments: [false, true])
  func waiting(isTable: Bool) throws {
    let list = try list(isTable: isTable)
    list.view.contentOffset.y = 44 * 30
    frames(5)
    #expect(focused(list) == nil)
    list.insert(70, at: 0)
    frames(60)
    list.view.contentOffset.y = 0
    frames(5)
    #expect(focused(list) == 3)
  }
}
