// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests the gestures, display mode button, traits and safe areas of split view controllers.
@Suite(.uiKit) struct SplitSurroundingsTests {
  @Test func dragFromEdgeShowsColumn() {
    let stage = SplitStage(.doubleColumn, 820, 1180)
    stage.show()
    stage.take()
    stage.stage.down(2, 500)
    stage.stage.drag(from: CGPoint(x: 2, y: 500), by: CGPoint(x: 16, y: 0), count: 10, every: 1.0 / 60)
    #expect(stage.log.calls == ["drag", "mode 3", "will show primary"])
    let x = stage.frame(stage.primary)?.minX ?? 0
    #expect(x > -320 && x < -100, "\(x)")
    stage.stage.drag(from: CGPoint(x: 162, y: 500), by: CGPoint(x: 16, y: 0), count: 6, every: 1.0 / 60)
    stage.stage.up(258, 500)
    stage.stage.wait(1)
    #expect(stage.log.take().suffix(2) == ["did show primary", "dragged"])
    #expect(stage.frame(stage.primary)?.minX == 0 && stage.split.displayMode == .oneOverSecondary)
    // A drag that starts outside the column hides it again.
    stage.stage.down(700, 500)
    stage.stage.drag(from: CGPoint(x: 700, y: 500), by: CGPoint(x: -16, y: 0), count: 16, every: 1.0 / 60)
    stage.stage.up(444, 500)
    stage.stage.wait(1)
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(stage.appearances() == ["A.willAppear", "A.didAppear", "A.willDisappear", "A.didDisappear"])
  }

  @Test func reversedDragIsCancelled() {
    let stage = SplitStage(.doubleColumn, 820, 1180)
    stage.show()
    stage.take()
    stage.stage.down(2, 500)
    stage.stage.drag(from: CGPoint(x: 2, y: 500), by: CGPoint(x: 10, y: 0), count: 6, every: 1.0 / 60)
    stage.stage.wait(0.5)
    stage.stage.up(62, 500)
    stage.stage.wait(1)
    #expect(stage.split.displayMode == .secondaryOnly && stage.frame(stage.primary) == nil)
    #expect(stage.appearances() == ["A.willAppear", "A.willDisappear", "A.didDisappear"])
    #expect(stage.log.take().last == "dragged")
    stage.split.presentsWithGesture = false
    stage.stage.down(2, 500)
    stage.stage.drag(from: CGPoint(x: 2, y: 500), by: CGPoint(x: 20, y: 0), count: 10, every: 1.0 / 60)
    stage.stage.up(202, 500)
    stage.stage.wait(1)
    #expect(stage.log.take() == [])
  }

  @Test func poppableScreensTakePrecedence() {
    let stage = SplitStage(.doubleColumn, 820, 1180)
    stage.show()
    let more = UIViewController()
    stage.secondary.navigationController?.pushViewController(more, animated: false)
    stage.stage.down(2, 500)
    stage.stage.drag(from: CGPoint(x: 2, y: 500), by: CGPoint(x: 40, y: 0), count: 15, every: 1.0 / 60)
    stage.stage.up(602, 500)
    stage.stage.wait(1)
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(stage.secondary.navigationController?.viewControllers == [stage.secondary])
  }

  @Test func buttonIsInSecondaryBar() throws {
    let stage = SplitStage(.doubleColumn, 820, 1180)
    stage.show()
    let bar = try #require(stage.secondary.navigationController?.navigationBar)
    let buttons = bar.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.count == 1 && buttons[0].accessibilityLabel == "Show Sidebar")
    stage.stage.tap(Double(buttons[0].center.x), 42)
    stage.stage.wait(1)
    #expect(stage.split.displayMode == .oneOverSecondary)
    stage.stage.tap(700, 600)
    stage.stage.wait(1)
    stage.log.target = .oneBesideSecondary
    stage.stage.tap(25, 42)
    stage.stage.wait(1)
    #expect(stage.split.displayMode == .oneBesideSecondary)
    stage.split.displayModeButtonVisibility = .never
    stage.stage.wait(0.1)
    #expect(bar.subviews.compactMap { $0 as? UIButton }.isEmpty)
    // A collapsed interface has no button.
    stage.split.displayModeButtonVisibility = .always
    stage.stage.wait(0.1)
    #expect(bar.subviews.contains { $0 is UIButton })
    stage.stage.resize(393, 852)
    let labels = bar.subviews.compactMap { ($0 as? UIButton)?.accessibilityLabel }
    #expect(labels == ["A"], "only the back button")
  }

  @Test func columnsHaveCompactWidth() {
    let stage = SplitStage(.tripleColumn, 1180, 820)
    stage.split.preferredDisplayMode = .twoBesideSecondary
    stage.show()
    #expect(stage.primary.traitCollection.horizontalSizeClass == .compact)
    #expect(stage.supplementary.view.traitCollection.horizontalSizeClass == .compact)
    #expect(stage.secondary.traitCollection.horizontalSizeClass == .regular)
    #expect(stage.split.traitCollection.horizontalSizeClass == .regular)
    stage.split.overrideUserInterfaceStyle = .dark
    #expect(stage.primary.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.primary.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func traitsOfColumnsChange() {
    final class Traits: UIViewController {
      var changes: [UIUserInterfaceSizeClass] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        if previousTraitCollection != nil { changes.append(traitCollection.horizontalSizeClass) }
      }
    }
    let stage = SplitStage(.doubleColumn, 1180, 820)
    let list = Traits()
    let details = Traits()
    stage.split.setViewController(list, for: .primary)
    stage.split.setViewController(details, for: .secondary)
    stage.show()
    list.changes = []
    details.changes = []
    stage.stage.resize(393, 852)
    #expect(details.traitCollection.horizontalSizeClass == .compact)
    #expect(Set(details.changes) == [.compact])
    stage.stage.resize(1180, 820)
    #expect(details.traitCollection.horizontalSizeClass == .regular)
    #expect(details.changes.last == .regular)
    #expect(!list.changes.contains(.regular))
  }

  @Test func safeAreas() {
    let stage = SplitStage(.doubleColumn, 1180, 820)
    UIApplication.shared.handle(InputEvent(.safeArea, x: 24, y: 40, a: 20, b: 30, milliseconds: 0))
    stage.show()
    #expect(stage.primary.view.safeAreaInsets == UIEdgeInsets(top: 68, left: 40, bottom: 20, right: 0))
    #expect(stage.secondary.view.safeAreaInsets == UIEdgeInsets(top: 68, left: 0, bottom: 20, right: 30))
    stage.split.hide(.primary)
    stage.stage.wait(1)
    #expect(stage.secondary.view.safeAreaInsets == UIEdgeInsets(top: 68, left: 40, bottom: 20, right: 30))
  }

  @Test func secondaryColumnIsHiddenFromAssistiveTechnologyBelowOverlay() throws {
    let stage = SplitStage(.doubleColumn, 820, 1180)
    stage.show()
    stage.split.show(.primary)
    stage.stage.wait(1)
    let pane = try #require(stage.secondary.navigationController?.view.superview)
    #expect(pane.accessibilityElementsHidden)
    let dimming = try #require(stage.split.view.subviews.first { $0.accessibilityLabel == "Dismiss" })
    #expect(dimming.isAccessibilityElement && dimming.accessibilityActivate())
    stage.stage.wait(1)
    #expect(!pane.accessibilityElementsHidden && stage.split.displayMode == .secondaryOnly)
  }

  @Test func splitViewIsReleased() {
    weak var split: UISplitViewController?
    weak var details: UIViewController?
    do {
      let stage = SplitStage(.doubleColumn, 820, 1180)
      stage.show()
      stage.split.show(.primary)
      stage.stage.wait(1)
      split = stage.split
      details = stage.secondary
      stage.stage.window.rootViewController = nil
      stage.stage.tick()
    }
    #expect(split == nil && details == nil)
  }
}
