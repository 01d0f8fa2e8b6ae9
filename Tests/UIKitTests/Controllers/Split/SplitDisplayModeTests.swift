// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.uiKit) struct SplitDisplayModeTests {
  @Test func rawValuesAndDefaults() {
    #expect(UISplitViewController.DisplayMode.twoDisplaceSecondary.rawValue == 6)
    #expect(UISplitViewController.SplitBehavior.displace.rawValue == 3)
    #expect(UISplitViewController.Column.compact.rawValue == 3)
    #expect(UISplitViewController.Style.tripleColumn.rawValue == 2)
    let split = UISplitViewController()
    #expect(split.style == .unspecified && !split.isCollapsed && split.displayMode == .secondaryOnly)
    #expect(split.presentsWithGesture && split.primaryEdge == .leading && split.preferredDisplayMode == .automatic)
    #expect(split.viewControllers.isEmpty)
  }

  @Test func automaticModes() {
    let wide = SplitStage(.doubleColumn, 1180, 820)
    wide.show()
    #expect(wide.split.displayMode == .oneBesideSecondary && wide.split.splitBehavior == .tile)
    #expect(wide.appearances() == ["A.willAppear", "B.willAppear", "A.didAppear", "B.didAppear"])
    let high = SplitStage(.doubleColumn, 820, 1180)
    high.show()
    #expect(high.split.displayMode == .secondaryOnly && high.split.splitBehavior == .overlay)
    #expect(high.frame(high.secondary) == CGRect(x: 0, y: 0, width: 820, height: 1180))
    #expect(high.frame(high.primary) == nil)
    #expect(high.appearances() == ["B.willAppear", "B.didAppear"])
  }

  @Test func columnsAreWrappedInNavigationControllers() throws {
    let stage = SplitStage(.tripleColumn, 1180, 820)
    let navigation = try #require(stage.primary.navigationController)
    #expect(navigation.parent === stage.split && stage.primary.splitViewController === stage.split)
    #expect(stage.split.viewController(for: .primary) === stage.primary)
    #expect(stage.split.viewControllers == [stage.primary, stage.supplementary, stage.secondary])
    let own = UINavigationController(rootViewController: UIViewController())
    stage.split.setViewController(own, for: .secondary)
    #expect(own.parent === stage.split && stage.secondary.navigationController?.parent == nil)
  }

  @Test func overlay() throws {
    let stage = SplitStage(.doubleColumn, 820, 1180)
    stage.show()
    stage.take()
    stage.split.show(.primary)
    #expect(stage.log.take() == ["mode 3", "will show primary"])
    #expect(stage.split.displayMode == .oneOverSecondary)
    stage.stage.wait(1)
    #expect(stage.log.take() == ["did show primary"])
    #expect(stage.appearances() == ["A.willAppear", "A.didAppear"])
    #expect(stage.frame(stage.primary) == CGRect(x: 0, y: 0, width: 320, height: 1180))
    #expect(stage.frame(stage.secondary) == CGRect(x: 0, y: 0, width: 820, height: 1180))
    // A tap outside the column hides it.
    stage.stage.tap(600, 600)
    stage.stage.wait(1)
    #expect(stage.log.take() == ["mode 1", "will hide primary", "did hide primary"])
    #expect(stage.appearances() == ["A.willDisappear", "A.didDisappear"])
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(stage.frame(stage.primary) == nil)
    stage.split.show(.primary)
    stage.stage.wait(1)
    stage.stage.key(.escape)
    stage.stage.wait(1)
    #expect(stage.split.displayMode == .secondaryOnly)
    stage.split.show(.primary)
    stage.stage.wait(1)
    stage.split.show(.secondary)
    stage.stage.wait(1)
    #expect(stage.split.displayMode == .secondaryOnly)
  }

  @Test func tilesMoveTogether() throws {
    let stage = SplitStage(.doubleColumn, 1180, 820)
    stage.show()
    stage.split.hide(.primary)
    stage.stage.wait(0.1)
    let secondary = try #require(stage.secondary.navigationController?.view)
    // During the animation, the presentation value is between the start and end values.
    let x = try #require(secondary.superview?.layer.presentation()).frame.minX
    #expect(x > 0 && x < 320.5, "\(x)")
    stage.stage.wait(1)
    #expect(stage.frame(stage.secondary) == CGRect(x: 0, y: 0, width: 1180, height: 820))
    stage.split.show(.primary)
    stage.stage.wait(1)
    #expect(stage.frame(stage.secondary) == CGRect(x: 320.5, y: 0, width: 859.5, height: 820))
  }

  @Test func tripleModes() {
    let stage = SplitStage(.tripleColumn, 1180, 820)
    stage.show()
    #expect(stage.split.displayMode == .oneBesideSecondary)
    #expect(stage.frame(stage.supplementary)?.minX == 0 && stage.frame(stage.primary) == nil)
    stage.take()
    stage.split.show(.primary)
    stage.stage.wait(1)
    #expect(stage.split.displayMode == .twoBesideSecondary)
    #expect(stage.frame(stage.supplementary)?.minX == 280.5)
    #expect(stage.log.take() == ["mode 4", "will show primary", "did show primary"])
    stage.split.hide(.supplementary)
    stage.stage.wait(1)
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(
      stage.log.take() == [
        "mode 1", "will hide primary", "will hide supplementary", "did hide primary", "did hide supplementary",
      ])
    stage.split.preferredDisplayMode = .twoDisplaceSecondary
    #expect(stage.split.splitBehavior == .displace)
    stage.stage.wait(1)
    #expect(stage.frame(stage.secondary)?.minX == 601)
    #expect(stage.frame(stage.secondary)?.width == 859.5)
    stage.split.preferredDisplayMode = .twoOverSecondary
    stage.stage.wait(1)
    #expect(stage.split.splitBehavior == .overlay)
    #expect(stage.frame(stage.secondary)?.width == 1180 && stage.frame(stage.primary)?.minX == 0)
  }

  @Test(arguments: [
    (UISplitViewController.DisplayMode.oneBesideSecondary, UISplitViewController.SplitBehavior.tile),
    (.twoBesideSecondary, .tile), (.oneOverSecondary, .overlay), (.twoOverSecondary, .overlay),
    (.twoDisplaceSecondary, .displace),
  ])
  func modesDetermineTheBehavior(
    _ mode: UISplitViewController.DisplayMode, _ behavior: UISplitViewController.SplitBehavior
  ) {
    let stage = SplitStage(.tripleColumn, 820, 1180)
    stage.split.preferredSplitBehavior = behavior == .tile ? .overlay : .tile
    stage.split.preferredDisplayMode = mode
    stage.show()
    #expect(stage.split.splitBehavior == behavior)
  }

  @Test func preferenceIsAnimatedInBlock() throws {
    let stage = SplitStage(.unspecified, 1180, 820)
    stage.show()
    UIView.animate(withDuration: 0.5) { stage.split.preferredDisplayMode = .primaryHidden }
    #expect(stage.split.displayMode == .secondaryOnly)
    stage.stage.wait(0.2)
    let pane = try #require(stage.split.viewControllers[1].view.superview)
    let x = try #require(pane.layer.presentation()).frame.minX
    #expect(x > 0 && x < 320, "\(x)")
    stage.stage.wait(0.5)
    #expect(stage.frame(stage.secondary)?.minX == 0)
    stage.split.preferredDisplayMode = .allVisible
    #expect(stage.frame(stage.secondary)?.minX == 320.5)
  }

  @Test func rotation() {
    let stage = SplitStage(.doubleColumn, 1180, 820)
    stage.show()
    stage.take()
    stage.stage.resize(820, 1180)
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(stage.appearances() == ["A.willDisappear", "A.didDisappear"])
    // The size changes during the animation.
    stage.split.show(.primary)
    stage.stage.wait(0.1)
    stage.stage.resize(1180, 820)
    stage.stage.wait(1)
    #expect(stage.split.displayMode == .oneBesideSecondary)
    #expect(stage.frame(stage.secondary) == CGRect(x: 320.5, y: 0, width: 859.5, height: 820))
    #expect(stage.appearances() == ["A.willAppear", "A.didAppear"])
  }

  @Test func reducedMotion() {
    let stage = SplitStage(.doubleColumn, 820, 1180)
    stage.show()
    UIAccessibility.isReduceMotionEnabled = true
    stage.split.show(.primary)
    #expect(stage.frame(stage.primary)?.minX == 0)
    #expect(stage.log.take().last == "did show primary")
  }

  @Test(arguments: [UISplitViewController.PrimaryEdge.leading, .trailing], [false, true])
  func edges(_ edge: UISplitViewController.PrimaryEdge, _ isRightToLeft: Bool) {
    let stage = SplitStage(.tripleColumn, 1180, 820)
    stage.split.primaryEdge = edge
    UIApplication.shared.userInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    stage.split.preferredDisplayMode = .twoBesideSecondary
    stage.show()
    let isRight = isRightToLeft != (edge == .trailing)
    #expect(stage.frame(stage.primary)?.minX == (isRight ? 900 : 0))
    #expect(stage.frame(stage.supplementary)?.minX == (isRight ? 579.5 : 280.5))
    #expect(stage.frame(stage.secondary)?.minX == (isRight ? 0 : 601))
  }

  @Test func contentOfColumnsIsReplaced() {
    let stage = SplitStage(.doubleColumn, 1180, 820)
    stage.show()
    stage.take()
    let other = LoggingController("C", stage.lives)
    stage.split.setViewController(other, for: .secondary)
    #expect(stage.appearances() == ["B.willDisappear", "B.didDisappear", "C.willAppear", "C.didAppear"])
    #expect(stage.frame(other) == CGRect(x: 320.5, y: 0, width: 859.5, height: 820))
    stage.primary.showDetailViewController(stage.secondary, sender: nil)
    #expect(stage.split.viewController(for: .secondary) === stage.secondary)
    #expect(stage.appearances() == ["C.willDisappear", "C.didDisappear", "B.willAppear", "B.didAppear"])
    stage.split.setViewController(nil, for: .secondary)
    #expect(stage.appearances() == ["B.willDisappear", "B.didDisappear"])
    #expect(stage.split.children.count == 1)
  }

  @Test func misuse() {
    let stage = SplitStage(.doubleColumn, 1180, 820)
    let classic = UISplitViewController()
    let container = UIViewController()
    container.addChild(stage.split)
    let faults = Diagnostics.recording {
      stage.split.setViewController(UIViewController(), for: .supplementary)
      stage.split.setViewController(stage.secondary, for: .primary)
      stage.split.setViewController(container, for: .secondary)
      stage.split.viewControllers = [UIViewController()]
      classic.setViewController(UIViewController(), for: .primary)
      classic.show(.primary)
      classic.hide(.primary)
      classic.viewControllers = [container, container]
      classic.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
    }
    #expect(faults.map(\.kind) == Array(repeating: "splitController", count: 9))
    #expect(stage.split.viewControllers == [stage.primary, stage.secondary] && classic.viewControllers.isEmpty)
  }
}
