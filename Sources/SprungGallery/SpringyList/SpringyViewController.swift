// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A vertical grid whose cells lag behind the scroll in proportion to their distance from the finger.
public final class SpringyViewController: UICollectionViewController {
  /// How many cells there are.
  public let count: Int

  /// The layout.
  public var springy: SpringyFlowLayout { collectionViewLayout as! SpringyFlowLayout }

  private static let reuseIdentifier = "cell"

  /// Makes the grid; a tiled one has springs only near the screen, so that its cost does not grow with `count`.
  public init(count: Int, isTiled: Bool) {
    self.count = count
    let layout = SpringyFlowLayout()
    layout.isTiled = isTiled
    super.init(collectionViewLayout: layout)
    title = "Springy list"
  }

  /// There are no archives to read from: a grid of 120 cells.
  public required init?(coder: NSCoder) {
    count = 120
    super.init(collectionViewLayout: SpringyFlowLayout())
  }

  public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.accessibilityLabel = "Cells"
    collectionView.register(SpringyCell.self, forCellWithReuseIdentifier: Self.reuseIdentifier)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // The content size is not known in the very first prepare(), so the springs of a small grid are made in a second one.
    collectionViewLayout.invalidateLayout()
  }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.reuseIdentifier, for: indexPath)
    cell.accessibilityLabel = "\(indexPath.item)"
    return cell
  }
}

/// A plain orange square.
public final class SpringyCell: UICollectionViewCell {
  /// Makes a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .orange
  }

  /// There are no archives to read from: an orange square of zero size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.backgroundColor = .orange
  }
}
