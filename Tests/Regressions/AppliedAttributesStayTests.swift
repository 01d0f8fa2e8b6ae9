// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A cell that changed its position in `apply(_:)` was moved back after the data source returned it. Cells on a wheel,
/// for example, change their position to account for their anchor point. A new cell received its attributes twice, and
/// changes that it made in between were lost until the next update.
@MainActor @Suite(.oneApplication) struct AppliedAttributesStayTests {
  private final class Cell: UICollectionViewCell {
    var applications = 0

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      applications += 1
      center.y += 100
    }
  }

  private final class Archived: UICollectionViewFlowLayout {
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      itemSize = CGSize(width: 60, height: 40)
    }

    override init() {
      super.init()
      itemSize = CGSize(width: 60, height: 40)
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.alpha = 0.5
      return cell
    }
  }

  @Test("changes that a cell makes in apply, or the data source after dequeuing, remain when the cell appears")
  func appearing() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: Archived())
    let source = Source()
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    window.addSubview(view)
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Cell)
    #expect(cell.applications == 1)
    #expect(cell.center.y == 120)
    #expect(cell.alpha == 0.5)
  }
}
