// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct NavigationTransitionTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let log = CallLog()
  private let first: LoggingController
  private let second: LoggingController
  private let navigation: UINavigationController

  init() {
    first = LoggingController("A", log)
    second = LoggingController("B", log)
    navigation = UINavigationController(rootViewController: first)
    stage.window.rootViewController = navigation
    stage.tick()
  }

  private func shownMinX(_ controller: UIViewController) -> CGFloat {
    controller.view.layer.presentation()!.transform.m41
  }

  @Test func pushSlidesInFromTheRight() {
    navigation.pushViewController(second, animated: true)
    #expect(shownMinX(second) == 320 && shownMinX(first) == 0)
    stage.wait(0.175)
    // At half the duration, the view has moved half the distance, because the timing curve is symmetric.
    #expect(abs(shownMinX(second) - 160) < 0.5)
    #expect(abs(shownMinX(first) + 48) < 0.5)
    stage.wait(0.175)
    #expect(shownMinX(second) == 0)
    #expect(navigation.view.subviews.count == 2)
    #expect(first.view.transform.isIdentity)
  }

  @Test func inRightToLeftLayoutsPushSlidesInFromTheLeft() {
    UIApplication.shared.userInterfaceLayoutDirection = .rightToLeft
    navigation.pushViewController(second, animated: true)
    #expect(shownMinX(second) == -320)
    stage.wait(0.4)
    // The back button is on the right, and the swipe begins at the right edge.
    let back = navigation.navigationBar.barButtons[0]
    #expect(back.frame.midX > 160)
    stage.down(315, 300)
    stage.drag(from: CGPoint(x: 315, y: 300), by: CGPoint(x: -30, y: 0), count: 8, every: 1.0 / 60)
    stage.up(75, 300)
    stage.wait(0.4)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func withReducedMotionPushIsImmediate() {
    UIAccessibility.isReduceMotionEnabled = true
    navigation.pushViewController(second, animated: true)
    stage.tick()
    #expect(shownMinX(second) == 0 && second.view.layer.presentation()!.opacity == 1)
    #expect(log.calls.suffix(3) == ["A.didDisappear", "B.didAppear", "B.didMove(parent)"])
    // A swipe fades the upper screen in place instead of moving it.
    stage.down(5, 300)
    stage.drag(from: CGPoint(x: 5, y: 300), by: CGPoint(x: 17, y: 0), count: 10, every: 1.0 / 60)
    #expect(shownMinX(second) == 0 && second.view.alpha == 0.5)
    stage.cancel()
    stage.tick()
    #expect(second.view.alpha == 1 && navigation.topViewController === second)
  }

  @Test("G2: a swipe that is released slowly at 30 % is cancelled")
  func aSwipeIsTakenBack() {
    navigation.pushViewController(second, animated: false)
    stage.tick()
    _ = log.take()
    stage.down(5, 300)
    stage.drag(from: CGPoint(x: 5, y: 300), by: CGPoint(x: 10.6, y: 0), count: 10, every: 1.0 / 60)
    #expect(log.take() == ["B.willDisappear", "A.willAppear", "A.isAppearing"])
    #expect(abs(shownMinX(second) - 96) < 0.001)
    stage.wait(0.3)
    stage.up(111, 300)
    #expect(log.take() == ["A.willDisappear", "B.willAppear"])
    stage.wait(0.36)
    #expect(log.take() == ["A.didDisappear", "B.didAppear"])
    #expect(navigation.viewControllers.count == 2 && navigation.topViewController === second)
    #expect(first.view.superview == nil && second.view.transform.isIdentity)
    #expect(navigation.navigationBar.topItem === second.navigationItem)
    #expect(navigation.navigationBar.middleLabel.text == "B")
  }

  @Test(arguments: [(0.6, false), (0.2, true)])
  func longOrFastSwipePops(share: Double, isFast: Bool) {
    navigation.pushViewController(second, animated: false)
    stage.tick()
    _ = log.take()
    stage.down(5, 300)
    let end = 5 + 10 + 320 * share
    stage.drag(from: CGPoint(x: 5, y: 300), by: CGPoint(x: (end - 5) / 8, y: 0), count: 8, every: 1.0 / 60)
    if !isFast { stage.wait(0.3) }
    stage.up(end, 300)
    stage.wait(0.36)
    #expect(
      log.take() == [
        "B.willDisappear", "A.willAppear", "A.isAppearing", "B.willMove(nil)", "B.didDisappear", "A.didAppear",
        "B.didMove(nil)",
      ])
    #expect(navigation.viewControllers.count == 1)
    #expect(second.parent == nil && second.view.superview == nil)
    #expect(navigation.navigationBar.middleLabel.text == "A")
  }

  @Test func noSwipeAtTheRootOrFromTheMiddle() {
    _ = log.take()
    stage.down(5, 300)
    stage.drag(from: CGPoint(x: 5, y: 300), by: CGPoint(x: 20, y: 0), count: 10, every: 1.0 / 60)
    stage.up(205, 300)
    navigation.pushViewController(second, animated: false)
    _ = log.take()
    stage.down(100, 300)
    stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 20, y: 0), count: 10, every: 1.0 / 60)
    stage.up(300, 300)
    stage.wait(0.5)
    #expect(log.calls.isEmpty)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func scrollViewAtEdgeWaitsForSwipe() {
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 300))
    scroller.contentSize = CGSize(width: 1000, height: 300)
    second.view.addSubview(scroller)
    navigation.pushViewController(second, animated: false)
    stage.tick()
    stage.down(5, 300)
    stage.drag(from: CGPoint(x: 5, y: 300), by: CGPoint(x: 30, y: 0), count: 8, every: 1.0 / 60)
    stage.up(245, 300)
    stage.wait(0.5)
    #expect(navigation.viewControllers.count == 1)
    #expect(scroller.contentOffset.x == 0)
    // A drag that begins away from the edge scrolls as usual.
    navigation.pushViewController(second, animated: false)
    stage.down(250, 300)
    stage.drag(from: CGPoint(x: 250, y: 300), by: CGPoint(x: -20, y: 0), count: 5, every: 1.0 / 60)
    #expect(scroller.contentOffset.x > 50)
  }

  @Test func secondChangeEndsFirst() {
    let third = LoggingController("C", log)
    navigation.pushViewController(second, animated: true)
    stage.wait(0.1)
    _ = log.take()
    navigation.pushViewController(third, animated: true)
    #expect(log.take().prefix(3) == ["A.didDisappear", "B.didAppear", "B.didMove(parent)"])
    stage.wait(0.4)
    #expect(navigation.viewControllers.count == 3)
    #expect(third.view.superview != nil && second.view.superview == nil && first.view.superview == nil)
    #expect(navigation.view.subviews.count == 2)
  }

  @Test func pushInCallbackLeavesOneScreen() {
    let third = LoggingController("C", log)
    second.willAppear = { [navigation, second] in
      second.willAppear = {}
      navigation.pushViewController(third, animated: false)
    }
    navigation.pushViewController(second, animated: true)
    stage.wait(0.5)
    #expect(navigation.topViewController === third)
    #expect(third.view.superview === navigation.view && second.view.superview == nil)
  }

  @Test func removalDuringSwipeCancelsIt() {
    navigation.pushViewController(second, animated: false)
    stage.down(5, 300)
    stage.drag(from: CGPoint(x: 5, y: 300), by: CGPoint(x: 20, y: 0), count: 5, every: 1.0 / 60)
    _ = log.take()
    stage.window.rootViewController = UIViewController()
    #expect(
      log.take() == [
        "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear", "B.willDisappear", "B.didDisappear",
      ])
    stage.move(250, 300)
    stage.up(250, 300)
    stage.wait(0.5)
    #expect(log.calls.isEmpty && navigation.viewControllers.count == 2)
  }

  @Test func alongsideAnimationsRunWithPush() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(box)
    var heard: [String] = []
    second.willAppear = { [second] in
      second.transitionCoordinator?.animate(
        alongsideTransition: { context in
          heard.append("along \(context.transitionDuration)")
          box.center.x = 105
        },
        completion: { context in heard.append("done \(context.isCancelled)") })
    }
    navigation.pushViewController(second, animated: true)
    stage.wait(0.175)
    #expect(abs(box.layer.presentation()!.position.x - 55) < 0.5)
    stage.wait(0.2)
    #expect(heard == ["along 0.35", "done false"])
    #expect(second.transitionCoordinator == nil)
  }

  @Test func barIsHiddenAnimated() {
    navigation.setNavigationBarHidden(true, animated: true)
    #expect(!navigation.navigationBar.isHidden)
    stage.wait(0.3)
    #expect(navigation.navigationBar.isHidden)
    #expect(first.view.safeAreaInsets.top == 20)
    navigation.setNavigationBarHidden(false, animated: true)
    stage.wait(0.3)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 320, height: 44))
  }

  @Test func barOfPushCrossfadesTitles() {
    navigation.pushViewController(second, animated: true)
    let bar = navigation.navigationBar
    #expect(bar.middleLabel.text == "B" && bar.middleLabel.layer.presentation()!.opacity == 0)
    stage.wait(0.4)
    #expect(bar.middleLabel.alpha == 1 && bar.middleLabel.transform.isIdentity)
    // Only the background, shadow, title and back button remain; the transition views are removed.
    #expect(bar.subviews.count == 4)
  }
}
