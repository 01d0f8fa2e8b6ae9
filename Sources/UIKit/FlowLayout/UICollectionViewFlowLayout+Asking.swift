// SPDX-License-Identifier: MIT

import SprungModels

// This extension queries the delegate for sizes in chunks. The layout of a rectangle requires the chunks that intersect
// it, and the position of an item requires all chunks before it. New sizes before the visible content move that
// content, so the content offset changes by the same amount. As with self-sizing cells, visible lines keep their first
// items.
extension UICollectionViewFlowLayout {
  /// Returns the range of the main axis in which sizes are queried in advance: the viewport, extended by its own length
  /// on each side.
  final func nearStretch(of view: UICollectionView) -> (lower: Double, upper: Double) {
    let bounds = view.bounds
    let isHorizontal = model.environment.isHorizontal
    let stretch = model.mainStretch(of: bounds)
    let length = Double(isHorizontal ? bounds.width : bounds.height)
    // Mirrored content is initially scrolled to its far end.
    if isHorizontal, model.environment.isMirrored, !view.engine.passes.hasLaidOut { return (0, 2 * length) }
    return (stretch.lower - length, stretch.upper + length)
  }

  /// Returns whether all sizes around the viewport are known.
  final func isNearAnswered(_ view: UICollectionView) -> Bool {
    guard model.asksInChunks else { return true }
    let stretch = nearStretch(of: view)
    return model.chunkToAsk(from: stretch.lower, to: stretch.upper) == nil
  }

  /// Returns whether preparing the layout may query sizes before the viewport.
  final func mayAskBeforeScreen(_ view: UICollectionView) -> Bool {
    guard model.asksInChunks, environment(of: view).hasSameLines(as: model.environment) else { return false }
    // If content is mirrored along the scrolling axis, new sizes after the viewport also move the visible content.
    if model.environment.isHorizontal, model.environment.isMirrored { return true }
    return !metricsAreValid || !model.isComplete(before: nearStretch(of: view).lower) || !isNearAnswered(view)
  }

  /// Queries the sizes around the viewport. The lines on screen are preserved unless all sizes are queried again.
  final func askNear(_ view: UICollectionView, isAnew: Bool) {
    guard model.asksInChunks else { return }
    let keep = !isAnew
    let stretch = nearStretch(of: view)
    ask(view, from: stretch.lower, to: stretch.upper, keep: keep)
    // The visible content is kept in place, except during an update, when that would cause a visible jump.
    if isAnew, view.engine.queries.runningUpdate == nil, model.itemLength != nil, model.scaleFromAnswers() { return }
    guard model.itemLength == nil else { return }
    // The received sizes now make it possible to estimate item lengths, which determine the items in the viewport.
    model.estimateFromAnswers()
    let estimated = nearStretch(of: view)
    ask(view, from: estimated.lower, to: estimated.upper, keep: keep)
  }

  /// Queries the sizes of the elements in the given rectangle.
  final func ask(in rect: CGRect) {
    guard model.asksInChunks, !isAsking, let view = collectionView else { return }
    let stretch = model.mainStretch(of: rect)
    guard model.chunkToAsk(from: stretch.lower, to: stretch.upper) != nil else { return }
    holding(view) { ask(view, from: stretch.lower, to: stretch.upper, keep: !isPreparing) }
  }

  /// Queries all sizes on which an element's position depends. If the element is near the viewport, its current
  /// position is used without a query.
  final func ask(for key: ElementKey) {
    guard model.asksInChunks, !isAsking, let view = collectionView, key.section >= 0, key.section < model.sectionCount
    else { return }
    let count = model.itemCount(inSection: key.section)
    let isFooter = key.kind == ElementKindTable.footer
    guard key.isCell ? key.item >= 0 && key.item < count : isBoundary(key) else { return }
    let item = key.isCell ? key.item : isFooter ? count - 1 : 0
    if count > 0, model.knowsLine(ofItem: item, section: key.section),
      isNear(item: item, section: key.section, view) || model.isComplete(before: item, section: key.section)
    {
      return
    }
    holding(view) {
      for section in 0..<key.section { ask(view, section: section, upTo: .max) }
      if key.isCell || isFooter { ask(view, section: key.section, upTo: item) }
      // This range includes the rest of the element's line, and the viewport after scrolling to the element.
      guard let frame = unpinnedFrame(of: key) else { return }
      let length = model.environment.isHorizontal ? view.bounds.width : view.bounds.height
      let around = model.mainStretch(of: frame)
      ask(view, from: around.lower - Double(length), to: around.upper + Double(length), keep: false)
    }
  }

  private func isNear(item: Int, section: Int, _ view: UICollectionView) -> Bool {
    guard let frame = model.flowFrame(ofItem: item, section: section) else { return false }
    let stretch = nearStretch(of: view)
    return frame.main <= stretch.upper && frame.main + frame.extent.main >= stretch.lower
  }

  /// Queries sizes while keeping the visible content in place.
  private func holding(_ view: UICollectionView, _ body: () -> Void) {
    guard !isPreparing, view.collectionViewLayout === self, view.engine.queries.runningUpdate == nil else {
      return body()
    }
    let held = view.engine.hold.elementOnScreenToHold()
    body()
    view.engine.hold.layoutLearned(keeping: held)
  }

  private func ask(_ view: UICollectionView, from lower: Double, to upper: Double, keep: Bool) {
    // New sizes may move other chunks into the range.
    while var chunk = model.chunkToAsk(from: lower, to: upper) {
      while true {
        guard ask(view, section: chunk.section, chunks: chunk.chunk..<chunk.chunk + 1, keep: keep) else { return }
        guard let next = model.chunkToAsk(from: lower, to: upper, after: chunk) else { break }
        chunk = next
      }
    }
  }

  private func ask(_ view: UICollectionView, section: Int, upTo item: Int) {
    while let chunks = model.chunksToAsk(section: section, upTo: item, atMost: 64) {
      guard ask(view, section: section, chunks: chunks, keep: false) else { return }
    }
  }

  /// Queries consecutive chunks and lays them out. Returns false if a query is already in progress.
  private func ask(_ view: UICollectionView, section: Int, chunks: Range<Int>, keep: Bool) -> Bool {
    // The delegate may query the layout during the call. In that case, it receives the previously known sizes.
    guard !isAsking else { return false }
    isAsking = true
    defer { isAsking = false }
    let items = model.items(section: section, of: chunks)
    let delegate = view.flowLayoutDelegate
    var sizes: [FlowExtent] = []
    sizes.reserveCapacity(items.count)
    for item in items {
      // This does not use `flatMap`, because the compiler would insert a main actor check for each call to the closure.
      var size: CGSize?
      if let delegate { size = askSize(ofItem: item, section: section, of: view, delegate) }
      sizes.append(extent(size ?? usualItemSize))
    }
    let kept = keep ? startsToKeep(ofSection: section, [], after: items.lowerBound) : nil
    if let kept { note(keeping: !kept.isEmpty, inSection: section) }
    model.answer(section: section, chunks: chunks, sizes, keeping: kept)
    lengthsAreUnchecked = true
    return true
  }
}
