// SPDX-License-Identifier: MIT

import SprungLayouts
import SprungTesting
import Testing
import UIKit

/// The five lines of the README.
final class FiveLinesController: UIViewController, UICollectionViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: SpringyFlowLayout(isTiled: true))
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1_000_000 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@Suite(.uiKit) @MainActor struct FiveLinesTests {
  @Test func cellsArriveLate() throws {
    let stage = try TestStage { FiveLinesController() }
    let list = try #require(try stage.controller(FiveLinesController.self).view.subviews.first as? UICollectionView)
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
