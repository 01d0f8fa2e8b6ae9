// SPDX-License-Identifier: MIT

/// Drives an animator's change of controllers by a number between 0 and 1, usually from a gesture.
///
/// The animator's own animations are paused and moved to the given progress, whatever their curves and delays; those of
/// property animators too. When the gesture ends, `finish()` or `cancel()` runs the rest, forward or back. A cancelled
/// change leaves the views with the values that they had before.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private final var driver: TransitionDriver?

  /// Seconds that the whole change takes; 0 before it begins.
  open var duration: CGFloat { CGFloat(driver?.context.duration ?? 0) }
  /// How far the change has come, 0...1; 0 before it begins.
  open var percentComplete: CGFloat { driver?.percent ?? 0 }
  /// The speed of the rest after the finger has left, relative to that before. Default: 1. It must be positive.
  open var completionSpeed: CGFloat = 1
  /// How the rest runs when the finger has left. Default: slow at both ends.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// How the rest runs, in place of `completionCurve`. Default: nil.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the change waits for `update(_:)` from the beginning; if not it runs until `pause()`. Default: true.
  open var wantsInteractiveStart = true

  /// A driver of a change that has not begun.
  public override init() { super.init() }

  /// The change begins; overrides call `super`.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = (transitionContext as AnyObject) as? TransitionContext else { return }
    let made = TransitionDriver(context)
    driver = made
    made.begin(isPaused: wantsInteractiveStart)
  }

  /// Pauses a running change.
  open func pause() { driver?.pause() }

  /// Moves the change to a progress, clamped to 0...1; does nothing before it begins and after the finger has left. NaN
  /// is rejected with a fault.
  open func update(_ percentComplete: CGFloat) {
    guard !percentComplete.isNaN else {
      Diagnostics.report(
        "transitionPercent", "update(_:) of an interactive transition received NaN. Pass a number from 0 to 1.")
      return
    }
    driver?.update(min(1, max(0, percentComplete)))
  }

  /// Runs the change back to its beginning.
  open func cancel() { leave(isCancelled: true) }

  /// Runs the change to its end.
  open func finish() { leave(isCancelled: false) }

  private func leave(isCancelled: Bool) {
    let speed = completionSpeed.isFinite && completionSpeed > 0 ? Double(completionSpeed) : 1
    driver?.leave(isCancelled: isCancelled, speed: speed, curve: timingCurve, named: completionCurve)
  }
}
