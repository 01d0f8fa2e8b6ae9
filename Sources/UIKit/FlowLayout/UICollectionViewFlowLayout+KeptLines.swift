// SPDX-License-Identifier: MIT

import SprungModels

// When sizes before the visible content become known, lines would break elsewhere, and every visible item might change
// its line. So a visible line keeps its first item as long as it is on the screen, and the lines before it end there,
// full or not. Where all sizes before a line are known, nothing is preserved: the line is correct already. Lines that
// have left the screen are released and then laid out as if all sizes had been known from the beginning. A line whose
// own items no longer fit, because the edge of the screen had hidden some, breaks all the same.
extension UICollectionViewFlowLayout {
  /// The first items of the lines of a section that keep them while wishes are taken up, or sizes of items from one on are heard,
  /// ascending.
  final func startsToKeep(
    ofSection section: Int, _ wishes: ArraySlice<FlowFitting.Wish>, after item: Int? = nil
  ) -> [Int] {
    guard let collectionView else { return [] }
    // An item on the screen that changes its size moves what follows it.
    var last = Int.max
    for wish in wishes where wish.isOfSeen && wish.key.isCell { last = min(last, wish.key.item) }
    let old = model.keptStarts(ofSection: section)
    // The lines after a preserved one depend on it.
    let first = min(firstUncertain(ofSection: section) + 1, old.first ?? Int.max)
    let count = model.itemCount(inSection: section)
    var starts: [Int] = []
    for element in collectionView.engine.visible.elements
    where element.key.isCell && element.key.section == section && !element.isNew(in: collectionView.engine) {
      guard element.key.item >= first, element.key.item < count else { continue }
      if let item, !isLineToKeep(element, after: item, in: collectionView) { continue }
      let line = model.items(inLineOf: element.key.item, section: section)
      let start = line.lowerBound
      if start >= first, start <= last, !starts.contains(start) { starts.append(start) }
      // The line still ends there, although the following line has left the screen.
      let next = line.upperBound
      if next <= last, old.contains(next), !starts.contains(next) { starts.append(next) }
    }
    return starts.sorted()
  }

  /// The first item whose size is not certain.
  private func firstUncertain(ofSection section: Int) -> Int {
    let sizes = model.metrics(ofSection: section).sizes
    let outdated = sizes.asked.isEmpty ? Int.max : sizes.asked.firstOutdated
    return estimatedItemSize == .zero ? outdated : min(outdated, sizes.known.firstUnknown)
  }

  /// True if an element is on the screen as it was laid out, and what comes from an item on may move it.
  private func isLineToKeep(_ element: VisibleElement, after item: Int, in view: UICollectionView) -> Bool {
    element.key.item > item
      && FlowLayoutModel.touches(view.engine.sectionHosts.frameOnScreen(element.applied), view.bounds)
      && model.knowsLine(ofItem: element.key.item, section: element.key.section)
  }

  /// Notes whether lines of a section keep their first items.
  final func note(keeping isKeeping: Bool, inSection section: Int) {
    let index = fitting.keeping.firstIndex(of: section)
    if isKeeping, index == nil {
      fitting.keeping.append(section)
    } else if !isKeeping, let index {
      fitting.keeping.remove(at: index)
    }
  }

  /// Finds kept lines behind those on the screen; true if there are any, which `letGoOfLines()` lets go.
  ///
  /// Those before the screen stay: what is on it follows from them. The first behind it stays, since the last line on the screen
  /// ends there, unless the content is at its beginning: it shall come to rest as it should be.
  final func findLinesToLetGo() -> Bool {
    guard !fitting.keeping.isEmpty, let collectionView else { return false }
    let isAtBeginning = isAtBeginning(collectionView)
    for section in fitting.keeping where section < model.sectionCount {
      var last = -1
      for element in collectionView.engine.visible.elements where element.key.isCell && element.key.section == section {
        last = max(last, element.key.item)
      }
      // The last line on the screen may go on with items that are lower than the others, and do not show.
      if last >= 0, last < model.itemCount(inSection: section) {
        let end = model.items(inLineOf: last, section: section).upperBound
        last = isAtBeginning ? end - 1 : end
      }
      let kept = model.keptStarts(ofSection: section)
      let rest = kept.filter { $0 <= last }
      if rest.count < kept.count { fitting.lettingGo.append((section, rest)) }
    }
    return !fitting.lettingGo.isEmpty
  }

  private func isAtBeginning(_ view: UICollectionView) -> Bool {
    let environment = model.environment
    if environment.isHorizontal, environment.isMirrored {
      return Double(view.contentOffset.x) >= view.offsetRange.x.upperBound - 0.5
    }
    let axis = environment.isHorizontal ? ScrollAxis.horizontal : .vertical
    return Double(view.contentOffset[axis]) <= view.offsetRange[axis].lowerBound + 0.5
  }

  /// Breaks the released lines again.
  final func letGoOfLines() {
    let found = fitting.lettingGo
    fitting.lettingGo = []
    for (section, kept) in found where section < model.sectionCount && fitting.keeping.contains(section) {
      let now = model.keptStarts(ofSection: section)
      model.update(section: section, items: nil, keeping: kept.filter { now.contains($0) }) { _ in }
      note(keeping: !model.keptStarts(ofSection: section).isEmpty, inSection: section)
    }
  }
}
