// SPDX-License-Identifier: MIT

import UIKit

// A wall of tiles: each tile covers several grid cells and is placed in the first gap that fits.
final class MosaicLayout: UICollectionViewLayout {
  enum Tile {
    case small, wide, tall, big

    var span: (columns: Int, rows: Int) {
      switch self {
      case .small: return (1, 1)
      case .wide: return (2, 1)
      case .tall: return (1, 2)
      case .big: return (2, 2)
      }
    }
  }

  typealias TileProvider = (IndexPath) -> Tile

  var columns: Int = 4 { didSet { invalidateLayout() } }
  var gap: CGFloat = 4 { didSet { invalidateLayout() } }

  private let provider: TileProvider
  private var attributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var taken: Set<[Int]> = []
  private var rows = 0
  private(set) var preparations = 0

  init(tiles provider: @escaping TileProvider) {
    self.provider = provider
    super.init()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private var side: CGFloat {
    let width = collectionView?.bounds.width ?? 0
    return (width - gap * CGFloat(columns - 1)) / CGFloat(columns)
  }

  override var collectionViewContentSize: CGSize {
    guard let collectionView = collectionView, rows > 0 else { return .zero }
    return CGSize(width: collectionView.bounds.width, height: CGFloat(rows) * (side + gap) - gap)
  }

  override func prepare() {
    super.prepare()
    preparations += 1
    guard let collectionView = collectionView else { return }
    (attributes, taken, rows) = ([:], [], 0)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let indexPath = IndexPath(item: item, section: 0)
      let span = provider(indexPath).span
      let (column, row) = place(columns: span.columns, rows: span.rows)
      rows = max(rows, row + span.rows)
      let attribute = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let step = side + gap
      attribute.frame = CGRect(
        x: CGFloat(column) * step, y: CGFloat(row) * step, width: CGFloat(span.columns) * step - gap,
        height: CGFloat(span.rows) * step - gap)
      attributes[indexPath] = attribute
    }
  }

  private func place(columns width: Int, rows height: Int) -> (Int, Int) {
    var row = 0
    while true {
      for column in 0...(columns - width) {
        let cells = (row..<row + height).flatMap { y in (column..<column + width).map { x in [x, y] } }
        if taken.isDisjoint(with: cells) {
          taken.formUnion(cells)
          return (column, row)
        }
      }
      row += 1
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return attributes.values.filter { rect.intersects($0.frame) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return attributes[indexPath]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return newBounds.width != collectionView?.bounds.width
  }
}

class MosaicDataSource: NSObject, UICollectionViewDataSource {
  var count: Int
  init(count: Int) { self.count = count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    cell.contentView.layer.borderWidth = 1
    return cell
  }
}
