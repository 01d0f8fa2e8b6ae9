// SPDX-License-Identifier: MIT

import UIKit

// A table that scrolls in both directions, with a fixed first row and column. Each section is a row.
class SpreadsheetLayout: UICollectionViewLayout {
  private let numberOfColumns: Int
  private let columnWidths: [CGFloat]
  private let rowHeight: CGFloat = 44
  private var itemAttributes = [[UICollectionViewLayoutAttributes]]()
  private var contentSize: CGSize = .zero

  var stickyRows = 1
  var stickyColumns = 1

  init(columnWidths: [CGFloat]) {
    self.columnWidths = columnWidths
    self.numberOfColumns = columnWidths.count
    super.init()
  }

  required init?(coder aDecoder: NSCoder) {
    self.columnWidths = []
    self.numberOfColumns = 0
    super.init(coder: aDecoder)
  }

  override func prepare() {
    guard let collectionView = collectionView, collectionView.numberOfSections > 0 else { return }
    if itemAttributes.count != collectionView.numberOfSections {
      generateItemAttributes(collectionView: collectionView)
      return
    }
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        if section >= stickyRows && item >= stickyColumns { continue }
        let attributes = itemAttributes[section][item]
        if section < stickyRows {
          attributes.frame.origin.y = collectionView.contentOffset.y + CGFloat(section) * rowHeight
        }
        if item < stickyColumns {
          attributes.frame.origin.x = collectionView.contentOffset.x + columnWidths[..<item].reduce(0, +)
        }
      }
    }
  }

  override var collectionViewContentSize: CGSize { return contentSize }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return itemAttributes[indexPath.section][indexPath.row]
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return itemAttributes.joined().filter { rect.intersects($0.frame) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }

  private func generateItemAttributes(collectionView: UICollectionView) {
    itemAttributes.removeAll()
    for section in 0..<collectionView.numberOfSections {
      var row: [UICollectionViewLayoutAttributes] = []
      var x: CGFloat = 0
      for index in 0..<numberOfColumns {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: section))
        attributes.frame =
          CGRect(
            x: x, y: CGFloat(section) * rowHeight, width: columnWidths[index], height: rowHeight
          ).integral
        switch (section < stickyRows, index < stickyColumns) {
        case (true, true): attributes.zIndex = 1024
        case (true, false), (false, true): attributes.zIndex = 1023
        case (false, false): attributes.zIndex = 0
        }
        row.append(attributes)
        x += columnWidths[index]
      }
      itemAttributes.append(row)
    }
    guard let last = itemAttributes.last?.last else { return }
    contentSize = CGSize(width: last.frame.maxX, height: last.frame.maxY)
  }
}

class ContentCell: UICollectionViewCell {
  let contentLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    contentLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(contentLabel)
    NSLayoutConstraint.activate([
      contentLabel.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      contentLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    contentLabel.text = nil
  }
}

class SpreadsheetViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  var collectionView: UICollectionView!

  override func loadView() {
    let layout = SpreadsheetLayout(columnWidths: [60, 100, 120, 80, 100, 120, 80])
    collectionView = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.bounces = false
    collectionView.isDirectionalLockEnabled = false
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(ContentCell.self, forCellWithReuseIdentifier: "ContentCell")
    view = collectionView
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { return 50 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return 7 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    // swiftlint:disable:next force_cast
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "ContentCell", for: indexPath) as! ContentCell
    cell.contentLabel.text = "\(indexPath.section)/\(indexPath.row)"
    cell.backgroundColor = indexPath.section % 2 != 0 ? UIColor(white: 242 / 255.0, alpha: 1.0) : UIColor.white
    return cell
  }
}
