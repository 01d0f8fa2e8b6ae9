// SPDX-License-Identifier: MIT

/// The replacement of one child's view by another's, in a container.
struct ChildTransition {
  let container: UIViewController
  let from: UIViewController
  let to: UIViewController

  /// Adds the new view over the old one, animates a block and removes the old view.
  func run(
    _ duration: TimeInterval, _ options: UIView.AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    guard from.parentController === container, to.parentController === container,
      from !== to
    else {
      Diagnostics.report(
        "transitionOfStrangers",
        "transition(from:to:) needs two different children of the controller; call addChild first. Nothing was changed")
      return
    }
    let isAnimated = duration > 0
    let forwards = container.shouldAutomaticallyForwardAppearanceMethods && container.appearance != .disappeared
    to.loadViewIfNeeded()
    guard let old = from.viewIfLoaded, let new = to.viewIfLoaded else { return }
    if forwards {
      from.beginAppearanceTransition(false, animated: isAnimated)
      to.beginAppearanceTransition(true, animated: isAnimated)
    }
    let surroundings = old.superview ?? container.viewIfLoaded
    surroundings?.addSubview(new)
    if forwards { AppearanceForwarding.notifyIsAppearing(to) }
    let finish = { (isWhole: Bool) in
      // The old one may have come back in the meantime, by a transition the other way.
      if !isAnimated || from.appearance != .appearing { old.removeFromSuperview() }
      if forwards {
        from.endAppearanceTransition()
        AppearanceForwarding.end(to, in: container)
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
