// SPDX-License-Identifier: MIT

import UIKit

/// A layout of squares that are sized so that whole columns fill the width.
public class SquaresLayout: UICollectionViewFlowLayout {
  /// The minimum side length of a square in points. Must be positive.
  public var leastSide: CGFloat { didSet { invalidateLayout() } }

  /// Creates a layout of squares with a margin and a spacing in points.
  public init(leastSide: CGFloat, margin: CGFloat, spacing: CGFloat) {
    self.leastSide = leastSide
    super.init()
    itemSize = CGSize(width: leastSide, height: leastSide)
    sectionInset = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    minimumLineSpacing = spacing
    minimumInteritemSpacing = spacing
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Always true: the squares are mirrored in right-to-left layouts.
  public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Divides the width into as many columns as possible without making the squares smaller than their minimum size.
  public override func prepare() {
    if let width = collectionView?.bounds.width, width > 0 {
      let room = max(1, width - sectionInset.left - sectionInset.right)
      let gap = minimumInteritemSpacing
      let columns = max(1, ((room + gap) / (leastSide + gap)).rounded(.down))
      let side = max(1, ((room + gap) / columns - gap).rounded(.down))
      if itemSize.width != side { itemSize = CGSize(width: side, height: side) }
    }
    super.prepare()
  }
}

/// Squares of at least 140 points, in as many columns as fit the width.
public final class PrimaryLayout: SquaresLayout {
  /// Creates the layout.
  public init() { super.init(leastSide: 140, margin: 16, spacing: 8) }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }
}

/// Large squares in one column, or in several columns in a wide view.
public final class SecondaryLayout: SquaresLayout {
  /// Creates the layout.
  public init() { super.init(leastSide: 300, margin: 10, spacing: 10) }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }
}

/// An album with a hundred square photos. Tapping a square pushes a controller that displays the same squares in
/// another layout.
public final class PrimaryViewController: UICollectionViewController {
  /// The number of squares.
  public static let count = 100

  /// The minimum side length of a small square in points. Default: 140.
  public var smallSide: CGFloat = 140 { didSet { small.leastSide = smallSide } }
  /// The minimum side length of a large square in points. Default: 300.
  public var largeSide: CGFloat = 300 { didSet { arrangeLarge() } }
  /// The spacing between large squares in points. Default: 10.
  public var largeSpacing: CGFloat = 10 { didSet { arrangeLarge() } }

  private let small = PrimaryLayout()
  private var large = SecondaryLayout()

  /// Creates a controller with small squares.
  public init() {
    super.init(collectionViewLayout: small)
    title = "Album"
  }

  private func arrangeLarge() {
    large.leastSide = largeSide
    large.minimumLineSpacing = largeSpacing
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.accessibilityLabel = "Squares"
    collectionView.register(PictureSquareCell.self, forCellWithReuseIdentifier: "square")
  }

  public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    large = SecondaryLayout()
    arrangeLarge()
    let secondary = SecondaryViewController(collectionViewLayout: large)
    secondary.title = "Photos"
    secondary.useLayoutToLayoutNavigationTransitions = true
    navigationController?.pushViewController(secondary, animated: true)
  }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Self.count }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
    (cell as? PictureSquareCell)?.show(number: indexPath.item)
    return cell
  }
}

/// The same squares in a larger layout. The controller shares the collection view of the previous controller. Tapping a
/// square displays the photo's name in the bar.
public final class SecondaryViewController: UICollectionViewController {
  /// The square that was tapped most recently, or nil.
  public private(set) var tapped: IndexPath?

  public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    tapped = indexPath
    let name = GalleryPicture.at(indexPath.item).name
    title = name
    UIAccessibility.post(notification: .announcement, argument: name)
  }
}
