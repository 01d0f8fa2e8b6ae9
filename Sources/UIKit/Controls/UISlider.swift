// SPDX-License-Identifier: MIT

import SprungStage

/// A control for selecting a value by dragging a thumb along a track.
///
/// A drag must begin on the thumb. Arrow keys and assistive technology change the value by a tenth of the range.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private let minimumTrack = UIView()
  private let maximumTrack = UIView()
  private let thumb = UIView()
  private var current: Float = 0
  private var grip: CGFloat = 0

  /// The value. Default: 0. Values out of range are clamped, and non-finite values are rejected with a fault. Setting
  /// this property sends no event.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  private var lower: Float = 0
  private var upper: Float = 1

  /// The value at the leading end. Default: 0. Setting a value above the maximum also sets the maximum to that value.
  open var minimumValue: Float {
    get { lower }
    set {
      guard checkFinite(newValue, "minimumValue") else { return }
      lower = newValue
      upper = max(upper, lower)
      take(current, animated: false)
    }
  }

  /// The value at the trailing end. Default: 1. Setting a value below the minimum also sets the minimum to that value.
  open var maximumValue: Float {
    get { upper }
    set {
      guard checkFinite(newValue, "maximumValue") else { return }
      upper = newValue
      lower = min(lower, upper)
      take(current, animated: false)
    }
  }

  /// Whether `valueChanged` is sent during a drag, instead of only at its end. Default: true.
  open var isContinuous = true

  /// The color of the track between its leading end and the thumb. Default: nil, which means the tint color.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the track between the thumb and the trailing end. Default: nil, which means the system color.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the thumb. Default: nil, which means white.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

  private var thumbImages = StateValues<UIImage>()
  private var thumbPicture: UIImageView?
  private var minimumPicture: UIImageView?
  private var maximumPicture: UIImageView?

  /// Sets the image that replaces the thumb's disc in the given state. Nil removes the image.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages[state] = image
    setNeedsLayout()
  }

  /// Returns the thumb image for the given state or, if there is none, for the normal state. Returns nil if neither is
  /// set.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] ?? thumbImages[.normal] }

  /// The currently displayed thumb image, or nil if the disc is displayed.
  open var currentThumbImage: UIImage? { thumbImages.shown(in: state) }

  /// An image displayed at the leading end. It shortens the track. Default: nil.
  open var minimumValueImage: UIImage? { didSet { minimumPicture = showPicture(minimumValueImage, minimumPicture) } }

  /// An image displayed at the trailing end. It shortens the track. Default: nil.
  open var maximumValueImage: UIImage? { didSet { maximumPicture = showPicture(maximumValueImage, maximumPicture) } }

  private func showPicture(_ image: UIImage?, _ old: UIImageView?) -> UIImageView? {
    old?.removeFromSuperview()
    setNeedsLayout()
    guard let image else { return nil }
    let view = UIImageView(image: image)
    addSubview(view)
    return view
  }

  override var kindName: String { "UISlider" }

  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + ControlProxies.ofSliders
  }

  /// Creates a slider with a range from 0 to 1 and the value 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a slider of zero size. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for view in [minimumTrack, maximumTrack, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    thumb.layer.shadowColor = CGColor(gray: 0, alpha: 1)
    thumb.layer.shadowOpacity = 0.2
    thumb.layer.shadowOffset = CGSize(width: 0, height: 1)
    thumb.layer.shadowRadius = 2
    accessibility.isElement = true
    accessibility.traits = .adjustable
  }

  private func checkFinite(_ value: Float, _ name: StaticString) -> Bool {
    if value.isFinite { return true }
    Diagnostics.report(
      "sliderValue", "\(name) \(Double(value)) of a slider is not finite, so it is ignored. Pass a finite number.")
    return false
  }

  /// Sets the value, optionally with an animation. Sends no event.
  open func setValue(_ value: Float, animated: Bool) { take(value, animated: animated) }

  private func take(_ value: Float, animated: Bool) {
    guard checkFinite(value, "value") else { return }
    let clamped = min(upper, max(lower, value))
    guard clamped != current else { return }
    current = clamped
    layer.mark(.accessibility)
    setNeedsLayout()
    guard animated, window != nil, !UIAccessibility.isReduceMotionEnabled else { return }
    UIView.animate(withDuration: UIKitTuning.controlValueDuration, delay: 0, options: .beginFromCurrentState) {
      self.layoutIfNeeded()
    }
  }

  private var share: CGFloat {
    maximumValue > minimumValue ? CGFloat((current - minimumValue) / (maximumValue - minimumValue)) : 0
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the frame of the track within the given bounds, in points.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height = UIKitTuning.sliderTrack
    let before = reservedWidth(for: isMirrored ? maximumValueImage : minimumValueImage)
    let behind = reservedWidth(for: isMirrored ? minimumValueImage : maximumValueImage)
    return CGRect(
      x: bounds.minX + before, y: bounds.midY - height / 2, width: max(0, bounds.width - before - behind),
      height: height)
  }

  private func reservedWidth(for image: UIImage?) -> CGFloat {
    image.map { $0.size.width + UIKitTuning.sliderTouchMargin } ?? 0
  }

  /// Returns the frame of the thumb for the given value, in points.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let disc = CGSize(width: UIKitTuning.sliderThumb, height: UIKitTuning.sliderThumb)
    let size = currentThumbImage?.size ?? disc
    let x = rect.minX + max(0, rect.width - size.width) * (isMirrored ? 1 - part : part)
    return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns a height of 31 points, and the larger of the proposed and the current width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width, bounds.width), height: UIKitTuning.switchSize.height)
  }

  /// The intrinsic size: a height of 31 points, and no intrinsic width.
  open override var intrinsicContentSize: CGSize { CGSize(width: -1, height: UIKitTuning.switchSize.height) }

  open override func tintColorDidChange() { setNeedsLayout() }

  /// Lays out the track and thumb.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let track = trackRect(forBounds: bounds)
    let frame = thumbRect(forBounds: bounds, trackRect: track, value: current)
    thumb.frame = frame
    showThumb(in: frame)
    layOutPictures()
    let left = CGRect(x: track.minX, y: track.minY, width: frame.midX - track.minX, height: track.height)
    let right = CGRect(x: frame.midX, y: track.minY, width: track.maxX - frame.midX, height: track.height)
    minimumTrack.frame = isMirrored ? right : left
    maximumTrack.frame = isMirrored ? left : right
    minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
    for part in [minimumTrack, maximumTrack] { part.layer.cornerRadius = track.height / 2 }
    alpha = isEnabled ? 1 : 0.5
  }

  private func showThumb(in frame: CGRect) {
    let image = currentThumbImage
    thumb.layer.cornerRadius = image == nil ? frame.height / 2 : 0
    thumb.layer.shadowOpacity = image == nil ? 0.2 : 0
    thumb.backgroundColor = image == nil ? thumbTintColor ?? .white : nil
    guard image != nil || thumbPicture != nil else { return }
    let picture = thumbPicture ?? UIImageView(frame: .zero)
    if thumbPicture == nil {
      thumbPicture = picture
      thumb.addSubview(picture)
    }
    picture.image = image
    picture.frame = CGRect(origin: .zero, size: frame.size)
  }

  private func layOutPictures() {
    for (view, isFirst) in [(minimumPicture, true), (maximumPicture, false)] {
      guard let view, let size = view.image?.size else { continue }
      let x = isFirst != isMirrored ? bounds.minX : bounds.maxX - size.width
      view.frame = CGRect(origin: CGPoint(x: x, y: bounds.midY - size.height / 2), size: size)
    }
  }

  package override var followsDrags: Bool { true }

  /// Claims horizontal drags that begin on the thumb.
  package override func ownsDrag(from start: CGPoint, to end: CGPoint) -> Bool {
    isEnabled && abs(end.x - start.x) > abs(end.y - start.y) && (isTracking || isThumb(at: start))
  }

  private func isThumb(at point: CGPoint) -> Bool {
    layoutIfNeeded()
    let margin = UIKitTuning.sliderTouchMargin
    return thumb.frame.insetBy(dx: -margin, dy: -margin).contains(point)
  }

  /// Begins tracking a touch on the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    guard isThumb(at: point) else { return false }
    grip = point.x - thumb.frame.midX
    return true
  }

  /// Moves the thumb with the touch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let travel = track.width - UIKitTuning.sliderThumb
    guard travel > 0 else { return true }
    var part = (touch.location(in: self).x - grip - track.minX - UIKitTuning.sliderThumb / 2) / travel
    if isMirrored { part = 1 - part }
    let old = current
    setValue(minimumValue + Float(part) * (maximumValue - minimumValue), animated: false)
    if isContinuous, current != old { sendActions(for: .valueChanged) }
    return true
  }

  /// Sends the event for the final value if the slider is not continuous.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  private func step(by steps: Float) {
    guard isEnabled else { return }
    let old = current
    setValue(current + steps * UIKitTuning.sliderStep * (maximumValue - minimumValue), animated: true)
    if current != old { sendActions(for: .valueChanged) }
  }

  /// Increments the value by a tenth of the range.
  open override func accessibilityIncrement() { step(by: 1) }
  /// Decrements the value by a tenth of the range.
  open override func accessibilityDecrement() { step(by: -1) }
  /// Returns false, because sliders have no action.
  open override func accessibilityActivate() -> Bool { false }

  package override func press(_ key: KeyCode) -> Bool {
    guard isEnabled else { return false }
    switch key {
    case .arrowUp: step(by: 1)
    case .arrowDown: step(by: -1)
    case .arrowRight: step(by: isMirrored ? -1 : 1)
    case .arrowLeft: step(by: isMirrored ? 1 : -1)
    case .pageUp: step(by: 2)
    case .pageDown: step(by: -2)
    case .home: step(by: -1 / UIKitTuning.sliderStep)
    case .end: step(by: 1 / UIKitTuning.sliderStep)
    default: return false
    }
    return true
  }

  private var percent: Int { Int((share * 100).rounded()) }

  /// The value that assistive technology reads. Default: the value as a percentage of the range, such as "40%".
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(percent)%" }
    set { super.accessibilityValue = newValue }
  }

  package override var stageAccessibility: StageAccessibility? {
    accessibility.position = percent
    accessibility.count = 100
    return controlAccessibility
  }
}
