// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests the state guaranteed in `viewIsAppearing` and `viewDidAppear`: the view's frame, the layout of its subviews,
/// and whether the change is animated.
@Suite(.oneApplication) @MainActor struct AppearanceGeometryTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))

  private final class Recorder: UIViewController {
    let content = UIView()
    var calls: [String] = []
    var frameAppearing: CGRect?
    var topInsetAppearing: CGFloat?
    var contentAppeared: CGRect?

    override func viewDidLoad() {
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        content.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        content.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      ])
    }

    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear \(animated)") }
    override func viewIsAppearing(_ animated: Bool) {
      frameAppearing = view.frame
      topInsetAppearing = view.safeAreaInsets.top
    }
    override func viewDidAppear(_ animated: Bool) {
      calls.append("didAppear \(animated)")
      contentAppeared = content.frame
    }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear \(animated)") }
  }

  private func tabs(_ first: Recorder, _ second: Recorder) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    stage.window.rootViewController = tabs
    stage.tick()
    first.calls = []
    return tabs
  }

  @Test("The view of a selected tab is laid out before viewDidAppear")
  func selectedTab() {
    let second = Recorder()
    let tabs = tabs(Recorder(), second)
    tabs.selectedIndex = 1
    #expect(second.contentAppeared == CGRect(x: 0, y: 0, width: 320, height: 519))
  }

  @Test("An interrupted tab change notifies both controllers of animated appearances")
  func tabTakenBack() {
    let (first, second) = (Recorder(), Recorder())
    let tabs = tabs(first, second)
    let giver = TransitionGiver(FadeAnimator())
    giver.driver = UIPercentDrivenInteractiveTransition()
    tabs.delegate = giver
    tabs.selectedIndex = 1
    giver.driver?.update(0.4)
    giver.driver?.cancel()
    stage.wait(0.5)
    #expect(first.calls == ["willDisappear true", "willAppear true", "didAppear true"])
    #expect(second.calls == ["willAppear true", "willDisappear true", "didDisappear true"])
  }

  @Test("A pushed view has its frame and safe area in viewIsAppearing, below an opaque bar", arguments: [true, false])
  func pushedBelowBar(isTranslucent: Bool) {
    let second = Recorder()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.navigationBar.isTranslucent = isTranslucent
    stage.window.rootViewController = navigation
    stage.tick()
    navigation.pushViewController(second, animated: false)
    let top: CGFloat = isTranslucent ? 0 : 64
    #expect(second.frameAppearing == CGRect(x: 0, y: top, width: 320, height: 568 - top))
    #expect(second.topInsetAppearing == 64 - top)
    #expect(second.contentAppeared == CGRect(x: 0, y: 64 - top, width: 320, height: 504))
  }

  @Test("An animator gets the frame below an opaque bar")
  func finalFrame() {
    let second = Recorder()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.navigationBar.isTranslucent = false
    stage.window.rootViewController = navigation
    stage.tick()
    let fade = FadeAnimator()
    let giver = TransitionGiver(fade)
    navigation.delegate = giver
    navigation.pushViewController(second, animated: true)
    #expect(fade.context?.finalFrame(for: second) == CGRect(x: 0, y: 64, width: 320, height: 504))
    stage.wait(0.5)
    #expect(second.view.frame == CGRect(x: 0, y: 64, width: 320, height: 504))
  }
}
