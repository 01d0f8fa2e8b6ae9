// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// Numbered tiles whose order is determined by snapshots.
public final class ShuffleViewController: UICollectionViewController {
  /// The initial number of tiles.
  public static let count = 40

  /// The data source of the tiles.
  public private(set) var source: UICollectionViewDiffableDataSource<Int, Int>!

  /// The layout.
  public let flow = UICollectionViewFlowLayout()
  /// The number of tiles in the complete set. Reducing the value removes the tiles with the highest numbers. Default:
  /// `count`.
  public var tileCount = ShuffleViewController.count {
    didSet {
      guard tileCount != oldValue, source != nil else { return }
      let kept = numbers.filter { $0 <= tileCount }
      show(tileCount > oldValue ? kept + Array(oldValue + 1...tileCount) : kept)
    }
  }
  /// The width and height of a tile in points. Default: 68.
  public var side: CGFloat = 68 { didSet { arrange() } }
  /// The spacing between and around tiles in points. Default: 8.
  public var spacing: CGFloat = 8 { didSet { arrange() } }
  /// The seed of subsequent shuffles. The same seed results in the same sequence of orders. Default: 11.
  public var seed = 11 { didSet { chance = UInt64(max(0, seed)) } }

  private var chance: UInt64 = 11

  /// Creates a controller with ordered tiles.
  public init() {
    super.init(collectionViewLayout: flow)
    arrange()
    title = "Shuffle"
  }

  private func arrange() {
    flow.itemSize = CGSize(width: side, height: side)
    flow.minimumLineSpacing = spacing
    flow.minimumInteritemSpacing = spacing
    flow.sectionInset = UIEdgeInsets(top: spacing, left: spacing, bottom: spacing, right: spacing)
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.accessibilityLabel = "Tiles"
    collectionView.register(BlockCell.self, forCellWithReuseIdentifier: "tile")
    source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) { view, path, number in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
      (cell as? BlockCell)?.show(number: number)
      return cell
    }
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Sort", primaryAction: UIAction { [me = WeakReference(self)] _ in me.wrappedValue?.sort() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Shuffle", primaryAction: UIAction { [me = WeakReference(self)] _ in me.wrappedValue?.shuffle() })
    show(Array(1...tileCount), animated: false)
  }

  private func show(_ numbers: [Int], animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(numbers)
    source.apply(snapshot, animatingDifferences: animated)
    updateAdvice()
  }

  private func updateAdvice() {
    collectionView.showAdvice(numbers.isEmpty ? "Press Sort to bring all tiles back" : nil)
  }

  /// The numbers in their displayed order.
  public var numbers: [Int] { source.snapshot().itemIdentifiers }

  /// Shuffles the tiles with pseudorandom numbers that are the same in every run.
  public func shuffle() {
    var numbers = self.numbers
    guard numbers.count > 1 else { return }
    for index in (1..<numbers.count).reversed() {
      chance = chance &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      numbers.swapAt(index, Int(chance >> 33) % (index + 1))
    }
    show(numbers)
    UIAccessibility.post(notification: .announcement, argument: "Shuffled")
  }

  /// Restores all removed tiles and sorts them.
  public func sort() {
    show(Array(1...tileCount))
    UIAccessibility.post(notification: .announcement, argument: "Sorted")
  }

  public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let number = source.itemIdentifier(for: indexPath) else { return }
    var snapshot = source.snapshot()
    snapshot.deleteItems([number])
    source.apply(snapshot)
    updateAdvice()
    UIAccessibility.post(notification: .announcement, argument: "Tile \(number) removed")
  }
}
