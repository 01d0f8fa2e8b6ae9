// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A data source with five rows.
private final class LostRowSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) }
}

/// Some applications remove views that early versions of UIKit left behind. These tests check the visible result.
@Suite(.oneApplication)
@MainActor
struct UICollectionViewLostViewsTests {
  private let source = LostRowSource()
  private let view: UICollectionView

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 50, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = source
    view.layoutIfNeeded()
  }

  @Test(arguments: [0, 2, 4])
  func removedViewReturnsAfterNextLayoutPass(item: Int) throws {
    let before = view.subviews
    let cell = try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
    cell.removeFromSuperview()
    #expect(!view.subviews.contains(cell))
    view.layoutIfNeeded()
    #expect(view.subviews == before && view.visibleCells.count == 5)
  }

  @Test func reparentedViewStaysThere() throws {
    let elsewhere = UIView()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    elsewhere.addSubview(cell)
    view.layoutIfNeeded()
    #expect(cell.superview === elsewhere)
  }
}
