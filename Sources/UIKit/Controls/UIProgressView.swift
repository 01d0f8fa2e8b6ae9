// SPDX-License-Identifier: MIT

import SprungStage

/// A bar that displays the progress of a task. The vertical content hugging priority is 750.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + ControlProxies.ofProgressViews
  }

  /// The styles of a progress view.
  nonisolated public enum Style: Int, Sendable {
    /// The default style, 4 points tall.
    case `default` = 0
    /// A style for toolbars, 2.5 points tall.
    case bar = 1
  }

  private let track = UIView()
  private let fill = UIView()
  private var part: Float = 0

  /// The style of the progress view. Default: `default`.
  open var progressViewStyle = Style.default {
    didSet {
      guard progressViewStyle != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// The color of the completed part. Default: nil, which means the tint color.
  open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the remaining part. Default: nil, which means the system color.
  open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// The progress, 0...1. Values out of range are clamped, and non-finite values are rejected with a fault. Default: 0.
  open var progress: Float {
    get { part }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress, optionally with an animation.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard progress.isFinite else {
      Diagnostics.report(
        "progressValue",
        "The progress \(Double(progress)) of a progress view is not finite, so it is ignored. Pass a number from 0 to "
          + "1.")
      return
    }
    part = min(1, max(0, progress))
    layer.mark(.accessibility)
    setNeedsLayout()
    guard animated, window != nil, !UIAccessibility.isReduceMotionEnabled else { return }
    UIView.animate(withDuration: UIKitTuning.controlValueDuration, delay: 0, options: .beginFromCurrentState) {
      self.layoutIfNeeded()
    }
  }

  /// Creates a progress view with a progress of 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.keepsLimit { bounds.size.height = naturalHeight }
    setUp()
  }

  /// Creates a progress view with the given style and a height determined by the style (4 or 2.5 points).
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    bounds.size.height = naturalHeight
  }

  /// Creates a progress view of zero size. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layoutSettings.priorities = LayoutPriorities(hugging: [.defaultLow, .defaultHigh])
    for view in [track, fill] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    accessibility.isElement = true
    accessibility.traits = .updatesFrequently
  }

  /// The bounding box in the superview's coordinates. Setting the frame preserves the style's height (4 or 2.5 points).
  /// Constraints can set a different height.
  open override var frame: CGRect {
    get { super.frame }
    set {
      guard CATransform3DIsIdentity(transform3D), newValue.keepsLimit else {
        super.frame = newValue
        return
      }
      let box = newValue.standardized
      super.frame = CGRect(x: box.minX, y: box.minY, width: box.width, height: naturalHeight)
    }
  }

  /// Returns the style's height, and the larger of the proposed and the current width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width, bounds.width), height: naturalHeight)
  }

  private var naturalHeight: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

  /// The intrinsic size: the style's height, and no intrinsic width.
  open override var intrinsicContentSize: CGSize { CGSize(width: -1, height: sizeThatFits(.zero).height) }

  open override func tintColorDidChange() { setNeedsLayout() }

  /// Lays out the bar.
  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = bounds
    let width = bounds.width * CGFloat(part)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    fill.frame = CGRect(x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    fill.backgroundColor = progressTintColor ?? tintColor
    track.backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
    for view in [track, fill] { view.layer.cornerRadius = bounds.height / 2 }
  }

  /// The value that assistive technology reads. Default: the percentage, such as "40%".
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((Double(part) * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  package override var stageAccessibility: StageAccessibility? {
    var properties = accessibility
    properties.label = accessibilityLabel
    properties.value = accessibilityValue
    return properties.stage
  }
}
