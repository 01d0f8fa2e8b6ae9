// SPDX-License-Identifier: MIT

/// One or more wheels (components), each of which selects one of its rows.
///
/// ```swift
/// picker.dataSource = self
/// picker.delegate = self
/// func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
/// func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { sizes.count }
/// func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { sizes[row] }
/// ```
///
/// A drag spins a wheel, which comes to rest at a row; a tap selects the tapped row. With the keyboard's focus on a wheel, the arrow keys
/// up and down, Page Up, Page Down, Home and End select rows, and left and right move to the next wheel. For assistive technology each
/// wheel is an adjustable element. From right to left the first component is at the right.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  #if hasFeature(Embedded)
    /// The numbers of components and rows. A weak reference. Default: nil. Setting it reloads everything.
    @WeakReference open var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsReload() } }
    /// The sizes and the content of rows; it is notified of selections. A weak reference. Default: nil. Setting it reloads everything.
    @WeakReference open var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsReload() } }
  #else
    /// The numbers of components and rows. A weak reference. Default: nil. Setting it reloads everything.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsReload() } }
    /// The sizes and the content of rows; it is notified of selections. A weak reference. Default: nil. Setting it reloads everything.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsReload() } }
  #endif

  /// Without effect, as since iOS 7: the band of the selection is always visible. Default: false.
  open var showsSelectionIndicator = false

  /// The margins of components and titles.
  final var arrangement = PickerArrangement.standard {
    didSet {
      for column in columns { column.wheel.arrangement = arrangement }
      setNeedsLayout()
    }
  }

  /// Whether keys and assistive technology change the selection.
  final var isUsable = true { didSet { for column in columns { column.isEnabled = isUsable } } }

  private var columns: [PickerColumn] = []
  /// The widths that the delegate wants.
  private var widths: [CGFloat?] = []
  private var needsReload = true
  private let band = UIView(frame: .zero)

  override var kindName: String { "UIPickerView" }

  /// Makes a picker view with a frame in the future superview's coordinates, in points. A zero size becomes 320 x 216 points.
  public override init(frame: CGRect) {
    super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: UIKitTuning.pickerSize) : frame)
    setUp()
  }

  /// Makes a picker view of 320 x 216 points; decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = UIKitTuning.pickerSize
    setUp()
  }

  private func setUp() {
    super.clipsToBounds = true
    band.backgroundColor = .quaternarySystemFill
    band.layer.cornerRadius = UIKitTuning.pickerBandRadius
    band.isUserInteractionEnabled = false
    band.isHidden = true
    addSubview(band)
  }

  /// 320 x 216 points, whatever is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIKitTuning.pickerSize }
  /// 320 x 216 points.
  open override var intrinsicContentSize: CGSize { UIKitTuning.pickerSize }

  // MARK: Counts and sizes

  /// The number of components; 0 without a data source.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return columns.count
  }

  /// The number of rows of a component. A component that does not exist has none, which is logged.
  open func numberOfRows(inComponent component: Int) -> Int { column(component)?.wheel.rowCount ?? 0 }

  /// The size of the rows of a component in points; zero for a component that does not exist, which is logged.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let column = column(component) else { return .zero }
    return CGSize(width: frames[component].width, height: column.wheel.rowHeight)
  }

  /// The view that the delegate returned for a row; nil for a title, or if the row is not visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard let column = column(component) else { return nil }
    layoutIfNeeded()
    return column.wheel.customView(for: row)
  }

  // MARK: Loading

  private func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  /// Requests counts, sizes and content again. Selected rows stay selected; of fewer rows the last one is selected.
  open func reloadAllComponents() {
    setNeedsReload()
    loadIfNeeded()
  }

  /// Requests the count, the size and the content of a component again. The selected row stays selected; of fewer rows the last one is
  /// selected. A component that does not exist is logged.
  open func reloadComponent(_ component: Int) {
    guard !needsReload else { return loadIfNeeded() }
    guard column(component) != nil else { return }
    loadRows(component)
    loadMetrics(component)
    setNeedsLayout()
  }

  /// Requests the content of all visible rows again, also of wheels that are spinning.
  final func refreshRows() {
    for column in columns { column.wheel.refresh() }
  }

  private func loadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    let count = dataSource.map { checked($0.numberOfComponents(in: self), "components") } ?? 0
    while columns.count > count { columns.removeLast().removeFromSuperview() }
    widths = [CGFloat?](repeating: nil, count: count)
    while columns.count < count { columns.append(makeColumn(columns.count)) }
    // One after the other: the number of rows often depends on the selected row of the component before.
    for component in 0..<count { loadRows(component) }
    for component in 0..<count { loadMetrics(component) }
    band.isHidden = columns.isEmpty
    setNeedsLayout()
  }

  private func loadRows(_ component: Int) {
    guard let dataSource else { return }
    let count = checked(dataSource.pickerView(self, numberOfRowsInComponent: component), "rows")
    // The data source may have reloaded everything.
    guard component < columns.count else { return }
    columns[component].load(rowCount: count, rowHeight: columns[component].wheel.rowHeight)
  }

  private func loadMetrics(_ component: Int) {
    var width: CGFloat?
    var height = UIKitTuning.pickerRowHeight
    if let delegate {
      width = OptionalCall.answer(of: delegate, "pickerView(_:widthForComponent:)") {
        delegate.pickerView(self, widthForComponent: component)
      }
      height = delegate.pickerView(self, rowHeightForComponent: component)
    }
    if let wanted = width, !(wanted.isFinite && wanted >= 0 && wanted <= 1e6) {
      reportMetrics("width \(wanted)")
      width = nil
    }
    if !(height.isFinite && height > 0 && height <= 1e6) {
      reportMetrics("row height \(height)")
      height = UIKitTuning.pickerRowHeight
    }
    guard component < columns.count else { return }
    widths[component] = width
    let wheel = columns[component].wheel
    if height != wheel.rowHeight { columns[component].load(rowCount: wheel.rowCount, rowHeight: height) }
  }

  private func checked(_ count: Int, _ what: String) -> Int {
    if count >= 0 { return count }
    reportMetrics("number of \(what) \(count)")
    return 0
  }

  private func reportMetrics(_ value: String) {
    Diagnostics.report(
      "pickerMetrics",
      "The \(value) is invalid for a UIPickerView, so the default is used. Return counts and finite widths of 0 or more, "
        + "and heights above 0.")
  }

  private func makeColumn(_ component: Int) -> PickerColumn {
    let column = PickerColumn(frame: .zero)
    column.wheel.arrangement = arrangement
    column.isEnabled = isUsable
    column.wheel.content = { [me = WeakReference(self)] row, reusing in
      me.wrappedValue?.content(row, component, reusing: reusing) ?? .title("")
    }
    column.chose = { [me = WeakReference(self)] row in
      guard let me = me.wrappedValue else { return }
      me.delegate?.pickerView(me, didSelectRow: row, inComponent: component)
    }
    column.moveFocus = { [me = WeakReference(self)] in me.wrappedValue?.moveFocus(from: component, by: $0) }
    addSubview(column)
    return column
  }

  private func content(_ row: Int, _ component: Int, reusing view: UIView?) -> PickerContent {
    guard let delegate else { return .title("") }
    let custom = OptionalCall.answer(of: delegate, "pickerView(_:viewForRow:forComponent:reusing:)") {
      delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
    }
    if let custom { return .view(custom) }
    if let title = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      return .attributedTitle(title)
    }
    return .title(delegate.pickerView(self, titleForRow: row, forComponent: component) ?? "")
  }

  /// The column of a component; nil if there is none, which is logged.
  private func column(_ component: Int) -> PickerColumn? {
    loadIfNeeded()
    if columns.indices.contains(component) { return columns[component] }
    Diagnostics.report(
      "pickerIndex",
      "Component \(component) does not exist: the picker view has \(columns.count) components.")
    return nil
  }

  // MARK: Selection

  /// Selects a row. It is in the middle at once, or after 0.3 s if `animated` and the picker view is in a window. The delegate is not
  /// notified. A component or row that does not exist is logged, and nothing is selected.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let column = column(component) else { return }
    guard row >= 0, row < column.wheel.rowCount else {
      Diagnostics.report(
        "pickerIndex",
        "Row \(row) does not exist: component \(component) has \(column.wheel.rowCount) rows. Pass a row less than "
          + "numberOfRows(inComponent:). Nothing was selected.")
      return
    }
    if animated { layoutIfNeeded() }
    column.select(row, animated: animated)
  }

  /// The selected row of a component: the one that was selected before while a person spins the wheel. -1 if there are no rows, or
  /// if the component does not exist, which is logged.
  open func selectedRow(inComponent component: Int) -> Int { column(component)?.wheel.selectedRow ?? -1 }

  // MARK: Layout

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var frames: [CGRect] { arrangement.frames(widths, in: bounds, isMirrored: isMirrored) }

  /// Loads the components if necessary, and places them and the band of the selection.
  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    guard !columns.isEmpty else { return }
    let rowHeight = columns.reduce(0) { max($0, $1.wheel.rowHeight) } + UIKitTuning.pickerBandExtra
    let inset = arrangement.inset
    band.layoutFrame = CGRect(
      x: bounds.minX + inset, y: bounds.midY - rowHeight / 2, width: max(0, bounds.width - 2 * inset), height: rowHeight
    )
    for (column, frame) in zip(columns, frames) { column.layoutFrame = frame }
  }

  /// Moves the focus to the component at the left or right.
  private func moveFocus(from component: Int, by step: Int) {
    let next = component + (isMirrored ? -step : step)
    if columns.indices.contains(next) { FocusController.shared.give(to: columns[next]) }
  }
}
