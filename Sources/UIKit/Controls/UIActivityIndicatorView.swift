// SPDX-License-Identifier: MIT

import SprungModels
import SprungStage

/// Eight rotating spokes that indicate an activity with an unknown duration.
///
/// With reduced motion the spokes do not move.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView, FrameParticipant {
  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + ControlProxies.ofActivityIndicators
  }

  /// How large it is.
  nonisolated public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  private var spokes: [UIView] = []
  private var began: TimeInterval?
  private var shownStep = 0

  /// How large it is. Default: medium.
  open var style = Style.medium { didSet { setNeedsLayout() } }
  /// The color of the spokes; nil restores the default, the system's gray.
  open var color: UIColor! = .systemGray {
    didSet {
      if color == nil { color = .systemGray }
      setNeedsLayout()
    }
  }
  /// Whether it is only seen while it turns. Default: true.
  open var hidesWhenStopped = true { didSet { super.isHidden = hidesWhenStopped && began == nil } }

  /// Whether it turns.
  open var isAnimating: Bool { began != nil }

  /// Makes an indicator that stands still.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes an indicator of a style.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    bounds.size = naturalSize
  }

  /// Makes an indicator of zero size; decoding from archives is not supported.
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

  /// Begins to turn.
  open func startAnimating() {
    guard began == nil else { return }
    began = AppContext.shared.currentTime
    isHidden = false
    if window != nil { FrameScheduler.shared.add(self, phase: .animations) }
  }

  /// Stands still, and is no longer seen if asked.
  open func stopAnimating() {
    guard began != nil else { return }
    began = nil
    FrameScheduler.shared.remove(self)
    isHidden = hidesWhenStopped
  }

  /// Off the screen it asks for no frames.
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
    // The rounding of sums of frame times must not hold a step back.
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

  /// 20 or 37 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  private var naturalSize: CGSize {
    let side: CGFloat = style == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }

  /// 20 or 37 points.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Places the spokes.
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
