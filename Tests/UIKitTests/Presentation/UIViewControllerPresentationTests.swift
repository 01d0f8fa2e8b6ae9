// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct UIViewControllerPresentationTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let log = CallLog()
  private let root: LoggingController
  private let card: LoggingController

  init() {
    root = LoggingController("A", log)
    card = LoggingController("B", log)
    stage.window.rootViewController = root
    stage.tick()
    _ = log.take()
  }

  @Test func fullScreenOrder() {
    card.modalPresentationStyle = .fullScreen
    var ends: [String] = []
    root.present(card, animated: true) { ends.append("shown") }
    #expect(log.take() == ["B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing"])
    #expect(card.isBeingPresented && root.presentedViewController === card && card.presentingViewController === root)
    stage.wait(0.2)
    #expect(log.calls.isEmpty && root.view.window != nil)
    stage.wait(0.21)
    #expect(log.take() == ["B.didAppear", "A.didDisappear"])
    #expect(ends == ["shown"] && root.view.window == nil && !card.isBeingPresented)
    card.dismiss(animated: true) { ends.append("gone") }
    #expect(log.take() == ["B.willDisappear", "A.willAppear", "A.isAppearing"])
    #expect(root.view.window === stage.window)
    stage.wait(0.41)
    #expect(log.take() == ["B.didDisappear", "A.didAppear"])
    #expect(ends == ["shown", "gone"])
    #expect(card.view.superview == nil && card.presentingViewController == nil && root.presentedViewController == nil)
    #expect(stage.window.subviews.count == 1 && root.view.frame == stage.window.bounds)
  }

  @Test(arguments: [UIModalPresentationStyle.overFullScreen, .automatic, .pageSheet, .formSheet])
  func presenterStaysBelow(style: UIModalPresentationStyle) {
    card.modalPresentationStyle = style
    root.present(card, animated: false)
    #expect(log.take() == ["B.didLoad", "B.willAppear", "B.isAppearing", "B.didAppear"])
    #expect(root.view.window != nil)
    root.dismiss(animated: false)
    #expect(log.take() == ["B.willDisappear", "B.didDisappear"])
    #expect(stage.window.subviews.count == 1)
  }

  @Test(arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal, .partialCurl])
  func everyTransitionEndsAtRest(style: UIModalTransitionStyle) {
    card.modalPresentationStyle = .fullScreen
    card.modalTransitionStyle = style
    root.present(card, animated: true)
    stage.wait(0.75)
    #expect(log.calls.last == "A.didDisappear")
    #expect(card.view.alpha == 1 && CATransform3DIsIdentity(card.view.transform3D))
    #expect(card.view.convert(card.view.bounds, to: nil) == stage.window.bounds)
    card.dismiss(animated: true)
    stage.wait(0.75)
    #expect(root.view.alpha == 1 && CATransform3DIsIdentity(root.view.transform3D))
    #expect(root.view.window != nil && card.view.window == nil)
  }

  @Test func misuseIsRejected() {
    let other = UIViewController()
    let child = UIViewController()
    root.addChild(child)
    let loose = UIViewController()
    root.present(card, animated: false)
    let kinds = Diagnostics.recording {
      root.present(other, animated: false)
      card.present(card, animated: false)
      card.present(root, animated: false)
      loose.present(other, animated: false)
      card.present(child, animated: false)
      child.present(root, animated: false)
      root.addChild(card)
      UINavigationController().pushViewController(card, animated: false)
    }.map { $0.kind }
    #expect(
      kinds == [
        "alreadyPresenting", "presentsItself", "presentsItself", "presentOutsideWindow", "presentedChild",
        "presentsItself", "presentedChild", "navigationOfStranger",
      ])
    #expect(root.presentedViewController === card && card.parent == nil && other.presentingViewController == nil)
    #expect(Diagnostics.recording { root.present(card, animated: false) }.map { $0.kind } == ["presentedTwice"])
  }

  @Test func dismissingDuringPresentationEndsItFirst() {
    root.present(card, animated: true)
    stage.wait(0.1)
    _ = log.take()
    root.dismiss(animated: true)
    #expect(log.take() == ["B.didAppear", "B.willDisappear"])
    stage.wait(0.41)
    #expect(log.take() == ["B.didDisappear"])
    #expect(stage.window.subviews.count == 1)
  }

  @Test func presentingDuringDismissalEndsItFirst() {
    root.present(card, animated: false)
    root.dismiss(animated: true)
    stage.wait(0.1)
    let next = LoggingController("C", log)
    _ = log.take()
    root.present(next, animated: true)
    #expect(log.take() == ["B.didDisappear", "C.didLoad", "C.willAppear", "C.isAppearing"])
    stage.wait(0.5)
    #expect(root.presentedViewController === next && next.view.transform.isIdentity)
    // The same controller is presented again during its dismissal.
    root.dismiss(animated: true)
    root.present(next, animated: true)
    stage.wait(0.5)
    #expect(root.presentedViewController === next && next.view.transform.isIdentity && next.view.window != nil)
  }

  @Test func stackIsDismissedTogether() {
    let third = LoggingController("C", log)
    card.modalPresentationStyle = .fullScreen
    third.modalPresentationStyle = .fullScreen
    root.present(card, animated: false)
    card.present(third, animated: false)
    _ = log.take()
    var ends = 0
    root.dismiss(animated: true) { ends += 1 }
    stage.wait(0.5)
    #expect(log.take() == ["C.willDisappear", "A.willAppear", "A.isAppearing", "C.didDisappear", "A.didAppear"])
    #expect(ends == 1 && stage.window.subviews.count == 1 && card.presentingViewController == nil)
  }

  @Test func childrenPresentThroughTopmostControllerOrContext() {
    let child = UIViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.frame = CGRect(x: 0, y: 100, width: 320, height: 200)
    child.didMove(toParent: root)
    child.present(card, animated: false)
    #expect(card.presentingViewController === root && child.presentedViewController === card)
    child.dismiss(animated: false)
    child.definesPresentationContext = true
    card.modalPresentationStyle = .overCurrentContext
    child.present(card, animated: false)
    #expect(card.presentingViewController === child)
    #expect(card.view.convert(card.view.bounds, to: nil) == CGRect(x: 0, y: 100, width: 320, height: 200))
    child.dismiss(animated: false)
    #expect(child.presentedViewController == nil)
  }

  @Test func newRootRemovesPresentedControllers() {
    card.modalPresentationStyle = .fullScreen
    root.present(card, animated: true)
    stage.window.rootViewController = UIViewController()
    stage.wait(0.5)
    #expect(card.presentingViewController == nil && card.view.window == nil)
    #expect(log.calls.last == "A.didDisappear")
    #expect(stage.window.subviews.count == 1)
  }

  @Test func withReducedMotionPresentationIsImmediate() {
    UIAccessibility.isReduceMotionEnabled = true
    root.present(card, animated: true)
    stage.tick()
    #expect(card.view.transform.isIdentity && card.view.alpha == 1 && log.calls.last == "B.didAppear")
    card.dismiss(animated: true)
    stage.tick()
    #expect(root.presentedViewController == nil && log.calls.last == "B.didDisappear")
  }

  @Test func presentedScreenFollowsWindow() {
    card.modalPresentationStyle = .fullScreen
    root.present(card, animated: false)
    stage.resize(568, 320)
    #expect(card.view.frame == CGRect(x: 0, y: 0, width: 568, height: 320))
    card.dismiss(animated: false)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 568, height: 320))
  }

  @Test func contextProvidesTransitionStyle() {
    root.definesPresentationContext = true
    root.modalTransitionStyle = .crossDissolve
    card.modalPresentationStyle = .overCurrentContext
    root.present(card, animated: true)
    stage.tick()
    #expect(card.view.layer.presentation()?.opacity == 1 && !root.providesPresentationContextTransitionStyle)
    root.dismiss(animated: false)
    root.providesPresentationContextTransitionStyle = true
    root.present(card, animated: true)
    stage.wait(0.05)
    #expect((card.view.layer.presentation()?.opacity ?? 1) < 0.9)
    #expect(card.modalTransitionStyle == .coverVertical)
    stage.wait(1)
    card.dismiss(animated: false)
    card.modalPresentationStyle = .overFullScreen
    root.present(card, animated: true)
    stage.wait(0.05)
    #expect(card.view.layer.presentation()?.opacity == 1)
  }
}
