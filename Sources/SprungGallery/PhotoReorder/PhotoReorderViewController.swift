// SPDX-License-Identifier: MIT

import UIKit

/// Photos in three columns, or more; a long press lifts one.
public final class PhotoReorderViewController: UICollectionViewController {
  /// The photos in their current order.
  public private(set) var photos: [GalleryPicture]
  /// The layout.
  public let grid = PhotoReorderLayout()
  /// Marks where the photo that is lifted would land.
  private let slot = UIView()

  /// Starts with the order in which they were taken.
  public init() {
    photos = (0..<GalleryPicture.count).map { GalleryPicture.at($0) }
    super.init(collectionViewLayout: grid)
    title = "Photos"
  }

  /// Controllers are not archived.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.accessibilityLabel = "Photos"
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    slot.backgroundColor = .tertiarySystemFill
    slot.layer.cornerRadius = 10
    slot.isHidden = true
    slot.isUserInteractionEnabled = false
    collectionView.insertSubview(slot, at: 0)
    grid.onMove = { [me = WeakReference(self)] frame in
      guard let slot = me.wrappedValue?.slot else { return }
      slot.isHidden = frame == nil
      if let frame { slot.frame = frame }
    }
  }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { photos.count }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.show(photos[indexPath.item])
    return cell
  }

  public override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    true
  }

  public override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let photo = photos.remove(at: sourceIndexPath.item)
    photos.insert(photo, at: destinationIndexPath.item)
    UIAccessibility.post(
      notification: .announcement, argument: "\(photo.name) is number \(destinationIndexPath.item + 1)")
  }
}

/// Squares whose width makes whole columns; the one that is lifted is larger and a little transparent.
public final class PhotoReorderLayout: UICollectionViewFlowLayout {
  /// Points between photos and around them. Default: 8.
  public var spacing: CGFloat = 8 { didSet { space() } }
  /// The least number of columns; a wide view has more. Default: 3. Must be positive.
  public var columns = 3 {
    didSet { if columns != oldValue { invalidateLayout() } }
  }
  /// How many times as large a photo is while it is lifted. Default: 1.15.
  public var liftedScale: CGFloat = 1.15
  /// How opaque a photo is while it is lifted, 0 to 1. Default: 0.9.
  public var liftedAlpha: CGFloat = 0.9
  /// Called with the frame at which a photo that a finger carries would land; with nil at the end. Default: nil.
  public var onMove: ((CGRect?) -> Void)?

  /// Three columns.
  public override init() {
    super.init()
    space()
  }

  /// Layouts are not archived.
  public required init?(coder: NSCoder) { nil }

  /// True: from right to left the photos are mirrored.
  public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  private func space() {
    minimumLineSpacing = spacing
    minimumInteritemSpacing = spacing
    sectionInset = UIEdgeInsets(top: spacing, left: spacing, bottom: spacing, right: spacing)
  }

  /// Makes photos as large as whole columns need.
  public override func prepare() {
    if let width = collectionView?.bounds.width {
      let count = max(CGFloat(columns), ((width - spacing) / (100 + spacing)).rounded(.down))
      let side = max(1, ((width - spacing) / count - spacing).rounded(.down))
      if itemSize.width != side { itemSize = CGSize(width: side, height: side) }
    }
    super.prepare()
  }

  /// A photo that a finger carries.
  public override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
    attributes.transform = CGAffineTransform(scaleX: liftedScale, y: liftedScale)
    attributes.alpha = liftedAlpha
    attributes.zIndex = 1000
    onMove?(layoutAttributesForItem(at: indexPath)?.frame)
    return attributes
  }

  /// The photo has landed.
  public override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    onMove?(nil)
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
  }
}
