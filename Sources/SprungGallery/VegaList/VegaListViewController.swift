// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A list of picture postcards.
public final class VegaListViewController: SnappingViewController {
  /// The layout.
  public let vega = VegaListLayout()

  /// Creates a controller that starts at the first card.
  public init() {
    super.init(collectionViewLayout: vega)
    title = "Postcards"
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = GalleryColors.dynamic(
      UIColor(white: 0.95, alpha: 1), dark: UIColor(white: 0.07, alpha: 1))
    collectionView.accessibilityLabel = "Postcards"
    collectionView.alwaysBounceVertical = true
    collectionView.showsVerticalScrollIndicator = false
    collectionView.register(PostcardCell.self, forCellWithReuseIdentifier: "card")
  }

  public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    collectionView.setContentOffset(vega.contentOffset(showing: indexPath), animated: true)
  }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { GalleryPicture.count }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    (cell as? PostcardCell)?.show(GalleryPicture.at(indexPath.item))
    return cell
  }
}
