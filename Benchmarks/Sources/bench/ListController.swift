// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A list with any number of cells: a plain one, or the tiled springy one of the gallery.
final class ListController: UICollectionViewController {
  private let cellCount: Int

  /// A list of `cellCount` square cells of 44 points.
  init(cellCount: Int, kind: ScrolledListBenchmark.Kind) {
    self.cellCount = cellCount
    super.init(collectionViewLayout: kind == .springy ? SpringyFlowLayout(isTiled: true) : Self.plainLayout)
  }

  private static var plainLayout: UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    return layout
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
