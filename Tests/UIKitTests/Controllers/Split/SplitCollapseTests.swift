// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.uiKit) struct SplitCollapseTests {
  private func isStack(_ navigation: UINavigationController?, _ controllers: [UIViewController?]) -> Bool {
    let stack = navigation?.viewControllers ?? []
    return stack.count == controllers.count && zip(stack, controllers).allSatisfy { $0 === $1 }
  }

  @Test func stackOfTripleStyle() throws {
    let stage = SplitStage(.tripleColumn, 393, 852)
    let middle = try #require(stage.supplementary.navigationController)
    let last = try #require(stage.secondary.navigationController)
    stage.show()
    #expect(stage.split.isCollapsed && stage.split.displayMode == .oneBesideSecondary)
    #expect(stage.log.take() == ["top secondary", "will show secondary", "collapsed", "did show secondary"])
    let navigation = try #require(stage.primary.navigationController)
    #expect(isStack(navigation, [stage.primary, middle, last]))
    #expect(stage.split.viewControllers == [navigation] && stage.split.primaryColumnWidth == 393)
    #expect(stage.frame(stage.secondary) == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(stage.appearances() == ["B.willAppear", "B.didAppear"])
    stage.split.hide(.primary)
    #expect(isStack(navigation, [stage.primary, middle, last]))
    stage.split.show(.primary)
    stage.stage.wait(1)
    #expect(isStack(navigation, [stage.primary]))
    #expect(stage.appearances() == ["B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear"])
    stage.split.show(.supplementary)
    stage.stage.wait(1)
    #expect(isStack(navigation, [stage.primary, middle]))
    stage.split.show(.secondary)
    stage.stage.wait(1)
    #expect(isStack(navigation, [stage.primary, middle, last]))
    stage.split.hide(.secondary)
    stage.stage.wait(1)
    #expect(isStack(navigation, [stage.primary, middle]))
    #expect(stage.frame(stage.supplementary)?.minX == 0)
  }

  @Test func delegateChoosesTop() throws {
    let stage = SplitStage(.doubleColumn, 393, 852)
    stage.log.top = .primary
    stage.show()
    let navigation = try #require(stage.primary.navigationController)
    #expect(navigation.topViewController === stage.primary)
    #expect(stage.frame(stage.primary) == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(stage.appearances() == ["A.willAppear", "A.didAppear"])
  }

  @Test func oneBarIsVisible() throws {
    let stage = SplitStage(.doubleColumn, 393, 852)
    stage.log.top = .primary
    stage.show()
    let outer = try #require(stage.primary.navigationController)
    #expect(!outer.navigationBar.isHidden)
    stage.primary.showDetailViewController(stage.secondary, sender: nil)
    stage.stage.wait(0.1)
    #expect(!outer.navigationBar.isHidden, "it is removed with its screen")
    stage.stage.wait(1)
    let inner = try #require(stage.secondary.navigationController)
    #expect(inner !== outer && outer.navigationBar.isHidden && !inner.navigationBar.isHidden)
    #expect(inner.navigationBar.frame == CGRect(x: 0, y: 20, width: 393, height: 44))
    #expect(stage.secondary.view.safeAreaInsets.top == 64)
    #expect(outer.visibleViewController === stage.secondary)
    // The back button returns to the first column.
    stage.stage.tap(30, 42)
    stage.stage.wait(1)
    #expect(outer.topViewController === stage.primary && !outer.navigationBar.isHidden)
    #expect(outer.navigationBar.transform == .identity && outer.navigationBar.frame.minX == 0)
    #expect(outer.navigationBar.items?.count == 1)
    // A drag from the edge also returns to the first column.
    stage.split.show(.secondary)
    stage.stage.wait(1)
    stage.stage.down(2, 400)
    stage.stage.drag(from: CGPoint(x: 2, y: 400), by: CGPoint(x: 20, y: 0), count: 15, every: 1.0 / 60)
    stage.stage.up(302, 400)
    stage.stage.wait(1)
    #expect(outer.topViewController === stage.primary && outer.viewControllers.count == 1)
  }

  @Test func collapseAndExpand() throws {
    let stage = SplitStage(.doubleColumn, 1180, 820)
    stage.show()
    stage.take()
    stage.stage.resize(393, 852)
    #expect(stage.split.isCollapsed)
    #expect(stage.log.take() == ["top secondary", "will hide primary", "collapsed", "did hide primary"])
    #expect(stage.primary.view.window == nil)
    #expect(stage.frame(stage.secondary) == CGRect(x: 0, y: 0, width: 393, height: 852))
    let more = LoggingController("C", stage.lives)
    stage.secondary.navigationController?.pushViewController(more, animated: false)
    stage.take()
    stage.stage.resize(1180, 820)
    #expect(!stage.split.isCollapsed)
    #expect(
      stage.log.take() == ["expand 2", "will show secondary", "expanded", "did show secondary"])
    #expect(stage.frame(stage.primary)?.width == 320)
    #expect(stage.frame(more) == CGRect(x: 320.5, y: 0, width: 859.5, height: 820))
    #expect(stage.primary.navigationController?.viewControllers.count == 1)
    #expect(stage.secondary.navigationController?.parent === stage.split)
    #expect(stage.secondary.navigationController?.viewControllers == [stage.secondary, more])
  }

  @Test func delegateChoosesModeOfExpandedInterface() {
    let stage = SplitStage(.doubleColumn, 393, 852)
    stage.show()
    stage.take()
    stage.log.expandedMode = .secondaryOnly
    stage.stage.resize(1180, 820)
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(
      stage.log.take() == [
        "expand 2", "mode 1", "will hide primary", "will show secondary", "expanded", "did hide primary",
        "did show secondary",
      ])
    #expect(stage.frame(stage.primary) == nil && stage.frame(stage.secondary)?.width == 1180)
  }

  @Test func compactColumnReplacesAll() {
    let stage = SplitStage(.doubleColumn, 393, 852)
    let compact = LoggingController("K", stage.lives)
    stage.split.setViewController(compact, for: .compact)
    stage.show()
    #expect(stage.log.take() == ["top compact", "will show compact", "collapsed", "did show compact"])
    #expect(stage.frame(compact) == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(compact.parent === stage.split)
    stage.split.show(.secondary)
    stage.stage.wait(1)
    #expect(stage.frame(stage.secondary) == nil)
    stage.take()
    stage.stage.resize(1180, 820)
    #expect(stage.frame(compact) == nil && stage.frame(stage.secondary)?.minX == 320.5)
    let calls = stage.appearances()
    #expect(
      calls == [
        "K.willDisappear", "K.didDisappear", "A.willAppear", "A.didAppear", "B.willAppear", "B.didAppear",
      ])
  }

  @Test func columnsAreReplacedOnStack() throws {
    let stage = SplitStage(.doubleColumn, 393, 852)
    stage.show()
    stage.take()
    let other = LoggingController("C", stage.lives)
    stage.split.setViewController(other, for: .secondary)
    let outer = try #require(stage.primary.navigationController)
    #expect(outer.viewControllers.count == 2 && outer.visibleViewController === other)
    #expect(stage.appearances() == ["B.willDisappear", "C.willAppear", "B.didDisappear", "C.didAppear"])
    let list = LoggingController("L", stage.lives)
    stage.split.setViewController(list, for: .primary)
    let new = try #require(list.navigationController)
    #expect(new.viewControllers.first === list && new.visibleViewController === other && new.parent === stage.split)
    #expect(stage.frame(other)?.width == 393)
    stage.split.setViewController(nil, for: .secondary)
    #expect(new.topViewController === list)
  }

  @Test func compactWidthSheetsCollapse() {
    let stage = SplitStage(.doubleColumn, 1180, 820)
    let root = UIViewController()
    stage.stage.window.rootViewController = root
    stage.split.modalPresentationStyle = .formSheet
    root.present(stage.split, animated: false)
    stage.stage.wait(1)
    #expect(stage.split.isCollapsed)
  }
}
