// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A list with any number of cells: a plain list, or the gallery's tiled springy list.
final class ListController: UICollectionViewController {
  private let cellCount: Int

  /// Creates a list with `cellCount` cells.
  init(cellCount: Int, kind: ScrolledListBenchmark.Kind) {
    self.cellCount = cellCount
    let layout: UICollectionViewLayout =
      switch kind {
      case .plain: Self.flowLayout(CGSize(width: 320, height: 44))
      case .grid: Self.flowLayout(CGSize(width: 32, height: 44))
      case .springy: SpringyFlowLayout(isTiled: true)
      }
    super.init(collectionViewLayout: layout)
  }

  private static func flowLayout(_ size: CGSize) -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  /// The number of items currently attached to a spring.
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
