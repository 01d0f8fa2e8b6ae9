// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Presents a view over the lower half of the container, above a dimming view that fades with the transition.
private final class HalfPresentation: UIPresentationController {
  let shade = UIView()
  var log: [String] = []

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }
  override func presentationTransitionWillBegin() {
    log.append("will present")
    guard let containerView else { return }
    shade.frame = containerView.bounds
    shade.backgroundColor = .black
    shade.alpha = 0
    containerView.insertSubview(shade, at: 0)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 0.5 })
  }
  override func presentationTransitionDidEnd(_ completed: Bool) { log.append("did present \(completed)") }
  override func dismissalTransitionWillBegin() {
    log.append("will dismiss")
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 0 })
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log.append("did dismiss \(completed)")
    if completed { shade.removeFromSuperview() }
  }
  override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
}

/// Slides the view with a property animator that tests can pause and reverse.
private final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var animator: UIViewPropertyAnimator?
  var animations = 0

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    animations += 1
    interruptibleAnimator(using: transitionContext).startAnimation()
  }
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let made = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
    if let view = transitionContext.view(forKey: .to), let controller = transitionContext.viewController(forKey: .to) {
      transitionContext.containerView.addSubview(view)
      let end = transitionContext.finalFrame(for: controller)
      view.frame = end.offsetBy(dx: 0, dy: 400)
      made.addAnimations { view.frame = end }
    }
    made.addCompletion { transitionContext.completeTransition($0 == .end) }
    animator = made
    return made
  }
  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

/// A presentation controller that records its callbacks in the same log as the view controllers.
private final class LoggedPresentation: UIPresentationController {
  var log: CallLog?
  override func presentationTransitionWillBegin() { log?.calls.append("presentWill") }
  override func presentationTransitionDidEnd(_ completed: Bool) { log?.calls.append("presentDid \(completed)") }
  override func dismissalTransitionWillBegin() { log?.calls.append("dismissWill") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { log?.calls.append("dismissDid \(completed)") }
}

@Suite(.oneApplication) @MainActor struct ModalTransitioningTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let log = CallLog()
  private let first: LoggingController
  private let second: LoggingController
  private let fade = FadeAnimator()
  private let giver: TransitionGiver

  init() {
    first = LoggingController("A", log)
    second = LoggingController("B", log)
    giver = TransitionGiver(fade)
    second.transitioningDelegate = giver
    second.modalPresentationStyle = .custom
    stage.window.rootViewController = first
    stage.tick()
    _ = log.take()
  }

  private var half: HalfPresentation? { second.presentationController as? HalfPresentation }

  private func useHalf() {
    giver.presentation = { HalfPresentation(presentedViewController: $0, presenting: $1) }
  }

  @Test func customPresentationDeterminesFrame() {
    useHalf()
    giver.animator = nil
    var done = 0
    first.present(second, animated: true) { done += 1 }
    #expect(half?.presentingViewController === first && half?.presentationStyle == .custom)
    #expect(second.view.bounds.size == CGSize(width: 320, height: 284) && half?.shade.alpha == 0.5)
    #expect((half?.shade.layer.presentation()?.opacity ?? 1) == 0)
    stage.wait(0.5)
    #expect(done == 1 && second.view.frame == CGRect(x: 0, y: 284, width: 320, height: 284))
    #expect(half?.log == ["will present", "did present true"] && first.view.window != nil)
    #expect(log.take() == ["B.didLoad", "B.willAppear", "B.isAppearing", "B.didAppear"])
    let kept = half
    second.dismiss(animated: true) { done += 1 }
    stage.wait(0.5)
    #expect(done == 2 && kept?.log.suffix(2) == ["will dismiss", "did dismiss true"] && kept?.shade.superview == nil)
  }

  /// Tests that callbacks are called in the order recorded on iOS.
  @Test func presentationCallbacksAreInUIKitsOrder() {
    giver.presentation = { [log] in
      let made = LoggedPresentation(presentedViewController: $0, presenting: $1)
      made.log = log
      return made
    }
    first.present(second, animated: true)
    stage.wait(0.5)
    #expect(
      log.take() == ["B.didLoad", "presentWill", "B.willAppear", "B.isAppearing", "presentDid true", "B.didAppear"])
    second.dismiss(animated: true)
    stage.wait(0.5)
    #expect(log.take() == ["B.willDisappear", "dismissWill", "dismissDid true", "B.didDisappear"])
  }

  @Test func customAnimator() {
    useHalf()
    first.present(second, animated: true)
    let context = fade.context!
    #expect(context.containerView === half?.containerView && context.presentationStyle == .custom)
    #expect(context.view(forKey: .from) == nil && context.view(forKey: .to) === second.view)
    #expect(context.finalFrame(for: second) == CGRect(x: 0, y: 284, width: 320, height: 284))
    stage.wait(0.2)
    #expect(abs(second.view.layer.presentation()!.opacity - 0.5) < 0.01)
    stage.wait(0.25)
    #expect(fade.log == ["animate", "ended true"] && second.presentingViewController === first)
    second.dismiss(animated: true)
    #expect(fade.context?.view(forKey: .from) === second.view && fade.context?.view(forKey: .to) == nil)
    #expect(fade.context?.initialFrame(for: second) == CGRect(x: 0, y: 284, width: 320, height: 284))
    stage.wait(0.2)
    #expect(abs(second.view.layer.presentation()!.opacity - 0.5) < 0.01)
    stage.wait(0.25)
    #expect(first.presentedViewController == nil && second.view.superview == nil)
  }

  @Test func cancelledDismissalRestoresEverything() {
    useHalf()
    first.present(second, animated: true)
    stage.wait(0.5)
    _ = log.take()
    giver.driver = UIPercentDrivenInteractiveTransition()
    var done = 0
    second.dismiss(animated: true) { done += 1 }
    #expect(second.isBeingDismissed)
    giver.driver?.update(0.5)
    stage.tick()
    #expect(abs(second.view.layer.presentation()!.opacity - 0.5) < 1e-6)
    // The animations that run alongside the transition also follow the touch.
    #expect(abs((half?.shade.layer.presentation()?.opacity ?? 0) - 0.25) < 1e-6)
    giver.driver?.cancel()
    stage.wait(0.5)
    #expect(log.take() == ["B.willDisappear", "B.willAppear", "B.didAppear"] && done == 0)
    #expect(second.view.alpha == 1 && half?.shade.alpha == 0.5 && !second.isBeingDismissed)
    #expect(half?.log.suffix(2) == ["will dismiss", "did dismiss false"] && first.presentedViewController === second)
    #expect(second.view.frame == CGRect(x: 0, y: 284, width: 320, height: 284))
    second.dismiss(animated: true) { done += 1 }
    giver.driver?.update(0.9)
    giver.driver?.finish()
    stage.wait(0.5)
    #expect(done == 1 && first.presentedViewController == nil && half == nil)
  }

  @Test func overFullScreenPresenterTakesPart() {
    second.modalPresentationStyle = .fullScreen
    first.present(second, animated: true)
    #expect(fade.context?.view(forKey: .from) === first.view)
    #expect(first.view.superview === fade.context?.containerView)
    stage.wait(0.5)
    #expect(first.view.superview == nil)
    #expect(log.take().suffix(2) == ["B.didAppear", "A.didDisappear"])
    second.dismiss(animated: true)
    #expect(fade.context?.view(forKey: .to) === first.view)
    stage.wait(0.5)
    #expect(first.view.superview === stage.window && first.view.frame == stage.window.bounds)
    #expect(log.take().suffix(2) == ["B.didDisappear", "A.didAppear"])
    giver.driver = UIPercentDrivenInteractiveTransition()
    first.present(second, animated: true)
    giver.driver?.update(0.2)
    giver.driver?.cancel()
    stage.wait(0.5)
    #expect(first.presentedViewController == nil && first.view.superview === stage.window)
    #expect(log.take().suffix(2) == ["B.didDisappear", "A.didAppear"])
  }

  @Test func propertyAnimatorCanBePausedScrubbedAndReversed() {
    let slide = SlideAnimator()
    giver.animator = slide
    giver.driver = UIPercentDrivenInteractiveTransition()
    first.present(second, animated: true)
    #expect(second.transitionCoordinator?.isInterruptible == true && slide.animations == 0)
    giver.driver?.update(0.75)
    stage.tick()
    #expect(abs(second.view.layer.presentation()!.position.y - (284 + 100)) < 0.01)
    giver.driver?.cancel()
    stage.wait(0.6)
    #expect(first.presentedViewController == nil && slide.animator == nil)
    giver.driver = nil
    first.present(second, animated: true)
    stage.wait(0.2)
    #expect(abs(second.view.layer.presentation()!.position.y - (284 + 200)) < 4)
    slide.animator?.isReversed = true
    stage.wait(0.3)
    // A reversed transition reports that it was cancelled.
    #expect(first.presentedViewController == nil && log.calls.last == "B.didDisappear")
    first.present(second, animated: true)
    stage.wait(0.5)
    #expect(first.presentedViewController === second && second.view.center.y == 284)
  }

  /// Tests presentations, dismissals, drags, cancellations and immediate changes in random order.
  @Test(arguments: 0..<30)
  func anyOrder(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed) &* 104729 &+ 11)
    let root = AppearanceWitness()
    let tops = [AppearanceWitness(), AppearanceWitness()]
    root.title = "root"
    stage.window.rootViewController = root
    stage.tick()
    for (index, top) in tops.enumerated() {
      top.title = "top \(index)"
      top.transitioningDelegate = giver
    }
    useHalf()
    _ = Diagnostics.recording {
      for _ in 0..<60 {
        let top = tops[random.int(in: 0..<2)]
        switch random.int(in: 0..<10) {
        case 0, 1, 2:
          if top.presentingViewController == nil {
            top.modalPresentationStyle = [.custom, .fullScreen, .overFullScreen][random.int(in: 0..<3)]
          }
          giver.animator = random.bool() ? fade : random.bool() ? SlideAnimator() : nil
          giver.driver = random.bool() ? UIPercentDrivenInteractiveTransition() : nil
          giver.driver?.wantsInteractiveStart = random.bool()
          root.present(top, animated: random.int(in: 0..<4) > 0)
        case 3, 4:
          giver.animator = random.bool() ? fade : nil
          giver.driver = random.bool() ? UIPercentDrivenInteractiveTransition() : nil
          root.dismiss(animated: random.int(in: 0..<4) > 0)
        case 5: giver.driver?.update(CGFloat(random.int(in: 0..<100)) / 100)
        case 6: giver.driver?.cancel()
        case 7: giver.driver?.finish()
        case 8: giver.driver?.pause()
        default: break
        }
        stage.wait(Double(random.int(in: 0..<40)) / 100)
      }
      for _ in 0..<3 {
        giver.driver?.pause()
        giver.driver?.finish()
        stage.wait(1)
      }
      giver.driver = nil
      root.dismiss(animated: false)
      stage.wait(1)
    }
    for witness in [root] + tops { #expect(witness.faults.isEmpty, "seed \(seed): \(witness.faults)") }
    #expect(root.state == "here" && tops.allSatisfy { $0.state == "gone" }, "seed \(seed)")
    #expect(root.presentedViewController == nil && root.view.superview === stage.window, "seed \(seed)")
    #expect(stage.window.subviews.count == 1, "seed \(seed)")
  }
}
