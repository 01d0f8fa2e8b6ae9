// SPDX-License-Identifier: MIT

import UIKit

// Overlapping cards. The selected card moves up, and the others move down into a stack at the bottom.
class WalletLayout: UICollectionViewLayout {
  enum Mode: Equatable {
    case pile
    case open(Int)
  }

  var mode: Mode = .pile
  let cardHeight: CGFloat = 180
  let visible: CGFloat = 60
  let pileStep: CGFloat = 8

  private var frames: [CGRect] = []

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    let bounds = collectionView.bounds
    let count = collectionView.numberOfItems(inSection: 0)
    let width = bounds.width - 20
    var piled = 0
    frames = (0..<count).map { index in
      let y: CGFloat
      switch mode {
      case .pile:
        y = 10 + CGFloat(index) * visible
      case .open(let chosen) where chosen == index:
        y = bounds.minY + 10
      case .open:
        piled += 1
        y = bounds.maxY - CGFloat(count - piled) * pileStep
      }
      return CGRect(x: 10, y: y, width: width, height: cardHeight)
    }
  }

  override var collectionViewContentSize: CGSize {
    guard let collectionView = collectionView else { return CGSize.zero }
    switch mode {
    case .pile:
      let height = 20 + CGFloat(max(frames.count - 1, 0)) * visible + cardHeight
      return CGSize(width: collectionView.bounds.width, height: height)
    case .open:
      return collectionView.bounds.size
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return frames.indices
      .filter { frames[$0].intersects(rect) }
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    attributes.zIndex = indexPath.item
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return newBounds.size != collectionView?.bounds.size
  }
}

class WalletViewController: UICollectionViewController {
  private let wallet: WalletLayout
  private(set) var animations = 0

  init(wallet: WalletLayout = WalletLayout()) {
    self.wallet = wallet
    super.init(collectionViewLayout: wallet)
  }

  required init?(coder aDecoder: NSCoder) {
    self.wallet = WalletLayout()
    super.init(coder: aDecoder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Card")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Card", for: indexPath)
    cell.contentView.layer.cornerRadius = 12
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    wallet.mode = wallet.mode == .pile ? .open(indexPath.item) : .pile
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: [],
      animations: {
        collectionView.performBatchUpdates(
          {
            self.wallet.invalidateLayout()
          }, completion: nil)
      }, completion: { [weak self] _ in self?.animations += 1 })
  }
}
