// SPDX-License-Identifier: MIT

/// Drives a view controller transition with a progress value between 0 and 1, which usually comes from a gesture.
///
/// The animator's animations, including those of property animators, are paused and moved to the given progress,
/// regardless of their curves and delays. When the gesture ends, `finish()` runs the remaining animation forward, and
/// `cancel()` runs it backward. Cancelling restores the previous values of the views.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private final var driver: TransitionDriver?

  /// The duration of the transition in seconds, or 0 before it begins.
  open var duration: CGFloat { CGFloat(driver?.context.duration ?? 0) }
  /// The progress of the transition in the range 0...1. Before the transition begins, the value is 0.
  open var percentComplete: CGFloat { driver?.percent ?? 0 }
  /// The speed of the remaining animation after the interaction has ended, relative to the original speed. Must be
  /// positive. Default: 1.
  open var completionSpeed: CGFloat = 1
  /// The timing curve of the remaining animation after the interaction has ended. Default: `easeInOut`.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing curve of the remaining animation. If this property is set, it replaces `completionCurve`. Default: nil.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition starts interactively and only advances in `update(_:)`. If false, the transition runs on
  /// its own until `pause()` is called. Default: true.
  open var wantsInteractiveStart = true

  /// Creates a driver for an interactive transition.
  public override init() { super.init() }

  /// Called when the transition begins. Overrides must call `super`.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = (transitionContext as AnyObject) as? TransitionContext else { return }
    let made = TransitionDriver(context)
    driver = made
    made.begin(isPaused: wantsInteractiveStart)
  }

  /// Pauses a running transition.
  open func pause() { driver?.pause() }

  /// Moves the transition to the given progress, clamped to 0...1. Has no effect before the transition begins or after
  /// the interaction has ended. NaN is rejected with a fault.
  open func update(_ percentComplete: CGFloat) {
    guard !percentComplete.isNaN else {
      Diagnostics.report(
        "transitionPercent", "update(_:) of an interactive transition received NaN. Pass a number from 0 to 1.")
      return
    }
    driver?.update(min(1, max(0, percentComplete)))
  }

  /// Ends the interaction and runs the transition back to its beginning.
  open func cancel() { leave(isCancelled: true) }

  /// Ends the interaction and runs the transition to its end.
  open func finish() { leave(isCancelled: false) }

  private func leave(isCancelled: Bool) {
    let speed = completionSpeed.isFinite && completionSpeed > 0 ? Double(completionSpeed) : 1
    driver?.leave(isCancelled: isCancelled, speed: speed, curve: timingCurve, named: completionCurve)
  }
}
