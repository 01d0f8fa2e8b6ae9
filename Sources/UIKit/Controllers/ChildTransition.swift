// SPDX-License-Identifier: MIT

/// A transition between the views of two children of a container.
struct ChildTransition {
  let container: UIViewController
  let from: UIViewController
  let to: UIViewController

  /// Adds the new view above the old one, runs the animations, and removes the old view.
  func run(
    _ duration: TimeInterval, _ options: UIView.AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    guard areChildren else {
      Diagnostics.report(
        "transitionOfStrangers",
        "transition(from:to:) requires two different children of the controller. Call addChild first.")
      return
    }
    start(duration, options, animations: animations, completion: completion)
  }

  private var areChildren: Bool {
    from.parentController === container && to.parentController === container && from !== to
  }

  /// Starts the transition. Transitions that are requested in its callbacks are deferred, so that children appear in
  /// the order of the requests.
  private func start(
    _ duration: TimeInterval, _ options: UIView.AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    guard !container.transitions.isStartingChild else {
      container.transitions.waitingChildren.append {
        guard areChildren else { return completion?(false) ?? () }
        start(duration, options, animations: animations, completion: completion)
      }
      return
    }
    container.transitions.isStartingChild = true
    replace(duration, options, animations: animations, completion: completion)
    container.transitions.isStartingChild = false
    for next in container.transitions.takeWaitingChildren() { next() }
  }

  private func replace(
    _ duration: TimeInterval, _ options: UIView.AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    let isAnimated = duration > 0
    let forwards = container.shouldAutomaticallyForwardAppearanceMethods && container.appearance != .disappeared
    to.loadViewIfNeeded()
    guard let old = from.viewIfLoaded, let new = to.viewIfLoaded else { return }
    if forwards {
      from.beginAppearanceTransition(false, animated: isAnimated)
      if to.parentController === container { to.beginAppearanceTransition(true, animated: isAnimated) }
    }
    // A callback may already have removed the new child.
    guard to.parentController === container else {
      if from.appearance == .disappearing { old.removeFromSuperview() }
      AppearanceForwarding.endDisappearance(from)
      if to.appearance == .appearing {
        to.beginAppearanceTransition(false, animated: isAnimated)
        to.endAppearanceTransition()
      }
      completion?(false)
      return
    }
    let surroundings = old.superview ?? container.viewIfLoaded
    surroundings?.addSubview(new)
    if forwards { AppearanceForwarding.notifyIsAppearing(to) }
    let finish = { (isWhole: Bool) in
      // The old child may be reappearing because of a transition in the opposite direction.
      if !isAnimated || from.appearance != .appearing { old.removeFromSuperview() }
      if forwards {
        from.endAppearanceTransition()
        // The new child may be disappearing again because of another transition.
        if to.appearance == .appearing { AppearanceForwarding.end(to, in: container) }
      }
      completion?(isWhole)
    }
    guard isAnimated else {
      animations?()
      finish(true)
      return
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: finish)
  }
}
