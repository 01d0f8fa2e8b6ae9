// SPDX-License-Identifier: MIT

import UIKit

/// Photos in three columns, or more; a long press lifts one.
public final class PhotoReorderViewController: UICollectionViewController {
  /// The photos in their present order.
  public private(set) var photos: [GalleryPicture]
  private let names = PhotoReorderLayout()

  /// Starts with the order in which they were taken.
  public init() {
    photos = (0..<GalleryPicture.count).map { GalleryPicture.at($0) }
    super.init(collectionViewLayout: names)
    title = "Photos"
  }

  /// Controllers are not archived.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.accessibilityLabel = "Photos"
    collectionView.register(LiftedPhotoCell.self, forCellWithReuseIdentifier: "photo")
  }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { photos.count }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? LiftedPhotoCell)?.show(photos[indexPath.item])
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
final class PhotoReorderLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    minimumLineSpacing = 8
    minimumInteritemSpacing = 8
    sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  required init?(coder: NSCoder) { nil }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func prepare() {
    if let width = collectionView?.bounds.width {
      let columns = max(3, ((width - 8) / 108).rounded(.down))
      let side = max(1, ((width - 8) / columns - 8).rounded(.down))
      if itemSize.width != side { itemSize = CGSize(width: side, height: side) }
    }
    super.prepare()
  }

  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
    attributes.transform = CGAffineTransform(scaleX: 1.15, y: 1.15)
    attributes.alpha = 0.9
    attributes.zIndex = 1000
    return attributes
  }
}

/// A photo with round corners.
public final class LiftedPhotoCell: UICollectionViewCell {
  private let scenery = SceneryView()

  /// Makes a cell without a photo.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    scenery.layer.cornerRadius = 10
    contentView.addSubview(scenery)
  }

  /// Cells are not archived.
  public required init?(coder: NSCoder) { nil }

  /// Shows a photo.
  public func show(_ photo: GalleryPicture) {
    scenery.picture = photo
    accessibilityLabel = photo.name
  }

  /// The photo fills the cell.
  public override func layoutSubviews() {
    super.layoutSubviews()
    scenery.frame = contentView.bounds
  }
}
