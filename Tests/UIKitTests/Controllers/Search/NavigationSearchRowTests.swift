// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests the search row of a navigation bar: its position, and its response to scrolling.
@Suite("Navigation bar search row", .oneApplication) @MainActor struct NavigationSearchRowTests {
  nonisolated static let scales = [1.0, 1.5, 2, 3]

  @Test("The row is 52 points high, and part of the bar and of the safe area", arguments: scales)
  func height(scale: Double) {
    for (width, inset) in [(320.0, 16.0), (393, 16), (414, 20), (768, 20)] {
      let stage = SearchStage(width: width, scale: scale)
      #expect(stage.bar.frame == CGRect(x: 0, y: 20, width: width, height: 96))
      #expect(stage.fieldFrame == CGRect(x: inset, y: 65, width: width - 2 * inset, height: 36))
      #expect(stage.table.adjustedContentInset.top == 116 && stage.table.contentOffset.y == -116)
      #expect(stage.list.view.safeAreaInsets.top == 116)
    }
  }

  @Test("Without a search the bar is 44 points high; the row appears and disappears with the search controller")
  func appearsAndDisappears() {
    let stage = SearchStage { _ in }
    #expect(stage.bar.frame.height == 44 && stage.table.contentOffset.y == -64)
    stage.list.navigationItem.searchController = stage.search
    stage.finger.tick()
    #expect(stage.bar.frame.height == 96 && stage.table.contentOffset.y == -116)
    #expect(stage.searchBar.window != nil)
    stage.list.navigationItem.searchController = nil
    stage.finger.tick()
    #expect(stage.bar.frame.height == 44 && stage.table.contentOffset.y == -64 && stage.searchBar.window == nil)
  }

  @Test("Scrolling shrinks the row by the scrolled distance, then the content scrolls below the bar", arguments: scales)
  func shrinks(scale: Double) {
    let stage = SearchStage(scale: scale)
    for (offset, height) in [(-116.0, 96.0), (-106, 86), (-90, 70), (-64, 44), (0, 44), (500, 44)] {
      stage.table.contentOffset.y = offset
      stage.finger.tick()
      #expect(stage.bar.frame.height == height && stage.table.contentOffset.y == offset)
      let covered = CGFloat(20 + height)
      #expect(stage.list.view.safeAreaInsets.top == covered && stage.table.adjustedContentInset.top == covered)
    }
    for offset in [20.0, -64, -70, -100, -116] {
      stage.table.contentOffset.y = offset
      stage.finger.tick()
      let height = CGFloat(44 + min(52, max(0, -64 - offset)))
      #expect(stage.bar.frame.height == height)
    }
  }

  @Test(
    "A drag resizes the row, which comes to rest either fully visible or hidden", arguments: [10.0, 24, 30, 46])
  func snaps(distance: Double) {
    let stage = SearchStage()
    stage.scroll(by: distance)
    let moved = stage.table.contentOffset.y + 116
    #expect(abs(moved - distance) <= 2 && stage.bar.frame.height == 96 - moved)
    stage.lift()
    let isHidden = moved > 26
    #expect(stage.table.contentOffset.y == (isHidden ? -64 : -116) && stage.bar.frame.height == (isHidden ? 44 : 96))
    // The row also snaps when scrolling in the other direction.
    stage.table.contentOffset.y = -64
    stage.finger.tick()
    stage.scroll(by: -distance)
    let back = -64 - stage.table.contentOffset.y
    #expect(abs(back - distance) <= 2 && stage.bar.frame.height == 44 + back)
    stage.lift()
    #expect(stage.bar.frame.height == (back > 26 ? 96 : 44))
  }

  @Test("Content that fits the screen can also rest with the row hidden")
  func shortContent() {
    let stage = SearchStage(rows: 2)
    #expect(stage.bar.frame.height == 96)
    stage.scroll(by: 46)
    stage.lift()
    #expect(stage.bar.frame.height == 44 && stage.table.contentOffset.y == -64)
    stage.finger.wait(1)
    #expect(stage.bar.frame.height == 44 && stage.table.contentOffset.y == -64)
    stage.scroll(by: -46)
    stage.lift()
    #expect(stage.bar.frame.height == 96 && stage.table.contentOffset.y == -116)
  }

  @Test("A row that does not hide keeps its height")
  func alwaysVisible() {
    let stage = SearchStage()
    stage.list.navigationItem.hidesSearchBarWhenScrolling = false
    stage.finger.tick()
    stage.table.contentOffset.y = 300
    stage.finger.tick()
    #expect(stage.bar.frame.height == 96 && stage.table.adjustedContentInset.top == 116)
    stage.table.contentOffset.y = 0
    stage.scroll(by: -200)
    stage.lift()
    stage.finger.wait(1)
    #expect(stage.bar.frame.height == 96 && stage.table.contentOffset.y == -116)
  }

  @Test("After a wheel event, the row comes to rest either fully visible or hidden", arguments: [10.0, 40])
  func wheel(distance: Double) {
    let stage = SearchStage()
    stage.finger.wheel(0, Float(distance), overX: 200, y: 400)
    #expect(stage.bar.frame.height == CGFloat(96 - distance))
    stage.finger.wait(0.1)
    #expect(stage.bar.frame.height == CGFloat(96 - distance))
    stage.finger.wait(1)
    #expect(stage.bar.frame.height == (distance > 26 ? 44 : 96))
    stage.finger.wheel(0, 300, overX: 200, y: 400)
    stage.finger.wait(1)
    #expect(stage.bar.frame.height == 44 && stage.table.contentOffset.y > 100)
  }

  @Test("Keys and scroll-to-top show the whole row")
  func toTheTop() {
    let stage = SearchStage()
    stage.table.contentOffset.y = 400
    stage.finger.tick()
    #expect(stage.bar.frame.height == 44)
    UIApplication.shared.scrollToTop()
    stage.finger.wait(1)
    #expect(stage.table.contentOffset.y == -116 && stage.bar.frame.height == 96)
    stage.finger.key(.arrowDown)
    stage.finger.wait(1)
    #expect(stage.bar.frame.height == 44 && stage.table.contentOffset.y == -64)
    stage.finger.key(.arrowUp)
    stage.finger.wait(1)
    #expect(stage.bar.frame.height == 96 && stage.table.contentOffset.y == -116)
  }

  @Test("A screen without a search has no row, and going back restores it", arguments: [false, true])
  func pushAndPop(isHidden: Bool) {
    let stage = SearchStage()
    if isHidden { stage.table.contentOffset.y = 200 }
    stage.finger.tick()
    let next = UIViewController()
    next.title = "Next"
    stage.navigation.pushViewController(next, animated: true)
    stage.finger.wait(0.1)
    stage.finger.wait(1)
    #expect(stage.bar.frame.height == 44 && next.view.safeAreaInsets.top == 64 && stage.searchBar.window == nil)
    stage.navigation.popViewController(animated: true)
    stage.finger.wait(1)
    #expect(stage.bar.frame.height == (isHidden ? 44 : 96))
    #expect(stage.table.contentOffset.y == (isHidden ? 200 : -116))
    #expect(stage.searchBar.window != nil)
  }

  @Test("During an animated change the bar's height follows")
  func animatedChange() throws {
    let stage = SearchStage()
    stage.navigation.pushViewController(UIViewController(), animated: true)
    stage.finger.wait(0.17)
    let height = try #require(stage.bar.layer.presentation()).bounds.height
    #expect(height > 46 && height < 94)
    stage.finger.wait(1)
    #expect(stage.bar.layer.presentation()?.bounds.height == 44)
  }

  @Test("A swipe back moves the row with the touch, and cancelling the swipe removes it")
  func swipe() {
    let stage = SearchStage()
    stage.navigation.pushViewController(UIViewController(), animated: false)
    stage.finger.wait(0.1)
    stage.finger.down(2, 400)
    _ = stage.finger.drag(from: CGPoint(x: 2, y: 400), by: CGPoint(x: 8, y: 0), count: 25, every: 0.02)
    let height = stage.bar.frame.height
    #expect(height > 60 && height < 80)
    stage.finger.wait(0.3)
    _ = stage.finger.drag(from: CGPoint(x: 202, y: 400), by: CGPoint(x: -8, y: 0), count: 22, every: 0.02)
    stage.finger.up(26, 400)
    stage.finger.wait(1)
    #expect(stage.bar.frame.height == 44 && stage.navigation.viewControllers.count == 2)
    #expect(stage.searchBar.window == nil)
  }

  @Test("The row stays below an opaque bar")
  func opaque() {
    let stage = SearchStage {
      $0.navigation.navigationBar.isTranslucent = false
      $0.list.navigationItem.searchController = $0.search
    }
    #expect(stage.bar.frame.height == 96 && stage.list.view.frame.minY == 116)
    stage.table.contentOffset.y = 100
    stage.finger.tick()
    #expect(stage.bar.frame.height == 96)
  }

  @Test("Large text makes the row higher")
  func largeText() {
    let stage = SearchStage()
    UIApplication.shared.preferredContentSizeCategory = .accessibilityExtraLarge
    defer { UIApplication.shared.preferredContentSizeCategory = .large }
    stage.finger.wait(0.1)
    #expect(stage.fieldFrame.height > 45 && stage.bar.frame.height == 44 + stage.fieldFrame.height + 16)
  }
}
