// SPDX-License-Identifier: MIT

/// The state of a property animator.
nonisolated public enum UIViewAnimatingState: Int, Sendable {
  /// Nothing yet, or nothing any more.
  case inactive = 0
  /// Its animations are on their views, running or paused.
  case active = 1
  /// Stopped; it waits for `finishAnimation(at:)`.
  case stopped = 2
}

/// Where an animation ended.
nonisolated public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the values that the block set.
  case end = 0
  /// Where it began.
  case start = 1
  /// In between.
  case current = 2
}

/// An animation that can be run, paused, turned round and moved by hand.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state.
  var state: UIViewAnimatingState { get }
  /// Whether time moves it, a delay included.
  var isRunning: Bool { get }
  /// Whether it runs towards where it began.
  var isReversed: Bool { get set }
  /// How far it has come in its current direction, 0...1.
  var fractionComplete: CGFloat { get set }
  /// Runs it, from where it is.
  func startAnimation()
  /// Runs it after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Halts it where it is.
  func pauseAnimation()
  /// Ends it where it is; the views keep what they show.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped one and calls its completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which blocks can be added.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block that begins after a part, 0...1, of what remains.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a block.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block for the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues with another timing.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
