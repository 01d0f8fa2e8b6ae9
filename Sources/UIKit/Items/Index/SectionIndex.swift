// SPDX-License-Identifier: MIT

/// Manages the section index at the trailing edge.
final class SectionIndex: EnginePart {
  /// The title for which a magnifying glass is displayed.
  nonisolated static let search = "{search}"
  /// The titles of the section index, and the view that displays them. The view is nil if there are no titles.
  @exclusivity(unchecked) var indexTitles: [String] = []
  @exclusivity(unchecked) var indexBar: SectionIndexBar?
  /// Whether the data source must be queried for the titles again.
  @exclusivity(unchecked) var asksForIndex = true

  /// The width of the section index in points, or 0 if there is none.
  var indexWidth: CGFloat { indexBar == nil ? 0 : UIKitTuning.indexWidth }

  /// Queries the titles if they are invalid, and lays out the index bar.
  func updateIndex() {
    if asksForIndex, engine.counts.areKnown {
      asksForIndex = false
      indexTitles = client.indexTitles() ?? []
    }
    guard !indexTitles.isEmpty, engine.counts.total >= client.indexMinimum else {
      indexBar?.removeFromSuperview()
      if indexBar != nil {
        indexBar = nil
        indexWidthChanged()
      }
      return
    }
    let bar = indexBar ?? SectionIndexBar(client)
    if indexBar == nil {
      indexBar = bar
      client.paintIndex(bar)
      scrollView.addSubview(bar)
      indexWidthChanged()
    }
    bar.show(indexTitles)
    let inset = scrollView.adjustedContentInset
    let isMirrored = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x =
      isMirrored
      ? scrollView.bounds.minX + scrollView.safeAreaInsets.left
      : scrollView.bounds.maxX - scrollView.safeAreaInsets.right - UIKitTuning.indexWidth
    let frame = CGRect(
      x: x, y: scrollView.bounds.minY + inset.top, width: UIKitTuning.indexWidth,
      height: max(0, scrollView.bounds.height - inset.top - inset.bottom))
    if bar.layoutFrame != frame { UIView.performWithoutAnimation { bar.layoutFrame = frame } }
  }

  /// Lays out all visible cells again, because their content must not overlap the index.
  private func indexWidthChanged() { for element in engine.visible.elements { element.view.setNeedsLayout() } }

  /// Marks the titles as invalid, so that they are queried again.
  func invalidateIndex() {
    asksForIndex = true
    scrollView.setNeedsLayout()
  }

  /// Scrolls the item for a title to the top of the viewport.
  func showItem(_ path: IndexPath) {
    guard engine.queries.modelHasItem(path) else {
      Diagnostics.report(
        "indexTitle",
        "collectionView(_:indexPathForIndexTitle:at:) returned item \(path.section)-\(path.item), which does not exist. "
          + "The position is unchanged.")
      return
    }
    let isVertical =
      scrollView.contentSize.height > scrollView.bounds.height
      || scrollView.contentSize.width <= scrollView.bounds.width
    engine.scrollAim.scroll(to: path, at: isVertical ? .top : .left, animated: false)
  }
}
