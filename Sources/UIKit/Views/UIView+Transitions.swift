// SPDX-License-Identifier: MIT

extension UIView {
  /// Animates the changes that a block makes to a view with a transition. The options select a dissolve or a flip.
  ///
  /// The changes are applied immediately, without animation unless the options include `allowAnimatedContent`. On
  /// screen, the view changes from its previous to its new content, even if both are equal. The view ignores touches
  /// during the transition. The completion handler is called once. The handler's argument is true after `duration`
  /// seconds, or false if the view left its superview or another transition replaced this one. The handler is called at
  /// the end of the frame if the options have no transition or the duration is not finite and positive, and also if
  /// animations are disabled or motion is reduced.
  ///
  /// Differs from Apple: page curls are replaced by dissolves, and the topmost view of a tree, such as a window, always
  /// dissolves.
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

  /// Replaces a view with another one, using a transition of their superview. `toView` is added and `fromView` is
  /// removed; with `showHideTransitionViews`, they are shown and hidden instead. Has no effect without a superview.
  /// Touches and completion are handled as in `transition(with:duration:options:animations:completion:)`.
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

  /// The predefined animations for views.
  nonisolated public enum SystemAnimation: UInt, Sendable {
    /// Shrinks and fades out the views, and then removes them.
    case delete = 0
  }

  /// Runs a predefined animation of views, and animates the changes in a block, over 0.3 seconds. The completion
  /// handler behaves as in `animate`.
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
  /// The transition encoded in bits 20 to 22, or nil if there is none.
  var transition: LayerTransition.Kind? {
    switch (rawValue >> 20) & 0x7 {
    // A rotation by a positive angle around the vertical axis moves the right side away from the viewer.
    case 1: .flip(x: 0, y: 1)
    case 2: .flip(x: 0, y: -1)
    // A rotation by a positive angle around the horizontal axis moves the top away from the viewer.
    case 6: .flip(x: -1, y: 0)
    case 7: .flip(x: 1, y: 0)
    case 0: nil
    default: .dissolve
    }
  }
}
