// SPDX-License-Identifier: MIT

/// A view with one or more wheels (components). The user selects a row in each wheel.
///
/// ```swift
/// picker.dataSource = self
/// picker.delegate = self
/// func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
/// func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { sizes.count }
/// func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { sizes[row] }
/// ```
///
/// Dragging spins a wheel, which then comes to rest on a row, and tapping a row selects it. If a wheel has keyboard
/// focus, the up and down arrow keys, Page Up, Page Down, Home and End select rows. The left and right arrow keys move
/// the focus to the adjacent wheel. For assistive technology, each wheel is an adjustable element. In right-to-left
/// layouts, the first component is on the right.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  #if hasFeature(Embedded)
    /// The data source. A weak reference. Default: nil. Setting this property reloads all components.
    @WeakReference open var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsReload() } }
    /// The delegate. A weak reference. Default: nil. Setting this property reloads all components.
    @WeakReference open var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsReload() } }
  #else
    /// The data source. A weak reference. Default: nil. Setting this property reloads all components.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsReload() } }
    /// The delegate. A weak reference. Default: nil. Setting this property reloads all components.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsReload() } }
  #endif

  /// Whether the selection indicator is displayed. As on iOS 7 and later, this property has no effect: the selection
  /// band is always visible. Default: false.
  open var showsSelectionIndicator = false

  /// The margins of components and titles.
  final var arrangement = PickerArrangement.standard {
    didSet {
      for column in columns { column.wheel.arrangement = arrangement }
      setNeedsLayout()
    }
  }

  /// Whether keys and assistive technology can change the selection.
  final var isUsable = true { didSet { for column in columns { column.isEnabled = isUsable } } }

  private var columns: [PickerColumn] = []
  /// The component widths provided by the delegate.
  private var widths: [CGFloat?] = []
  private var needsReload = true
  private let band = UIView(frame: .zero)

  override var kindName: String { "UIPickerView" }

  /// Creates a picker view with a frame in the future superview's coordinates, in points. If its size is zero, 320 x
  /// 216 points are used.
  public override init(frame: CGRect) {
    super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: UIKitTuning.pickerSize) : frame)
    setUp()
  }

  /// Creates a picker view of 320 x 216 points. Decoding from archives is not supported.
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

  /// Returns 320 x 216 points, regardless of the proposed size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIKitTuning.pickerSize }
  /// The intrinsic size, 320 x 216 points.
  open override var intrinsicContentSize: CGSize { UIKitTuning.pickerSize }

  // MARK: Counts and sizes

  /// The number of components, or 0 if there is no data source.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return columns.count
  }

  /// Returns the number of rows in a component. If the component is invalid, reports a fault and returns 0.
  open func numberOfRows(inComponent component: Int) -> Int { column(component)?.wheel.rowCount ?? 0 }

  /// Returns the size of the rows in a component, in points. If the component is invalid, reports a fault and returns
  /// zero.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let column = column(component) else { return .zero }
    return CGSize(width: frames[component].width, height: column.wheel.rowHeight)
  }

  /// Returns the delegate's view for the given row, or nil if the row has a title or is not visible.
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

  /// Reloads counts, sizes and content. Selected rows remain selected; if they no longer exist, the last row is
  /// selected.
  open func reloadAllComponents() {
    setNeedsReload()
    loadIfNeeded()
  }

  /// Reloads the count, size and content of a component. The selected row remains selected; if it no longer exists, the
  /// last row is selected. Invalid components are reported.
  open func reloadComponent(_ component: Int) {
    guard !needsReload else { return loadIfNeeded() }
    guard column(component) != nil else { return }
    loadRows(component)
    loadMetrics(component)
    setNeedsLayout()
  }

  /// Reloads the content of all visible rows, including those of spinning wheels.
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
    // Load the components in order, because the number of rows often depends on the row selected in the previous
    // component.
    for component in 0..<count { loadRows(component) }
    for component in 0..<count { loadMetrics(component) }
    band.isHidden = columns.isEmpty
    setNeedsLayout()
  }

  private func loadRows(_ component: Int) {
    guard let dataSource else { return }
    let count = checked(dataSource.pickerView(self, numberOfRowsInComponent: component), "rows")
    // The data source may have reloaded all components during the call.
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

  /// Returns the column of the given component. If the component is invalid, reports a fault and returns nil.
  private func column(_ component: Int) -> PickerColumn? {
    loadIfNeeded()
    if columns.indices.contains(component) { return columns[component] }
    Diagnostics.report(
      "pickerIndex",
      "Component \(component) does not exist: the picker view has \(columns.count) components.")
    return nil
  }

  // MARK: Selection

  /// Selects a row. If `animated` is true and the picker view is in a window, the wheel spins to the row in 0.3
  /// seconds; otherwise, the change is immediate. The delegate is not notified. An invalid component or row is reported
  /// and ignored.
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

  /// Returns the selected row of a component. While the user spins the wheel, this is the previously selected row.
  /// Returns -1 if there are no rows. If the component is invalid, reports a fault and returns -1.
  open func selectedRow(inComponent component: Int) -> Int { column(component)?.wheel.selectedRow ?? -1 }

  // MARK: Layout

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var frames: [CGRect] { arrangement.frames(widths, in: bounds, isMirrored: isMirrored) }

  /// Loads the components if necessary, and lays out the components and the selection band.
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

  /// Moves keyboard focus to the component on the left or right.
  private func moveFocus(from component: Int, by step: Int) {
    let next = component + (isMirrored ? -step : step)
    if columns.indices.contains(next) { FocusController.shared.give(to: columns[next]) }
  }
}
