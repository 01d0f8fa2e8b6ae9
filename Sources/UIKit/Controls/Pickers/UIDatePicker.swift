// SPDX-License-Identifier: MIT

/// A control for selecting a date, time or duration.
///
/// ```swift
/// picker.datePickerMode = .date
/// picker.maximumDate = Date()
/// picker.addAction(UIAction { _ in birthday = picker.date }, for: .valueChanged)
/// ```
///
/// `valueChanged` is sent when the user selects a value, but not for changes by the app. In the browser, dates use the
/// Gregorian calendar, and strings are in English. The order of the parts and the hour format follow the locale's
/// region.
///
/// Differs from Apple: the rows for durations include units, as in `3 hours`, and the word `Today` is not localized.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The parts of a date that the user can select.
  nonisolated public enum Mode: Int, Sendable {
    /// Hour and minute.
    case time = 0
    /// Year, month and day.
    case date = 1
    /// Day, hour and minute.
    case dateAndTime = 2
    /// A duration in hours and minutes.
    case countDownTimer = 3
    /// Year and month.
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
  /// The content in the current style, or nil if it has not been created yet.
  private var content: DateContentView?
  /// The rules and strings for the current settings, or nil after a setting has changed.
  private var settings: (rules: DateRules, texts: DateTexts)?
  /// The initial size of a date picker in the current style and mode.
  private var naturalSize = UIKitTuning.compactDateSize

  override var kindName: String { "UIDatePicker" }

  /// Creates a date picker with a frame in the future superview's coordinates, in points. If its size is zero, the
  /// compact size of 228 x 36 points is used.
  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero ? CGRect(origin: frame.origin, size: UIKitTuning.compactDateSize) : frame)
  }

  /// Creates a date picker of 228 x 36 points. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = UIKitTuning.compactDateSize
  }

  /// Creates a date picker with an action for `valueChanged`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { registrations.append(Registration(action: .action(primaryAction), events: .valueChanged)) }
  }

  // MARK: Date

  /// The date. Default: the date picker's creation time. Setting the date does not send an event.
  ///
  /// The date is rounded down to `minuteInterval` and clamped to the limits. Non-finite dates are rejected with a
  /// fault.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date without sending an event. If `animated` is true, the wheels spin to the date.
  open func setDate(_ date: Date, animated: Bool) {
    guard date.timeIntervalSinceReferenceDate.magnitude < 1e12 else {
      Diagnostics.report(
        "datePickerValue",
        "A UIDatePicker rejected a date: its timeIntervalSinceReferenceDate is "
          + "\(date.timeIntervalSinceReferenceDate), but must be between -1e12 and 1e12 seconds."
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

  /// The earliest selectable date. If it is later than `maximumDate`, both limits are ignored. Default: nil, which
  /// means no limit.
  open var minimumDate: Date? {
    get { limits.minimum }
    set {
      limits.minimum = newValue
      settingsChanged()
    }
  }

  /// The latest selectable date. If it is earlier than `minimumDate`, both limits are ignored. Default: nil, which
  /// means no limit.
  open var maximumDate: Date? {
    get { limits.maximum }
    set {
      limits.maximum = newValue
      settingsChanged()
    }
  }

  /// The duration in seconds in the mode `countDownTimer`: a whole number of minutes, from 60 to 86,340 seconds. In
  /// other modes, the duration is 0 and cannot be set. A duration out of range is replaced by one minute interval.
  open var countDownDuration: TimeInterval {
    get { mode == .countDownTimer ? duration : 0 }
    set {
      guard mode == .countDownTimer else { return }
      duration = currentSettings.rules.duration(newValue)
      display(animated: false)
    }
  }

  /// The interval between minute rows, which must be a divisor of 60 from 1 to 30. Default: 1. Other values are
  /// reported and ignored. Setting this property does not round the current date.
  open var minuteInterval: Int {
    get { interval }
    set {
      guard DateRules.isUsable(interval: newValue) else {
        Diagnostics.report(
          "datePickerValue",
          "minuteInterval \(newValue) of a UIDatePicker is invalid, so it is ignored. Pass a divisor of 60 from 1 to "
            + "30."
        )
        return
      }
      interval = newValue
      reload()
    }
  }

  /// Whether dates are rounded down to `minuteInterval` when they are set. Default: true. Changing this property to
  /// true rounds the current date.
  open var roundsToMinuteInterval: Bool {
    get { rounds }
    set {
      guard newValue != rounds else { return }
      rounds = newValue
      settingsChanged()
    }
  }

  // MARK: Settings

  /// The parts of the date that the user can select. Default: `dateAndTime`.
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

  /// The preferred style. Default: automatic. Setting this property resizes the date picker to the size of the style.
  open var preferredDatePickerStyle: UIDatePickerStyle {
    get { preferredStyle }
    set {
      guard newValue != preferredStyle else { return }
      changeContent { preferredStyle = newValue }
    }
  }

  /// The displayed style. Durations, and years and months, are always displayed in wheels. For all other modes,
  /// automatic means compact.
  open var datePickerStyle: UIDatePickerStyle {
    switch mode {
    case .countDownTimer, .yearAndMonth: .wheels
    case .time, .date, .dateAndTime: preferredStyle == .automatic ? .compact : preferredStyle
    }
  }

  /// The calendar. Default: the current calendar. Setting nil restores the default.
  open var calendar: Calendar! {
    get { ownCalendar ?? .current }
    set {
      ownCalendar = newValue
      settingsChanged()
    }
  }

  /// The locale, which determines the language, the order of the date components and the hour format. Default: nil,
  /// which means the current locale.
  open var locale: Locale? {
    get { ownLocale }
    set {
      ownLocale = newValue
      settingsChanged()
    }
  }

  /// The time zone of the displayed dates. Default: nil, which means the calendar's time zone.
  open var timeZone: TimeZone? {
    get { ownTimeZone }
    set {
      ownTimeZone = newValue
      settingsChanged()
    }
  }

  /// The rules and strings for the current settings.
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

  /// Updates the date and content after a setting has changed that can affect the date.
  private func settingsChanged() {
    settings = nil
    store(storedDate)
    reload()
  }

  /// Reloads the content.
  private func reload() {
    settings = nil
    display(animated: false)
  }

  // MARK: Content

  /// The state that the content displays. A duration is represented as a time on the day of the reference date, in GMT.
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

  /// The content in the current style, created if necessary.
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
    // If only the mode changes, keep a size that the app has set.
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

  /// Applies a date that the user selected in the content, and displays the nearest valid date.
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

  /// Returns the size in points that fits the style, regardless of the proposed size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { currentContent.fittingSize }
  /// The intrinsic size of the style in points.
  open override var intrinsicContentSize: CGSize {
    datePickerStyle == .inline ? currentContent.naturalSize : currentContent.fittingSize
  }

  /// Lays out the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    currentContent.layoutFrame = bounds
  }

  /// Whether the date picker is enabled. A disabled date picker is dimmed and cannot be changed.
  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { display(animated: false) } } }

  package override var followsDrags: Bool { true }
}
