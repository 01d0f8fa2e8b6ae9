// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// Four columns of tiles. Tapping a tile removes it.
public final class FallingTilesViewController: UICollectionViewController {
  /// The numbers of the tiles by column, from bottom to top.
  public private(set) var columns = (0..<4).map { column in (0..<5).map { 5 * column + $0 + 1 } }
  /// The layout.
  public let tiles = FallingTilesLayout()
  /// The button that drops a tile. The button is disabled when all columns are full.
  public private(set) var addButton: UIBarButtonItem!

  private var last = 20
  /// The maximum number of tiles in a column.
  private static let limit = 6

  /// Creates four columns of five tiles.
  public init() {
    super.init(collectionViewLayout: tiles)
    title = "Tiles"
    tiles.fittingRows = Self.limit
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = GalleryColors.dynamic(
      UIColor(red: 0.92, green: 0.94, blue: 0.97, alpha: 1),
      dark: UIColor(red: 0.07, green: 0.08, blue: 0.11, alpha: 1))
    collectionView.accessibilityLabel = "Tiles"
    collectionView.register(BlockCell.self, forCellWithReuseIdentifier: "tile")
    addButton = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [me = WeakReference(self)] _ in me.wrappedValue?.addTile() })
    navigationItem.rightBarButtonItem = addButton
  }

  /// Invalidates the layout, because layouts are not notified when the layout direction changes.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    collectionView?.collectionViewLayout.invalidateLayout()
  }

  /// Drops a tile onto the shortest column. If several columns are equally short, the first is used.
  public func addTile() {
    var lowest = 0
    for column in columns.indices where columns[column].count < columns[lowest].count { lowest = column }
    guard columns[lowest].count < Self.limit else { return }
    last += 1
    collectionView.performBatchUpdates {
      self.columns[lowest].append(self.last)
      self.collectionView.insertItems(at: [IndexPath(item: self.columns[lowest].count - 1, section: lowest)])
    }
    UIAccessibility.post(notification: .announcement, argument: "Added: tile \(last)")
    updateButton()
  }

  /// Removes a tile.
  public func deleteTile(at indexPath: IndexPath) {
    let number = columns[indexPath.section][indexPath.item]
    collectionView.performBatchUpdates {
      self.columns[indexPath.section].remove(at: indexPath.item)
      self.collectionView.deleteItems(at: [indexPath])
    }
    UIAccessibility.post(notification: .announcement, argument: "Deleted: tile \(number)")
    updateButton()
  }

  private func updateButton() {
    addButton.isEnabled = columns.contains { $0.count < Self.limit }
    collectionView.showAdvice(columns.allSatisfy { $0.isEmpty } ? "Press + to drop a tile" : nil)
  }

  public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    deleteTile(at: indexPath)
  }

  public override func numberOfSections(in collectionView: UICollectionView) -> Int { columns.count }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { columns[section].count }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? BlockCell)?.show(number: columns[indexPath.section][indexPath.item])
    return cell
  }
}

/// A block with a number.
public final class BlockCell: UICollectionViewCell {
  private let label = GalleryLabel(22, .bold)

  /// Creates a block without a number.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 12
    label.textAlignment = .center
    label.textColor = .white
    contentView.addSubview(label)
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Displays a number, which also determines the block's color.
  public func show(number: Int) {
    label.text = "\(number)"
    accessibilityLabel = "Tile \(number)"
    backgroundColor = UIColor(hue: 0.55 + 0.35 * CGFloat(number % 7) / 7, saturation: 0.62, brightness: 0.58, alpha: 1)
  }

  /// Centers the number.
  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}
