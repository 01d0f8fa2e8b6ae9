// SPDX-License-Identifier: MIT

import UIKit

private let sectionBackground = "SectionBackgroundReusableView"

protocol SectionBackgroundDelegateFlowLayout: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    backgroundColorForSectionAt section: Int
  ) -> UIColor
}

extension SectionBackgroundDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    backgroundColorForSectionAt section: Int
  ) -> UIColor {
    return .clear
  }
}

private class SectionBackgroundAttributes: UICollectionViewLayoutAttributes {
  var backgroundColor = UIColor.clear

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! SectionBackgroundAttributes
    copy.backgroundColor = self.backgroundColor
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let rhs = object as? SectionBackgroundAttributes else { return false }
    if self.backgroundColor != rhs.backgroundColor { return false }
    return super.isEqual(object)
  }
}

class SectionBackgroundView: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let attributes = layoutAttributes as? SectionBackgroundAttributes else { return }
    self.backgroundColor = attributes.backgroundColor
  }
}

// A flow layout with a colored background behind each section. Sizes come from the delegate, as in UIKit.
class SectionBackgroundLayout: UICollectionViewFlowLayout {
  private var decorationViewAttrs: [UICollectionViewLayoutAttributes] = []

  override init() {
    super.init()
    register(SectionBackgroundView.self, forDecorationViewOfKind: sectionBackground)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    register(SectionBackgroundView.self, forDecorationViewOfKind: sectionBackground)
  }

  override func prepare() {
    super.prepare()
    guard let collectionView = self.collectionView,
      let delegate = collectionView.delegate as? SectionBackgroundDelegateFlowLayout
    else { return }
    decorationViewAttrs.removeAll()
    for section in 0..<collectionView.numberOfSections {
      let count = collectionView.numberOfItems(inSection: section)
      guard count > 0, let first = layoutAttributesForItem(at: IndexPath(item: 0, section: section)),
        let last = layoutAttributesForItem(at: IndexPath(item: count - 1, section: section))
      else { continue }
      let inset =
        delegate.collectionView?(collectionView, layout: self, insetForSectionAt: section) ?? self.sectionInset
      var frame = first.frame.union(last.frame)
      frame.origin.x = 0
      frame.origin.y -= inset.top
      frame.size.width = collectionView.frame.width
      frame.size.height += inset.top + inset.bottom
      let attributes = SectionBackgroundAttributes(
        forDecorationViewOfKind: sectionBackground, with: IndexPath(item: 0, section: section))
      attributes.frame = frame
      attributes.zIndex = -1
      attributes.backgroundColor = delegate.collectionView(
        collectionView, layout: self, backgroundColorForSectionAt: section)
      decorationViewAttrs.append(attributes)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var attrs = super.layoutAttributesForElements(in: rect)
    attrs?.append(contentsOf: decorationViewAttrs.filter { rect.intersects($0.frame) })
    return attrs
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == sectionBackground else {
      return super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
    }
    return decorationViewAttrs.first { $0.indexPath == indexPath }
  }
}

class DecoratedViewController: UICollectionViewController, SectionBackgroundDelegateFlowLayout {
  var colors: [UIColor] = [.red, .green, .blue, .yellow, .orange]

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { colors.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    7 + section
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 90, height: 90) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: section == 0 ? 20 : 15, left: 10, bottom: 5, right: 10) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    backgroundColorForSectionAt section: Int
  ) -> UIColor { colors[section] }
}
