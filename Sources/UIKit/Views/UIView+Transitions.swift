// SPDX-License-Identifier: MIT

extension UIView {
  /// Shows the changes of a view by a block as a transition: a dissolve or a flip, according to the options.
  ///
  /// The changes are made immediately, without animation unless the options have `allowAnimatedContent`. On screen the
  /// view changes from its previous to its current content, even if both are the same. The view receives no touches in
  /// the meantime. The completion is called once: with true after `duration` seconds, with false if the view left its
  /// superview or another transition replaced this one. It is called at the end of the frame's work without a
  /// transition in the options, with a duration that is not finite and positive, with animations disabled, or with
  /// reduced motion.
  ///
  /// Differs from Apple: curls are dissolves, and the topmost view of a tree, such as a window, always dissolves.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let kind = options.transition, areAnimationsEnabled, !UIAccessibility.isReduceMotionEnabled,
      duration.isFinite, duration > 0
    else {
      performWithoutAnimation { animations?() }
      if let completion { AppContext.shared.afterCommit { completion(true) } }
      return
    }
    let scope = CATransaction.scopeOfNewAnimations
    scope?.gained()
    let clock = MediaTiming(beginTime: view.layer.animationTime, duration: duration)
    let transition = LayerTransition(of: view.layer, kind: kind, clock: clock, timing: .curve(options.curve)) {
      finished in
      if let completion { AppContext.shared.afterCommit { completion(finished) } }
      scope?.lost()
    }
    transition.blocksTouches = !options.contains(.allowUserInteraction)
    if options.contains(.allowAnimatedContent) {
      run(
        AnimationRequest(duration: duration, delay: 0, options: options.union(.overrideInheritedDuration)),
        animations ?? {})
    } else {
      performWithoutAnimation {
        animations?()
        if options.contains(.layoutSubviews) { view.layoutIfNeeded() }
      }
    }
    transition.start()
  }

  /// Replaces a view by another one with a transition of their superview: `toView` replaces `fromView`, which is
  /// removed; with `showHideTransitionViews` they are shown and hidden instead. Without a superview nothing changes.
  /// Completion, touches and cases without a transition as in
  /// `transition(with:duration:options:animations:completion:)`.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      if let completion { AppContext.shared.afterCommit { completion(true) } }
      return
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  /// The animations that the system provides for views.
  nonisolated public enum SystemAnimation: UInt, Sendable {
    /// Makes the views shrink and vanish, and removes them.
    case delete = 0
  }

  /// Does what the system knows to do with views, together with the changes of a block; duration 0.3 s. The completion is
  /// that of `animate`.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: UIKitTuning.deletionDuration, delay: 0, options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(x: UIKitTuning.deletionScale, y: UIKitTuning.deletionScale)
        }
        parallelAnimations?()
      },
      completion: { finished in
        for view in views { view.removeFromSuperview() }
        completion?(finished)
      })
  }
}

extension UIView.AnimationOptions {
  /// The transition that the bits 20 to 22 name, nil for none.
  var transition: LayerTransition.Kind? {
    switch (rawValue >> 20) & 0x7 {
    // A rotation by a positive angle about the vertical axis moves the right side away from the viewer.
    case 1: .flip(x: 0, y: 1)
    case 2: .flip(x: 0, y: -1)
    // One about the horizontal axis takes the top away.
    case 6: .flip(x: -1, y: 0)
    case 7: .flip(x: 1, y: 0)
    case 0: nil
    default: .dissolve
    }
  }
}
