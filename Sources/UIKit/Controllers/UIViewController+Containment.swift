// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The controller that contains this one.
  public final var parent: UIViewController? { parentController }

  /// Makes another controller a child; it leaves its old parent. The caller adds its view and calls `didMove(toParent:)`.
  ///
  /// This controller itself and its ancestors are refused with a fault, and so is a controller that is presented.
  public final func addChild(_ childController: UIViewController) {
    guard childController.parentController !== self else { return }
    var ancestor: UIViewController? = self
    while let current = ancestor {
      if current === childController {
        Diagnostics.report(
          "controllerCycle", "a controller cannot become a child of itself or of one of its children; nothing was added"
        )
        return
      }
      ancestor = current.parentController
    }
    guard childController.presenterController == nil else {
      Diagnostics.report(
        "presentedChild", "a controller that is presented cannot become a child; dismiss it first. Nothing was added")
      return
    }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parentController = self
    childController.viewIfLoaded?.tellTraitsChanged()
  }

  /// Leaves the parent; `didMove(toParent:)` is called with nil.
  public final func removeFromParent() {
    guard let old = parentController else { return }
    old.children.removeAll { $0 === self }
    parentController = nil
    didMove(toParent: nil)
  }

  /// Replaces one child's view by another's, with an animation of a time in seconds.
  ///
  /// The new view is added over the old one, the block is animated, then the old view is removed and the completion called:
  /// with true when nothing interrupted the animation. Appearance goes along if it is forwarded. Controllers that are no
  /// children of this one are refused with a fault. A duration of 0 changes at once.
  public final func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard fromViewController.parentController === self, toViewController.parentController === self,
      fromViewController !== toViewController
    else {
      Diagnostics.report(
        "transitionOfStrangers",
        "transition(from:to:) needs two different children of the controller; call addChild first. Nothing was changed")
      return
    }
    let isAnimated = duration > 0
    let forwards = shouldAutomaticallyForwardAppearanceMethods && appearance != .disappeared
    toViewController.loadViewIfNeeded()
    guard let old = fromViewController.viewIfLoaded, let new = toViewController.viewIfLoaded else { return }
    if forwards {
      fromViewController.beginAppearanceTransition(false, animated: isAnimated)
      toViewController.beginAppearanceTransition(true, animated: isAnimated)
    }
    let container = old.superview ?? viewIfLoaded
    container?.addSubview(new)
    if forwards { toViewController.tellIsAppearing() }
    let finish = { (isWhole: Bool) in
      // The old one may have come back in the meantime, by a transition the other way.
      if !isAnimated || fromViewController.appearance != .appearing { old.removeFromSuperview() }
      if forwards {
        fromViewController.endAppearanceTransition()
        toViewController.endAppearanceTransition()
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

  /// Whether this controller is another one or somewhere below it.
  final func isDescendant(of other: UIViewController) -> Bool {
    var candidate: UIViewController? = self
    while let current = candidate {
      if current === other { return true }
      candidate = current.parentController
    }
    return false
  }

  /// The topmost ancestor, this one if it has no parent.
  final var topAncestor: UIViewController {
    var top: UIViewController = self
    while let above = top.parentController { top = above }
    return top
  }
}
