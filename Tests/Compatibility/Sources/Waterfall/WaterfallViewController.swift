// SPDX-License-Identifier: MIT

import UIKit

class WaterfallViewController: UICollectionViewController {
  let heights: [[CGFloat]] = [[88, 138, 188, 88, 38], [48, 48, 48], (0..<40).map { 50 + CGFloat($0 % 4) * 20 }]
  private let reuseIdentifier = "PhotoCell"

  convenience init() {
    self.init(collectionViewLayout: WaterfallLayout())
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let layout = collectionView?.collectionViewLayout as? WaterfallLayout {
      layout.delegate = self
    }
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.contentInset = UIEdgeInsets(top: 20, left: 10, bottom: 10, right: 10)
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: reuseIdentifier)
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { return heights.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return heights[section].count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: reuseIdentifier, for: indexPath)
    cell.contentView.backgroundColor = UIColor(white: CGFloat(indexPath.row) / 10, alpha: 1)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
    default:
      assert(false, "Invalid element type")
      return UICollectionReusableView()
    }
  }
}

extension WaterfallViewController: WaterfallLayoutDelegate {
  func waterfallLayout(_ layout: WaterfallLayout, heightForItemAt indexPath: IndexPath, width: CGFloat) -> CGFloat {
    return heights[indexPath.section][indexPath.item]
  }
}
