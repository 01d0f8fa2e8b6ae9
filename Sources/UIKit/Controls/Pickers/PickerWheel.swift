// SPDX-License-Identifier: MIT

/// The rows of a component, which a person spins. The content offset is the index of the selected row times the height of a row, and
/// all motion is that of a scroll view with rows as targets. The rows themselves are placed on the cylinder at each offset.
final class PickerWheel: UIScrollView {
  /// Returns the content of a row. The second argument is a view of the delegate that can be reused.
  var content: ((Int, UIView?) -> PickerContent)?
  /// Called when the wheel has come to rest at a row after a person moved it.
  var settled: ((Int) -> Void)?
  /// Called after each layout with the text of the selected row, if the row is visible.
  var spoke: ((String?) -> Void)?

  /// The margins of titles.
  var arrangement = PickerArrangement.standard

  /// The number of rows.
  private(set) var rowCount = 0
  /// The height of a row in points.
  private(set) var rowHeight = UIKitTuning.pickerRowHeight
  /// The row at which the wheel rests or that the program has selected; -1 without rows.
  private(set) var selectedRow = -1
  /// The rows that face the viewer, by index.
  private var visible: [PickerRow] = []
  /// Unused rows, for reuse.
  private var spare: [PickerRow] = []
  /// Whether the content must be requested again.
  private var isStale = false
  /// Whether the offset is being set by the program, not by a person.
  private var isLayingOut = false
  /// Whether the running animation moves to a row that a person chose.
  private var isChosenByPerson = false
  /// Counts turns of a mouse wheel, so that only the last one is followed by a selection.
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

  /// A wheel at its first row turns; the sheet around it stays.
  override var sharesDrags: Bool { false }

  // MARK: Rows

  /// Replaces the rows. The selected row stays selected, or becomes the last one.
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

  /// Requests the content of the visible rows again. The wheel continues to spin.
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

  /// The view of the delegate for a row; nil for a title, or if the row is not visible.
  func customView(for row: Int) -> UIView? { visible.first { $0.row == row }?.customView }

  /// Changes the offset without treating that as an event of a mouse wheel.
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

  /// Places the rows that face the viewer.
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

  /// Makes the visible rows those of a range. Content is requested from the first row to the last.
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
      // A row with a view of the delegate offers it for reuse, so such rows are preferred.
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

  /// A person has moved the wheel, and it rests.
  private func settle() {
    guard rowCount > 0 else { return }
    let row = nearestRow(to: contentOffset.y)
    if isAway(from: row) { return select(row, animated: true, byPerson: true) }
    arrive(at: row)
  }

  /// Whether a row is more than a pixel away from the middle. Heights of rows need not be whole pixels, and offsets are.
  private func isAway(from row: Int) -> Bool {
    (contentOffset.y - CGFloat(row) * rowHeight).magnitude > PixelGrid.screen.pixel
  }

  /// A person has moved a row to the middle.
  private func arrive(at row: Int) {
    rest(at: row)
    settled?(row)
  }

  /// A mouse wheel moves the content without an end, so the row is selected when there were no turns for a moment.
  private func settleAfterTurns() {
    turnCount += 1
    TimedWork.shared.add(after: UIKitTuning.pickerWheelRest) { [me = WeakReference(self), turnCount] in
      guard let me = me.wrappedValue, me.turnCount == turnCount, me.activity == .idle, !me.isTracking else { return }
      me.settle()
    }
  }

  /// A tap on a row selects it.
  private func tapped(at point: CGPoint) {
    guard let row = visible.first(where: { $0.frame.minY <= point.y && point.y < $0.frame.maxY })?.row else { return }
    choose(row)
  }

  /// Selects a row for a person; the selection is reported when the wheel has arrived.
  func choose(_ row: Int) {
    guard rowCount > 0 else { return }
    let row = min(max(0, row), rowCount - 1)
    guard row != selectedRow || isAway(from: row) else { return }
    select(row, animated: true, byPerson: true)
    if activity != .animating { arrive(at: row) }
  }
}
