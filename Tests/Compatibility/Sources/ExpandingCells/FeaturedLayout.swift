// SPDX-License-Identifier: MIT

import UIKit

// The top row is tall. While the top row scrolls off, the next row grows. The next row reaches the top after 100 points
// of scrolling.
class FeaturedLayout: UICollectionViewLayout {
  struct Metrics {
    static let standard: CGFloat = 80
    static let featured: CGFloat = 240
    static let drag: CGFloat = 100
  }

  private var cache = [UICollectionViewLayoutAttributes]()

  var featuredIndex: Int { return max(0, Int(offset / Metrics.drag)) }

  private var offset: CGFloat { return collectionView?.contentOffset.y ?? 0 }

  private var progress: CGFloat { return max(0, offset / Metrics.drag) - CGFloat(featuredIndex) }

  private var count: Int { return collectionView!.numberOfItems(inSection: 0) }

  override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    let height = CGFloat(count - 1) * Metrics.drag + view.bounds.height
    return CGSize(width: view.bounds.width, height: height)
  }

  override func prepare() {
    cache.removeAll(keepingCapacity: false)
    guard let view = collectionView else { return }
    let grown = Metrics.featured - Metrics.standard
    var y = offset - Metrics.featured * progress
    for item in featuredIndex..<count {
      let height: CGFloat
      switch item {
      case featuredIndex: height = Metrics.featured
      case featuredIndex + 1: height = Metrics.standard + grown * progress
      default: height = Metrics.standard
      }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.zIndex = item
      attributes.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
      y = attributes.frame.maxY
      cache.append(attributes)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var answer = [UICollectionViewLayoutAttributes]()
    for attributes in cache where attributes.frame.intersects(rect) {
      answer.append(attributes)
    }
    return answer
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return cache.first { $0.indexPath == indexPath }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let index = round(proposedContentOffset.y / Metrics.drag)
    return CGPoint(x: 0, y: index * Metrics.drag)
  }
}

class FeaturedCell: UICollectionViewCell {
  let shade = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    shade.frame = contentView.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.backgroundColor = .black
    contentView.addSubview(shade)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let (standard, featured) = (FeaturedLayout.Metrics.standard, FeaturedLayout.Metrics.featured)
    let delta = 1 - ((featured - frame.height) / (featured - standard))
    shade.alpha = 0.75 - (delta * 0.75)
  }
}

class FeaturedViewController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView!.contentInsetAdjustmentBehavior = .never
    collectionView!.decelerationRate = .fast
    collectionView!.register(FeaturedCell.self, forCellWithReuseIdentifier: "Featured")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Featured", for: indexPath)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let y = CGFloat(indexPath.item) * FeaturedLayout.Metrics.drag
    if collectionView.contentOffset.y != y {
      collectionView.setContentOffset(CGPoint(x: 0, y: y), animated: true)
    }
  }
}
