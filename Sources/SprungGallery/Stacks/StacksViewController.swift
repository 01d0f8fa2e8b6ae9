// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// Three piles of twenty prints, which open into a grid. Tapping a print in the grid opens a cover flow.
public final class StacksViewController: UICollectionViewController {
  /// The number of prints in a pile.
  public static let photosInPile = 20
  /// The captions of the piles.
  public static let titles = ["Mountains", "Summer by the sea", "Winter"]

  /// The layout of the piles.
  public let stack = StackLayout()
  /// The grid layout.
  public let grid = StackGridLayout()
  /// Whether the caption views are removed manually after a pile has closed. Default: true.
  ///
  /// Early releases of Apple's UIKit left stale captions on screen, and applications removed them this way. Sprung
  /// leaves no stale views, so the workaround has no visible effect and can be disabled.
  public var removesCaptionsByHand = true
  /// The button that returns to the piles. The button is in the bar only while the grid is visible.
  public private(set) var backButton: UIBarButtonItem!

  /// Creates a controller with piles.
  public init() {
    super.init(collectionViewLayout: stack)
    title = "Stacks"
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Returns the picture of the print at the given index path.
  public static func picture(at indexPath: IndexPath) -> GalleryPicture {
    GalleryPicture.at(indexPath.section * 7 + indexPath.item)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = GalleryColors.dynamic(
      UIColor(red: 0.93, green: 0.92, blue: 0.89, alpha: 1), dark: UIColor(red: 0.09, green: 0.09, blue: 0.1, alpha: 1))
    collectionView.accessibilityLabel = "Photos"
    collectionView.alwaysBounceVertical = true
    // A single touch scrolls; two touches open a pile.
    collectionView.panGestureRecognizer.maximumNumberOfTouches = 1
    collectionView.register(StackCell.self, forCellWithReuseIdentifier: "photo")
    for kind in [
      StackLayout.captionKind, UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collectionView.register(CaptionView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "caption")
    }
    collectionView.addGestureRecognizer(
      UIPinchGestureRecognizer { [me = WeakReference(self)] pinch in me.wrappedValue?.follow(pinch) })
    backButton = UIBarButtonItem(
      title: "Back", primaryAction: UIAction { [me = WeakReference(self)] _ in me.wrappedValue?.showPiles() })
  }

  /// Invalidates the layout, because layouts are not notified when the layout direction changes.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    collectionView?.collectionViewLayout.invalidateLayout()
  }

  /// Whether the piles are visible.
  public var showsPiles: Bool { collectionView.collectionViewLayout === stack }

  // MARK: Pinch

  private func follow(_ pinch: UIPinchGestureRecognizer) {
    guard showsPiles else { return }
    switch pinch.state {
    case .began:
      guard pinch.numberOfTouches > 0,
        let path = collectionView.indexPathForItem(at: pinch.location(ofTouch: 0, in: collectionView))
      else { return }
      beginPinch(ofPile: path.section)
    case .changed: changePinch(scale: pinch.scale, center: pinch.location(in: collectionView))
    case .ended: endPinch(isCancelled: false)
    case .cancelled: endPinch(isCancelled: true)
    default: break
    }
  }

  /// Begins a pinch on a pile.
  public func beginPinch(ofPile section: Int) {
    stack.isCollapsing = false
    stack.pinchedStackIndex = section
  }

  /// Updates the pinch.
  public func changePinch(scale: CGFloat, center: CGPoint) {
    guard stack.pinchedStackIndex >= 0 else { return }
    stack.pinchedStackScale = scale
    stack.pinchedStackCenter = center
  }

  /// Ends the pinch. A pile that is open far enough becomes a grid; any other pile closes.
  public func endPinch(isCancelled: Bool) {
    guard stack.pinchedStackIndex >= 0 else { return }
    if !isCancelled, stack.pinchedStackScale > stack.openScale {
      showGrid(of: stack.pinchedStackIndex)
    } else {
      foldBack()
    }
  }

  private func foldBack() {
    let captions: [UIView] =
      removesCaptionsByHand ? collectionView.subviews.filter { ($0 as? CaptionView) != nil } : []
    stack.isCollapsing = true
    collectionView.performBatchUpdates {
      self.stack.pinchedStackIndex = -1
      self.stack.pinchedStackScale = 1
    } completion: { [me = WeakReference(self)] _ in
      guard let me = me.wrappedValue else { return }
      if me.stack.pinchedStackIndex < 0 { me.stack.isCollapsing = false }
      for caption in captions { caption.removeFromSuperview() }
    }
  }

  // MARK: Layouts

  /// Opens a pile and scrolls its grid section to the top.
  public func showGrid(of section: Int) {
    guard showsPiles else { return }
    grid.sectionAtTop = section
    grid.invalidateLayout()
    title = Self.titles[section]
    navigationItem.leftBarButtonItem = backButton
    collectionView.setCollectionViewLayout(grid, animated: true) { [me = WeakReference(self)] _ in
      me.wrappedValue?.grid.sectionAtTop = nil
    }
    // The layout transition has already started from the pinched state, so the pinch can be reset.
    stack.pinchedStackIndex = -1
    stack.pinchedStackScale = 1
  }

  /// Returns to the piles.
  public func showPiles() {
    guard !showsPiles else { return }
    title = "Stacks"
    navigationItem.leftBarButtonItem = nil
    stack.isCollapsing = true
    stack.invalidateLayout()
    collectionView.setCollectionViewLayout(stack, animated: true) { [me = WeakReference(self)] _ in
      me.wrappedValue?.stack.isCollapsing = false
    }
  }

  public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard showsPiles else {
      let pictures = (0..<Self.photosInPile).map { Self.picture(at: IndexPath(item: $0, section: indexPath.section)) }
      navigationController?.pushViewController(
        CoverFlowViewController(pictures: pictures, first: indexPath.item), animated: true)
      return
    }
    guard stack.pinchedStackIndex < 0 else { return }
    showGrid(of: indexPath.section)
  }

  // MARK: Prints

  public override func numberOfSections(in collectionView: UICollectionView) -> Int { Self.titles.count }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Self.photosInPile }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? StackCell)?.show(Self.picture(at: indexPath))
    return cell
  }

  public override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "caption", for: indexPath)
    guard let caption = view as? CaptionView else { return view }
    let name = Self.titles[indexPath.section]
    switch kind {
    case UICollectionView.elementKindSectionHeader: caption.show(name, size: 22, isTitle: true, isCentered: false)
    case UICollectionView.elementKindSectionFooter:
      caption.show("\(Self.photosInPile) photos", size: 13, isTitle: false, isCentered: true)
    default: caption.show(name, size: 16, isTitle: true, isCentered: true)
    }
    return caption
  }
}
