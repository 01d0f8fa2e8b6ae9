// SPDX-License-Identifier: MIT

import UIKit

class CircularAttributes: UICollectionViewLayoutAttributes {
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var angle: CGFloat = 0 {
    didSet {
      zIndex = Int(angle * 1_000_000)
      transform = CGAffineTransform(rotationAngle: angle)
    }
  }

  override func copy(with zone: NSZone? = nil) -> Any {
    let copied = super.copy(with: zone) as! CircularAttributes
    copied.anchorPoint = anchorPoint
    copied.angle = angle
    return copied
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CircularAttributes else { return false }
    return super.isEqual(other) && anchorPoint == other.anchorPoint && angle == other.angle
  }
}

// Cards on the rim of a large wheel that rotates as the content scrolls.
class CircularLayout: UICollectionViewLayout {
  let itemSize = CGSize(width: 130, height: 170)

  var radius: CGFloat = 500 {
    didSet { invalidateLayout() }
  }

  var anglePerItem: CGFloat { return atan(itemSize.width / radius) }

  private var count: Int { return collectionView?.numberOfItems(inSection: 0) ?? 0 }

  var fullAngle: CGFloat { return count > 0 ? -CGFloat(count - 1) * anglePerItem : 0 }

  var currentAngle: CGFloat {
    guard let view = collectionView, collectionViewContentSize.width > view.bounds.width else { return 0 }
    return fullAngle * view.contentOffset.x / (collectionViewContentSize.width - view.bounds.width)
  }

  private var list = [CircularAttributes]()

  override class var layoutAttributesClass: AnyClass {
    return CircularAttributes.self
  }

  override var collectionViewContentSize: CGSize {
    return CGSize(width: CGFloat(count) * itemSize.width, height: collectionView?.bounds.height ?? 0)
  }

  override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let middle = view.contentOffset.x + view.bounds.width / 2
    let anchorY = (itemSize.height / 2 + radius) / itemSize.height
    let now = currentAngle
    list = (0..<count).map { item in
      let attributes = CircularAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.size = itemSize
      attributes.center = CGPoint(x: middle, y: view.bounds.midY)
      attributes.angle = now + anglePerItem * CGFloat(item)
      attributes.anchorPoint = CGPoint(x: 0.5, y: anchorY)
      return attributes
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return list
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return list[indexPath.row]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let view = collectionView else { return proposedContentOffset }
    let factor = -fullAngle / (collectionViewContentSize.width - view.bounds.width)
    let proposed = proposedContentOffset.x * factor
    let ratio = proposed / anglePerItem
    let index: CGFloat
    if velocity.x > 0 {
      index = ceil(ratio)
    } else if velocity.x < 0 {
      index = floor(ratio)
    } else {
      index = round(ratio)
    }
    return CGPoint(x: index * anglePerItem / factor, y: proposedContentOffset.y)
  }
}

class CircularCell: UICollectionViewCell {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let attributes = layoutAttributes as? CircularAttributes else { return }
    layer.anchorPoint = attributes.anchorPoint
    center.y += (attributes.anchorPoint.y - 0.5) * bounds.height
  }
}

class CircularViewController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView!.contentInsetAdjustmentBehavior = .never
    collectionView!.register(CircularCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return 12
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! CircularCell
  }
}
