// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A horizontal strip of cards along the bottom edge, each on a spring.
public final class CarouselViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  /// The sizes of a card on a phone and on a tablet.
  private static let tileSize = CGSize(width: 90, height: 120)
  private static let largeTileSize = CGSize(width: 165, height: 220)

  /// The numbers of the tiles in order.
  public private(set) var numbers = Array(0..<30)

  /// The strip.
  public private(set) var collectionView: UICollectionView!

  /// The layout of the strip.
  public let carousel = SpringyCarouselLayout(itemSize: tileSize)

  /// The button that adds a tile.
  public let addButton = UIButton(type: .system)

  /// The style of the demo: pictures against a sky, or red tiles on white. Default: `finished`.
  public var look = GalleryLook.finished { didSet { if look != oldValue { showLook() } } }

  private let sky = GalleryBackdrop(
    [UIColor(red: 0.86, green: 0.92, blue: 0.98, alpha: 1), UIColor(red: 0.99, green: 0.96, blue: 0.92, alpha: 1)],
    dark: [
      UIColor(red: 0.07, green: 0.09, blue: 0.17, alpha: 1), UIColor(red: 0.19, green: 0.16, blue: 0.22, alpha: 1),
    ])
  private var animationsWereEnabled = true

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    sky.frame = view.bounds
    sky.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(sky)
    addButton.tintColor = GalleryColors.tint
    addButton.frame = CGRect(x: (view.bounds.width - 48) / 2, y: 10, width: 48, height: 48)
    for arm in [CGRect(x: 14, y: 22.5, width: 20, height: 3), CGRect(x: 22.5, y: 14, width: 3, height: 20)] {
      let bar = UIView(frame: arm)
      bar.backgroundColor = GalleryColors.tint
      bar.layer.cornerRadius = 1.5
      bar.isUserInteractionEnabled = false
      addButton.addSubview(bar)
    }
    addButton.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    addButton.accessibilityLabel = "Add view"
    addButton.addAction(
      UIAction { [me = WeakReference(self)] _ in me.wrappedValue?.newViewButtonPressed() }, for: .touchUpInside)
    let frame = CGRect(x: 0, y: 60, width: view.bounds.width, height: view.bounds.height - 60)
    collectionView = UICollectionView(frame: frame, collectionViewLayout: carousel)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.accessibilityLabel = "Tiles"
    collectionView.register(CarouselCell.self, forCellWithReuseIdentifier: "tile")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
    view.addSubview(addButton)
    showLook()
  }

  private func showLook() {
    let isBare = look == .bare
    sky.isHidden = isBare
    collectionView.backgroundColor = isBare ? .systemBackground : .clear
    addButton.backgroundColor =
      isBare ? .clear : GalleryColors.dynamic(.white, dark: UIColor(white: 0.16, alpha: 1))
    addButton.layer.cornerRadius = 24
    addButton.layer.shadowOpacity = isBare ? 0 : 0.2
    addButton.layer.shadowOffset = CGSize(width: 0, height: 2)
    addButton.layer.shadowRadius = 5
    for cell in collectionView.visibleCells { (cell as? CarouselCell)?.look = look }
  }

  /// Sets the size of the cards, which are larger on a tablet.
  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let size = min(view.bounds.width, view.bounds.height) < 600 ? Self.tileSize : Self.largeTileSize
    if carousel.itemSize != size { carousel.itemSize = size }
  }

  // The layout disables view animations in the whole app, so the demo restores the previous setting when it disappears.

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    animationsWereEnabled = UIView.areAnimationsEnabled
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    UIView.setAnimationsEnabled(animationsWereEnabled)
  }

  /// Inserts a tile with the next number to the right of the center.
  public func newViewButtonPressed() {
    let indexPath = indexPathOfItemRightOfCenter()
    numbers.insert(numbers.count, at: indexPath.item)
    collectionView.insertItems(at: [indexPath])
    UIAccessibility.post(notification: .announcement, argument: "Added: tile \(numbers[indexPath.item])")
  }

  /// Returns the index path for a new tile. It is the index path of the visible tile closest to the center, or the next
  /// index path if that tile is to the left of the center. If no tiles are visible, returns the first index path.
  public func indexPathOfItemRightOfCenter() -> IndexPath {
    let middle = collectionView.bounds.midX
    var nearest: (item: Int, difference: CGFloat)?
    for cell in collectionView.visibleCells {
      guard let indexPath = collectionView.indexPath(for: cell) else { continue }
      let difference = cell.frame.midX - middle
      if nearest == nil || abs(difference) < abs(nearest!.difference) { nearest = (indexPath.item, difference) }
    }
    guard let nearest else { return IndexPath(item: 0, section: 0) }
    return IndexPath(item: nearest.difference < 0 ? nearest.item + 1 : nearest.item, section: 0)
  }

  /// Returns one cell per number.
  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    numbers.count
  }

  /// Returns a tile that displays its number.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    if let tile = cell as? CarouselCell {
      tile.look = look
      tile.show(number: numbers[indexPath.item])
    }
    return cell
  }

  /// Returns the same size for every tile.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { carousel.itemSize }
}
