// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// The width in points that the titles at the edge take; 0 while there are none.
  final var indexWidth: CGFloat { indexBar == nil ? 0 : UIKitTuning.indexWidth }

  /// Asks for the titles at the edge if that is due, and keeps them in place.
  final func updateIndex() {
    if asksForIndex, counts.areKnown {
      asksForIndex = false
      indexTitles = askIndexTitles() ?? []
    }
    guard !indexTitles.isEmpty, counts.total >= indexMinimum else {
      indexBar?.removeFromSuperview()
      if indexBar != nil {
        indexBar = nil
        indexWidthChanged()
      }
      return
    }
    let bar = indexBar ?? SectionIndexBar(self)
    if indexBar == nil {
      indexBar = bar
      paintIndex(bar)
      addSubview(bar)
      indexWidthChanged()
    }
    bar.show(indexTitles)
    let inset = adjustedContentInset
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? bounds.minX + safeAreaInsets.left : bounds.maxX - safeAreaInsets.right - UIKitTuning.indexWidth
    let frame = CGRect(
      x: x, y: bounds.minY + inset.top, width: UIKitTuning.indexWidth,
      height: max(0, bounds.height - inset.top - inset.bottom))
    if bar.layoutFrame != frame { UIView.performWithoutAnimation { bar.layoutFrame = frame } }
  }

  /// The content of rows keeps clear of the titles.
  private func indexWidthChanged() { for element in visible.elements { element.view.setNeedsLayout() } }

  /// The titles at the edge have to be asked for again.
  final func forgetIndex() {
    asksForIndex = true
    setNeedsLayout()
  }

  /// Brings the item of a title at the edge to the beginning of the viewport.
  final func showItem(_ path: IndexPath) {
    guard itemExists(path) else {
      Diagnostics.report(
        "indexTitle",
        "collectionView(_:indexPathForIndexTitle:at:) answered item \(path.section)-\(path.item), which does not exist; "
          + "nothing scrolls.")
      return
    }
    let isVertical = contentSize.height > bounds.height || contentSize.width <= bounds.width
    scrollToItem(at: path, at: isVertical ? .top : .left, animated: false)
  }
}
