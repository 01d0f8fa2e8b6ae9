// SPDX-License-Identifier: MIT

import UIKit

/// Two columns, or more, of squares of 140 points.
public final class PrimaryLayout: UICollectionViewFlowLayout {
  /// Makes the layout.
  public override init() {
    super.init()
    itemSize = CGSize(width: 140, height: 140)
  }

  /// Layouts are not archived.
  public required init?(coder: NSCoder) { nil }

  /// True: from right to left the squares are mirrored.
  public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// Large squares, one below the other.
public final class SecondaryLayout: UICollectionViewFlowLayout {
  /// Makes the layout.
  public override init() {
    super.init()
    itemSize = CGSize(width: 300, height: 300)
    sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    minimumLineSpacing = 10
  }

  /// Layouts are not archived.
  public required init?(coder: NSCoder) { nil }

  /// True: from right to left the squares are mirrored.
  public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// A hundred squares; a tap pushes the same squares in another layout.
public final class PrimaryViewController: UICollectionViewController {
  /// How many squares there are.
  public static let count = 100

  /// Width and height of a small square in points. Default: 140.
  public var smallSide: CGFloat = 140 { didSet { small.itemSize = CGSize(width: smallSide, height: smallSide) } }
  /// Width and height of a large square in points. Default: 300.
  public var largeSide: CGFloat = 300 { didSet { arrangeLarge() } }
  /// Points between large squares. Default: 10.
  public var largeSpacing: CGFloat = 10 { didSet { arrangeLarge() } }

  private let small = PrimaryLayout()
  private var large = SecondaryLayout()

  /// Starts with small squares.
  public init() {
    super.init(collectionViewLayout: small)
    title = "Squares"
  }

  private func arrangeLarge() {
    large.itemSize = CGSize(width: largeSide, height: largeSide)
    large.minimumLineSpacing = largeSpacing
  }

  /// Controllers are not archived.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.backgroundView = AlbumPage()
    collectionView.accessibilityLabel = "Squares"
    collectionView.register(PictureSquareCell.self, forCellWithReuseIdentifier: "square")
  }

  public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    large = SecondaryLayout()
    arrangeLarge()
    let secondary = SecondaryViewController(collectionViewLayout: large)
    secondary.title = "Large squares"
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

/// The same squares, large. It has no collection view of its own; a tap says which one it was.
public final class SecondaryViewController: UICollectionViewController {
  /// The square that was tapped last; nil before.
  public private(set) var tapped: IndexPath?

  public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    tapped = indexPath
    title = "Square \(indexPath.item)"
    UIAccessibility.post(notification: .announcement, argument: "Square \(indexPath.item)")
  }
}
