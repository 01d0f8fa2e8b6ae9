// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// A presented navigation or tab bar controller appeared without animation. A controller stored only one running
/// transition, and a container ends child transitions when its own appearance changes. The presentation was stored in
/// the same property, so the container ended its own presentation. The presentation's completion ran after 0 ms instead
/// of 400 ms, `transitionCoordinator` was nil, `animateTransition` was never called, and dismissal was not animated.
/// The presenter had no transition coordinator at all.
@Suite(.oneApplication) @MainActor struct PresentedContainersSlideTests {
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
    var lines: [String] = []

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      self
    }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.5
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      lines.append("animate")
      let to = context.view(forKey: .to)
      if let to { context.containerView.addSubview(to) }
      to?.alpha = 0
      UIView.animate(withDuration: 0.5) {
        to?.alpha = 1
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { lines.append("ended \(transitionCompleted)") }
  }

  private func make(_ kind: String, around inner: UIViewController) -> UIViewController {
    switch kind {
    case "navigation": return UINavigationController(rootViewController: inner)
    case "tabs":
      let tabs = UITabBarController()
      tabs.viewControllers = [inner]
      return tabs
    default: return inner
    }
  }

  @Test(arguments: ["plain", "navigation", "tabs"], [UIModalPresentationStyle.fullScreen, .pageSheet])
  func containersAreAnimatedAsLongAsPlainControllers(kind: String, style: UIModalPresentationStyle) {
    let root = UIViewController()
    let inner = UIViewController()
    let presented = make(kind, around: inner)
    presented.modalPresentationStyle = style
    let host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 2) { root }
    defer { host.stop() }
    let finger = TestFinger(on: host)
    finger.wait(0.1)
    var ends: [Double] = []
    var begin = host.milliseconds
    host.perform { root.present(presented, animated: true) { ends.append(host.milliseconds - begin) } }
    finger.wait(0.1)
    let rest: CGFloat = style == .fullScreen ? 0 : 54
    let place = presented.view.layer.presentation()?.frame.minY ?? -1
    #expect(place > rest + 50 && place < 844 && ends.isEmpty && presented.isBeingPresented)
    #expect(presented.transitionCoordinator != nil)
    #expect(inner.transitionCoordinator === presented.transitionCoordinator)
    #expect(root.transitionCoordinator === presented.transitionCoordinator)
    finger.wait(0.5)
    #expect(ends.count == 1 && abs((ends.first ?? 0) - 400) < 20, "\(ends)")
    #expect(presented.view.frame.minY == rest && root.transitionCoordinator == nil)
    ends = []
    begin = host.milliseconds
    host.perform { presented.dismiss(animated: true) { ends.append(host.milliseconds - begin) } }
    finger.wait(0.1)
    let back = presented.view.layer.presentation()?.frame.minY ?? -1
    #expect(back > rest + 50 && back < 844 && ends.isEmpty && presented.isBeingDismissed)
    #expect(inner.transitionCoordinator != nil && root.transitionCoordinator === inner.transitionCoordinator)
    finger.wait(0.5)
    #expect(ends.count == 1 && abs((ends.first ?? 0) - 400) < 20, "\(ends)")
    #expect(root.transitionCoordinator == nil && presented.view.window == nil)
  }

  @Test(arguments: ["plain", "navigation", "tabs"])
  func customAnimatorsOfContainersAreCalled(kind: String) {
    let root = UIViewController()
    let fade = Fade()
    let presented = make(kind, around: UIViewController())
    presented.modalPresentationStyle = .fullScreen
    presented.transitioningDelegate = fade
    let host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 2) { root }
    defer { host.stop() }
    let finger = TestFinger(on: host)
    finger.wait(0.1)
    host.perform { root.present(presented, animated: true) }
    finger.wait(0.1)
    let opacity = presented.view.layer.presentation()?.opacity ?? 1
    #expect(fade.lines == ["animate"] && opacity < 0.5)
    finger.wait(0.6)
    #expect(fade.lines == ["animate", "ended true"])
    host.perform { presented.dismiss(animated: true) }
    finger.wait(0.1)
    #expect(fade.lines == ["animate", "ended true", "animate"] && presented.view.window != nil)
    finger.wait(0.6)
    #expect(fade.lines.last == "ended true" && presented.view.window == nil)
  }

  /// A controller that animates alongside a transition, as the root of a presented container.
  private final class Alongside: UIViewController {
    var lines: [String] = []
    let inner = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(inner)
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      guard let transitionCoordinator else { return lines.append("none") }
      transitionCoordinator.animate { _ in
        self.lines.append("animate")
        self.inner.frame.origin.x = 200
      } completion: {
        self.lines.append("done \($0.isCancelled)")
      }
    }
  }

  @Test(
    arguments: ["plain", "navigation", "tabs", "dismissal"],
    [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
  func alongsideAnimationsRun(kind: String, style: UIModalPresentationStyle) {
    let root = UIViewController()
    let controller = Alongside()
    let isDismissal = kind == "dismissal"
    let navigation = UINavigationController(rootViewController: isDismissal ? controller : root)
    let host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 2) { navigation }
    defer { host.stop() }
    let finger = TestFinger(on: host)
    finger.wait(0.1)
    if isDismissal {
      let above = UIViewController()
      above.modalPresentationStyle = .fullScreen
      host.perform { controller.present(above, animated: false) }
      controller.lines = []
      controller.inner.frame.origin.x = 0
      host.perform { above.dismiss(animated: true) }
    } else {
      let presented = make(kind, around: controller)
      presented.modalPresentationStyle = style
      host.perform { root.present(presented, animated: true) }
    }
    #expect(controller.lines == ["animate"])
    finger.wait(0.1)
    let middle = controller.inner.layer.presentation()?.frame.minX ?? -1
    #expect(middle > 20 && middle < 180)
    finger.wait(0.6)
    #expect(controller.lines == ["animate", "done false"] && controller.inner.frame.minX == 200)
  }
}
