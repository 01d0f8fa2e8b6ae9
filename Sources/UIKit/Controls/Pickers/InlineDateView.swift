// SPDX-License-Identifier: MIT

/// The inline style of a date picker: a header, the calendar of a month, and the time below it.
final class InlineDateView: DateContentView {
  private let titleButton = UIButton(type: .system)
  private let backButton = UIButton(type: .system)
  private let forwardButton = UIButton(type: .system)
  private let monthView = DateMonthView(frame: .zero)
  /// The wheels for the month and year, which replace the days while they are visible.
  private var wheels: DateWheels?
  private let timeLabel = UILabel(frame: .zero)
  private let timePill = DatePill(frame: .zero)
  private var popover: DatePopover?
  private var state: DatePickerState?
  /// The start of the visible month.
  private var month: Date?

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    titleButton.setTitleColor(.label, for: .normal)
    titleButton.contentHorizontalAlignment = .leading
    titleButton.accessibilityHint = "Selects the month and the year"
    backButton.accessibilityLabel = "Previous month"
    forwardButton.accessibilityLabel = "Next month"
    timeLabel.text = "Time"
    for view in [titleButton, backButton, forwardButton, monthView, timeLabel, timePill] as [UIView] {
      addSubview(view)
    }
    listen(titleButton) { $0.toggleWheels() }
    listen(backButton) { $0.showMonth(by: -1) }
    listen(forwardButton) { $0.showMonth(by: 1) }
    listen(timePill) { $0.openTime() }
    monthView.choseDay = { [me = WeakReference(self)] in me.wrappedValue?.choseDay($0) }
    swipe(.left) { $0.showMonth(by: $0.isMirrored ? -1 : 1) }
    swipe(.right) { $0.showMonth(by: $0.isMirrored ? 1 : -1) }
  }

  required init?(coder: NSCoder) { nil }

  private func listen(_ control: UIControl, _ action: @escaping (InlineDateView) -> Void) {
    control.addHandler(for: .touchUpInside) { [me = WeakReference(self)] _ in
      if let me = me.wrappedValue { action(me) }
    }
  }

  private func swipe(_ direction: UISwipeGestureRecognizer.Direction, _ action: @escaping (InlineDateView) -> Void) {
    let recognizer = UISwipeGestureRecognizer()
    recognizer.direction = direction
    recognizer.addHandler { [me = WeakReference(self)] _ in if let me = me.wrappedValue { action(me) } }
    monthView.addGestureRecognizer(recognizer)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var hasTime: Bool { state?.mode == .dateAndTime }

  // MARK: Display

  override func show(_ state: DatePickerState, animated: Bool) {
    let isOther = self.state.map { $0.date != state.date } ?? true
    self.state = state
    if isOther || month == nil { month = state.rules.month(of: state.date) }
    timeLabel.isHidden = !hasTime
    timePill.isHidden = !hasTime
    timePill.title = state.texts.compactTime(state.date)
    timePill.isEnabled = state.isEnabled
    if let popover, popover.isOpen { popover.show(state, animated: animated) }
    update(animated: animated)
    setNeedsLayout()
  }

  private func update(animated: Bool) {
    guard let state, let month else { return }
    titleButton.setTitle(state.texts.text(month, template: "MMMMy"), for: .normal)
    titleButton.isEnabled = state.isEnabled
    let next = state.rules.month(of: month, plus: 1)
    let before = state.rules.month(of: month, plus: -1)
    backButton.isEnabled = state.isEnabled && state.rules.allows(from: before, to: month)
    forwardButton.isEnabled =
      state.isEnabled && state.rules.allows(from: next, to: state.rules.month(of: month, plus: 2))
    let symbols = isMirrored ? ("chevron.right", "chevron.left") : ("chevron.left", "chevron.right")
    backButton.setImage(UIImage(systemName: symbols.0), for: .normal)
    forwardButton.setImage(UIImage(systemName: symbols.1), for: .normal)
    monthView.show(month, state)
    monthView.isHidden = wheels != nil
    backButton.isHidden = wheels != nil
    forwardButton.isHidden = wheels != nil
    wheels?.show(state.with(.yearAndMonth), animated: animated)
  }

  private func showMonth(by count: Int) {
    guard let state, let shown = month, count < 0 ? backButton.isEnabled : forwardButton.isEnabled else { return }
    month = state.rules.month(of: shown, plus: count)
    update(animated: true)
  }

  private func toggleWheels() {
    if let wheels {
      wheels.removeFromSuperview()
      self.wheels = nil
    } else {
      let made = DateWheels(size: UIKitTuning.pickerSize, isDense: false)
      made.chose = { [me = WeakReference(self)] in me.wrappedValue?.chose?($0) }
      addSubview(made)
      wheels = made
    }
    update(animated: false)
    setNeedsLayout()
  }

  // MARK: Selection

  /// Selects the given day without changing the time of day.
  private func choseDay(_ day: Date) {
    guard let state else { return }
    let calendar = state.rules.calendar
    chose?(
      state.rules.date(
        state.date, year: calendar.component(.year, from: day), month: calendar.component(.month, from: day),
        day: calendar.component(.day, from: day)))
  }

  private func openTime() {
    guard let state else { return }
    popover?.close(animated: false)
    let content = DateWheels(size: UIKitTuning.timePopoverSize, isDense: true)
    content.chose = { [me = WeakReference(self)] in me.wrappedValue?.chose?($0) }
    let made = DatePopover(from: timePill, content: content, mode: .time, size: UIKitTuning.timePopoverSize)
    popover = made.open(state) ? made : nil
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { popover?.close(animated: false) }
  }

  // MARK: Layout

  override var fittingSize: CGSize {
    CGSize(
      width: UIKitTuning.inlineDateSize.width,
      height: UIKitTuning.inlineDateFittingHeight + (hasTime ? UIKitTuning.inlineTimeHeight : 0))
  }

  override var naturalSize: CGSize {
    let size = UIKitTuning.inlineDateSize
    return CGSize(width: size.width, height: size.height + (hasTime ? UIKitTuning.inlineTimeHeight : 0))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let header = UIKitTuning.calendarHeader
    let footer = hasTime ? UIKitTuning.inlineTimeHeight : 0
    let inset = UIKitTuning.pickerInset
    layOut(backButton, x: bounds.width - 2 * header, y: 0, CGSize(width: header, height: header))
    layOut(forwardButton, x: bounds.width - header, y: 0, CGSize(width: header, height: header))
    layOut(titleButton, x: inset, y: 0, CGSize(width: max(0, bounds.width - 2 * header - inset), height: header))
    let size = CGSize(width: bounds.width, height: max(0, bounds.height - header - footer))
    layOut(monthView, x: 0, y: header, size)
    if let wheels { layOut(wheels, x: 0, y: header, size) }
    guard hasTime else { return }
    let text = timeLabel.intrinsicContentSize
    let bottom = bounds.height - footer
    layOut(timeLabel, x: inset, y: bottom, CGSize(width: text.width, height: footer))
    let pill = timePill.fittingSize
    layOut(timePill, x: bounds.width - inset - pill.width, y: bottom + (footer - pill.height) / 2, pill)
  }

  private func layOut(_ view: UIView, x: CGFloat, y: CGFloat, _ size: CGSize) {
    let start = isMirrored ? bounds.width - x - size.width : x
    view.layoutFrame = CGRect(origin: CGPoint(x: bounds.minX + start, y: bounds.minY + y), size: size)
  }
}
