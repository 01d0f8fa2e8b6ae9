// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// Pictures that are displayed either as record sleeves in a cover flow or in plain columns.
public final class CoverFlowViewController: SnappingViewController {
  /// The duration of a flip in seconds.
  public static let flipDuration: TimeInterval = 0.5

  /// The pictures of the covers.
  public let pictures: [GalleryPicture]
  /// The cover flow layout.
  public let coverFlow = CoverFlowLayout()
  /// The layout with plain columns.
  public let boring = UICollectionViewFlowLayout()
  /// The control that selects the layout.
  public let chooser = UISegmentedControl(items: ["Boring", "Cover Flow"])

  /// The spacing between neighboring covers in points, negative if they overlap. Default: the layout's spacing, -60.
  /// Changing the spacing does not move the centered cover.
  public var spacing: CGFloat {
    get { coverFlow.minimumLineSpacing }
    set {
      guard newValue != coverFlow.minimumLineSpacing else { return }
      coverFlow.minimumLineSpacing = newValue
      if arrangedSize != .zero { bringMiddle() }
    }
  }

  private let caption = CoverCaption()
  private var middle: IndexPath { didSet { if middle != oldValue { showCaption() } } }

  /// Creates a controller with the given picture centered. Default: all pictures, starting with the first.
  public init(pictures: [GalleryPicture] = (0..<GalleryPicture.count).map { GalleryPicture.at($0) }, first: Int = 0) {
    self.pictures = pictures
    middle = IndexPath(item: first, section: 0)
    super.init(collectionViewLayout: coverFlow)
    boring.scrollDirection = .horizontal
    boring.itemSize = CGSize(width: 140, height: 140)
    boring.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = GalleryColors.dynamic(
      UIColor(white: 0.93, alpha: 1), dark: UIColor(white: 0.06, alpha: 1))
    collectionView.alwaysBounceHorizontal = true
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.accessibilityLabel = "Covers"
    collectionView.backgroundView = caption
    collectionView.register(CoverCell.self, forCellWithReuseIdentifier: "cover")
    chooser.frame = CGRect(x: 0, y: 0, width: 190, height: 32)
    chooser.selectedSegmentIndex = 1
    chooser.accessibilityLabel = "Layout"
    chooser.addHandler(for: .valueChanged) { [me = WeakReference(self)] _ in me.wrappedValue?.changeLayout() }
    navigationItem.titleView = chooser
    showCaption()
  }

  private func showCaption() { caption.show(pictures.indices.contains(middle.item) ? pictures[middle.item] : nil) }

  /// Centers the initial cover before anything is displayed.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let size = collectionView?.bounds.size, size.width > 0, !isArranged else { return }
    arrange()
  }

  private var arrangedSize = CGSize.zero

  /// Keeps the same cover centered when the layout direction changes.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard isViewLoaded, !isArranged else { return }
    coverFlow.invalidateLayout()
    view.setNeedsLayout()
  }

  private var arrangedDirection = UIUserInterfaceLayoutDirection.leftToRight

  /// Whether the covers are laid out for the current size and layout direction. If not, scrolling does not select a
  /// cover.
  private var isArranged: Bool {
    arrangedSize == collectionView.bounds.size
      && arrangedDirection == collectionView.effectiveUserInterfaceLayoutDirection
  }

  private func arrange() {
    arrangedSize = collectionView.bounds.size
    arrangedDirection = collectionView.effectiveUserInterfaceLayoutDirection
    bringMiddle()
  }

  private var showsCovers: Bool { collectionView.collectionViewLayout === coverFlow }

  private func bringMiddle() {
    guard showsCovers, pictures.indices.contains(middle.item) else { return }
    // The layout pass can scroll, which changes `middle`.
    let path = middle
    collectionView.layoutIfNeeded()
    if let offset = coverFlow.contentOffset(centering: path) {
      collectionView.setContentOffset(offset, animated: false)
    }
    middle = path
  }

  private func noteMiddle() {
    guard showsCovers, isArranged else { return }
    middle = coverFlow.indexPathOfCover(nearestToMiddleAt: collectionView.contentOffset) ?? middle
  }

  /// Applies the selected layout without animation. The centered cover stays centered.
  public func changeLayout() {
    cancelSnap()
    let layout = chooser.selectedSegmentIndex == 0 ? boring : coverFlow
    guard layout !== collectionView.collectionViewLayout else { return }
    // Return to the previously centered cover if it is still visible.
    if !showsCovers, collectionView.cellForItem(at: middle) == nil { middle = nearestToMiddle ?? middle }
    let path = middle
    layout.invalidateLayout()
    collectionView.setCollectionViewLayout(layout, animated: false)
    caption.isHidden = layout === boring
    collectionView.layoutIfNeeded()
    if layout === coverFlow {
      middle = path
      bringMiddle()
    } else {
      collectionView.scrollToItem(at: path, at: .centeredHorizontally, animated: false)
    }
    scrollViewDidScroll(collectionView)
  }

  /// The item at the center of the plain columns.
  private var nearestToMiddle: IndexPath? {
    let place = CGPoint(x: collectionView.bounds.midX, y: collectionView.bounds.midY)
    for shift: CGFloat in [0, 10, -10] {
      if let path = collectionView.indexPathForItem(at: CGPoint(x: place.x + shift, y: place.y)) { return path }
    }
    return nil
  }

  // MARK: The Middle

  public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard let cover = collectionView.cellForItem(at: indexPath) as? CoverCell else { return }
    guard showsCovers, !coverFlow.indexPathIsCentered(indexPath) else {
      cover.flip()
      return
    }
    center(indexPath)
  }

  /// Centers a cover and flips it back to its front if necessary.
  public func center(_ indexPath: IndexPath) {
    cancelSnap()
    for cell in collectionView.visibleCells {
      if let cover = cell as? CoverCell, cover.isFlipped { cover.flip() }
    }
    // Do not use `scrollToItem`, which would use the frame of the rotated cover and miss its center.
    guard let offset = coverFlow.contentOffset(centering: indexPath) else { return }
    let proposed = coverFlow.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: .zero)
    collectionView.setContentOffset(proposed, animated: true)
  }

  public override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard showsCovers else { return }
    noteMiddle()
    super.scrollViewDidScroll(scrollView)
  }

  // MARK: Pictures

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { pictures.count }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cover", for: indexPath)
    (cell as? CoverCell)?.show(pictures[indexPath.item])
    return cell
  }
}
