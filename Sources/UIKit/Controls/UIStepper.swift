// SPDX-License-Identifier: MIT

import SprungStage

/// A control with minus and plus buttons that change a value in steps. While a button is held, the steps repeat.
///
/// ```swift
/// stepper.maximumValue = 10
/// stepper.addAction(UIAction { _ in label.text = "\(Int(stepper.value))" }, for: .valueChanged)
/// ```
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The value, clamped to the range. Non-finite values are rejected with a fault. Setting this property sends no
  /// event. Default: 0.
  open var value: Double {
    get { number }
    set { if isUsable(newValue, newValue.isFinite) { show(clamped(newValue)) } }
  }

  /// The lower bound, which can be -infinity. Default: 0. Differs from Apple: setting a value above the maximum raises
  /// the maximum instead of throwing an exception.
  open var minimumValue: Double {
    get { range.lowerBound }
    set { if isUsable(newValue, newValue < .infinity) { setRange(newValue...max(newValue, range.upperBound)) } }
  }

  /// The upper bound, which can be infinity. Default: 100. Differs from Apple: setting a value below the minimum lowers
  /// the minimum instead of throwing an exception.
  open var maximumValue: Double {
    get { range.upperBound }
    set { if isUsable(newValue, newValue > -.infinity) { setRange(min(newValue, range.lowerBound)...newValue) } }
  }

  /// The amount by which a step changes the value. Default: 1. Values that are not finite and positive are rejected
  /// with a fault.
  open var stepValue: Double {
    get { step }
    set { if isUsable(newValue, newValue.isFinite && newValue > 0) { step = newValue } }
  }

  /// Whether an event is sent for each step, instead of only when the touch ends. Default: true.
  open var isContinuous = true
  /// Whether steps repeat while a button is held. Default: true.
  open var autorepeat = true
  /// Whether a step beyond one bound continues at the other bound. Default: false.
  open var wraps = false { didSet { updateAppearance() } }

  private var number = 0.0
  private var range = 0.0...100.0
  private var step = 1.0
  /// The direction of the current touch's steps (1 or -1), or 0 if there is no touch.
  private var direction = 0.0
  /// The value at the beginning of the touch.
  private var numberBefore = 0.0
  private var touchCount = 0
  private let ground = UIImageView(frame: .zero)
  private let divider = UIImageView(frame: .zero)
  private let minus = StepperSign(isPlus: false)
  private let plus = StepperSign(isPlus: true)
  private var backgrounds = StateValues<UIImage>()
  private var dividers: [(left: UIControl.State, right: UIControl.State, image: UIImage)] = []

  override var kindName: String { "UIStepper" }

  /// Creates a stepper of 94 x 32 points with a range from 0 to 100.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIKitTuning.stepperSize))
    setUp()
  }

  /// Creates a stepper. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = UIKitTuning.stepperSize
    setUp()
  }

  private func setUp() {
    ground.layer.cornerRadius = UIKitTuning.stepperRadius
    for part in [ground, divider, minus, plus] as [UIView] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    accessibility.isElement = true
    accessibility.traits = .adjustable
    updateAppearance()
  }

  /// Returns 94 x 32 points, regardless of the proposed size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIKitTuning.stepperSize }
  /// The intrinsic size, 94 x 32 points.
  open override var intrinsicContentSize: CGSize { UIKitTuning.stepperSize }

  open override var isEnabled: Bool { didSet { updateAppearance() } }

  /// The frame of the stepper. The size is always 94 x 32 points.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let isPlain = CATransform3DIsIdentity(transform3D) && newValue.keepsLimit
      super.frame =
        isPlain ? CGRect(origin: newValue.standardized.origin, size: UIKitTuning.stepperSize) : newValue
    }
  }

  private func isUsable(_ value: Double, _ condition: Bool) -> Bool {
    if condition { return true }
    Diagnostics.report(
      "stepperValue",
      "The value \(value) is invalid for a UIStepper. Pass finite values and a positive stepValue. Bounds can be "
        + "infinite.")
    return false
  }

  private func clamped(_ value: Double) -> Double { min(max(value, range.lowerBound), range.upperBound) }

  private func setRange(_ newRange: ClosedRange<Double>) {
    range = newRange
    show(clamped(number))
  }

  private func show(_ value: Double) {
    number = value
    layer.mark(.accessibility)
    updateAppearance()
  }

  // MARK: Images

  /// Sets the image of the plus button for the given state. Default: nil, which means the plus sign.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    plus.images[state] = image
    updateAppearance()
  }

  /// Returns the image that was set for the plus button in the given state.
  open func incrementImage(for state: UIControl.State) -> UIImage? { plus.images[state] }

  /// Sets the image of the minus button for the given state. Default: nil, which means the minus sign.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    minus.images[state] = image
    updateAppearance()
  }

  /// Returns the image that was set for the minus button in the given state.
  open func decrementImage(for state: UIControl.State) -> UIImage? { minus.images[state] }

  /// Sets the image that replaces the gray background in the given state. Nil removes the image.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgrounds[state] = image
    updateAppearance()
  }

  /// Returns the background image that was set for the given state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgrounds[state] }

  /// Sets the image that replaces the divider while the two buttons are in the given states. Nil removes the image.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) {
    dividers.removeAll { $0.left == leftState && $0.right == rightState }
    if let image { dividers.append((leftState, rightState, image)) }
    updateAppearance()
  }

  /// Returns the divider image that was set for the given states of the two buttons.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { divider(leftState, rightState) }

  private func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    dividers.first { $0.left == left && $0.right == right }?.image
  }

  // MARK: Appearance

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Lays out the signs and the divider.
  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.layoutFrame = bounds
    let half = CGSize(width: bounds.width / 2, height: bounds.height)
    let (left, right) = (
      CGRect(origin: bounds.origin, size: half),
      CGRect(x: bounds.midX, y: bounds.minY, width: half.width, height: half.height)
    )
    minus.layoutFrame = isMirrored ? right : left
    plus.layoutFrame = isMirrored ? left : right
    let size = divider.image?.size ?? CGSize(width: 1, height: 18)
    divider.layoutFrame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  private func updateAppearance() {
    func state(of sign: StepperSign, _ canStep: Bool) -> UIControl.State {
      if !canStep { return .disabled }
      return (sign === plus) == (direction > 0) && direction != 0 ? .highlighted : .normal
    }
    let states = (
      minus: state(of: minus, isEnabled && (wraps || number > range.lowerBound)),
      plus: state(of: plus, isEnabled && (wraps || number < range.upperBound))
    )
    minus.show(states.minus)
    plus.show(states.plus)
    ground.image = backgrounds.shown(in: isEnabled ? direction == 0 ? .normal : .highlighted : .disabled)
    ground.backgroundColor = ground.image == nil ? .tertiarySystemFill : nil
    let (left, right) = isMirrored ? (states.plus, states.minus) : (states.minus, states.plus)
    divider.image =
      divider(left, right) ?? divider(.normal, .normal)
    divider.backgroundColor = divider.image == nil ? .separator : nil
    setNeedsLayout()
  }

  // MARK: Steps

  /// Changes the value by one step. Returns whether the value has changed.
  private func take(_ direction: Double) -> Bool {
    let wanted = number + direction * step
    let next: Double
    if wraps, wanted > range.upperBound {
      next = range.lowerBound
    } else if wraps, wanted < range.lowerBound {
      next = range.upperBound
    } else {
      next = clamped(wanted)
    }
    guard next != number else { return false }
    show(next)
    return true
  }

  private func takeAndSend(_ direction: Double) {
    if take(direction), isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// Performs the first step of a touch.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isRight = touch.location(in: self).x >= bounds.midX
    direction = isRight != isMirrored ? 1 : -1
    numberBefore = number
    touchCount += 1
    updateAppearance()
    takeAndSend(direction)
    if autorepeat { repeatSteps(after: UIKitTuning.stepperFirstRepeat, of: touchCount, count: 0) }
    return true
  }

  private func repeatSteps(after delay: Double, of touch: Int, count: Int) {
    TimedWork.shared.add(after: delay) { [me = WeakReference(self)] in
      guard let me = me.wrappedValue, me.touchCount == touch, me.direction != 0, me.isEnabled else { return }
      if me.isTouchInside { me.takeAndSend(me.direction) }
      let isFast = count >= UIKitTuning.stepperSlowRepeats
      me.repeatSteps(
        after: isFast ? UIKitTuning.stepperFastRepeat : UIKitTuning.stepperRepeat, of: touch, count: count + 1)
    }
  }

  /// Ends the steps. Sends `valueChanged` if the stepper is not continuous and the value has changed.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    endSteps()
  }

  /// Ends the steps.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    endSteps()
  }

  private func endSteps() {
    direction = 0
    updateAppearance()
    if !isContinuous, number != numberBefore { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  // MARK: Keys and assistive technology

  private func stepOnce(_ direction: Double) -> Bool {
    guard isEnabled else { return false }
    if take(direction) { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return true
  }

  /// Increments the value by one step.
  open override func accessibilityIncrement() { _ = stepOnce(1) }
  /// Decrements the value by one step.
  open override func accessibilityDecrement() { _ = stepOnce(-1) }

  package override func press(_ key: KeyCode) -> Bool {
    switch key {
    case .arrowRight: stepOnce(isMirrored ? -1 : 1)
    case .arrowLeft: stepOnce(isMirrored ? 1 : -1)
    case .arrowUp: stepOnce(1)
    case .arrowDown: stepOnce(-1)
    default: false
    }
  }

  /// The value that assistive technology reads. Default: the stepper's value.
  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue ?? (number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)")
    }
    set { super.accessibilityValue = newValue }
  }

  package override var stageAccessibility: StageAccessibility? {
    controlAccessibility
  }
}

extension UIKitTuning {
  /// The size of a stepper in points (94 x 32), as measured on iOS.
  static let stepperSize = CGSize(width: 94, height: 32)
  /// The corner radius of a stepper in points (8).
  static let stepperRadius: CGFloat = 8
  /// The length of the bars in a stepper's signs in points (13), as measured on iOS.
  static let stepperSign: CGFloat = 13
  /// The thickness of the bars in a stepper's signs in points (1.5).
  static let stepperSignThickness: CGFloat = 1.5
  /// The opacity of the plus or minus sign if no further step is possible in that direction (0.5).
  static let stepperDimmed: CGFloat = 0.5
  /// The delay in seconds before steps repeat (0.5). With shorter delays, a slow tap causes two steps.
  static let stepperFirstRepeat = 0.5
  /// The interval in seconds between the first repeated steps (0.25).
  static let stepperRepeat = 0.25
  /// The number of repeated steps before they become faster (8).
  static let stepperSlowRepeats = 8
  /// The interval in seconds between fast steps (0.05).
  static let stepperFastRepeat = 0.05
}
