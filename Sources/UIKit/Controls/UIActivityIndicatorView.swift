// SPDX-License-Identifier: MIT

import SprungModels
import SprungStage

/// Eight rotating spokes that indicate an activity of unknown duration.
///
/// If Reduce Motion is on, the spokes do not rotate.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView, FrameParticipant {
  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + ControlProxies.ofActivityIndicators
  }

  /// The size of an indicator.
  nonisolated public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  private var spokes: [UIView] = []
  private var began: TimeInterval?
  private var shownStep = 0

  /// The size of the indicator. Default: medium.
  open var style = Style.medium { didSet { setNeedsLayout() } }
  /// The color of the spokes. Default: the system's gray. Setting nil restores the default.
  open var color: UIColor! = .systemGray {
    didSet {
      if color == nil { color = .systemGray }
      setNeedsLayout()
    }
  }
  /// Whether the indicator is hidden while it is not animating. Default: true.
  open var hidesWhenStopped = true { didSet { super.isHidden = hidesWhenStopped && began == nil } }

  /// Whether the indicator is animating.
  open var isAnimating: Bool { began != nil }

  /// Creates an indicator that is not animating.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an indicator with the given style.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    bounds.size = naturalSize
  }

  /// Creates an indicator of zero size. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  #if hasFeature(Embedded)
    deinit { FrameScheduler.shared.remove(self) }
  #endif

  private func setUp() {
    layoutSettings.priorities = LayoutPriorities(hugging: [.defaultHigh, .defaultHigh])
    for _ in 0..<8 {
      let spoke = UIView()
      spoke.isUserInteractionEnabled = false
      addSubview(spoke)
      spokes.append(spoke)
    }
    super.isHidden = true
    accessibility.isElement = true
    accessibility.traits = .updatesFrequently
    accessibility.label = "In progress"
  }

  /// Starts the animation and shows the indicator.
  open func startAnimating() {
    guard began == nil else { return }
    began = AppContext.shared.currentTime
    isHidden = false
    if window != nil { FrameScheduler.shared.add(self, phase: .animations) }
  }

  /// Stops the animation and hides the indicator if `hidesWhenStopped` is true.
  open func stopAnimating() {
    guard began != nil else { return }
    began = nil
    FrameScheduler.shared.remove(self)
    isHidden = hidesWhenStopped
  }

  /// Requests frames only while the view is in a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      FrameScheduler.shared.remove(self)
    } else if began != nil {
      FrameScheduler.shared.add(self, phase: .animations)
    }
  }

  final func frame(at timestamp: TimeInterval) -> Bool {
    guard let began, window != nil else { return false }
    guard !UIAccessibility.isReduceMotionEnabled else { return false }
    // The tolerance prevents rounding errors in frame times from delaying a step.
    let steps = ((timestamp - began) / UIKitTuning.spinnerStep + ModelsTuning.roundingTolerance).rounded(.down)
    let step = Int(steps - (steps / 8).rounded(.down) * 8)
    if step != shownStep {
      shownStep = step
      shade()
    }
    return true
  }

  private func shade() {
    for (index, spoke) in spokes.enumerated() {
      let age = (shownStep - index + 8) % 8
      spoke.alpha = max(0.15, 1 - CGFloat(age) * 0.12)
    }
  }

  /// Returns 20 or 37 points for both sides.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  private var naturalSize: CGSize {
    let side: CGFloat = style == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }

  /// Returns 20 or 37 points for both sides.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Lays out the spokes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = sizeThatFits(.zero).width
    let length = side * 0.28
    let width = side * 0.11
    for (index, spoke) in spokes.enumerated() {
      let angle = CGFloat(index) * .pi / 4
      let (sine, cosine) = DeterministicMath.sincos(angle)
      let radius = side / 2 - length / 2
      spoke.bounds.size = CGSize(width: width, height: length)
      spoke.layer.cornerRadius = width / 2
      spoke.center = CGPoint(x: bounds.midX + radius * sine, y: bounds.midY - radius * cosine)
      spoke.transform = CGAffineTransform(rotationAngle: angle)
      spoke.backgroundColor = color
    }
    shade()
  }
}
