// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests the classic style of split views, in which the app sets an array of view controllers.
@Suite(.uiKit) struct SplitClassicTests {
  @Test func secondaryControllerIsPushed() throws {
    let stage = SplitStage(.unspecified, 393, 852)
    let details = stage.split.viewControllers[1]
    stage.show()
    #expect(stage.log.take().filter { $0.contains("collapse") } == ["collapse secondary", "collapsed"])
    let primary = try #require(stage.primary.navigationController)
    #expect(primary.viewControllers == [stage.primary, details])
    #expect(stage.split.viewControllers == [primary])
    stage.take()
    stage.stage.resize(1180, 820)
    #expect(stage.log.take().first == "separate")
    #expect(stage.split.viewControllers == [primary, details])
    #expect(stage.frame(stage.secondary)?.minX == 320.5)
  }

  @Test func delegateDropsSecondaryController() throws {
    let stage = SplitStage(.unspecified, 393, 852)
    stage.log.dropsSecondary = true
    let details = stage.split.viewControllers[1]
    stage.show()
    let primary = try #require(stage.primary.navigationController)
    #expect(primary.viewControllers == [stage.primary])
    #expect(stage.frame(stage.primary)?.width == 393)
    stage.stage.resize(1180, 820)
    #expect(stage.split.viewControllers == [primary, details])
  }

  @Test func delegateSeparatesController() throws {
    let stage = SplitStage(.unspecified, 393, 852)
    stage.show()
    let primary = try #require(stage.primary.navigationController)
    let details = UINavigationController(rootViewController: LoggingController("C", stage.lives))
    stage.log.separated = details
    stage.stage.resize(1180, 820)
    #expect(stage.split.viewControllers == [primary, details])
    #expect(primary.viewControllers == [stage.primary])
    #expect(stage.frame(details)?.minX == 320.5)
  }

  @Test func topOfStackIsSeparated() throws {
    let stage = SplitStage(.unspecified, 1180, 820)
    let plain = LoggingController("P", stage.lives)
    stage.split.viewControllers = [stage.split.viewControllers[0], plain]
    stage.show()
    stage.stage.resize(393, 852)
    let primary = try #require(stage.primary.navigationController)
    #expect(primary.viewControllers == [stage.primary, plain])
    let next = LoggingController("N", stage.lives)
    plain.show(next, sender: nil)
    stage.stage.wait(1)
    #expect(primary.viewControllers == [stage.primary, plain, next])
    stage.stage.resize(1180, 820)
    #expect(stage.split.viewControllers == [primary, next])
    #expect(primary.viewControllers == [stage.primary, plain])
    #expect(stage.frame(next)?.minX == 320.5 && stage.frame(plain)?.width == 320)
  }

  @Test func showingControllers() throws {
    let stage = SplitStage(.unspecified, 1180, 820)
    stage.show()
    let details = LoggingController("D", stage.lives)
    stage.primary.showDetailViewController(details, sender: nil)
    #expect(stage.split.viewControllers[1] === details && stage.frame(details)?.minX == 320.5)
    stage.stage.resize(393, 852)
    let primary = try #require(stage.primary.navigationController)
    primary.popToRootViewController(animated: false)
    let other = UINavigationController(rootViewController: LoggingController("E", stage.lives))
    stage.primary.showDetailViewController(other, sender: nil)
    stage.stage.wait(1)
    #expect(primary.viewControllers == [stage.primary, other])
  }

  @Test func displayModeButton() {
    let stage = SplitStage(.unspecified, 820, 1180)
    let item = stage.split.displayModeButtonItem
    stage.secondary.navigationItem.leftBarButtonItem = item
    stage.secondary.navigationItem.leftItemsSupplementBackButton = true
    stage.show()
    #expect(item.image != nil && item.accessibilityLabel == "Show Sidebar")
    stage.stage.tap(25, 42)
    stage.stage.wait(1)
    #expect(stage.split.displayMode == .oneOverSecondary)
    stage.stage.resize(393, 852)
    #expect(item.image == nil && !item.isEnabled)
  }
}
