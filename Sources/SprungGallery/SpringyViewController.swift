// SPDX-License-Identifier: MIT

import SprungHost
import SprungLayouts
import SprungScript
import SprungStage
import UIKit

extension Demo {
  /// A grid that lags behind the finger: one spring an item for the small one, springs near the screen for the others.
  static func springyList(count: Int) -> Demo {
    let words = count == 120 ? "120 cells" : count == 10_000 ? "10,000 cells" : "1,000,000 cells"
    return Demo(
      name: "springy-list-\(count)", title: "Springy list, \(words)",
      hint: "Scroll: rows near your finger follow at once, the others arrive late.",
      size: CGSize(width: 320, height: 568),
      steps: [
        .wait(seconds: 0.2),
        .drag(fromX: 160, fromY: 420, toX: 160, toY: 180, seconds: 0.5),
        .wait(seconds: 0.3),
        .flick(fromX: 160, fromY: 480, toX: 160, toY: 120, seconds: 0.12),
        .wait(seconds: 0.8),
        .wheel(x: 160, y: 300, deltaX: 0, deltaY: 90),
        .settle(limit: 15),
      ],
      makeController: {
        Demo.navigation(SpringyViewController(count: count, isTiled: count > 120))
      })
  }
}

/// A vertical grid whose cells lag behind the scroll in proportion to their distance from the finger.
public final class SpringyViewController: UICollectionViewController {
  /// How many cells there are.
  public let count: Int

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
