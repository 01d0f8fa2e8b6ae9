// SPDX-License-Identifier: MIT

import SprungModels

extension UICollectionViewFlowLayout {
  /// Returns whether an element is a header or footer of a flow layout.
  final func isBoundary(_ key: ElementKey) -> Bool {
    key.item == 0 && (key.kind == ElementKindTable.header || key.kind == ElementKindTable.footer)
  }

  /// Returns the frame of an element that scrolls with the content, or nil for pinned headers and footers.
  final func unpinnedFrame(of key: ElementKey) -> CGRect? {
    if key.isCell { return model.frame(ofItem: key.item, section: key.section) }
    guard isBoundary(key) else { return nil }
    if key.kind == ElementKindTable.header {
      return sectionHeadersPinToVisibleBounds ? nil : model.frame(ofHeaderInSection: key.section)
    }
    return sectionFootersPinToVisibleBounds ? nil : model.frame(ofFooterInSection: key.section)
  }

  /// Returns whether the layout must adopt the preferred size of an element.
  final func wants(_ preferred: CGSize, insteadOf original: UICollectionViewLayoutAttributes) -> Bool {
    let key = original.key
    guard estimatedItemSize != .zero, key.isCell || isBoundary(key), !fitting.frozen.contains(key) else { return false }
    let new = extent(preferred)
    let old = extent(original.size)
    if FittingTolerance.differs(new.main, from: old.main) { return true }
    return key.isCell && FittingTolerance.differs(new.cross, from: old.cross)
  }

  /// Records a preferred size that the next preparation of the layout applies.
  final func noteWish(_ preferred: CGSize, of original: UICollectionViewLayoutAttributes) {
    let key = original.key
    guard estimatedItemSize != .zero, key.isCell || isBoundary(key) else { return }
    let size = FlowMetricsCheck.size(
      preferred, fallback: original.size, "The preferred size of \(original.title)")
    let isOfSeen = collectionView.map { $0.engine.visible[key]?.isNew(in: $0.engine) == false } ?? false
    fitting.wishes.append(FlowFitting.Wish(key: key, extent: extent(size), isOfSeen: isOfSeen))
  }

  /// Lays out the elements with new preferred sizes, and all elements after them.
  final func takeUpWishes() {
    guard !fitting.wishes.isEmpty else { return }
    var wishes = fitting.wishes
    fitting.wishes = []
    // The sizes are sorted by section, so that each section is laid out only once. If an element has two sizes, the
    // later one applies.
    var order = Array(wishes.indices)
    order.sort { (wishes[$0].key.section, $0) < (wishes[$1].key.section, $1) }
    wishes = order.map { wishes[$0] }
    var first = 0
    while first < wishes.count {
      let section = wishes[first].key.section
      var end = first
      while end < wishes.count, wishes[end].key.section == section { end += 1 }
      take(wishes[first..<end], ofSection: section)
      first = end
    }
    lengthsAreUnchecked = true
  }

  private func take(_ wishes: ArraySlice<FlowFitting.Wish>, ofSection section: Int) {
    guard section < model.sectionCount else { return }
    let count = model.itemCount(inSection: section)
    var least = Int.max
    var most = -1
    for wish in wishes where wish.key.isCell && wish.key.item < count {
      least = min(least, wish.key.item)
      most = max(most, wish.key.item)
    }
    let kept = startsToKeep(ofSection: section, wishes)
    note(keeping: !kept.isEmpty, inSection: section)
    model.update(section: section, items: most < 0 ? nil : least...most, keeping: kept) { metrics in
      for wish in wishes {
        if wish.key.kind == ElementKindTable.header {
          metrics.knownHeaderExtent = wish.extent.main
        } else if wish.key.kind == ElementKindTable.footer {
          metrics.knownFooterExtent = wish.extent.main
        } else if wish.key.item < count {
          metrics.sizes.learn(wish.extent, at: wish.key.item)
        }
      }
    }
  }

  /// Records the elements listed in a context.
  final func noteNamed(in context: UICollectionViewLayoutInvalidationContext) {
    for path in context.invalidatedItemIndexPaths ?? [] {
      fitting.named.append(ElementKey(kind: ElementKindTable.cell, indexPath: path))
    }
    guard let paths = context.invalidatedSupplementaryIndexPaths else { return }
    for (kind, name) in [
      (ElementKindTable.header, UICollectionView.elementKindSectionHeader),
      (ElementKindTable.footer, UICollectionView.elementKindSectionFooter),
    ] {
      for path in paths[name] ?? [] { fitting.named.append(ElementKey(kind: kind, indexPath: path)) }
    }
  }

  /// Queries the delegate again for the sizes of the listed elements, and lays out all elements after them. The
  /// preferred sizes of elements that are not on screen are discarded. Views on screen are measured in any case.
  final func askNamedAgain(_ view: UICollectionView) {
    guard !fitting.named.isEmpty else { return }
    let named = fitting.named
    fitting.named = []
    var items: [ItemPosition] = []
    for key in named where key.section >= 0 && key.section < model.sectionCount {
      fitting.frozen.remove(key)
      if !key.isCell {
        if key.item == 0 { askNamedBoundary(key, of: view) }
      } else if key.item >= 0, key.item < model.itemCount(inSection: key.section),
        // Sizes that have not been queried yet will be queried on demand.
        model.isAnswered(item: key.item, section: key.section)
      {
        items.append(ItemPosition(key.section, key.item))
      }
    }
    askNamedItems(items.sorted(), of: view)
  }

  /// Discards the known sizes of listed elements whose metrics were just read. Views on screen are measured in any
  /// case.
  final func discardNamed(_ view: UICollectionView) {
    let named = fitting.named
    fitting.named = []
    for key in named where key.section >= 0 && key.section < model.sectionCount {
      fitting.frozen.remove(key)
      guard view.engine.visible[key] == nil else { continue }
      if !key.isCell {
        model.update(section: key.section, items: nil) { metrics in
          if key.kind == ElementKindTable.header {
            metrics.knownHeaderExtent = nil
          } else {
            metrics.knownFooterExtent = nil
          }
        }
      } else if key.item >= 0, key.item < model.itemCount(inSection: key.section),
        model.metrics(ofSection: key.section).sizes.known[key.item] != nil
      {
        model.update(section: key.section, items: key.item...key.item) { $0.sizes.forget(key.item) }
      }
    }
  }

  /// Queries the sizes of the listed items, in ascending order. Adjacent items are laid out together.
  private func askNamedItems(_ items: [ItemPosition], of view: UICollectionView) {
    let delegate = view.flowLayoutDelegate
    var first = 0
    while first < items.count {
      var last = first
      while last + 1 < items.count, items[last + 1].section == items[first].section,
        items[last + 1].item - items[last].item < FlowAskedSizes.chunkLength
      {
        last += 1
      }
      let group = items[first...last]
      let sizes = group.map { place in
        extent(
          delegate.flatMap { askSize(ofItem: place.item, section: place.section, of: view, $0) } ?? usualItemSize)
      }
      model.update(section: items[first].section, items: items[first].item...items[last].item) { metrics in
        for (place, size) in zip(group, sizes) {
          metrics.sizes.replace(size, at: place.item)
          if view.engine.visible[ElementKey(section: place.section, item: place.item)] == nil {
            metrics.sizes.forget(place.item)
          }
        }
      }
      first = last + 1
    }
    if !items.isEmpty { lengthsAreUnchecked = true }
  }

  private func askNamedBoundary(_ key: ElementKey, of view: UICollectionView) {
    let isHeader = key.kind == ElementKindTable.header
    let length = boundaryExtent(isHeader: isHeader, section: key.section, of: view)
    let isOnScreen = view.engine.visible[key] != nil
    model.update(section: key.section, items: nil) { metrics in
      if isHeader {
        metrics.headerExtent = length
        if !isOnScreen { metrics.knownHeaderExtent = nil }
      } else {
        metrics.footerExtent = length
        if !isOnScreen { metrics.knownFooterExtent = nil }
      }
    }
  }

  private func boundaryExtent(isHeader: Bool, section: Int, of view: UICollectionView) -> Double {
    var size = isHeader ? headerReferenceSize : footerReferenceSize
    if let delegate = view.flowLayoutDelegate {
      size = FlowMetricsCheck.size(
        isHeader
          ? delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
          : delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section),
        fallback: size, "The \(isHeader ? "header" : "footer") size of section \(section)")
    }
    return extent(size).main
  }

  /// Warns once about items that are longer than their lines. Such items are centered and extend beyond both ends of
  /// the line.
  final func checkLengths() {
    lengthsAreUnchecked = false
    guard !hasWarnedOfLengths, model.environment.crossExtent > 0, let overhang = model.firstOverhang else { return }
    hasWarnedOfLengths = true
    let isHorizontal = model.environment.isHorizontal
    Diagnostics.report(
      "flowItemTooLong",
      "An item in section \(overhang.section) of a flow layout is \(overhang.length) points "
        + "\(isHorizontal ? "high" : "wide"), but only \(overhang.available) points are available: "
        + "the view's \(model.environment.crossExtent) points inside the content insets, minus the section insets. The item "
        + "extends beyond both ends of its line. Limit it to \(overhang.available) points, or reduce the insets.")
  }
}
