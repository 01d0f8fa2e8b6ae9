// SPDX-License-Identifier: MIT

import UIKit

/// Fades in the incoming view in 0.4 s, and logs the calls that it receives.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var log: [String] = []
  var seconds = 0.4
  /// A closure that is called at the end of the animation instead of completing the transition, if set.
  var atEnd: ((any UIViewControllerContextTransitioning) -> Void)?
  var addsView = true
  var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    seconds
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.append("animate")
    context = transitionContext
    let to = transitionContext.view(forKey: .to)
    let from = transitionContext.view(forKey: .from)
    if let to, addsView {
      transitionContext.containerView.addSubview(to)
      if let controller = transitionContext.viewController(forKey: .to) {
        to.frame = transitionContext.finalFrame(for: controller)
      }
      to.alpha = 0
    }
    UIView.animate(
      withDuration: seconds, delay: 0, options: .curveLinear,
      animations: {
        to?.alpha = 1
        if to == nil { from?.alpha = 0 }
      },
      completion: { [self] _ in
        if let atEnd { return atEnd(transitionContext) }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
}

/// Provides one animator and an optional driver for all transitions.
final class TransitionGiver: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var driver: UIPercentDrivenInteractiveTransition?
  var log: [String] = []
  var presentation: ((UIViewController, UIViewController?) -> UIPresentationController)?

  init(_ animator: (any UIViewControllerAnimatedTransitioning)?) {
    self.animator = animator
    super.init()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { presentation?(presented, presenting) }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.append(operation == .push ? "push" : "pop")
    return animator
  }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// A controller that tracks its appearance state and records appearance callbacks that arrive in the wrong order.
final class AppearanceWitness: UIViewController {
  private(set) var state = "gone"
  var faults: [String] = []

  private func go(from: [String], to: String) {
    if !from.contains(state) { faults.append("\(title ?? "?"): \(to) after \(state)") }
    state = to
  }
  override func viewWillAppear(_ animated: Bool) { go(from: ["gone", "leaving"], to: "coming") }
  override func viewDidAppear(_ animated: Bool) { go(from: ["coming"], to: "here") }
  override func viewWillDisappear(_ animated: Bool) { go(from: ["here", "coming"], to: "leaving") }
  override func viewDidDisappear(_ animated: Bool) { go(from: ["leaving"], to: "gone") }
}
