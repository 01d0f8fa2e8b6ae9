// SPDX-License-Identifier: MIT

/// The compact style of a date picker: buttons for the date and time, which open a calendar or wheels.
final class CompactDateView: DateContentView {
  private let dayPill = DatePill(frame: .zero)
  private let timePill = DatePill(frame: .zero)
  private var popover: DatePopover?
  private var state: DatePickerState?

  override init(frame: CGRect) {
    super.init(frame: frame)
    for pill in [dayPill, timePill] {
      addSubview(pill)
      pill.addHandler(for: .touchUpInside) { [me = WeakReference(self)] pressed in
        guard let me = me.wrappedValue else { return }
        me.open(pressed === me.dayPill)
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  private var pills: [DatePill] { [dayPill, timePill].filter { !$0.isHidden } }

  override func show(_ state: DatePickerState, animated: Bool) {
    self.state = state
    dayPill.isHidden = state.mode == .time
    timePill.isHidden = state.mode == .date
    dayPill.title = state.texts.compactDate(state.date)
    timePill.title = state.texts.compactTime(state.date)
    for pill in [dayPill, timePill] { pill.isEnabled = state.isEnabled }
    if let popover, popover.isOpen { popover.show(state, animated: animated) }
    if !state.isEnabled { popover?.close(animated: animated) }
    setNeedsLayout()
  }

  override var fittingSize: CGSize {
    var size = CGSize(width: UIKitTuning.datePillGap * CGFloat(pills.count - 1), height: 0)
    for pill in pills {
      let fitting = pill.fittingSize
      size.width += fitting.width
      size.height = max(size.height, fitting.height)
    }
    return size
  }

  override var naturalSize: CGSize { state?.mode == .dateAndTime ? UIKitTuning.compactDateSize : fittingSize }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Lays out the buttons in a row. If they do not fit, the widths of the buttons are reduced proportionally.
  override func layoutSubviews() {
    super.layoutSubviews()
    let wanted = fittingSize
    let gaps = UIKitTuning.datePillGap * CGFloat(pills.count - 1)
    let share = min(1, max(0, bounds.width - gaps) / max(1, wanted.width - gaps))
    let height = min(bounds.height, wanted.height)
    var x: CGFloat = 0
    for pill in pills {
      let width = pill.fittingSize.width * share
      let start = isMirrored ? bounds.width - x - width : x
      pill.layoutFrame = CGRect(
        x: bounds.minX + start, y: bounds.midY - height / 2, width: width, height: height)
      x += width + UIKitTuning.datePillGap
    }
  }

  private func open(_ isDay: Bool) {
    guard let state else { return }
    popover?.close(animated: false)
    let content: DateContentView =
      isDay
      ? InlineDateView(frame: .zero) : DateWheels(size: UIKitTuning.timePopoverSize, isDense: true)
    content.chose = { [me = WeakReference(self)] in me.wrappedValue?.chose?($0) }
    let made = DatePopover(
      from: isDay ? dayPill : timePill, content: content, mode: isDay ? .date : .time,
      size: isDay ? UIKitTuning.inlineDateSize : UIKitTuning.timePopoverSize)
    popover = made.open(state) ? made : nil
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { popover?.close(animated: false) }
  }
}
