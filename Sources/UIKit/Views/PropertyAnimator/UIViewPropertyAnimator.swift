// SPDX-License-Identifier: MIT

import SprungModels

/// Animates the changes made in blocks, and can be paused, scrubbed, reversed and continued.
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.7) { card.center.y = 100 }
/// animator.startAnimation()
/// ```
///
/// The blocks run when the animator becomes active: when it is first started or paused, or when `fractionComplete` is
/// set. From then on, the views have their final values, while the screen shows the animation. At the end, the
/// completion handlers are called once with the final position.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// A block that has not run yet.
  struct Block {
    let animations: () -> Void
    let delayFactor: CGFloat
  }

  /// The animations of a block, and the progress at which they begin.
  struct Part {
    let group: AnimationGroup
    let begin: CGFloat
  }

  /// The timing parameters of the animator.
  open internal(set) var timingParameters: (any UITimingCurveProvider)?
  /// The duration of the whole animation in seconds. A spring that is defined by its mass determines the duration.
  open internal(set) var duration: TimeInterval
  /// The delay of the last start in seconds. Default: 0.
  open private(set) var delay: TimeInterval = 0
  /// The state of the animator. Default: inactive.
  open internal(set) var state = UIViewAnimatingState.inactive
  /// Whether the animator is running or waiting for its delayed start. Default: false.
  open internal(set) var isRunning = false

  /// Whether animated views receive touches. A change applies only to blocks that have not run yet. Default: true.
  open var isUserInteractionEnabled = true
  /// Whether hit testing uses the final positions of animated views instead of their displayed positions. Changes apply
  /// to animation blocks that run later. Default: false.
  open var isManualHitTestingEnabled = false
  /// Whether a running animator can be paused, scrubbed, reversed and stopped. Default: true. If this property is
  /// false, calls to do so are reported and ignored.
  open var isInterruptible = true
  /// Whether the `fractionComplete` of a paused animator is the progress itself. If false, `fractionComplete` is the
  /// elapsed fraction of the duration, to which the timing curve is applied. Default: true.
  open var scrubsLinearly = true
  /// Whether the animator pauses at its end without calling handlers, so that it can be reversed. Default: false.
  open var pausesOnCompletion = false

  final let timing: AnimationTiming
  final var blocks: [Block] = []
  final var parts: [Part] = []
  final var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The progress from the start of the animation, regardless of the direction.
  final var progress = AnimatorProgress()
  final var motion: AnimatorMotion?
  /// The elapsed fraction at which the animator was paused, or nil if it was scrubbed afterward.
  final var pausedFraction: CGFloat?
  final var reversed = false
  /// Whether animations were disabled when the blocks ran, so that there is nothing to animate.
  final var endsAtOnce = false
  /// The animated properties of a stopped animator, with their start and end values.
  final var remains: [AnimatorRemains] = []

  /// Creates an animator with a duration in seconds and timing parameters. Invalid durations are replaced by 0.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let asked = duration.isFinite ? max(0, duration) : 0
    timing = parameters.timing(duration: asked)
    timingParameters = parameters
    if case .spring(let along, let upright) = timing {
      self.duration = asked > 0 || along.duration != asked ? max(along.duration, upright?.duration ?? 0) : 0
    } else {
      self.duration = asked
    }
    super.init()
  }

  /// Creates an animator with zero duration, whose blocks take effect when it is first started.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  /// Creates an animator with a duration in seconds and a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { blocks.append(Block(animations: animations, delayFactor: 0)) }
  }

  /// Creates an animator with a duration in seconds and a cubic Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { blocks.append(Block(animations: animations, delayFactor: 0)) }
  }

  /// Creates an animator with a spring that settles within a duration in seconds. The damping ratio is at least 0
  /// (endless oscillation). From 1 on, the spring does not overshoot.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { blocks.append(Block(animations: animations, delayFactor: 0)) }
  }

  /// Creates an animator and starts it after a delay in seconds. Of the options, only the curve and
  /// `allowUserInteraction` have an effect.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int((options.rawValue >> 16) & 0x3)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Blocks

  /// Adds an animation block. An active animator runs the block immediately and animates its changes over the remaining
  /// duration.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds an animation block that begins after a fraction of the remaining duration. The fraction is clamped to 0...1;
  /// NaN is replaced by 0. The call is rejected with a fault if the animator is stopped.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = delayFactor > 0 ? min(1, delayFactor) : 0
    switch state {
    case .inactive: blocks.append(Block(animations: animation, delayFactor: factor))
    case .active:
      run(Block(animations: animation, delayFactor: factor))
      showProgress()
    case .stopped: refuse("addAnimations")
    }
  }

  /// Adds a handler that is called once with the final position. Handlers run in the order in which they were added.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  /// Starts the animation at its current position. Has no effect on a running animator.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation after a delay in seconds. An invalid or negative delay is replaced by 0.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { return refuse("startAnimation") }
    guard !isRunning else { return }
    self.delay = delay.isFinite ? max(0, delay) : 0
    activate()
    setOff(resumed(factor: 0), after: self.delay)
  }

  /// Pauses the animation at its current position. An inactive animator becomes active and is paused at its start.
  open func pauseAnimation() {
    guard state != .stopped else { return refuse("pauseAnimation") }
    guard mayInterrupt else { return }
    activate()
    halt()
  }

  /// Continues a paused animation, optionally with other timing parameters. The rest of the animation takes
  /// `durationFactor` times the whole duration. A factor of 0 means the remaining duration; invalid and negative
  /// factors are replaced by 0. The call is rejected with a fault unless the animator is active and paused.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return refuse("continueAnimation") }
    let factor = durationFactor.isFinite ? max(0, durationFactor) : 0
    guard let parameters else {
      setOff(resumed(factor: factor), after: 0)
      return
    }
    let position = directed
    let remaining = factor > 0 ? duration * Double(factor) : duration * Double(max(0, 1 - position.along))
    let timing = parameters.timing(duration: remaining)
    var length = remaining
    if case .spring(let along, let upright) = timing, factor == 0 {
      length = max(along.duration, upright?.duration ?? 0)
    }
    setOff(
      AnimatorMotion(
        timing: timing, entry: 0, origin: position, begin: AppContext.shared.currentTime, duration: length), after: 0)
  }

  /// Whether the animation runs toward its start. Reversing a running spring preserves its velocity. Default: false.
  open var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed, mayInterrupt else { return }
      let now = AppContext.shared.currentTime
      let old = isRunning ? motion : nil
      if isRunning { halt() }
      reversed = newValue
      pausedFraction = nil
      if let old { setOff(reversedMotion(old, at: now), after: 0) }
    }
  }

  /// The completed fraction in the current direction, 0...1. For a running animator, this is the elapsed fraction of
  /// the duration. For a paused animator, this is the progress, unless `scrubsLinearly` is false.
  ///
  /// Setting this property moves the animation to the given fraction and pauses the animation. Values are clamped; NaN
  /// is reported and rejected.
  open var fractionComplete: CGFloat {
    get {
      if state == .inactive { return 0 }
      if let motion, isRunning { return fraction(of: motion) }
      let position = directed.along
      let value = scrubsLinearly ? position : pausedFraction ?? timing.fraction(of: position)
      return min(1, max(0, value))
    }
    set {
      guard !newValue.isNaN else {
        Diagnostics.report("nonFiniteAnimation", "fractionComplete cannot be NaN. Pass a number from 0 to 1.")
        return
      }
      guard state != .stopped else { return refuse("A new value of fractionComplete") }
      guard mayInterrupt else { return }
      activate()
      halt()
      let fraction = min(1, max(0, newValue))
      var position = AnimatorProgress(along: fraction, upright: fraction)
      if !scrubsLinearly, fraction < 1 {
        position = AnimatorProgress(along: timing.value(at: fraction), upright: timing.uprightValue(at: fraction))
      }
      pausedFraction = scrubsLinearly ? nil : fraction
      progress = reversed ? position.reversed : position
      showProgress()
    }
  }

  // MARK: Ending

  /// Stops the animation at its current position. The views keep the values on screen.
  ///
  /// If the argument is false, the animator is stopped and must be finished with `finishAnimation(at:)`. If the
  /// argument is true, the animator becomes inactive immediately without calling completion handlers.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    guard mayInterrupt else { return }
    leaveViews()
    state = .stopped
    if withoutFinishing { discardState() }
  }

  /// Finishes a stopped animator at its start, its end or its current position, and sets the views' values accordingly.
  /// Completion handlers are called at the end of the frame. The call is rejected with a fault unless the animator is
  /// stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return refuse("finishAnimation") }
    for remain in remains {
      switch finalPosition {
      case .start: remain.layer.setModel(remain.property, to: remain.start)
      case .end: remain.layer.setModel(remain.property, to: remain.end)
      case .current: break
      }
    }
    notifyCompletions(finalPosition)
  }
}

/// A property of a stopped animator, with its start and end values.
struct AnimatorRemains {
  let layer: CALayer
  let property: LayerProperty
  let start: CAAnimationValue
  let end: CAAnimationValue
}
