// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungLayouts
import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// With wheel or keyboard scrolling, the top left cell of a springy list followed immediately instead of the rows near
/// the pointer. Without a touch, the pan of the scroll view returned zero or an old touch location. The pointer
/// location now replaces the touch for wheel scrolling. For keyboard scrolling, the focused view is used, or the center
/// of the viewport if no view is focused.
@Suite(.oneApplication) @MainActor struct WheelHasNoFingerTests {
  /// Returns the position in the viewport and the lag of each visible item in the middle column.
  private func lags(_ screen: SpringyScreen) -> [(y: Double, lag: Double)] {
    screen.view.indexPathsForVisibleItems.filter { $0.item % 5 == 2 }.map { path in
      let place = screen.layout.settledAttributes(for: ElementKey(section: 0, item: path.item))!.center
      let center = screen.view.cellForItem(at: path)!.center
      return (Double(place.y - screen.view.contentOffset.y), abs(Double(center.y - place.y)))
    }
  }

  private func screen() -> SpringyScreen {
    let screen = SpringyScreen(count: 10_000, SpringyFlowLayout(isTiled: true))
    screen.view.contentOffset.y = 5000
    #expect(screen.finger.settle(within: 10))
    return screen
  }

  private func expectNearestFollows(_ screen: SpringyScreen, y: Double) {
    let lags = lags(screen)
    let near = lags.filter { abs($0.y - y) < 60 }.map(\.lag).max() ?? 99
    let far = lags.filter { abs($0.y - y) > 200 }.map(\.lag).min() ?? 0
    #expect(near < far, "near \(near), far \(far)")
    #expect(far > 0.5)
  }

  @Test("rows near the pointer follow the wheel immediately", arguments: [60.0, 284, 500])
  func wheel(y: Double) {
    let screen = screen()
    screen.finger.wheel(over: CGPoint(x: 160, y: y), by: CGPoint(x: 0, y: 30))
    #expect(screen.view.panGestureRecognizer.location(in: nil) == CGPoint(x: 160, y: y))
    // The row at the pointer is now 30 points higher.
    expectNearestFollows(screen, y: y - 30)
    #expect(screen.finger.settle(within: 10))
  }

  @Test("with keys and no focus, rows in the center follow immediately")
  func keys() {
    let screen = screen()
    screen.finger.key(.pageDown)
    for _ in 0..<4 { screen.frame() }
    #expect(screen.view.panGestureRecognizer.location(in: nil) == CGPoint(x: 160, y: 284))
    expectNearestFollows(screen, y: 284)
  }

  @Test("with keys, rows near the focused cell follow immediately")
  func focus() {
    let screen = screen()
    let path = screen.view.indexPathsForVisibleItems[11]
    let cell = screen.view.cellForItem(at: path)!
    let middle = cell.convert(CGPoint(x: 22, y: 22), to: nil)
    FocusController.shared.give(to: cell)
    screen.frame()
    screen.finger.key(.pageDown)
    screen.frame()
    #expect(screen.view.panGestureRecognizer.location(in: nil) == middle)
  }

  @Test("an active touch remains the reference during wheel scrolling")
  func touch() {
    let screen = screen()
    screen.finger.down(CGPoint(x: 100, y: 400))
    screen.finger.wheel(over: CGPoint(x: 20, y: 30), by: CGPoint(x: 0, y: 10))
    #expect(screen.view.panGestureRecognizer.location(in: nil) == CGPoint(x: 100, y: 400))
    screen.finger.up()
    #expect(screen.view.panGestureRecognizer.location(in: nil) == CGPoint(x: 100, y: 400))
  }
}
