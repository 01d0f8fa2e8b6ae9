// SPDX-License-Identifier: MIT

import UIKit

// A honeycomb: rows of hexagons, with every other row offset by half a cell.
class HexagonLayout: UICollectionViewLayout {
  var itemSize: CGSize = CGSize(width: 80, height: 96) {
    didSet {
      if !itemSize.equalTo(oldValue) { self.invalidateLayout() }
    }
  }
  private var maxColumns = 0

  private var itemCount: Int {
    guard let collectionView = self.collectionView else { return 0 }
    return (0..<collectionView.numberOfSections).reduce(0) { $0 + collectionView.numberOfItems(inSection: $1) }
  }

  override func prepare() {
    super.prepare()
    let width = self.collectionView?.bounds.width ?? 0
    // The offset rows need an additional half cell.
    self.maxColumns = max(1, Int((width - self.itemSize.width / 2) / self.itemSize.width))
  }

  private var rowStep: CGFloat { return itemSize.height * 3 / 4 }

  override var collectionViewContentSize: CGSize {
    guard maxColumns > 0, itemCount > 0 else { return .zero }
    let rows = (itemCount + maxColumns - 1) / maxColumns
    return CGSize(
      width: (CGFloat(maxColumns) + 0.5) * itemSize.width, height: CGFloat(rows - 1) * rowStep + itemSize.height)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let (row, column) = indexPath.item.quotientAndRemainder(dividingBy: maxColumns)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.size = itemSize
    attributes.center = CGPoint(
      x: (CGFloat(column) + (row % 2 == 0 ? 0.5 : 1)) * itemSize.width, y: CGFloat(row) * rowStep + itemSize.height / 2)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard itemCount > 0 else { return nil }
    let first = max(0, Int(floor((rect.minY - itemSize.height) / rowStep))) * maxColumns
    let last = min(itemCount - 1, (Int(ceil(rect.maxY / rowStep)) + 1) * maxColumns - 1)
    guard first <= last else { return [] }
    return stride(from: first, through: last, by: 1)
      .compactMap { self.layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }
}

class HexagonCell: UICollectionViewCell {
  override var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { updatePath() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    updatePath()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    updatePath()
  }

  private(set) var path = UIBezierPath()

  private func updatePath() {
    let (w, h) = (bounds.width, bounds.height)
    path = UIBezierPath()
    path.move(to: CGPoint(x: w / 2, y: 0))
    path.addLine(to: CGPoint(x: w, y: h / 4))
    path.addLine(to: CGPoint(x: w, y: h * 3 / 4))
    path.addLine(to: CGPoint(x: w / 2, y: h))
    path.addLine(to: CGPoint(x: 0, y: h * 3 / 4))
    path.addLine(to: CGPoint(x: 0, y: h / 4))
    path.close()
  }

  // Excludes the corners of the bounds, which belong to neighboring cells.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return path.contains(point)
  }
}

class HexagonViewController: UICollectionViewController {
  var selected = [Int]()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(HexagonCell.self, forCellWithReuseIdentifier: "Hexagon")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Hexagon", for: indexPath)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath.item)
  }
}
