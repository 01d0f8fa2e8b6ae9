// SPDX-License-Identifier: MIT

import UIKit

class ParallaxAttributes: UICollectionViewLayoutAttributes {
  var parallax: CGAffineTransform = .identity

  override func copy(with zone: NSZone?) -> Any {
    let copy = super.copy(with: zone)
    (copy as? ParallaxAttributes)?.parallax = parallax
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let attributes = object as? ParallaxAttributes else { return false }
    return super.isEqual(object) && NSValueLike(attributes.parallax) == NSValueLike(parallax)
  }
}

private struct NSValueLike: Equatable {
  let values: [CGFloat]
  init(_ transform: CGAffineTransform) {
    values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
  }
}

// Rows with images that move more slowly than the rows themselves.
class ParallaxLayout: UICollectionViewFlowLayout {
  let maxParallaxOffset: CGFloat = 30.0

  override class var layoutAttributesClass: AnyClass { ParallaxAttributes.self }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return super.layoutAttributesForElements(in: rect)?.compactMap { attributes in
      guard let copy = attributes.copy() as? ParallaxAttributes else { return nil }
      if copy.representedElementCategory == .cell { copy.parallax = parallax(for: copy) }
      return copy
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let attributes = super.layoutAttributesForItem(at: indexPath)?.copy() as? ParallaxAttributes else {
      return nil
    }
    attributes.parallax = parallax(for: attributes)
    return attributes
  }

  private func parallax(for attributes: UICollectionViewLayoutAttributes) -> CGAffineTransform {
    guard let collectionView = collectionView else { return .identity }
    let distance = collectionView.bounds.midY - attributes.center.y
    let ratio = max(-1, min(1, distance / (collectionView.bounds.height / 2)))
    return CGAffineTransform(translationX: 0, y: ratio * maxParallaxOffset)
  }
}

class ParallaxCell: UICollectionViewCell {
  let picture = UIView()
  private var centerYConstraint: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    contentView.addSubview(picture)
    picture.translatesAutoresizingMaskIntoConstraints = false
    centerYConstraint = picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor)
    NSLayoutConstraint.activate([
      picture.leftAnchor.constraint(equalTo: contentView.leftAnchor),
      picture.rightAnchor.constraint(equalTo: contentView.rightAnchor),
      picture.heightAnchor.constraint(equalTo: contentView.heightAnchor, constant: 60),
      centerYConstraint!,
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let attributes = layoutAttributes as? ParallaxAttributes else { return }
    centerYConstraint?.constant = attributes.parallax.ty
  }
}

class ParallaxViewController: UICollectionViewController {
  private static let identifier = "Parallax"

  init() {
    let layout = ParallaxLayout()
    layout.itemSize = CGSize(width: 320, height: 142)
    layout.minimumLineSpacing = 0
    super.init(collectionViewLayout: layout)
    collectionView.register(ParallaxCell.self, forCellWithReuseIdentifier: Self.identifier)
    collectionView.contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) { fatalError() }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
  }
}
