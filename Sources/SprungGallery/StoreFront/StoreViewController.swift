// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// Shelves of products: one that turns page by page, one that scrolls freely with badges, and a grid on a background.
public final class StoreViewController: UICollectionViewController {
  /// Products on each shelf.
  public static let counts = [5, 12, GalleryPicture.count]

  /// The layout, whose springs a test looks at.
  public let store: SpringyCompositionalLayout
  /// Points by which a product hops when it is tapped. Default: 12.
  public var hop: CGFloat = 12
  /// The contents of the bag, by number of the picture.
  public private(set) var bag: [Int] = []

  private var bagItem: UIBarButtonItem!

  /// Opens the store.
  public init() {
    store = StoreLayout.make()
    super.init(collectionViewLayout: store)
    title = "Store"
  }

  /// Controllers are not archived.
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

  /// The picture of a product.
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

  /// Takes everything out of the bag.
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
    // The product hops when it is put into the bag.
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
