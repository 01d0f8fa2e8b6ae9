// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.uiKit) struct ContentContainerTests {
  final class Content: UIViewController {
    var calls: [String] = []
    var style = UIStatusBarStyle.default
    var hidesStatusBar = false

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      calls.append("\(Int(size.width)) x \(Int(size.height))")
    }

    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      calls.append("traits")
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      calls.append("child \(Int(container.preferredContentSize.width))")
    }

    override func size(
      forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      CGSize(width: parentSize.width / 2, height: parentSize.height)
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hidesStatusBar }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = Content()
  private let child = Content()

  init() {
    UIApplication.shared.reset()
    UIScreen.main.configure(size: CGSize(width: 390, height: 844), scale: 2)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    window.rootViewController = root
    window.makeKeyAndVisible()
    UIApplication.shared.tick(timestamp: 0)
  }

  @Test func sizesOfChildren() {
    let coordinator = Coordinator()
    root.viewWillTransition(to: CGSize(width: 844, height: 390), with: coordinator)
    #expect(child.calls == ["422 x 390"])
    #expect(root.calls == ["844 x 390"])
  }

  @Test func traitsReachChildrenAndPresentations() {
    let presented = Content()
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: false)
    UIApplication.shared.tick(timestamp: 1)
    root.willTransition(to: UITraitCollection(userInterfaceStyle: .dark), with: Coordinator())
    #expect(child.calls == ["traits"] && presented.calls == ["traits"] && root.calls == ["traits"])
    root.viewWillTransition(to: CGSize(width: 844, height: 390), with: Coordinator())
    #expect(presented.calls == ["traits", "844 x 390"])
  }

  @Test func aPreferredSizeIsReported() {
    child.preferredContentSize = CGSize(width: 120, height: 40)
    child.preferredContentSize = CGSize(width: 120, height: 40)
    #expect(root.calls == ["child 120"])
  }

  @Test func theStatusBarBelongsToWhatCoversTheScreen() {
    let manager = UIStatusBarManager()
    #expect(manager.statusBarStyle == .default)
    let sheet = Content()
    sheet.style = .lightContent
    root.present(sheet, animated: false)
    UIApplication.shared.tick(timestamp: 1)
    #expect(manager.statusBarStyle == .default)
    sheet.modalPresentationCapturesStatusBarAppearance = true
    #expect(manager.statusBarStyle == .lightContent)
    root.dismiss(animated: false)
    UIApplication.shared.tick(timestamp: 2)
    let cover = Content()
    cover.style = .lightContent
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: false)
    UIApplication.shared.tick(timestamp: 3)
    #expect(manager.statusBarStyle == .lightContent)
  }

  /// A transition without animation.
  private final class Coordinator: NSObject, UIViewControllerTransitionCoordinator {
    var isAnimated: Bool { false }
    var presentationStyle: UIModalPresentationStyle { .none }
    var initiallyInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { false }
    var isCancelled: Bool { false }
    var transitionDuration: TimeInterval { 0 }
    var percentComplete: CGFloat { 1 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .linear }
    var containerView: UIView { UIView() }
    var targetTransform: CGAffineTransform { .identity }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    func animate(
      alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { false }
    func animateAlongsideTransition(
      in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { false }
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {}
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    }
  }
}
