// SPDX-License-Identifier: MIT

extension TableLayout {
  /// The maximum number of rows that one call to `prepare()` measures. Rows of zero height, for example, would never
  /// fill the viewport.
  static let measuringLimit = 1000

  /// Returns whether the viewport contains elements of unknown height.
  func isUnknown(in bounds: CGRect) -> Bool {
    !unknownElements(from: Double(bounds.minY), to: Double(bounds.maxY)).isEmpty
  }

  /// Measures the elements in the viewport. The content offset is adjusted by the changes in height above the rows that
  /// are already on screen.
  func measureVisible() {
    guard table.bounds.height > 0, rowWidth > 0 else { return }
    var lower = Double(table.bounds.minY)
    var upper = Double(table.bounds.maxY)
    var unknown = unknownElements(from: lower, to: upper)
    guard !unknown.isEmpty else { return }
    isMeasuring = true
    let anchor = table.engine.queries.runningUpdate == nil ? anchor(from: lower, to: upper) : nil
    var shift = 0.0
    var count = 0
    while !unknown.isEmpty, count < Self.measuringLimit {
      // Elements above the anchor are measured upward from it, and all others downward, so that no element is
      // measured needlessly.
      let above = anchor.flatMap { anchor in unknown.last { precedes($0, anchor) } }
      let key = above ?? unknown[0]
      let change = measure(key)
      if above != nil {
        shift += change
        lower += change
        upper += change
      }
      count += 1
      unknown = unknownElements(from: lower, to: upper)
    }
    isMeasuring = false
    // When the table applies the content size and the offset adjustment, the viewport moves by the change in height of
    // the content above it.
    table.engine.passes.pendingOffsetAdjustment.y += CGFloat(shift)
  }

  /// Measures a row and the rows above it, until they fill the given length. This method is used to scroll a row to the
  /// bottom of the viewport.
  func measure(upward path: IndexPath, filling length: CGFloat) {
    guard geometry.hasRow(path.row, section: path.section), rowWidth > 0 else { return }
    isMeasuring = true
    let key = ElementKey(section: path.section, item: path.row)
    measureIfUnknown(key)
    for _ in 0..<Self.measuringLimit {
      let extent = geometry.place(ofRow: path.row, section: path.section)
      let end = extent.top + extent.height
      guard let next = unknownElements(from: end - Double(length), to: extent.top).last(where: { precedes($0, key) })
      else { break }
      _ = measure(next)
    }
    isMeasuring = false
  }

  private func measureIfUnknown(_ key: ElementKey) {
    if !geometry.sections[key.section].rows.isKnown(key.item) { _ = measure(key) }
  }

  /// Returns the elements of unknown height in the given range, from top to bottom.
  private func unknownElements(from lower: Double, to upper: Double) -> [ElementKey] {
    var found: [ElementKey] = []
    for section in geometry.sections(from: lower, to: upper) {
      let shape = geometry.sections[section]
      if shape.hasHeader, !shape.isHeaderKnown, touches(geometry.place(ofHeader: section), lower, upper) {
        found.append(ElementKey(kind: ElementKindTable.header, section: section, item: 0))
      }
      for row in geometry.rows(ofSection: section, from: lower, to: upper) where !shape.rows.isKnown(row) {
        found.append(ElementKey(section: section, item: row))
      }
      if shape.hasFooter, !shape.isFooterKnown, touches(geometry.place(ofFooter: section), lower, upper) {
        found.append(ElementKey(kind: ElementKindTable.footer, section: section, item: 0))
      }
    }
    return found
  }

  private func touches(_ extent: (top: Double, height: Double), _ lower: Double, _ upper: Double) -> Bool {
    extent.top <= upper && extent.top + extent.height >= lower
  }

  /// Returns the first row that is already on screen and has a known height. This row must not move on screen.
  private func anchor(from lower: Double, to upper: Double) -> ElementKey? {
    for section in geometry.sections(from: lower, to: upper) {
      for row in geometry.rows(ofSection: section, from: lower, to: upper)
      where geometry.sections[section].rows.isKnown(row) {
        let key = ElementKey(section: section, item: row)
        if table.engine.visible[key] != nil { return key }
      }
    }
    return nil
  }

  private func precedes(_ key: ElementKey, _ row: ElementKey) -> Bool {
    if key.section != row.section { return key.section < row.section }
    return key.isCell ? key.item < row.item : key.kind == ElementKindTable.header
  }

  /// Measures an element, and returns the difference between its height and the estimate.
  private func measure(_ key: ElementKey) -> Double {
    table.engine.hold.holding.learned(key)
    let shape = geometry.sections[key.section]
    if key.isCell {
      let height = height(ofRow: key)
      geometry.update(key.section) { $0.rows.set(height, of: key.item) }
      return height - shape.rows[key.item]
    }
    let isHeader = key.kind == ElementKindTable.header
    let height = table.fittedHeight(ofBoundary: key, width: rowWidth)
    geometry.update(key.section) {
      if isHeader {
        $0.isHeaderKnown = true
        $0.header = Double(height ?? 0)
        $0.hasHeader = height != nil
        if height == nil { $0.topPadding = 0 }
      } else {
        $0.isFooterKnown = true
        $0.footer = Double(height ?? 0)
        $0.hasFooter = height != nil
      }
    }
    return geometry.sections[key.section].extent - shape.extent
  }

  private func height(ofRow key: ElementKey) -> Double {
    let own = table.delegateHeight(ofRow: key.indexPath) ?? table.rowHeight
    if own >= 0 { return Double(own) }
    return Double(table.fittedHeight(ofRow: key, width: rowWidth))
  }
}
