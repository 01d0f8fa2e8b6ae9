// SPDX-License-Identifier: MIT

import SprungModels

extension UICollectionViewFlowLayout {
  /// Returns the environment for the given bounds, or for the current bounds if nil is passed.
  final func environment(of collectionView: UICollectionView, bounds: CGRect? = nil) -> FlowEnvironment {
    let size = (bounds ?? collectionView.bounds).size
    let inset = collectionView.contentInset
    let isHorizontal = scrollDirection == .horizontal
    let cross = isHorizontal ? size.height - inset.top - inset.bottom : size.width - inset.left - inset.right
    // Insets may be larger than a view that is small or has no size yet.
    var environment = FlowEnvironment(
      isHorizontal: isHorizontal, crossExtent: max(0, Double(cross)), scale: Double(UIScreen.main.scale),
      isMirrored: flipsHorizontallyInOppositeLayoutDirection
        && collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection)
    if sectionInsetReference != .fromContentInset { measureReference(of: collectionView, &environment) }
    return environment
  }

  /// Adds the lengths at both ends of the lines by which the safe area or the margins exceed the content insets.
  private func measureReference(of view: UICollectionView, _ environment: inout FlowEnvironment) {
    let taken = view.adjustedContentInset
    let reference = sectionInsetReference == .fromSafeArea ? view.safeAreaInsets : view.layoutMargins
    let start =
      environment.isHorizontal ? max(0, reference.top - taken.top) : max(0, reference.left - taken.left)
    let end =
      environment.isHorizontal ? max(0, reference.bottom - taken.bottom) : max(0, reference.right - taken.right)
    // Columns are mirrored along the scrolling axis, so their top and bottom are not exchanged.
    let isFlipped = environment.isMirrored && !environment.isHorizontal
    environment.crossReferenceStart = Double(isFlipped ? end : start)
    environment.crossReferenceEnd = Double(isFlipped ? start : end)
  }

  /// Reads the metrics of every section from the delegate, or from the layout's own properties.
  final func readMetrics(of collectionView: UICollectionView) -> [FlowSectionMetrics] {
    let delegate = collectionView.flowLayoutDelegate
    let count = collectionView.numberOfSections
    let inChunks = delegate.map { asksInChunks($0, collectionView, sectionCount: count) } ?? false
    var metrics: [FlowSectionMetrics] = []
    metrics.reserveCapacity(count)
    for section in 0..<count {
      metrics.append(readMetrics(ofSection: section, of: collectionView, delegate, inChunks: inChunks))
    }
    return metrics
  }

  /// Returns whether there are so many items that their sizes are queried on demand. To find out whether the delegate
  /// implements the method, the delegate is queried for one item.
  private func asksInChunks(
    _ delegate: any UICollectionViewDelegateFlowLayout, _ view: UICollectionView, sectionCount: Int
  ) -> Bool {
    var count = 0
    var first: Int?
    for section in 0..<sectionCount {
      let items = view.numberOfItems(inSection: section)
      if first == nil, items > 0 { first = section }
      count += items
    }
    guard count > UIKitTuning.mostItemsAskedAtOnce, let first else { return false }
    return askSize(ofItem: 0, section: first, of: view, delegate) != nil
  }

  private func readMetrics(
    ofSection section: Int, of view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?,
    inChunks: Bool
  ) -> FlowSectionMetrics {
    var inset = sectionInset
    var line = minimumLineSpacing
    var interitem = minimumInteritemSpacing
    var header = headerReferenceSize
    var footer = footerReferenceSize
    if let delegate {
      inset = checked(
        delegate.collectionView(view, layout: self, insetForSectionAt: section), "the inset of section \(section)")
      line = FlowMetricsCheck.distance(
        delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section), fallback: line,
        "The line spacing of section \(section)")
      interitem = FlowMetricsCheck.length(
        delegate.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section),
        fallback: interitem, "The interitem spacing of section \(section)")
      header = FlowMetricsCheck.size(
        delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section), fallback: header,
        "The header size of section \(section)")
      footer = FlowMetricsCheck.size(
        delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section), fallback: footer,
        "The footer size of section \(section)")
    }
    let isHorizontal = scrollDirection == .horizontal
    var metrics = FlowSectionMetrics()
    metrics.sizes =
      inChunks
      ? FlowItemSizes(asking: view.numberOfItems(inSection: section), estimate: extent(usualItemSize))
      : readSizes(ofSection: section, of: view, delegate)
    metrics.lineSpacing = Double(line)
    metrics.interitemSpacing = Double(interitem)
    metrics.insetMainStart = Double(isHorizontal ? inset.left : inset.top)
    metrics.insetMainEnd = Double(isHorizontal ? inset.right : inset.bottom)
    metrics.insetCrossStart = Double(isHorizontal ? inset.top : inset.left)
    metrics.insetCrossEnd = Double(isHorizontal ? inset.bottom : inset.right)
    metrics.headerExtent = Double(isHorizontal ? header.width : header.height)
    metrics.footerExtent = Double(isHorizontal ? footer.width : footer.height)
    return metrics
  }

  private func readSizes(
    ofSection section: Int, of view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowItemSizes {
    let count = view.numberOfItems(inSection: section)
    let usual = usualItemSize
    guard count > 0 else { return FlowItemSizes(count: 0, uniform: extent(usual)) }
    guard let delegate else { return FlowItemSizes(count: count, uniform: extent(usual)) }
    var sizes = FlowItemSizes(expecting: count)
    for item in 0..<count {
      guard let size = askSize(ofItem: item, section: section, of: view, delegate) else {
        // The delegate does not implement the method.
        return FlowItemSizes(count: count, uniform: extent(usual))
      }
      sizes.append(extent(size))
    }
    return sizes
  }

  /// Returns the delegate's size for an item, or nil if the delegate does not implement the method.
  final func askSize(
    ofItem item: Int, section: Int, of view: UICollectionView, _ delegate: any UICollectionViewDelegateFlowLayout
  ) -> CGSize? {
    itemSizeWasDefaulted = false
    // During an interactive move, the displayed positions differ from those in the delegate's model.
    let shown = ElementKey(section: section, item: item)
    // After the delegate has requested an update, its model no longer matches the counts.
    let engine = view.engine
    if engine.transactions.calls.hasRequests { return usualItemSize }
    var path = shown.indexPath
    if !engine.shown.areAllInPlace {
      if engine.shown.placeholders.entry(at: shown) != nil { return usualItemSize }
      path = engine.shown.modelKey(of: shown).indexPath
    }
    let answer = delegate.collectionView(view, layout: self, sizeForItemAt: path)
    if itemSizeWasDefaulted { return nil }
    return FlowMetricsCheck.size(answer, fallback: usualItemSize, "The size of item \(section)-\(item)")
  }

  /// The size of items for which neither the delegate nor a cell provides a size.
  final var usualItemSize: CGSize {
    estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
  }

  final func extent(_ size: CGSize) -> FlowExtent {
    scrollDirection == .horizontal
      ? FlowExtent(main: Double(size.width), cross: Double(size.height))
      : FlowExtent(main: Double(size.height), cross: Double(size.width))
  }

  /// Returns the insets. Values that are not finite are replaced by those of the layout.
  final func checked(_ inset: UIEdgeInsets, _ subject: String) -> UIEdgeInsets {
    let own = sectionInset
    return UIEdgeInsets(
      top: FlowMetricsCheck.distance(inset.top, fallback: own.top, "top of \(subject)"),
      left: FlowMetricsCheck.distance(inset.left, fallback: own.left, "left of \(subject)"),
      bottom: FlowMetricsCheck.distance(inset.bottom, fallback: own.bottom, "bottom of \(subject)"),
      right: FlowMetricsCheck.distance(inset.right, fallback: own.right, "right of \(subject)"))
  }
}
