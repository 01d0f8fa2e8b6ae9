// SPDX-License-Identifier: MIT

import UIKit

// Rows on springs that lag behind the touch during scrolling.
class SpringyMessagesLayout: UICollectionViewFlowLayout {
  private lazy var dynamicAnimator: UIDynamicAnimator = {
    return UIDynamicAnimator(collectionViewLayout: self)
  }()
  private var visibleIndexPaths = Set<IndexPath>()
  private var latestDelta: CGFloat = 0
  var scrollResistance: CGFloat = 1500

  var springCount: Int { return dynamicAnimator.behaviors.count }
  var isRunning: Bool { return dynamicAnimator.isRunning }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    let visibleRect = CGRect(origin: collectionView.bounds.origin, size: collectionView.frame.size)
      .insetBy(dx: -100, dy: -100)
    let visibleItems = (super.layoutAttributesForElements(in: visibleRect) ?? [])
      .map { $0.copy() as! UICollectionViewLayoutAttributes }
    let indexPaths = Set(visibleItems.map { $0.indexPath })

    // Removes the springs of rows that have left the viewport.
    for behavior in dynamicAnimator.behaviors {
      guard let spring = behavior as? UIAttachmentBehavior,
        let item = spring.items.first as? UICollectionViewLayoutAttributes
      else { continue }
      if !indexPaths.contains(item.indexPath) {
        dynamicAnimator.removeBehavior(spring)
        visibleIndexPaths.remove(item.indexPath)
      }
    }

    // Adds springs for rows that have entered the viewport.
    let touch = collectionView.panGestureRecognizer.location(in: collectionView)
    for item in visibleItems where !visibleIndexPaths.contains(item.indexPath) {
      let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
      spring.length = 0
      spring.damping = 0.8
      spring.frequency = 1
      if touch != .zero { stretch(spring, touch: touch) }
      dynamicAnimator.addBehavior(spring)
      visibleIndexPaths.insert(item.indexPath)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return dynamicAnimator.items(in: rect) as? [UICollectionViewLayoutAttributes]
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return dynamicAnimator.layoutAttributesForCell(at: indexPath) ?? super.layoutAttributesForItem(at: indexPath)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView = collectionView else { return false }
    latestDelta = newBounds.origin.y - collectionView.bounds.origin.y
    let touch = collectionView.panGestureRecognizer.location(in: collectionView)
    for case let spring as UIAttachmentBehavior in dynamicAnimator.behaviors {
      stretch(spring, touch: touch)
      if let item = spring.items.first { dynamicAnimator.updateItem(usingCurrentState: item) }
    }
    return false
  }

  private func stretch(_ spring: UIAttachmentBehavior, touch: CGPoint) {
    guard let item = spring.items.first else { return }
    let distance = abs(touch.y - spring.anchorPoint.y)
    let resistance = distance / scrollResistance
    var center = item.center
    if latestDelta < 0 {
      center.y += max(latestDelta, latestDelta * resistance)
    } else {
      center.y += min(latestDelta, latestDelta * resistance)
    }
    item.center = center
  }
}

final class SpringyMessagesController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Message")
    let layout = collectionViewLayout as! UICollectionViewFlowLayout
    layout.itemSize = CGSize(width: 300, height: 40)
    layout.minimumLineSpacing = 10
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "Message", for: indexPath)
  }
}
