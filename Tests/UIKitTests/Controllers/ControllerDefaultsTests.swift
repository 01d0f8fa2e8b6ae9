// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests the documented defaults of controllers before an app sets or overrides a property, and which properties
/// containers read from their children instead.
@Suite("Controller defaults", .oneApplication) @MainActor struct ControllerDefaultsTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))

  /// Overrides every property with a value other than the default.
  private final class Opinionated: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
    override var shouldAutorotate: Bool { false }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeLeft }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
  }

  @Test("Defaults for screen edges and the status bar match the documentation")
  func screen() {
    let controller = UIViewController()
    #expect(controller.preferredStatusBarStyle == .default && !controller.prefersStatusBarHidden)
    #expect(controller.preferredStatusBarUpdateAnimation == .fade)
    #expect(controller.childForStatusBarStyle == nil && controller.childForStatusBarHidden == nil)
    #expect(controller.shouldAutorotate && controller.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(controller.interfaceOrientation == .portrait && controller.interfaceOrientation.isPortrait)
    #expect(!controller.prefersHomeIndicatorAutoHidden && controller.childForHomeIndicatorAutoHidden == nil)
    #expect(controller.preferredScreenEdgesDeferringSystemGestures == [])
    #expect(controller.edgesForExtendedLayout == .all && !controller.extendedLayoutIncludesOpaqueBars)
    #expect(controller.contentScrollView(for: .top) == nil && controller.additionalSafeAreaInsets == .zero)
    #expect(controller.viewRespectsSystemMinimumLayoutMargins && controller.preferredContentSize == .zero)
    // None of these calls loads the view.
    controller.setNeedsStatusBarAppearanceUpdate()
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
    controller.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    controller.edgesForExtendedLayout = [.top]
    #expect(controller.edgesForExtendedLayout == .top && !controller.isViewLoaded)
  }

  @Test("Defaults for presentation, editing and containment match the documentation")
  func containment() {
    let controller = UIViewController()
    #expect(controller.modalTransitionStyle == .coverVertical && !controller.isModalInPresentation)
    #expect(!controller.definesPresentationContext && controller.transitioningDelegate == nil)
    #expect(!controller.modalPresentationCapturesStatusBarAppearance)
    #expect(controller.presentedViewController == nil && controller.presentingViewController == nil)
    #expect(controller.parent == nil && controller.children == [] && controller.transitionCoordinator == nil)
    #expect(controller.navigationController == nil && controller.tabBarController == nil)
    #expect(controller.splitViewController == nil && controller.storyboard == nil)
    #expect(!controller.isEditing && controller.toolbarItems == nil && !controller.hidesBottomBarWhenPushed)
    #expect(controller.overrideUserInterfaceStyle == .unspecified && controller.title == nil)
    #expect(controller.shouldAutomaticallyForwardAppearanceMethods && controller.nibName == nil)
    #expect(controller.shouldPerformSegue(withIdentifier: "any", sender: nil) && !controller.isViewLoaded)
  }

  @Test("Raw values of enumerations are equal to Apple's")
  func rawValues() {
    #expect([UIStatusBarStyle.default, .lightContent, .darkContent].map(\.rawValue) == [0, 1, 3])
    #expect([UIStatusBarAnimation.none, .fade, .slide].map(\.rawValue) == [0, 1, 2])
    #expect(
      [
        UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
        .overCurrentContext, .popover, .none, .automatic,
      ].map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7, -1, -2])
    #expect(
      [UIInterfaceOrientation.unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft].map(\.rawValue)
        == [0, 1, 2, 3, 4])
    #expect([UIBarMetrics.default, .compact, .defaultPrompt, .compactPrompt].map(\.rawValue) == [0, 1, 101, 102])
    #expect([UIBarPosition.any, .bottom, .top, .topAttached].map(\.rawValue) == [0, 1, 2, 3])
    #expect([UINavigationController.Operation.none, .push, .pop].map(\.rawValue) == [0, 1, 2])
    #expect([UINavigationItem.LargeTitleDisplayMode.automatic, .always, .never].map(\.rawValue) == [0, 1, 2])
    #expect([UINavigationItem.SearchBarPlacement.automatic, .inline, .stacked].map(\.rawValue) == [0, 1, 2])
    #expect([UITabBarItemAppearance.Style.stacked, .inline, .compactInline].map(\.rawValue) == [0, 1, 2])
    for orientation in [UIInterfaceOrientation.landscapeLeft, .landscapeRight] {
      #expect(orientation.isLandscape && !orientation.isPortrait && UIInterfaceOrientationIsLandscape(orientation))
    }
    #expect(!UIInterfaceOrientation.unknown.isLandscape && !UIInterfaceOrientation.unknown.isPortrait)
    #expect(UIInterfaceOrientationIsPortrait(.portraitUpsideDown))
  }

  @Test("The top of a stack and the selected tab hide the status bar; a change moves the bar")
  func statusBar() {
    let plain = UIViewController()
    let navigation = UINavigationController(rootViewController: plain)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, Opinionated()]
    stage.window.rootViewController = tabs
    stage.tick()
    #expect(!tabs.prefersStatusBarHidden && navigation.navigationBar.frame.minY == 20)
    navigation.pushViewController(Opinionated(), animated: false)
    stage.tick()
    #expect(navigation.prefersStatusBarHidden && tabs.prefersStatusBarHidden)
    #expect(navigation.navigationBar.frame.minY == 0)
    navigation.popViewController(animated: false)
    stage.tick()
    #expect(!tabs.prefersStatusBarHidden && navigation.navigationBar.frame.minY == 20)
    tabs.selectedIndex = 1
    #expect(tabs.prefersStatusBarHidden && tabs.preferredStatusBarStyle == .darkContent)
  }

  @Test("A controller can change its status bar preference, and the bars above it follow")
  func changingMind() {
    final class Reader: UIViewController {
      var isImmersed = false
      override var prefersStatusBarHidden: Bool { isImmersed }
    }
    let reader = Reader()
    let navigation = UINavigationController(rootViewController: reader)
    stage.window.rootViewController = navigation
    stage.tick()
    #expect(reader.view.safeAreaInsets.top == 64)
    reader.isImmersed = true
    reader.setNeedsStatusBarAppearanceUpdate()
    stage.tick()
    #expect(reader.view.safeAreaInsets.top == 44 && navigation.navigationBar.frame.minY == 0)
    reader.isImmersed = false
    reader.setNeedsStatusBarAppearanceUpdate()
    stage.tick()
    #expect(reader.view.safeAreaInsets.top == 64 && navigation.navigationBar.frame.minY == 20)
  }

  @Test("Page and split view controllers ask their delegates for orientations")
  func orientations() {
    final class Answers: NSObject, UISplitViewControllerDelegate, UIPageViewControllerDelegate {
      func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
      ) -> UIInterfaceOrientationMask { .landscape }
      func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
      ) -> UIInterfaceOrientation { .landscapeLeft }
      func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
      ) -> UIInterfaceOrientationMask { .portrait }
    }
    let answers = Answers()
    let split = UISplitViewController(style: .doubleColumn)
    #expect(split.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(split.preferredInterfaceOrientationForPresentation == .portrait)
    split.delegate = answers
    #expect(split.supportedInterfaceOrientations == .landscape)
    #expect(split.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    #expect(pages.supportedInterfaceOrientations == .allButUpsideDown)
    pages.delegate = answers
    #expect(pages.supportedInterfaceOrientations == .portrait)
    #expect(pages.preferredInterfaceOrientationForPresentation == .portrait)
  }
}
