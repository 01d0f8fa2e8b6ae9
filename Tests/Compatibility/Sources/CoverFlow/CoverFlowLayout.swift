// SPDX-License-Identifier: MIT

import UIKit

final class CoverFlowLayout: UICollectionViewFlowLayout {
  var maximumAngle: CGFloat = .pi / 3 { didSet { invalidateLayout() } }
  var eyeDistance: CGFloat = 500 { didSet { invalidateLayout() } }

  override init() {
    super.init()
    setup()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setup()
  }

  private func setup() {
    scrollDirection = .horizontal
    itemSize = CGSize(width: 160, height: 200)
    minimumLineSpacing = -60
  }

  override func prepare() {
    if let collectionView = collectionView {
      let side = (collectionView.bounds.width - itemSize.width) / 2
      sectionInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
    super.prepare()
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    attributes.map(turn)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    // A rotated cover extends beyond its frame.
    let larger = rect.insetBy(dx: -itemSize.width, dy: 0)
    return super.layoutAttributesForElements(in: larger)?.map {
      let copy = $0.copy() as! UICollectionViewLayoutAttributes
      turn(copy)
      return copy
    }
  }

  private func turn(_ attributes: UICollectionViewLayoutAttributes) {
    guard let view = collectionView else { return }
    let step = itemSize.width + minimumLineSpacing
    let offset = (attributes.center.x - view.bounds.midX) / step
    let clamped = min(max(offset, -1), 1)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / eyeDistance
    transform = CATransform3DTranslate(transform, 0, 0, -80 * abs(clamped))
    transform = CATransform3DRotate(transform, -clamped * maximumAngle, 0, 1, 0)
    attributes.transform3D = transform
    attributes.zIndex = -Int(abs(offset * 10).rounded())
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let step = itemSize.width + minimumLineSpacing
    return CGPoint(x: (proposedContentOffset.x / step).rounded() * step, y: proposedContentOffset.y)
  }
}

class CoversView: UIView, UICollectionViewDataSource {
  let layout = CoverFlowLayout(coder: NSCoder())!
  lazy var collectionView = UICollectionView(frame: bounds, collectionViewLayout: layout)

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cover")
    collectionView.dataSource = self
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return 20 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "Cover", for: indexPath)
  }
}
