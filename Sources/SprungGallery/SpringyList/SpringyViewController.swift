// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A vertical grid whose cells lag behind the scroll in proportion to their distance from the finger.
public final class SpringyViewController: UICollectionViewController {
  /// How many cells there are.
  public let count: Int

  /// The layout.
  public var springy: SpringyFlowLayout { collectionViewLayout as! SpringyFlowLayout }

  /// How it looks: numbered squares whose color says where in the list they are, or orange ones. Default: finished.
  public var look = GalleryLook.finished {
    didSet {
      guard look != oldValue, let view = collectionView else { return }
      for path in view.indexPathsForVisibleItems { fill(view.cellForItem(at: path), path) }
    }
  }

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
    fitCells()
    guard count > 1000 else { return }
    let jumpButton = UIBarButtonItem(
      title: "Jump", primaryAction: UIAction { [me = WeakReference(self)] _ in me.wrappedValue?.jump() })
    jumpButton.accessibilityLabel = "Jump to the next quarter"
    navigationItem.rightBarButtonItem = jumpButton
  }

  /// Goes to the next quarter of the list: a quarter, the middle, three quarters, the end, and from there to the beginning.
  public func jump() {
    let seen = (collectionView.indexPathsForVisibleItems.max()?.item ?? 0) + 1
    // At the end the last cell is seen, and nothing is behind it.
    let quarter = seen >= count ? 0 : min(4, seen * 4 / count + 1)
    let item = min(count - 1, quarter * (count / 4))
    if item == 0 {
      // With the margin above the first row, which scrolling to an item leaves out.
      let top = collectionView.adjustedContentInset.top
      collectionView.setContentOffset(CGPoint(x: collectionView.contentOffset.x, y: -top), animated: true)
    } else {
      collectionView.scrollToItem(at: IndexPath(item: item, section: 0), at: .top, animated: true)
    }
    UIAccessibility.post(notification: .announcement, argument: "Cell \(item)")
  }

  /// Cells grow with their numbers.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isViewLoaded { fitCells() }
  }

  private func fitCells() {
    let side = traitCollection.scaled(44)
    if springy.itemSize.width != side { springy.itemSize = CGSize(width: side, height: side) }
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
    fill(cell, indexPath)
    return cell
  }

  private func fill(_ cell: UICollectionViewCell?, _ path: IndexPath) {
    (cell as? SpringyCell)?.show(number: path.item, of: count, look: look)
  }
}
