import UIKit

/// A list whose rows hang on springs. The farther a row is from the touch, the more it lags behind during scrolling.
final class SpringyLayout: UICollectionViewFlowLayout {
  private lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
  private var springs: [IndexPath: UIAttachmentBehavior] = [:]

  /// The distance from the touch, in points, at which a row lags behind by the full scroll distance. Larger values make
  /// the list stiffer.
  var reach: CGFloat = 900

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    // Only rows near the visible area have springs, so the cost does not depend on the length of the list.
    let near = collectionView.bounds.insetBy(dx: 0, dy: -200)
    let items = super.layoutAttributesForElements(in: near) ?? []
    let paths = Set(items.map { $0.indexPath })
    for (path, spring) in springs where !paths.contains(path) {
      animator.removeBehavior(spring)
      springs[path] = nil
    }
    for item in items where springs[item.indexPath] == nil {
      let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
      spring.length = 0
      spring.damping = 0.8
      spring.frequency = 1.5
      springs[item.indexPath] = spring
      animator.addBehavior(spring)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    animator.layoutAttributesForCell(at: indexPath) ?? super.layoutAttributesForItem(at: indexPath)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let change = newBounds.origin.y - collectionView.bounds.origin.y
    let finger = collectionView.panGestureRecognizer.location(in: collectionView)
    for spring in springs.values {
      guard let item = spring.items.first else { continue }
      let distance = abs(finger.y - spring.anchorPoint.y)
      let lag = change * min(distance / reach, 1)
      item.center.y += lag
      animator.updateItem(usingCurrentState: item)
    }
    return newBounds.size != collectionView.bounds.size
  }
}
