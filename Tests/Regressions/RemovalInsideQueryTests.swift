// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// If a data source removed its list from the window during a drag, the drag ended immediately.
/// `scrollViewWillEndDragging` and `scrollViewDidEndDragging` were called while `cellForItemAt` was running, in the
/// middle of a layout pass. Both methods are now called after the pass.
@Suite(.oneApplication)
@MainActor
struct RemovalInsideQueryTests {
  private func send(_ kind: InputKind, _ y: Double, _ milliseconds: Double) {
    UIApplication.shared.handle(
      InputEvent(kind, flags: .touch, identifier: 1, x: 100, y: Float(y), milliseconds: milliseconds))
  }

  @Test("the end of a drag is reported after the layout pass", arguments: [false, true])
  func removal(isTable: Bool) {
    let list = ModelList(Array(0..<60), isTable: isTable)
    let observer = DragObserver(list)
    list.dragObserver = observer
    list.frames(2)
    send(.pointerDown, 400, 33)
    list.frames(1)
    for step in 1...5 {
      send(.pointerMove, 400 - Double(step) * 6, 33 + Double(step) * 16)
      list.frames(1)
    }
    #expect(observer.events == ["willBegin"])
    list.action = { moment, _ in
      guard moment == .cell, list.view.superview != nil else { return }
      list.view.removeFromSuperview()
      observer.events.append("removed")
    }
    for step in 6...20 {
      send(.pointerMove, 400 - Double(step) * 6, 33 + Double(step) * 16)
      list.frames(1)
    }
    #expect(observer.events == ["willBegin", "removed", "willEnd", "didEnd"])
    #expect(observer.openCalls == 0)
    #expect(list.view.validate() == [])
  }
}

/// Records the callbacks of a drag, and how many of them occur within a transaction.
@MainActor
final class DragObserver {
  var events: [String] = []
  var openCalls = 0
  private weak var list: ModelList?

  init(_ list: ModelList) { self.list = list }

  func note(_ event: String) {
    events.append(event)
    if list?.view.engine.transactions.calls.isOpen == true { openCalls += 1 }
  }
}
