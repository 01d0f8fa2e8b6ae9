// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

/// Tests the view controller shown in the README.
@Suite(.uiKit) @MainActor struct FiveLinesTests {
  @Test func cellsArriveLate() throws {
    let stage = try TestStage { NumbersController() }
    let list = try #require(try stage.controller(NumbersController.self).view.subviews.first as? UICollectionView)
    stage.flick(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 200), over: 0.1)
    stage.frame()
    let late = list.visibleCells.contains { cell in
      let path = list.indexPath(for: cell)!
      return abs(cell.center.y.truncatingRemainder(dividingBy: 60) - 25) > 1 && path.item > 0
    }
    #expect(late)
    stage.expectSettled(within: 10)
    #expect(list.contentOffset.y > 100)
  }
}
