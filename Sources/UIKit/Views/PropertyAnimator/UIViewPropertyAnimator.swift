// SPDX-License-Identifier: MIT

import SprungModels

/// Animates the changes of blocks, and can be paused, scrubbed, reversed and continued.
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.7) { card.center.y = 100 }
/// animator.startAnimation()
/// ```
///
/// The blocks run when it becomes active, which is at the first start, pause or change of `fractionComplete`. The views
/// have their new values then; the screen follows. At the end the completions are called once, with where it ended.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// A block that has not been run yet.
  struct Block {
    let animations: () -> Void
    let delayFactor: CGFloat
  }

  /// The animations of one block, and the progress at which they begin.
  struct Part {
    let group: AnimationGroup
    let begin: CGFloat
  }

  /// The parameters that it was made with.
  open internal(set) var timingParameters: (any UITimingCurveProvider)?
  /// Seconds of the whole animation; for a spring with a mass, how long that takes.
  open internal(set) var duration: TimeInterval
  /// Seconds by which the last start was put off. Default: 0.
  open private(set) var delay: TimeInterval = 0
  /// The state. Default: inactive.
  open internal(set) var state = UIViewAnimatingState.inactive
  /// Whether time moves it, a delay included. Default: false.
  open internal(set) var isRunning = false

  /// Whether the views that it animates receive touches. Default: true. Counts for blocks that run later.
  open var isUserInteractionEnabled = true
  /// Whether touches meet the views that it animates where they will be, and not where they are on screen. Default: false. Counts for blocks
  /// that run later.
  open var isManualHitTestingEnabled = false
  /// Whether it can be paused, scrubbed, reversed and stopped while it runs. Default: true. Otherwise such a call is
  /// reported and rejected.
  open var isInterruptible = true
  /// Whether `fractionComplete` of a paused animator is the progress itself (true, the default) or the elapsed part of
  /// the duration, to which the timing curve is applied.
  open var scrubsLinearly = true
  /// Whether it halts at its end, active, without calling completions, so that it can be turned round. Default: false.
  open var pausesOnCompletion = false

  final let timing: AnimationTiming
  final var blocks: [Block] = []
  final var parts: [Part] = []
  final var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Where it is, from the start of the animation whatever the direction.
  final var progress = AnimatorProgress()
  final var motion: AnimatorMotion?
  /// The elapsed fraction at which it was paused, until it is moved by hand.
  final var pausedFraction: CGFloat?
  final var reversed = false
  /// Whether animations were off when its blocks ran, so that nothing is left to animate.
  final var endsAtOnce = false
  /// The animations of a stopped animator on its views.
  final var remains: [AnimatorRemains] = []

  /// An animator with a duration in seconds and a timing. A duration that is negative or not finite counts as 0.
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

  /// An animator without a duration: its blocks take effect at the first start.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  /// An animator with a duration in seconds and a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { blocks.append(Block(animations: animations, delayFactor: 0)) }
  }

  /// An animator with a duration in seconds and a cubic curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { blocks.append(Block(animations: animations, delayFactor: 0)) }
  }

  /// An animator with a spring that settles within a duration in seconds; the ratio is 0 to 1 or more.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { blocks.append(Block(animations: animations, delayFactor: 0)) }
  }

  /// Makes an animator and starts it after a delay in seconds. Of the options the curve and `allowUserInteraction` count.
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

  /// Adds a block. On an active animator it runs at once and its changes take what remains of the way.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds a block whose changes begin after a part of what remains, 0...1; a factor outside is clamped, NaN counts as
  /// 0. Rejected with a fault on a stopped animator.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = delayFactor > 0 ? min(1, delayFactor) : 0
    switch state {
    case .inactive: blocks.append(Block(animations: animation, delayFactor: factor))
    case .active:
      run(Block(animations: animation, delayFactor: factor))
      showProgress()
    case .stopped: refuse("animations were added to")
    }
  }

  /// Adds a block that is called once when the animation has ended, with where; the order is that of adding.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  /// Runs it, from where it is; a running one is not changed.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Runs it after a delay in seconds; a negative or non-finite one counts as 0.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { return refuse("start was asked of") }
    guard !isRunning else { return }
    self.delay = delay.isFinite ? max(0, delay) : 0
    activate()
    setOff(resumed(factor: 0), after: self.delay)
  }

  /// Halts it where it is; an inactive one becomes active at its beginning.
  open func pauseAnimation() {
    guard state != .stopped else { return refuse("pause was asked of") }
    guard mayInterrupt else { return }
    activate()
    halt()
  }

  /// Continues after a pause, with another timing if one is given, over `durationFactor` times the whole duration; 0
  /// means what remains of it. A negative or non-finite factor counts as 0. Rejected with a fault unless active and
  /// paused.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return refuse("continue was asked of") }
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

  /// Whether it runs towards where it began. Turning a running one round carries a spring's speed over. Default: false.
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

  /// The progress in the current direction, 0...1: of a running animator the elapsed part of the duration, of a paused
  /// one the progress itself, unless `scrubsLinearly` is false.
  ///
  /// Setting it moves the animation there and pauses it; values outside are clamped, NaN is reported and rejected.
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
        Diagnostics.report("nonFiniteAnimation", "fractionComplete was not set: it must be a number in 0...1")
        return
      }
      guard state != .stopped else { return refuse("fractionComplete was set on") }
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

  /// Ends it where it is: the views keep what they show.
  ///
  /// With `false` it is stopped and waits for `finishAnimation(at:)`; with `true` it is inactive at once, and no
  /// completion is called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    guard mayInterrupt else { return }
    leaveViews()
    state = .stopped
    if withoutFinishing { discardState() }
  }

  /// Ends a stopped animator: the views get the values of the start or end if requested, and the completions are called
  /// at the end of the frame's work. Rejected with a fault unless stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return refuse("finish was asked of") }
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

/// A property that a stopped animator had animated, with both its ends.
struct AnimatorRemains {
  let layer: CALayer
  let property: LayerProperty
  let start: CAAnimationValue
  let end: CAAnimationValue
}
