// SPDX-License-Identifier: MIT

import UIKit

class StretchyHeaderLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let layoutAttributes = super.layoutAttributesForElements(in: rect)
    layoutAttributes?.forEach({ attributes in
      guard attributes.representedElementKind == UICollectionView.elementKindSectionHeader,
        attributes.indexPath.section == 0, let collectionView = collectionView
      else { return }
      let contentOffsetY = collectionView.contentOffset.y
      if contentOffsetY > 0 { return }
      let height = headerReferenceSize.height - contentOffsetY
      attributes.frame = CGRect(x: 0, y: contentOffsetY, width: collectionView.frame.width, height: height)
    })
    return layoutAttributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

class ImageHeaderView: UICollectionReusableView {
  let imageView: UIImageView = {
    let view = UIImageView()
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()
  private let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(imageView)
    titleLabel.text = "Surfing"
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(titleLabel)
    let constraints = [
      imageView.topAnchor.constraint(equalTo: topAnchor),
      imageView.bottomAnchor.constraint(equalTo: bottomAnchor),
      imageView.leadingAnchor.constraint(equalTo: leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: trailingAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
    ]
    for constraint in constraints { constraint.isActive = true }
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  var titleBottom: CGFloat { return titleLabel.frame.maxY }
}

class StretchyHeaderViewController: UICollectionViewController {
  var header: ImageHeaderView?

  override func viewDidLoad() {
    super.viewDidLoad()
    setupCollectionView()
    setupLayout()
  }

  fileprivate func setupCollectionView() {
    collectionView.backgroundColor = .white
    collectionView.alwaysBounceVertical = true
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cellId")
    collectionView.register(
      ImageHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "headerId")
  }

  fileprivate func setupLayout() {
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    layout.sectionInset = .init(top: 16, left: 16, bottom: 16, right: 16)
    layout.headerReferenceSize = .init(width: view.frame.width, height: 240)
    layout.itemSize = .init(width: view.frame.width - 2 * 16, height: 50)
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 18 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cellId", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    header =
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "headerId", for: indexPath)
      as? ImageHeaderView
    return header!
  }
}
