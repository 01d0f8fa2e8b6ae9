// SPDX-License-Identifier: MIT

import SprungStage

/// A control that is on or off. A tap toggles the switch, and a drag moves its thumb. Both send `valueChanged`.
///
/// The size is always 51 x 31 points, regardless of the frame and of constraints. The content hugging priority is 750
/// along both axes.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private let track = UIView()
  private let thumb = UIView()
  private var value = false
  private var wasMoved = false

  /// Whether the switch is on. Default: false. Setting this property sends no event, and the change is not animated.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off, optionally with an animation. Sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != value else { return }
    value = on
    layer.mark(.accessibility)
    show(isAnimated: animated)
  }

  /// The color of the switch while it is on. Default: nil, which means the system's green.
  open var onTintColor: UIColor? { didSet { show(isAnimated: false) } }
  /// The color of the thumb. Default: nil, which means white.
  open var thumbTintColor: UIColor? { didSet { show(isAnimated: false) } }

  override var kindName: String { "UISwitch" }

  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + ControlProxies.ofSwitches
  }

  /// Creates a switch that is off. Its size is always 51 x 31 points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIKitTuning.switchSize))
    setUp()
  }

  /// Creates a switch that is off. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = UIKitTuning.switchSize
    setUp()
  }

  /// The bounding box in the superview's coordinates. Setting the frame moves the switch without changing its size,
  /// which is always 51 x 31 points.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let isPlain = CATransform3DIsIdentity(transform3D) && newValue.keepsLimit
      super.frame =
        isPlain ? CGRect(origin: newValue.standardized.origin, size: UIKitTuning.switchSize) : newValue
    }
  }

  /// The bounds of the switch. The size remains 51 x 31 points, regardless of the value that is set.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = newValue.keepsLimit ? CGRect(origin: newValue.origin, size: UIKitTuning.switchSize) : newValue
    }
  }

  private func setUp() {
    layoutSettings.priorities = LayoutPriorities(hugging: [.defaultHigh, .defaultHigh])
    for view in [track, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    accessibility.isElement = true
    accessibility.traits = .toggleButton
    show(isAnimated: false)
  }

  /// Returns 51 x 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIKitTuning.switchSize }
  /// The intrinsic size, 51 x 31 points.
  open override var intrinsicContentSize: CGSize { UIKitTuning.switchSize }

  package override var followsDrags: Bool { true }

  /// Claims horizontal drags.
  package override func ownsDrag(from start: CGPoint, to end: CGPoint) -> Bool {
    isEnabled && abs(end.x - start.x) > abs(end.y - start.y)
  }

  private func show(isAnimated: Bool) {
    setNeedsLayout()
    guard isAnimated, window != nil, !UIAccessibility.isReduceMotionEnabled else { return }
    UIView.animate(withDuration: UIKitTuning.controlValueDuration, delay: 0, options: .beginFromCurrentState) {
      self.layoutIfNeeded()
    }
  }

  /// Lays out the track and thumb.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    track.frame = bounds
    track.layer.cornerRadius = height / 2
    track.backgroundColor = value ? onTintColor ?? .systemGreen : .systemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    let inset: CGFloat = 2
    let size = height - 2 * inset
    let stretched = isHighlighted ? size + 6 : size
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isRight = value != isMirrored
    thumb.frame = CGRect(
      x: isRight ? bounds.width - inset - stretched : inset, y: inset, width: stretched, height: size)
    thumb.layer.cornerRadius = size / 2
    alpha = isEnabled ? 1 : 0.5
  }

  package override func stateChanged() {
    super.stateChanged()
    show(isAnimated: true)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    wasMoved = false
    return true
  }

  /// Turns the switch on or off when the touch is clearly on the other side of its center.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let wantsOn = (x > bounds.midX) != isMirrored
    let isFar = abs(x - bounds.midX) > bounds.width / 4
    if isFar, wantsOn != value {
      wasMoved = true
      setOn(wantsOn, animated: true)
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    return true
  }

  package override func sendPress() {
    sendActions(for: .touchUpInside)
    guard !wasMoved else { return }
    setOn(!value, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Toggles the switch with the keyboard or assistive technology.
  open override func accessibilityActivate() -> Bool {
    wasMoved = false
    return super.accessibilityActivate()
  }

  package override func press(_ key: KeyCode) -> Bool {
    guard isEnabled else { return false }
    switch key {
    case .space, .enter: return accessibilityActivate()
    case .arrowLeft, .arrowRight:
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      if ((key == .arrowRight) != isMirrored) != value { _ = accessibilityActivate() }
      return true
    default: return false
    }
  }

  /// The value that assistive technology reads. Default: "1" if the switch is on, otherwise "0".
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (value ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  package override var stageAccessibility: StageAccessibility? {
    var properties = accessibility
    properties.label = accessibilityLabel
    if !isEnabled { properties.traits.insert(.notEnabled) }
    if value { properties.traits.insert(.selected) }
    return properties.stage
  }
}
