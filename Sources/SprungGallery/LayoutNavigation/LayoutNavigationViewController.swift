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
    collectionView.accessibilityLabel = "Squares"
    collectionView.register(PurpleCell.self, forCellWithReuseIdentifier: "square")
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
    (cell as? PurpleCell)?.show(number: indexPath.item)
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

/// A purple square with a number that grows with it.
public final class PurpleCell: UICollectionViewCell {
  private let label = UILabel()

  /// Makes a square without a number.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.textColor = .white
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 34, weight: .bold)
    label.bounds = CGRect(x: 0, y: 0, width: 90, height: 44)
    contentView.addSubview(label)
  }

  /// Cells are not archived.
  public required init?(coder: NSCoder) { nil }

  /// Shows a number; the shade goes by it.
  public func show(number: Int) {
    label.text = "\(number)"
    accessibilityLabel = "Square \(number)"
    backgroundColor = UIColor(
      hue: 0.72 + 0.1 * CGFloat(number % 10) / 10, saturation: 0.6, brightness: 0.45 + 0.2 * CGFloat(number % 7) / 7,
      alpha: 1)
  }

  /// The number is in the middle.
  public override func layoutSubviews() {
    super.layoutSubviews()
    label.center = CGPoint(x: contentView.bounds.midX, y: contentView.bounds.midY)
  }
}
