// SPDX-License-Identifier: MIT

/// The rows of a component, which the user can spin. The content offset is the index of the selected row times the row
/// height. The wheel scrolls like a scroll view that comes to rest only at these offsets. The cylinder determines the
/// positions of rows at each offset.
final class PickerWheel: UIScrollView {
  /// Returns the content of a row. The second argument is a view of the delegate that can be reused, or nil.
  var content: ((Int, UIView?) -> PickerContent)?
  /// Called when the wheel has come to rest on a row after the user moved it.
  var settled: ((Int) -> Void)?
  /// Called after each layout pass, with the text of the selected row if it is visible.
  var spoke: ((String?) -> Void)?

  /// The margins of the titles.
  var arrangement = PickerArrangement.standard

  /// The number of rows.
  private(set) var rowCount = 0
  /// The height of a row in points.
  private(set) var rowHeight = UIKitTuning.pickerRowHeight
  /// The row on which the wheel last came to rest or that the app has selected, or -1 if there are no rows.
  private(set) var selectedRow = -1
  /// The visible rows, ordered by index.
  private var visible: [PickerRow] = []
  /// Unused rows that can be reused.
  private var spare: [PickerRow] = []
  /// Whether the content of rows must be reloaded.
  private var isStale = false
  /// Whether layout, rather than the user, is changing the offset.
  private var isLayingOut = false
  /// Whether the current animation moves to a row that the user selected.
  private var isChosenByPerson = false
  /// The number of mouse wheel turns so far. A rotation that is followed by another rotation does not select a row.
  private var turnCount = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    scrollsToTop = false
    allowsKeyboardScrolling = false
    alwaysBounceVertical = true
    contentInsetAdjustmentBehavior = .never
    accessibilityElementsHidden = true
    let tap = UITapGestureRecognizer()
    tap.addHandler { [me = WeakReference(self)] tap in me.wrappedValue?.tapped(at: tap.location(in: me.wrappedValue)) }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  /// False, because dragging a wheel at its first row scrolls the wheel and must not move the enclosing sheet.
  override var sharesDrags: Bool { false }

  // MARK: Rows

  /// Replaces the rows. The selected row remains selected; if it no longer exists, the last row is selected.
  func load(rowCount: Int, rowHeight: CGFloat) {
    self.rowCount = rowCount
    self.rowHeight = rowHeight
    isStale = true
    layOut {
      updateContentSize()
      stopScrollingAndZooming()
    }
    rest(at: min(max(selectedRow, 0), rowCount - 1))
  }

  /// Reloads the content of the visible rows. A spinning wheel continues to spin.
  func refresh() {
    isStale = true
    setNeedsLayout()
  }

  /// Selects a row, which must be in range.
  func select(_ row: Int, animated: Bool, byPerson: Bool = false) {
    selectedRow = row
    let target = CGPoint(x: 0, y: CGFloat(row) * rowHeight)
    layOut {
      if animated, window != nil, bounds.height > 0 {
        setContentOffset(target, animated: true)
        isChosenByPerson = byPerson && activity == .animating
      } else {
        rest(at: row)
      }
    }
  }

  private func rest(at row: Int) {
    selectedRow = row
    isChosenByPerson = false
    layOut {
      if activity == .decelerating || activity == .animating { stopMotion() }
      setExactOffset(CGPoint(x: 0, y: CGFloat(max(row, 0)) * rowHeight))
    }
    setNeedsLayout()
  }

  /// Returns the delegate's view for the given row, or nil if the row has a title or is not visible.
  func customView(for row: Int) -> UIView? { visible.first { $0.row == row }?.customView }

  /// Changes the offset without treating the change as a mouse wheel event.
  private func layOut(_ change: () -> Void) {
    let before = isLayingOut
    isLayingOut = true
    change()
    isLayingOut = before
  }

  private func updateContentSize() {
    contentSize = CGSize(width: bounds.width, height: bounds.height + CGFloat(max(0, rowCount - 1)) * rowHeight)
  }

  package override func boundsDidChange(from oldBounds: CGRect) {
    if bounds.size != oldBounds.size {
      layOut {
        updateContentSize()
        super.boundsDidChange(from: oldBounds)
      }
      setNeedsLayout()
    } else {
      super.boundsDidChange(from: oldBounds)
    }
  }

  // MARK: Layout

  /// Lays out the visible rows.
  override func layoutSubviews() {
    super.layoutSubviews()
    let cylinder = PickerCylinder(height: bounds.height, rowHeight: rowHeight)
    let position = contentOffset.y / rowHeight
    var wanted: Range<Int> = 0..<0
    if rowCount > 0, bounds.height > 0 {
      let first = max(0, Int((position - cylinder.reach).rounded(.down)) + 1)
      let last = min(rowCount - 1, Int((position + cylinder.reach).rounded(.up)) - 1)
      if first <= last { wanted = first..<last + 1 }
    }
    exchange(wanted)
    for row in visible {
      let distance = CGFloat(row.row) - position
      row.layOut(at: distance, on: cylinder, in: bounds)
    }
    if let selected = visible.first(where: { $0.row == selectedRow }) {
      spoke?(selected.spokenText)
    } else if rowCount == 0 {
      spoke?(nil)
    }
  }

  /// Updates the visible rows to match the given range. Content is requested in the order of the rows.
  private func exchange(_ wanted: Range<Int>) {
    var kept: [PickerRow] = []
    for row in visible {
      if !isStale, wanted.contains(row.row) {
        kept.append(row)
      } else {
        spare.append(row)
      }
    }
    isStale = false
    visible = []
    for index in wanted {
      if let first = kept.first, first.row == index {
        visible.append(kept.removeFirst())
        continue
      }
      // Prefer rows that contain a view of the delegate, because the delegate can reuse this view.
      let slot = spare.lastIndex { $0.customView != nil } ?? spare.indices.last
      let row = slot.map { spare.remove(at: $0) } ?? PickerRow(frame: .zero)
      let reusable = row.customView
      let made = content?(index, reusable) ?? .title("")
      row.arrangement = arrangement
      row.show(made, row: index)
      row.isHidden = false
      if row.superview !== self { addSubview(row) }
      visible.append(row)
    }
    for row in spare { row.isHidden = true }
  }

  // MARK: Motion

  private func nearestRow(to offset: CGFloat) -> Int {
    let row = (offset / rowHeight).rounded()
    return min(max(0, Int(max(0, min(row, 1e9)))), max(0, rowCount - 1))
  }

  package override func targetContentOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(nearestRow(to: proposed.y)) * rowHeight)
  }

  package override var settlesWhenCaught: Bool { true }

  override func dragEnded(willDecelerate: Bool) {
    super.dragEnded(willDecelerate: willDecelerate)
    if !willDecelerate { settle() }
  }

  override func report(_ call: ScrollCall) {
    super.report(call)
    switch call {
    case .didEndDecelerating: if !isTracking, !isLayingOut { settle() }
    case .didEndScrollingAnimation:
      if isChosenByPerson { arrive(at: selectedRow) } else { rest(at: selectedRow) }
    case .didScroll: if activity == .idle, !isTracking, !isLayingOut { settleAfterTurns() }
    default: break
    }
  }

  /// Settles the wheel on the nearest row after the user has moved the wheel.
  private func settle() {
    guard rowCount > 0 else { return }
    let row = nearestRow(to: contentOffset.y)
    if isAway(from: row) { return select(row, animated: true, byPerson: true) }
    arrive(at: row)
  }

  /// Returns whether the given row is more than a pixel off center. Offsets are whole pixels, but row heights may not
  /// be.
  private func isAway(from row: Int) -> Bool {
    (contentOffset.y - CGFloat(row) * rowHeight).magnitude > PixelGrid.screen.pixel
  }

  /// Reports a row that has reached the center after the user moved the wheel.
  private func arrive(at row: Int) {
    rest(at: row)
    settled?(row)
  }

  /// Selects the row when the mouse wheel has not been turned for a while, because the end of mouse wheel scrolling is
  /// not reported.
  private func settleAfterTurns() {
    turnCount += 1
    TimedWork.shared.add(after: UIKitTuning.pickerWheelRest) { [me = WeakReference(self), turnCount] in
      guard let me = me.wrappedValue, me.turnCount == turnCount, me.activity == .idle, !me.isTracking else { return }
      me.settle()
    }
  }

  /// Selects the row at the location of a tap.
  private func tapped(at point: CGPoint) {
    guard let row = visible.first(where: { $0.frame.minY <= point.y && point.y < $0.frame.maxY })?.row else { return }
    choose(row)
  }

  /// Selects a row on behalf of the user. The selection is reported when the wheel reaches the row.
  func choose(_ row: Int) {
    guard rowCount > 0 else { return }
    let row = min(max(0, row), rowCount - 1)
    guard row != selectedRow || isAway(from: row) else { return }
    select(row, animated: true, byPerson: true)
    if activity != .animating { arrive(at: row) }
  }
}
