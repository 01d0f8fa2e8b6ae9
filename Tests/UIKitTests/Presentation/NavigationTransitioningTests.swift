// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests pushes and pops with an app's own animators and interactive drivers.
@Suite(.oneApplication) @MainActor struct NavigationTransitioningTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let log = CallLog()
  private let first: LoggingController
  private let second: LoggingController
  private let navigation: UINavigationController
  private let fade = FadeAnimator()
  private let giver: TransitionGiver

  init() {
    first = LoggingController("A", log)
    second = LoggingController("B", log)
    navigation = UINavigationController(rootViewController: first)
    giver = TransitionGiver(fade)
    navigation.delegate = giver
    stage.window.rootViewController = navigation
    stage.tick()
    _ = log.take()
  }

  private var shownAlpha: CGFloat { CGFloat(second.view.layer.presentation()!.opacity) }

  @Test func animatorPerformsPush() {
    navigation.pushViewController(second, animated: true)
    #expect(giver.log == ["push"] && fade.log == ["animate"])
    let context = fade.context!
    #expect(context.viewController(forKey: .from) === first && context.viewController(forKey: .to) === second)
    #expect(context.view(forKey: .from)?.superview === context.containerView && !context.isInteractive)
    #expect(context.finalFrame(for: second) == CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(context.initialFrame(for: first).size == CGSize(width: 320, height: 568))
    #expect(second.transitionCoordinator?.transitionDuration == 0.4 && context.presentationStyle == .none)
    stage.wait(0.2)
    #expect(abs(shownAlpha - 0.5) < 0.01)
    stage.wait(0.21)
    #expect(
      log.take() == [
        "B.willMove(parent)", "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing", "A.didDisappear",
        "B.didAppear", "B.didMove(parent)",
      ])
    #expect(fade.log == ["animate", "ended true"])
    #expect(second.view.superview === navigation.view && first.view.superview == nil)
    #expect(navigation.view.subviews.count == 2 && navigation.navigationBar.topItem === second.navigationItem)
    navigation.popViewController(animated: true)
    stage.wait(0.45)
    #expect(giver.log == ["push", "pop"] && first.view.superview === navigation.view && second.parent == nil)
  }

  @Test func driverMovesPushAndCancelsIt() {
    let driver = UIPercentDrivenInteractiveTransition()
    giver.driver = driver
    navigation.pushViewController(second, animated: true)
    var heard: [String] = []
    second.transitionCoordinator?.notifyWhenInteractionChanges {
      heard.append($0.isCancelled ? "cancelled" : "goes on")
    }
    second.transitionCoordinator?.animate(alongsideTransition: nil) { heard.append("over \($0.isCancelled)") }
    #expect(fade.context?.isInteractive == true && second.transitionCoordinator?.initiallyInteractive == true)
    stage.wait(0.5)
    #expect(shownAlpha == 0 && driver.percentComplete == 0)
    driver.update(0.6)
    stage.tick()
    #expect(abs(shownAlpha - 0.6) < 1e-6 && abs((second.transitionCoordinator?.percentComplete ?? 0) - 0.6) < 1e-12)
    driver.update(0.25)
    stage.tick()
    #expect(abs(shownAlpha - 0.25) < 1e-6)
    _ = log.take()
    driver.cancel()
    #expect(heard == ["cancelled"] && fade.context?.transitionWasCancelled == true)
    stage.wait(0.05)
    #expect(shownAlpha < 0.25 && shownAlpha > 0)
    stage.wait(0.1)
    #expect(
      log.take() == [
        "B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear", "B.willMove(nil)", "B.didMove(nil)",
      ])
    #expect(heard == ["cancelled", "over true"] && fade.log == ["animate", "ended false"])
    #expect(navigation.viewControllers.count == 1 && navigation.topViewController === first)
    #expect(first.view.superview === navigation.view && second.view.superview == nil && second.parent == nil)
    #expect(navigation.navigationBar.topItem === first.navigationItem && navigation.view.subviews.count == 2)
    #expect(first.transitionCoordinator == nil)
  }

  @Test func driverFinishesPop() {
    navigation.pushViewController(second, animated: false)
    stage.tick()
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionSpeed = 2
    giver.driver = driver
    navigation.popViewController(animated: true)
    driver.update(0.5)
    driver.finish()
    // The remaining half of 0.4 s takes 0.1 s at twice the speed.
    stage.wait(0.09)
    #expect(navigation.transitionCoordinator != nil)
    stage.wait(0.03)
    #expect(navigation.transitionCoordinator == nil && navigation.viewControllers.count == 1)
    #expect(first.view.alpha == 1 && first.view.superview === navigation.view)
  }

  @Test func cancelledPopKeepsStack() {
    navigation.pushViewController(second, animated: false)
    stage.tick()
    _ = log.take()
    giver.driver = UIPercentDrivenInteractiveTransition()
    navigation.popViewController(animated: true)
    giver.driver?.update(0.3)
    giver.driver?.cancel()
    stage.wait(0.5)
    #expect(navigation.viewControllers.count == 2 && second.view.superview === navigation.view)
    #expect(second.parent === navigation && !second.isMovingFromParent && first.view.superview == nil)
    #expect(log.calls.suffix(3) == ["A.didDisappear", "B.didAppear", "B.didMove(parent)"])
  }

  @Test func runningTransitionCanBecomeInteractive() {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    giver.driver = driver
    navigation.pushViewController(second, animated: true)
    stage.wait(0.2)
    #expect(abs(shownAlpha - 0.5) < 0.01 && fade.context?.isInteractive == false)
    driver.pause()
    stage.wait(1)
    #expect(abs(shownAlpha - 0.5) < 0.01 && fade.context?.isInteractive == true)
    driver.update(0.8)
    driver.finish()
    stage.wait(0.2)
    #expect(navigation.topViewController === second && second.view.alpha == 1)
    #expect(log.calls.suffix(2) == ["B.didAppear", "B.didMove(parent)"])
  }

  @Test func anotherChangeInterruptsTransition() {
    navigation.pushViewController(second, animated: true)
    stage.wait(0.1)
    let third = LoggingController("C", log)
    navigation.pushViewController(third, animated: true)
    #expect(fade.log == ["animate", "ended true", "animate"])
    stage.wait(0.6)
    #expect(navigation.viewControllers.count == 3 && third.view.superview === navigation.view)
    #expect(navigation.view.subviews.count == 2)
  }

  @Test func misuseIsReported() {
    fade.atEnd = { _ in }
    navigation.pushViewController(second, animated: true)
    stage.wait(2)
    var faults = Diagnostics.recording { navigation.popViewController(animated: false) }
    #expect(faults.map { $0.kind } == ["transitionNeverCompleted"])
    #expect(faults.first?.message.contains("FadeAnimator") == true)
    stage.wait(0.1)
    fade.atEnd = nil
    fade.addsView = false
    faults = Diagnostics.recording {
      navigation.pushViewController(second, animated: true)
      stage.wait(0.5)
      fade.context?.completeTransition(true)
    }
    #expect(faults.map { $0.kind } == ["transitionWithoutView", "transitionCompletedTwice"])
    #expect(second.view.superview === navigation.view)
    let driver = UIPercentDrivenInteractiveTransition()
    faults = Diagnostics.recording { driver.update(.nan) }
    #expect(faults.count == 1)
    // Before the transition starts, these calls have no effect.
    driver.update(0.5)
    driver.finish()
    driver.cancel()
    driver.pause()
    #expect(driver.percentComplete == 0 && driver.duration == 0)
  }

  @Test func tabTransitions() {
    let tabs = UITabBarController()
    tabs.setViewControllers([LoggingController("C", log), LoggingController("D", log)], animated: false)
    stage.window.rootViewController = tabs
    stage.tick()
    tabs.delegate = giver
    _ = log.take()
    giver.driver = UIPercentDrivenInteractiveTransition()
    tabs.selectedIndex = 1
    giver.driver?.update(0.4)
    giver.driver?.cancel()
    stage.wait(0.5)
    #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === tabs.viewControllers?[0].tabBarItem)
    #expect(
      log.take() == [
        "D.didLoad", "C.willDisappear", "D.willAppear", "D.isAppearing", "D.willDisappear", "C.willAppear",
        "C.didAppear", "D.didDisappear",
      ])
    giver.driver = nil
    tabs.selectedIndex = 1
    stage.wait(0.5)
    #expect(tabs.selectedIndex == 1 && tabs.viewControllers?[1].view.superview === tabs.view)
    #expect(log.calls.suffix(2) == ["C.didDisappear", "D.didAppear"] && tabs.view.subviews.count == 2)
  }
}
