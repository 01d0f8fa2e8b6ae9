import UIKit

/// Round cells in rows that are shifted by half a cell, as in a honeycomb.
final class HoneycombLayout: UICollectionViewLayout {
  /// The width of a cell in points.
  var diameter: CGFloat = 88 { didSet { invalidateLayout() } }
  /// Points between two cells, and to the edges.
  var spacing: CGFloat = 8 { didSet { invalidateLayout() } }

  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0

  /// Cells in a row: every second one has one less, so that it can be shifted.
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
    // Rows of a honeycomb are nearer to each other than cells of a row: by the height of an equilateral triangle.
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
