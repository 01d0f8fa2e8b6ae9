// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// Cancelling an interactive dismissal with a custom animation controller left the presented view at its dismissed
/// position. The previous state is now restored.
@Suite(.oneApplication) @MainActor struct CancelledDismissalTests {
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    let isComing: Bool
    init(isComing: Bool) { self.isComing = isComing }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.viewController(forKey: isComing ? .to : .from)?.view else { return }
      let bounds = context.containerView.bounds
      if isComing {
        context.containerView.addSubview(view)
        view.frame = bounds.offsetBy(dx: 0, dy: bounds.height)
      }
      UIView.animate(withDuration: 0.5) {
        view.frame = bounds.offsetBy(dx: 0, dy: self.isComing ? 50 : bounds.height)
        view.alpha = self.isComing ? 1 : 0.5
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private final class Card: UIViewController, UIViewControllerTransitioningDelegate {
    let driver = UIPercentDrivenInteractiveTransition()
    var isInteractive = false
    var calls: [String] = []

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Slide(isComing: true) }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      Slide(isComing: false)
    }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? driver : nil }
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
  }

  @Test(
    "A cancelled dismissal restores views, controllers and appearance calls",
    arguments: [UIModalPresentationStyle.custom, .overCurrentContext, .overFullScreen, .fullScreen], [false, true])
  func cancelled(style: UIModalPresentationStyle, isInNavigation: Bool) {
    let root = UIViewController()
    let host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 2) {
      isInNavigation ? UINavigationController(rootViewController: root) : root
    }
    defer { host.stop() }
    let finger = TestFinger(on: host)
    finger.wait(0.1)
    let card = Card()
    card.transitioningDelegate = card
    card.modalPresentationStyle = style
    host.perform { root.present(card, animated: true) }
    finger.wait(1)
    let frame = card.view.frame
    let superview = card.view.superview
    let isRootShown = root.view.window != nil
    #expect(frame == CGRect(x: 0, y: style == .fullScreen ? 0 : 50, width: 390, height: 844))
    for _ in 0..<2 {
      card.calls = []
      host.perform {
        card.isInteractive = true
        card.dismiss(animated: true)
        card.driver.update(0.1)
      }
      finger.wait(0.1)
      host.perform { card.driver.update(0.5) }
      finger.wait(0.1)
      let middle = card.view.layer.presentation()?.frame.minY ?? 0
      #expect(abs(middle - (frame.minY + 844) / 2) < 30, "\(middle)")
      host.perform { card.driver.cancel() }
      finger.wait(1)
      #expect(card.view.frame == frame && card.view.alpha == 1 && card.view.superview === superview)
      #expect(card.view.layer.presentation()?.frame == frame)
      #expect(root.presentedViewController === card && (root.view.window != nil) == isRootShown)
      #expect(card.calls == ["willDisappear", "willAppear", "didAppear"], "\(card.calls)")
      #expect(card.transitionCoordinator == nil && !card.isBeingDismissed)
    }
    card.isInteractive = false
    host.perform { card.dismiss(animated: true) }
    finger.wait(1)
    #expect(root.presentedViewController == nil && root.view.window != nil && card.view.window == nil)
  }
}
