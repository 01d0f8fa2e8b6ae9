// SPDX-License-Identifier: MIT

/// A control that selects a date, a time or a duration.
///
/// ```swift
/// picker.datePickerMode = .date
/// picker.maximumDate = Date()
/// picker.addAction(UIAction { _ in birthday = picker.date }, for: .valueChanged)
/// ```
///
/// `valueChanged` is sent for choices of a person, and not for changes by the program. In the browser dates are those of the Gregorian
/// calendar and texts are English; the order of the parts and the hours follow the locale's region.
///
/// Differs from Apple: the rows of durations have their units, such as `3 hours`, and the word `Today` is not translated.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The parts of a date that are selected.
  nonisolated public enum Mode: Int, Sendable {
    /// The hour and the minute.
    case time = 0
    /// The year, the month and the day.
    case date = 1
    /// The day, the hour and the minute.
    case dateAndTime = 2
    /// A duration of hours and minutes.
    case countDownTimer = 3
    /// The year and the month.
    case yearAndMonth = 4
  }

  private var mode = Mode.dateAndTime
  private var preferredStyle = UIDatePickerStyle.automatic
  private var storedDate = PresentDate.now
  private var duration = 0.0
  private var ownCalendar: Calendar?
  private var ownLocale: Locale?
  private var ownTimeZone: TimeZone?
  private var limits: (minimum: Date?, maximum: Date?)
  private var interval = 1
  private var rounds = true
  /// The content in the current style; nil until it is needed.
  private var content: DateContentView?
  /// The rules and texts of the current settings; nil after a change.
  private var settings: (rules: DateRules, texts: DateTexts)?
  /// The size of a new date picker in the current style and mode.
  private var naturalSize = UIKitTuning.compactDateSize

  override var kindName: String { "UIDatePicker" }

  /// Makes a date picker with a frame in the future superview's coordinates, in points. A zero size becomes that of the compact style,
  /// 228 x 36 points.
  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero ? CGRect(origin: frame.origin, size: UIKitTuning.compactDateSize) : frame)
  }

  /// Makes a date picker of 228 x 36 points; decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = UIKitTuning.compactDateSize
  }

  /// Makes a date picker that performs an action for `valueChanged`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { registrations.append(Registration(action: .action(primaryAction), events: .valueChanged)) }
  }

  // MARK: Date

  /// The date. Default: the moment when the date picker was made. Setting it sends no event.
  ///
  /// It is rounded down to `minuteInterval` and clamped to the limits. A date that is not finite is rejected with a fault.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date; wheels turn to it if `animated`. Sends no event.
  open func setDate(_ date: Date, animated: Bool) {
    guard date.timeIntervalSinceReferenceDate.magnitude < 1e12 else {
      Diagnostics.report(
        "datePickerValue",
        "The date \(date.timeIntervalSinceReferenceDate) s is invalid for a UIDatePicker. Pass a date within 30,000 years."
      )
      return
    }
    store(date)
    display(animated: animated)
  }

  private func store(_ date: Date) {
    let rules = currentSettings.rules
    storedDate = rules.clamped(rules.rounded(date))
  }

  /// The earliest date that can be selected. Default: nil, none. If it is later than `maximumDate`, both are ignored.
  open var minimumDate: Date? {
    get { limits.minimum }
    set {
      limits.minimum = newValue
      settingsChanged()
    }
  }

  /// The latest date that can be selected. Default: nil, none. If it is earlier than `minimumDate`, both are ignored.
  open var maximumDate: Date? {
    get { limits.maximum }
    set {
      limits.maximum = newValue
      settingsChanged()
    }
  }

  /// The duration in seconds, from 60 to 86,340 in whole minutes, while the mode is `countDownTimer`; 0 in other modes, where
  /// setting it does nothing. Durations that are out of range become 60, or the minute interval.
  open var countDownDuration: TimeInterval {
    get { mode == .countDownTimer ? duration : 0 }
    set {
      guard mode == .countDownTimer else { return }
      duration = currentSettings.rules.duration(newValue)
      display(animated: false)
    }
  }

  /// Minutes between two rows of minutes: a divisor of 60 from 1 to 30. Default: 1. Other numbers are ignored, which is logged. The
  /// date is not rounded again.
  open var minuteInterval: Int {
    get { interval }
    set {
      guard DateRules.isUsable(interval: newValue) else {
        Diagnostics.report(
          "datePickerValue",
          "minuteInterval \(newValue) of a UIDatePicker is invalid and ignored. Pass a divisor of 60 from 1 to 30."
        )
        return
      }
      interval = newValue
      reload()
    }
  }

  /// Whether dates are rounded down to `minuteInterval` when they are set. Default: true. Setting it to true rounds the date.
  open var roundsToMinuteInterval: Bool {
    get { rounds }
    set {
      guard newValue != rounds else { return }
      rounds = newValue
      settingsChanged()
    }
  }

  // MARK: Settings

  /// The parts that are selected. Default: dateAndTime.
  open var datePickerMode: Mode {
    get { mode }
    set {
      guard newValue != mode else { return }
      changeContent {
        mode = newValue
        if mode == .countDownTimer { duration = currentSettings.rules.duration(duration) }
      }
    }
  }

  /// The style that is wanted. Default: automatic. Setting it changes the size to that of the style.
  open var preferredDatePickerStyle: UIDatePickerStyle {
    get { preferredStyle }
    set {
      guard newValue != preferredStyle else { return }
      changeContent { preferredStyle = newValue }
    }
  }

  /// The style that is displayed: durations, and years and months, always have wheels, and otherwise automatic is compact.
  open var datePickerStyle: UIDatePickerStyle {
    switch mode {
    case .countDownTimer, .yearAndMonth: .wheels
    case .time, .date, .dateAndTime: preferredStyle == .automatic ? .compact : preferredStyle
    }
  }

  /// The calendar. Default: the current one, to which nil resets it.
  open var calendar: Calendar! {
    get { ownCalendar ?? .current }
    set {
      ownCalendar = newValue
      settingsChanged()
    }
  }

  /// The language, and the order and the hours of the region. Default: nil, the current one.
  open var locale: Locale? {
    get { ownLocale }
    set {
      ownLocale = newValue
      settingsChanged()
    }
  }

  /// The time zone of the displayed dates. Default: nil, that of the calendar.
  open var timeZone: TimeZone? {
    get { ownTimeZone }
    set {
      ownTimeZone = newValue
      settingsChanged()
    }
  }

  /// The rules and texts of the current settings.
  private var currentSettings: (rules: DateRules, texts: DateTexts) {
    if let settings { return settings }
    var calendar = ownCalendar ?? .current
    if let ownTimeZone { calendar.timeZone = ownTimeZone }
    let rules = DateRules(
      calendar: calendar, locale: ownLocale ?? .current, minimum: limits.minimum, maximum: limits.maximum,
      minuteInterval: interval, roundsToMinuteInterval: rounds)
    let made = (rules, DateTexts(rules))
    settings = made
    return made
  }

  /// A setting has changed that may move the date.
  private func settingsChanged() {
    settings = nil
    store(storedDate)
    reload()
  }

  /// Displays everything again.
  private func reload() {
    settings = nil
    display(animated: false)
  }

  // MARK: Content

  /// The state that the content displays. A duration is a time of the first day in Greenwich.
  private var displayed: DatePickerState {
    var (rules, texts) = currentSettings
    var date = storedDate
    if mode == .countDownTimer {
      rules = DateRules(calendar: Calendar(identifier: .gregorian), locale: rules.locale, minuteInterval: interval)
      if let greenwich = TimeZone(secondsFromGMT: 0) { rules.calendar.timeZone = greenwich }
      texts = DateTexts(rules)
      date = Date(timeIntervalSinceReferenceDate: duration)
    }
    return DatePickerState(mode: mode, date: date, rules: rules, texts: texts, isEnabled: isEnabled)
  }

  private func makeContent() -> DateContentView {
    switch datePickerStyle {
    case .compact: return CompactDateView(frame: .zero)
    case .inline where mode != .time: return InlineDateView(frame: .zero)
    case .inline: return DateWheels(size: UIKitTuning.inlineTimeSize, isDense: true)
    default: return DateWheels(size: UIKitTuning.pickerSize, isDense: false)
    }
  }

  /// The content in the current style, which is made if necessary.
  private var currentContent: DateContentView {
    if let content { return content }
    let made = makeContent()
    made.chose = { [me = WeakReference(self)] in me.wrappedValue?.personChose($0) }
    made.show(displayed, animated: false)
    content = made
    addSubview(made)
    return made
  }

  private func changeContent(_ change: () -> Void) {
    let (oldStyle, oldSize) = (datePickerStyle, naturalSize)
    change()
    content?.removeFromSuperview()
    content = nil
    naturalSize = currentContent.naturalSize
    // The size of the program stays when only the mode changes.
    if datePickerStyle != oldStyle || bounds.size == oldSize {
      layoutFrame = CGRect(origin: layoutFrame.origin, size: naturalSize)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func display(animated: Bool) {
    guard let content else { return }
    content.show(displayed, animated: animated && window != nil)
    if datePickerStyle == .compact { invalidateIntrinsicContentSize() }
    setNeedsLayout()
  }

  /// A person chose a date in the content, which displays it or the nearest date that is allowed.
  private func personChose(_ chosen: Date) {
    let (oldDate, oldDuration) = (storedDate, duration)
    if mode == .countDownTimer {
      duration = currentSettings.rules.duration(chosen.timeIntervalSinceReferenceDate)
    } else {
      store(chosen)
    }
    display(animated: true)
    if storedDate != oldDate || duration != oldDuration { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  // MARK: Layout

  /// The size in points that fits the style, whatever is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { currentContent.fittingSize }
  /// The size in points of the style.
  open override var intrinsicContentSize: CGSize {
    datePickerStyle == .inline ? currentContent.naturalSize : currentContent.fittingSize
  }

  /// Places the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    currentContent.layoutFrame = bounds
  }

  /// A date picker that is not enabled is dimmed and cannot be changed.
  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { display(animated: false) } } }

  package override var followsDrags: Bool { true }
}
