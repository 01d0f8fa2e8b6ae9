// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTesting
import Testing
import UIKit

@Suite(.uiKit) @MainActor struct ListTests {
  @Test func theListComesToRest() {
    let host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { ListController() }
    let finger = TestFinger(on: host)
    finger.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100), over: 0.5)
    #expect(finger.settle(within: 10))
    #expect(host.tree.inDrawingOrder.contains { $0.label == "Item 12" })
  }
}
