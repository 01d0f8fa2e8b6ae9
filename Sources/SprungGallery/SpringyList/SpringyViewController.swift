// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A vertical grid whose cells lag behind the scrolling in proportion to their distance from the touch.
public final class SpringyViewController: UICollectionViewController {
  /// The number of cells.
  public let count: Int

  /// The layout.
  public var springy: SpringyFlowLayout { collectionViewLayout as! SpringyFlowLayout }

  /// The style of the demo: numbered landscapes in colors that indicate their position in the list, or orange squares.
  /// Default: `finished`.
  public var look = GalleryLook.finished {
    didSet {
      guard look != oldValue, let view = collectionView else { return }
      for path in view.indexPathsForVisibleItems { fill(view.cellForItem(at: path), path) }
      showCost()
    }
  }

  /// A label with the number of springs and cells.
  public let cost: UILabel = GalleryLabel(13, .semibold)

  private static let reuseIdentifier = "cell"

  /// Creates the grid. A tiled grid has springs only near the screen, so that its cost is independent of `count`.
  public init(count: Int, isTiled: Bool) {
    self.count = count
    let layout = SpringyFlowLayout()
    layout.isTiled = isTiled
    super.init(collectionViewLayout: layout)
    title = "Springy list"
  }

  /// Creates a grid of 120 cells. Decoding from archives is not supported.
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
    cost.backgroundColor = UIColor(white: 0.1, alpha: 0.85)
    cost.textColor = .white
    cost.textAlignment = .center
    cost.clipsToBounds = true
    view.addSubview(cost)
    guard count > 1000 else { return }
    let jumpButton = UIBarButtonItem(
      title: "Jump", primaryAction: UIAction { [me = WeakReference(self)] _ in me.wrappedValue?.jump() })
    jumpButton.accessibilityLabel = "Jump to the next quarter"
    navigationItem.rightBarButtonItem = jumpButton
  }

  /// Updates the displayed number of springs, which depends on the content offset.
  public override func scrollViewDidScroll(_ scrollView: UIScrollView) { showCost() }

  /// Creates springs only for cells near the screen if `isTiled` is true, otherwise for all cells.
  func useTiles(_ isTiled: Bool) {
    springy.isTiled = isTiled
    springy.invalidateLayout()
    view.layoutIfNeeded()
    showCost()
  }

  private func showCost() {
    let springs = springy.visibleIndexPaths.count
    let words = Self.grouped(springs) + " springs, " + Self.grouped(count) + " cells"
    if cost.text != words { cost.text = words }
    cost.isHidden = look == .bare || springs == 0
  }

  /// Formats a number below a billion with thousands separators.
  static func grouped(_ number: Int) -> String {
    guard number >= 1000 else { return "\(number)" }
    let last = "\(number % 1000)"
    return grouped(number / 1000) + "," + String(repeating: "0", count: 3 - last.count) + last
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let size = CGSize(width: min(room.width - 32, view.scaled(230)), height: view.scaled(28))
    cost.frame = CGRect(
      x: room.midX - size.width / 2, y: room.maxY - 10 - size.height, width: size.width, height: size.height)
    cost.layer.cornerRadius = size.height / 2
    showCost()
  }

  /// Scrolls to the next quarter of the list, or back to the start if the end is visible.
  public func jump() {
    let seen = (collectionView.indexPathsForVisibleItems.max()?.item ?? 0) + 1
    // If the last cell is visible, the next jump returns to the start.
    let quarter = seen >= count ? 0 : min(4, seen * 4 / count + 1)
    let item = min(count - 1, quarter * (count / 4))
    let view: UICollectionView = collectionView
    let top = view.adjustedContentInset.top
    let last = max(-top, view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height)
    // The first row is not at offset 0, because there is a margin above it.
    let row = item == 0 ? 0 : view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame.minY ?? 0
    let end = min(last, row - top)
    // Jump to within one screen of the target without animation, then animate the rest of the way. The user then sees
    // the rows move on their springs.
    let way = view.bounds.height
    let start = end > view.contentOffset.y ? max(view.contentOffset.y, end - way) : min(view.contentOffset.y, end + way)
    if UIView.areAnimationsEnabled, !UIAccessibility.isReduceMotionEnabled {
      view.setContentOffset(CGPoint(x: view.contentOffset.x, y: start), animated: false)
      view.layoutIfNeeded()
    }
    view.setContentOffset(CGPoint(x: view.contentOffset.x, y: end), animated: true)
    UIAccessibility.post(notification: .announcement, argument: "Cell \(item)")
  }

  /// Resizes the cells, whose size depends on the text size.
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
    // The content size is unknown in the first call to `prepare()`, so the springs of a small grid are created in a
    // second call.
    collectionViewLayout.invalidateLayout()
    collectionView.layoutIfNeeded()
    showCost()
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
