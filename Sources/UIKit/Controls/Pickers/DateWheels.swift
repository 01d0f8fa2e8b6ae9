// SPDX-License-Identifier: MIT

/// The wheels of a date picker: a picker view whose components are the parts of a date.
final class DateWheels: DateContentView, UIPickerViewDataSource, UIPickerViewDelegate {
  private let picker = UIPickerView(frame: .zero)
  private let size: CGSize
  private var state: DatePickerState?
  private var rows: DateWheelRows?
  private var columns: [DateColumn] = []
  private var widths: [CGFloat] = []
  /// The width for which the columns were measured.
  private var measuredWidth: CGFloat = 0

  /// Creates wheels, without margins if `isDense` is true.
  init(size: CGSize, isDense: Bool) {
    self.size = size
    super.init(frame: .zero)
    picker.arrangement = isDense ? .dense : .narrow
    addSubview(picker)
  }

  required init?(coder: NSCoder) { nil }

  override var fittingSize: CGSize { size }

  override func show(_ state: DatePickerState, animated: Bool) {
    let isFirst = self.state == nil
    self.state = state
    isUserInteractionEnabled = state.isEnabled
    picker.isUsable = state.isEnabled
    picker.alpha = state.isEnabled ? 1 : UIKitTuning.dimmedImageAlpha
    if isFirst || !animated {
      rows = DateWheelRows(rules: state.rules, texts: state.texts, reference: state.date)
      columns = DateColumn.columns(of: state.mode, state.texts)
      reload()
    }
    for component in columns.indices { select(component, state.date, animated: animated && !isFirst) }
    picker.refreshRows()
  }

  private func reload() {
    measure()
    if picker.dataSource == nil {
      picker.dataSource = self
      picker.delegate = self
    }
    picker.reloadAllComponents()
  }

  private func select(_ component: Int, _ date: Date, animated: Bool) {
    guard var rows else { return }
    let column = columns[component]
    let current = picker.selectedRow(inComponent: component)
    let value = rows.value(column, date)
    let row = rows.nearestRow(value, to: current, column, date)
    if !animated || !rows.exists(row, column) || row == current && rows.isFar(row, column) {
      // Changing the reference day changes the titles in the `date` column, so they are reloaded below even if the row
      // does not change.
      if column == .date { rows.reference = date }
      self.rows = rows
      let central = rows.centralRow(rows.value(column, date), column, date)
      picker.selectRow(central, inComponent: component, animated: false)
    } else if row != current {
      picker.selectRow(row, inComponent: component, animated: true)
    }
  }

  /// Measures the columns, and reduces their widths if they do not fit into the picker view.
  private func measure() {
    guard let rows, let state else { return }
    measuredWidth = bounds.width
    let margin = picker.arrangement.gap == 0 ? picker.arrangement.titleInset : UIKitTuning.pickerTitleInset
    let inset = 2 * margin + UIKitTuning.dateColumnExtra
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: UIKitTuning.pickerSelectedFontSize)
    widths = columns.map { column in
      var widest: CGFloat = 0
      for title in rows.widestTitles(column, state.date) {
        label.text = title
        widest = max(widest, label.intrinsicContentSize.width)
      }
      return (widest + inset).rounded(.up)
    }
    let available = picker.arrangement.availableWidth(in: bounds.width, components: columns.count)
    let total = widths.reduce(0, +)
    // First the margins of all columns are reduced equally, and then the widths of the titles.
    let excess = (total - available) / CGFloat(max(1, columns.count))
    if excess > 0, available > 0 {
      let least = 2 * (margin - picker.arrangement.titleInset)
      widths =
        excess <= least
        ? widths.map { ($0 - excess).rounded(.down) } : widths.map { ($0 * available / total).rounded(.down) }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picker.layoutFrame = bounds
    guard bounds.width != measuredWidth, !columns.isEmpty else { return }
    measure()
    picker.reloadAllComponents()
  }

  // MARK: The picker view

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rows?.rowCount(columns[component]) ?? 0
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { widths[component] }

  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  {
    guard let rows, let state else { return nil }
    let column = columns[component]
    let value = rows.value(ofRow: row, column, state.date)
    let title = rows.title(column, value, state.date)
    let color = rows.isAllowed(column, value, state.date) ? UIColor.label : UIColor.tertiaryLabel
    return NSAttributedString(string: title, attributes: [.foregroundColor: attributeValue(color)])
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let rows, let state else { return }
    let column = columns[component]
    chose?(rows.choosing(column, rows.value(ofRow: row, column, state.date), state.date))
  }
}
