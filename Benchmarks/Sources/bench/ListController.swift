// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// The tiled springy list of the gallery with any number of cells.
final class SpringyListController: UICollectionViewController {
  private let cellCount: Int

  /// A list of `cellCount` square cells of 44 points.
  init(cellCount: Int) {
    self.cellCount = cellCount
    super.init(collectionViewLayout: SpringyFlowLayout(isTiled: true))
  }

  /// Items that hang on a spring at present.
  var springCount: Int { (collectionViewLayout as? SpringyFlowLayout)?.visibleIndexPaths.count ?? 0 }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    cellCount
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = .orange
    return cell
  }
}
