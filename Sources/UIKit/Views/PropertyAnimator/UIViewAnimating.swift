// SPDX-License-Identifier: MIT

/// The state of a property animator.
nonisolated public enum UIViewAnimatingState: Int, Sendable {
  /// The animator has not started or has finished.
  case inactive = 0
  /// The animator is running or paused.
  case active = 1
  /// The animator is stopped and must be finished with `finishAnimation(at:)`.
  case stopped = 2
}

/// The position at which an animation ended.
nonisolated public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end of the animation: the values that were set in the animation blocks.
  case end = 0
  /// The start: the values before the animation.
  case start = 1
  /// A position between the start and the end.
  case current = 2
}

/// An animation that can be started, paused, reversed and scrubbed.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is running or waiting for its delayed start.
  var isRunning: Bool { get }
  /// Whether the animation runs toward its start.
  var isReversed: Bool { get set }
  /// The completed fraction in the current direction, 0...1.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation from its current position.
  func startAnimation()
  /// Starts the animation after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation at its current position.
  func pauseAnimation()
  /// Stops the animation. The views keep their current values.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation and calls its completion handlers.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which blocks can be added.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds an animation block that begins after a fraction, 0...1, of the remaining duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds an animation block.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a completion handler.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation, optionally with other timing parameters.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
