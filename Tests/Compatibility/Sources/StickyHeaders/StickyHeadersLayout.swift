// SPDX-License-Identifier: MIT

import UIKit

// Flow layout headers that stick to the top. Like older code, the layout does not use the flow layout's property for
// this.
class StickyHeadersLayout: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard var answer = super.layoutAttributesForElements(in: rect) else { return nil }
    let missing = NSMutableIndexSetLike()
    for attributes in answer where attributes.representedElementCategory == .cell {
      missing.add(attributes.indexPath.section)
    }
    answer = answer.filter { $0.representedElementKind != UICollectionView.elementKindSectionHeader }
    for section in missing.values {
      let indexPath = IndexPath(item: 0, section: section)
      if let attributes = layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: indexPath)
      {
        answer.append(attributes)
      }
    }
    return answer
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard
      let attributes = super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)?.copy()
        as? UICollectionViewLayoutAttributes,
      let collectionView = collectionView
    else { return nil }
    let contentOffset = collectionView.contentOffset
    var nextHeaderY = CGFloat.infinity
    if indexPath.section + 1 < collectionView.numberOfSections,
      let next = super.layoutAttributesForSupplementaryView(
        ofKind: elementKind, at: IndexPath(item: 0, section: indexPath.section + 1))
    {
      nextHeaderY = next.frame.origin.y
    }
    var frame = attributes.frame
    frame.origin.y = min(max(contentOffset.y, frame.origin.y), nextHeaderY - frame.height)
    attributes.zIndex = 1024
    attributes.frame = frame
    return attributes
  }
}

/// The indices of the visible sections, in order.
class NSMutableIndexSetLike {
  private(set) var values: [Int] = []
  func add(_ value: Int) { if !values.contains(value) { values.append(value) } }
}

class SectionHeader: UICollectionReusableView {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.frame = bounds
    addSubview(label)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class StickyViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  init() {
    super.init(collectionViewLayout: StickyHeadersLayout())
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    collectionView.register(
      SectionHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 5 }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header =
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
      as! SectionHeader
    header.label.text = "Section \(indexPath.section)"
    return header
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 320, height: 40) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 320, height: 50) }
}
