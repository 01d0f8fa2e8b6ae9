import UIKit

/// A honeycomb of round cells, in which every second row is shifted by half a cell.
final class HoneycombLayout: UICollectionViewLayout {
  /// The diameter of a cell, in points.
  var diameter: CGFloat = 88 { didSet { invalidateLayout() } }
  /// The spacing between cells and at the edges, in points.
  var spacing: CGFloat = 8 { didSet { invalidateLayout() } }

  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0

  /// The number of cells in a row. Shifted rows have one cell fewer.
  var columns: Int {
    let width = collectionView?.bounds.width ?? 0
    return max(1, Int((width - spacing) / (diameter + spacing)))
  }

  override func prepare() {
    super.prepare()
    attributes = []
    height = 0
    guard let collectionView, collectionView.numberOfSections > 0 else { return }
    let step = diameter + spacing
    // The distance between rows is the height of an equilateral triangle: sqrt(3) / 2 of the distance between cells.
    let rowStep = step * 0.866
    let used = CGFloat(columns) * step - spacing
    let left = (collectionView.bounds.width - used) / 2
    var row = 0
    var column = 0
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let isShifted = row % 2 == 1 && columns > 1
      let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      cell.frame = CGRect(
        x: left + CGFloat(column) * step + (isShifted ? step / 2 : 0), y: spacing + CGFloat(row) * rowStep,
        width: diameter, height: diameter)
      attributes.append(cell)
      height = cell.frame.maxY + spacing
      column += 1
      if column == (isShifted ? columns - 1 : columns) {
        column = 0
        row += 1
      }
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: collectionView?.bounds.width ?? 0, height: height) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes.indices.contains(indexPath.item) ? attributes[indexPath.item] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}
