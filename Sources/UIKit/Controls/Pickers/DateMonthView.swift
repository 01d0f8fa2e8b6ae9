// SPDX-License-Identifier: MIT

/// The weekdays and days of a month, in six rows of seven.
final class DateMonthView: UIView {
  /// Called with the start of the day that the user selects.
  var choseDay: ((Date) -> Void)?
  private var weekdays: [UILabel] = []
  private var days: [DayButton] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    for _ in 0..<7 {
      let label = UILabel(frame: .zero)
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.isAccessibilityElement = false
      weekdays.append(label)
      addSubview(label)
    }
    for _ in 0..<42 {
      let button = DayButton(frame: .zero)
      button.addHandler(for: .touchUpInside) { [me = WeakReference(self), pressed = WeakReference(button)] _ in
        if let day = pressed.wrappedValue?.day { me.wrappedValue?.choseDay?(day) }
      }
      days.append(button)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Displays the month that begins at the given date.
  func show(_ month: Date, _ state: DatePickerState) {
    let (rules, calendar) = (state.rules, state.rules.calendar)
    let first = min(max(1, calendar.firstWeekday), 7)
    let weekday = calendar.component(.weekday, from: month)
    let leading = (weekday - first + 7) % 7
    let count = rules.dayCount(inMonthOf: month)
    for (index, button) in days.enumerated() {
      let number = index - leading
      // Count calendar days instead of hours, because the days on which daylight saving time begins or ends have 23 or
      // 25 hours.
      let day = number >= 0 && number < count ? calendar.date(byAdding: .day, value: number, to: month) : nil
      guard let day else {
        button.show(nil, number: "", spoken: "", isToday: false, isChosen: false, isAllowed: false)
        continue
      }
      let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
      button.show(
        day, number: "\(number + 1)", spoken: state.texts.text(day, template: "EEEEyMMMMd"),
        isToday: calendar.isDate(day, inSameDayAs: PresentDate.now),
        isChosen: calendar.isDate(day, inSameDayAs: state.date),
        isAllowed: state.isEnabled && rules.allows(from: day, to: end))
    }
    for (index, label) in weekdays.enumerated() {
      let offset = (index - leading + 42) % 7
      let day = calendar.date(byAdding: .day, value: offset, to: month) ?? month
      label.text = state.texts.text(day, "EEE").uppercased()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = UIKitTuning.calendarWeekdays
    let size = CGSize(width: bounds.width / 7, height: max(0, bounds.height - top) / 6)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func x(_ column: Int) -> CGFloat { CGFloat(isMirrored ? 6 - column : column) * size.width }
    for (index, label) in weekdays.enumerated() {
      label.layoutFrame = CGRect(x: x(index), y: 0, width: size.width, height: top)
    }
    for (index, button) in days.enumerated() {
      button.layoutFrame = CGRect(
        x: x(index % 7), y: top + CGFloat(index / 7) * size.height, width: size.width, height: size.height)
    }
  }
}
