// SPDX-License-Identifier: MIT

import SprungModels

// When sizes before the visible content become known, line breaks could shift, and every visible item might move to
// another line. A visible line therefore keeps its first item while it is on screen, and the preceding line ends there,
// whether or not it is full. If all sizes before a line are known, the line is already correct and does not need to be
// preserved. Lines that scroll off the end of the screen are no longer preserved. Their line breaks are computed again,
// as if all sizes had been known from the start. A preserved line still breaks if its items no longer fit, for example
// because some were beyond the edge of the screen.
extension UICollectionViewFlowLayout {
  /// Returns the first items of the lines to preserve in a section, in ascending order. `wishes` contains the preferred
  /// sizes being applied, and `item` is the first item whose size was just received.
  final func startsToKeep(
    ofSection section: Int, _ wishes: ArraySlice<FlowFitting.Wish>, after item: Int? = nil
  ) -> [Int] {
    guard let collectionView else { return [] }
    // A visible item that changes its size moves all items after it.
    var last = Int.max
    for wish in wishes where wish.isOfSeen && wish.key.isCell { last = min(last, wish.key.item) }
    let old = model.keptStarts(ofSection: section)
    // The lines after a preserved line depend on that line.
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
      // The line must still end at this item, although the next line has left the screen.
      let next = line.upperBound
      if next <= last, old.contains(next), !starts.contains(next) { starts.append(next) }
    }
    return starts.sorted()
  }

  /// Returns the first item whose size is uncertain.
  private func firstUncertain(ofSection section: Int) -> Int {
    let sizes = model.metrics(ofSection: section).sizes
    let outdated = sizes.asked.isEmpty ? Int.max : sizes.asked.firstOutdated
    return estimatedItemSize == .zero ? outdated : min(outdated, sizes.known.firstUnknown)
  }

  /// Returns whether an element follows an item, is on screen, and is in a line whose sizes are known.
  private func isLineToKeep(_ element: VisibleElement, after item: Int, in view: UICollectionView) -> Bool {
    element.key.item > item
      && FlowLayoutModel.touches(view.engine.sectionHosts.frameOnScreen(element.applied), view.bounds)
      && model.knowsLine(ofItem: element.key.item, section: element.key.section)
  }

  /// Records whether a section contains lines that keep their first items.
  final func note(keeping isKeeping: Bool, inSection section: Int) {
    let index = fitting.keeping.firstIndex(of: section)
    if isKeeping, index == nil {
      fitting.keeping.append(section)
    } else if !isKeeping, let index {
      fitting.keeping.remove(at: index)
    }
  }

  /// Finds preserved lines after those on screen, which `letGoOfLines()` releases. Returns whether there are such
  /// lines.
  ///
  /// Lines before the screen stay preserved, because the visible lines depend on them. The first line after the screen
  /// stays preserved, because the last visible line ends there. At the beginning of the content, that line is released
  /// as well, so that the visible lines become correct.
  final func findLinesToLetGo() -> Bool {
    guard !fitting.keeping.isEmpty, let collectionView else { return false }
    let isAtBeginning = isAtBeginning(collectionView)
    for section in fitting.keeping where section < model.sectionCount {
      var last = -1
      for element in collectionView.engine.visible.elements where element.key.isCell && element.key.section == section {
        last = max(last, element.key.item)
      }
      // The last visible line may contain further items that are not visible because they are shorter than the others.
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
