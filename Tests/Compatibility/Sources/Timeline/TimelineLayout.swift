// SPDX-License-Identifier: MIT

import UIKit

// Cards to the left and right of a line. The line, and a dot for each card, are decoration views.
class TimelineLayout: UICollectionViewLayout {
  class LineView: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .lightGray
    }
    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  final class DotView: LineView {
    override func layoutSubviews() {
      super.layoutSubviews()
      layer.cornerRadius = bounds.width / 2
    }
  }

  static let lineKind = "TimelineLine"
  static let dotKind = "TimelineDot"

  var height: (IndexPath) -> CGFloat = { _ in 80 } {
    didSet { invalidateLayout() }
  }

  private var cards = [IndexPath: UICollectionViewLayoutAttributes]()
  private var dots = [IndexPath: UICollectionViewLayoutAttributes]()
  private var line: UICollectionViewLayoutAttributes?
  private var bottom: CGFloat = 0

  override init() {
    super.init()
    registerViews()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    registerViews()
  }

  private func registerViews() {
    register(LineView.self, forDecorationViewOfKind: TimelineLayout.lineKind)
    register(DotView.self, forDecorationViewOfKind: TimelineLayout.dotKind)
  }

  override var collectionViewContentSize: CGSize {
    guard let width = collectionView?.bounds.width else { return .zero }
    return CGSize(width: width, height: bottom)
  }

  override func prepare() {
    super.prepare()
    cards.removeAll()
    dots.removeAll()
    guard let collectionView = collectionView else { return }
    let middle = collectionView.bounds.width / 2
    // A card may begin beside the previous card, but at least 30 points lower.
    var ends: (left: CGFloat, right: CGFloat) = (10, 40)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let indexPath = IndexPath(item: item, section: 0)
      let card = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let isLeft = item % 2 == 0
      let y = isLeft ? ends.left : ends.right
      card.frame = CGRect(x: isLeft ? 10 : middle + 20, y: y, width: middle - 30, height: height(indexPath))
      if isLeft { ends.left = card.frame.maxY + 10 } else { ends.right = card.frame.maxY + 10 }
      let dot = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: TimelineLayout.dotKind, with: indexPath)
      dot.frame = CGRect(x: middle - 6, y: card.frame.minY + 10, width: 12, height: 12)
      dot.zIndex = 1
      cards[indexPath] = card
      dots[indexPath] = dot
    }
    bottom = max(ends.left, ends.right)
    line = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: TimelineLayout.lineKind, with: IndexPath(item: 0, section: 0))
    line?.frame = CGRect(x: middle - 1, y: 0, width: 2, height: bottom)
    line?.zIndex = -1
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let all = [line].compactMap { $0 } + Array(cards.values) + Array(dots.values)
    return all.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return cards[indexPath]
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return elementKind == TimelineLayout.dotKind ? dots[indexPath] : line
  }
}

class TimelineViewController: UICollectionViewController {
  var heights: [CGFloat] = [80, 120, 60, 90, 200, 40, 100, 100, 100, 100, 100, 100]

  convenience init() {
    self.init(collectionViewLayout: TimelineLayout())
    (collectionViewLayout as? TimelineLayout)?.height = { [weak self] in self?.heights[$0.item] ?? 0 }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView?.contentInsetAdjustmentBehavior = .never
    collectionView?.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Card")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return heights.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "Card", for: indexPath)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    heights[indexPath.item] += 50
    UIView.animate(withDuration: 0.3) {
      collectionView.collectionViewLayout.invalidateLayout()
      collectionView.layoutIfNeeded()
    }
  }
}
