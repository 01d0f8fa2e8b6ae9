// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Most width-dependent flow layouts set their item size in `prepare()`, after `super.prepare()`. Such a layout was
/// displayed with its previous item size.
@MainActor @Suite(.oneApplication) struct SetWhilePreparingTests {
  private final class ListLayout: UICollectionViewFlowLayout {
    var heightInPrepare: CGFloat = 0

    override func prepare() {
      super.prepare()
      guard let collectionView else { return }
      itemSize = CGSize(width: collectionView.bounds.width, height: 60)
      minimumLineSpacing = 0
      heightInPrepare = collectionViewContentSize.height
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test("values that a flow layout sets after super.prepare() apply in the same pass")
  func afterSuper() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let layout = ListLayout()
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let source = Source()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    window.addSubview(view)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 1800)
    #expect(layout.heightInPrepare == 1800)
    #expect(view.visibleCells.count == 8)
    #expect(view.cellForItem(at: IndexPath(item: 4, section: 0))?.frame == CGRect(x: 0, y: 240, width: 320, height: 60))
  }
}
