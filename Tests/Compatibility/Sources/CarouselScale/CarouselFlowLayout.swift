// SPDX-License-Identifier: MIT

import UIKit

// A row of cards that are larger near the center and snap to it.
class CarouselFlowLayout: UICollectionViewFlowLayout {
  var activeDistance: CGFloat = 200
  var zoomFactor: CGFloat = 0.3

  override init() {
    super.init()
    scrollDirection = .horizontal
    minimumLineSpacing = 40
    itemSize = CGSize(width: 150, height: 150)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepare() {
    guard let collectionView = collectionView else { return }
    let vertical = (collectionView.frame.height - collectionView.adjustedContentInset.top - itemSize.height) / 2
    let horizontal = (collectionView.frame.width - itemSize.width) / 2
    sectionInset = UIEdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
    super.prepare()
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView = collectionView else { return nil }
    let attributes = super.layoutAttributesForElements(in: rect)!.map { $0.copy() as! UICollectionViewLayoutAttributes }
    let visibleRect = CGRect(origin: collectionView.contentOffset, size: collectionView.frame.size)
    for attribute in attributes where attribute.frame.intersects(visibleRect) {
      let distance = visibleRect.midX - attribute.center.x
      let normalized = distance / activeDistance
      if distance.magnitude < activeDistance {
        let zoom = 1 + zoomFactor * (1 - normalized.magnitude)
        attribute.transform3D = CATransform3DMakeScale(zoom, zoom, 1)
        attribute.zIndex = Int(zoom.rounded())
      }
    }
    return attributes
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else { return .zero }
    let targetRect = CGRect(
      x: proposedContentOffset.x, y: 0, width: collectionView.frame.width, height: collectionView.frame.height)
    guard let rectAttributes = super.layoutAttributesForElements(in: targetRect) else { return .zero }
    var offsetAdjustment = CGFloat.greatestFiniteMagnitude
    let horizontalCenter = proposedContentOffset.x + collectionView.frame.width / 2
    for layoutAttributes in rectAttributes {
      let itemCenter = layoutAttributes.center.x
      if (itemCenter - horizontalCenter).magnitude < offsetAdjustment.magnitude {
        offsetAdjustment = itemCenter - horizontalCenter
      }
    }
    return CGPoint(x: proposedContentOffset.x + offsetAdjustment, y: proposedContentOffset.y)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }

  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context =
      super.invalidationContext(forBoundsChange: newBounds) as! UICollectionViewFlowLayoutInvalidationContext
    context.invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.bounds.size
    return context
  }
}

class CarouselViewController: UIViewController, UICollectionViewDataSource {
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: CarouselFlowLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    collectionView.frame = CGRect(x: 0, y: 100, width: 320, height: 300)
    collectionView.decelerationRate = .fast
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.dataSource = self
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    view.addSubview(collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    cell.backgroundColor = indexPath.item % 2 == 0 ? .systemRed : .systemBlue
    return cell
  }
}
