// SPDX-License-Identifier: MIT

import UIKit

/// A grid of photos with three or more columns. A long press lifts a photo, which can then be moved.
public final class PhotoReorderViewController: UICollectionViewController {
  /// The photos in their current order.
  public private(set) var photos: [GalleryPicture]
  /// The layout.
  public let grid = PhotoReorderLayout()
  /// The mark at the position where the lifted photo would land.
  private let slot = UIView()

  /// Creates a controller with the photos in the order in which they were taken.
  public init() {
    photos = (0..<GalleryPicture.count).map { GalleryPicture.at($0) }
    super.init(collectionViewLayout: grid)
    title = "Photos"
  }

  /// Always returns nil, because decoding from archives is not supported.
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

/// A layout of squares sized so that whole columns fill the width. A lifted photo is larger and slightly transparent.
public final class PhotoReorderLayout: UICollectionViewFlowLayout {
  /// The spacing between and around photos in points. Default: 8.
  public var spacing: CGFloat = 8 { didSet { space() } }
  /// The minimum number of columns. A wide view has more. Must be positive. Default: 3.
  public var columns = 3 {
    didSet { if columns != oldValue { invalidateLayout() } }
  }
  /// The scale of a lifted photo. Default: 1.15.
  public var liftedScale: CGFloat = 1.15
  /// The opacity of a lifted photo, 0 to 1. Default: 0.9.
  public var liftedAlpha: CGFloat = 0.9
  /// Called with the frame at which a dragged photo would land, and with nil when the drag ends. Default: nil.
  public var onMove: ((CGRect?) -> Void)?

  /// Creates a layout with three columns.
  public override init() {
    super.init()
    space()
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Always true: the photos are mirrored in right-to-left layouts.
  public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  private func space() {
    minimumLineSpacing = spacing
    minimumInteritemSpacing = spacing
    sectionInset = UIEdgeInsets(top: spacing, left: spacing, bottom: spacing, right: spacing)
  }

  /// Sizes the photos so that whole columns fill the width.
  public override func prepare() {
    if let width = collectionView?.bounds.width {
      let count = max(CGFloat(columns), ((width - spacing) / (100 + spacing)).rounded(.down))
      let side = max(1, ((width - spacing) / count - spacing).rounded(.down))
      if itemSize.width != side { itemSize = CGSize(width: side, height: side) }
    }
    super.prepare()
  }

  /// Returns the attributes of a dragged photo.
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

  /// Reports the end of the movement.
  public override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    onMove?(nil)
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
  }
}
