// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// An interactive custom transition was never released: the context retained the
/// `UIPercentDrivenInteractiveTransition`, which retained its driver, which retained the context, the animator and both
/// controllers. The context now releases the interaction controller at the end.
@Suite(.oneApplication)
@MainActor
struct InteractorRetainsTransitionTests {
  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      UIView.animate(withDuration: 0.2) {
        context.view(forKey: .from)?.alpha = 0
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    let interaction = UIPercentDrivenInteractiveTransition()
    weak var animator: Animator?
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      let made = Animator()
      animator = made
      return made
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  private let fingers = RegressionFingers()

  @Test(
    "The interaction is released when it ends and when its window's root is replaced",
    arguments: ["finish", "cancel", "replace"])
  func released(end: String) {
    var delegate: Delegate? = Delegate()
    weak var interaction = delegate?.interaction
    weak var animator: Animator?
    weak var popped: UIViewController?
    do {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let controller = UIViewController()
      popped = controller
      navigation.delegate = delegate
      fingers.window.rootViewController = navigation
      navigation.pushViewController(controller, animated: false)
      fingers.wait(0.05)
      navigation.popViewController(animated: true)
    }
    animator = delegate?.animator
    delegate?.interaction.update(0.3)
    fingers.wait(0.05)
    #expect(animator != nil)
    if end == "finish" { delegate?.interaction.finish() }
    if end == "cancel" { delegate?.interaction.cancel() }
    if end != "replace" { fingers.wait(0.5) }
    fingers.window.rootViewController = UIViewController()
    delegate = nil
    fingers.wait(0.5)
    #expect(interaction == nil && animator == nil && popped == nil)
  }
}
