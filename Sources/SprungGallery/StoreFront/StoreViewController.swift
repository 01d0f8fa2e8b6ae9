// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// Shelves of products: one that pages, one that scrolls freely and has badges, and a grid on a background.
public final class StoreViewController: UICollectionViewController {
  /// The number of products on each shelf.
  public static let counts = [5, 12, GalleryPicture.count]

  /// The layout. A test inspects its springs.
  public let store: SpringyCompositionalLayout
  /// The distance in points by which a tapped product hops. Default: 12.
  public var hop: CGFloat = 12
  /// The contents of the bag, by picture number.
  public private(set) var bag: [Int] = []

  private var bagItem: UIBarButtonItem!

  /// Creates the store.
  public init() {
    store = StoreLayout.make()
    super.init(collectionViewLayout: store)
    title = "Store"
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.accessibilityLabel = "Products"
    collectionView.register(ProductCell.self, forCellWithReuseIdentifier: "product")
    collectionView.register(
      StoreHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collectionView.register(
      StoreBadge.self, forSupplementaryViewOfKind: StoreLayout.badgeKind, withReuseIdentifier: "badge")
    bagItem = UIBarButtonItem(
      title: "Bag", primaryAction: UIAction { [me = WeakReference(self)] _ in me.wrappedValue?.emptyBag() })
    navigationItem.rightBarButtonItem = bagItem
    updateBag()
  }

  /// Returns the picture of the product at the given index path.
  static func picture(at path: IndexPath) -> GalleryPicture {
    GalleryPicture.at(path.section == 0 ? path.item * 4 : path.section == 1 ? path.item + 9 : path.item)
  }

  private func updateBag() {
    bagItem.title = bag.isEmpty ? "Bag" : "Bag (\(bag.count))"
    bagItem.isEnabled = !bag.isEmpty
  }

  private func showAgain() {
    updateBag()
    for path in collectionView.indexPathsForVisibleItems {
      if let cell = collectionView.cellForItem(at: path) as? ProductCell { fill(cell, path) }
    }
  }

  /// Empties the bag.
  public func emptyBag() {
    bag = []
    showAgain()
    UIAccessibility.post(notification: .announcement, argument: "The bag is empty")
  }

  public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    let picture = Self.picture(at: indexPath)
    if let place = bag.firstIndex(of: picture.number) {
      bag.remove(at: place)
    } else {
      bag.append(picture.number)
    }
    showAgain()
    // The product hops when it is added to the bag.
    store.springs.displace(itemAt: indexPath, by: CGVector(dx: 0, dy: -hop))
  }

  public override func numberOfSections(in collectionView: UICollectionView) -> Int { Self.counts.count }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Self.counts[section] }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "product", for: indexPath)
    if let cell = cell as? ProductCell { fill(cell, indexPath) }
    return cell
  }

  private func fill(_ cell: ProductCell, _ path: IndexPath) {
    let picture = Self.picture(at: path)
    cell.show(picture, price: 12 + picture.number * 7 % 60, isInBag: bag.contains(picture.number))
  }

  public override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let identifier = kind == StoreLayout.badgeKind ? "badge" : "header"
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    (view as? StoreHeader)?.show(StoreLayout.titles[indexPath.section])
    return view
  }
}
