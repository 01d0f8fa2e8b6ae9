// SPDX-License-Identifier: MIT

import SprungDisplay
import SprungGallery
import SprungHeadless
import SprungHost
import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite("Demo: long-press menu", .oneApplication) @MainActor
struct LongPressMenuTests {
  let controller: SurveyViewController
  let host: HeadlessHost
  let finger: TestFinger

  init() {
    let made = SurveyViewController()
    controller = made
    host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { made }
    finger = TestFinger(on: host)
  }

  private var menu: UIMenuController { .shared }
  /// The center of the second picture.
  private let second = CGPoint(x: 160, y: 115)

  private func press(_ point: CGPoint, _ seconds: Double) {
    finger.down(point)
    finger.wait(seconds)
    finger.up()
  }

  @Test("check 1: no menu opens after 0.49 s, but one does after 0.55 s")
  func duration() {
    // Frames are 1/60 s apart: a lift after 29 frames is earlier than half a second, and a lift after 33 frames is
    // later.
    press(second, 29.0 / 60)
    #expect(!menu.isMenuVisible)
    press(second, 33.0 / 60)
    #expect(menu.isMenuVisible)
  }

  @Test("check 2: a touch that first moves 15 points scrolls")
  func movement() {
    controller.collectionView.alwaysBounceVertical = true
    finger.down(second)
    finger.wait(0.2)
    finger.move(to: CGPoint(x: 160, y: 100), over: 0.1)
    finger.wait(0.5)
    #expect(!menu.isMenuVisible && controller.handledPresses == 0)
    #expect(controller.collectionView.isDragging)
    finger.up()
  }

  @Test("checks 3, 4 and 8: the menu names the picture, choosing it copies the name, and the handler runs once")
  func choosing() {
    finger.down(second)
    finger.wait(0.6)
    finger.move(to: CGPoint(x: 164, y: 118), over: 0.1)
    finger.up()
    #expect(controller.handledPresses == 1)
    #expect(menu.menuItems?.map { $0.title } == ["Quiet harbour"])
    let count = UIPasteboard.general.changeCount
    finger.tap(CGPoint(x: menu.menuFrame.midX, y: menu.menuFrame.midY))
    #expect(UIPasteboard.general.string == "Quiet harbour" && UIPasteboard.general.changeCount == count + 1)
    #expect(!menu.isMenuVisible)
    #expect(controller.status.text == "Copied: Quiet harbour")
    #expect(host.tree.clipboard == "Quiet harbour")
  }

  @Test("check 5: empty space and headers have no menu")
  func emptySpace() {
    press(second, 0.6)
    finger.tap(CGPoint(x: 160, y: 400))
    let path = controller.lastLongPressedIndexPath
    press(CGPoint(x: 160, y: 400), 0.6)
    press(CGPoint(x: 160, y: 25), 0.6)
    #expect(!menu.isMenuVisible && controller.lastLongPressedIndexPath == path)
  }

  @Test("check 6: a controller that cannot become first responder has no menu")
  func unwilling() {
    controller.isWilling = false
    let faults = Diagnostics.recording { press(second, 0.6) }
    #expect(faults.map { $0.kind } == ["menuWithoutResponder"] && !menu.isMenuVisible)
  }

  @Test("check 7: the menu is above the picture, or below if there is not enough space")
  func place() {
    press(second, 0.6)
    // The row is 295 points wide and centered, so the second picture, 75 points wide, begins at 122.5.
    #expect(menu.menuFrame.maxY == 57 && menu.menuFrame.midX == 160)
    finger.tap(CGPoint(x: 160, y: 400))
    controller.collectionView.contentInset.bottom = 600
    controller.collectionView.contentOffset.y = 40
    press(CGPoint(x: 160, y: 75), 0.6)
    #expect(menu.menuFrame.minY == 133)
  }

  @Test("check 9: a tap reveals the next section, whose header names the choice")
  func revealing() {
    finger.tap(CGPoint(x: 60, y: 110))
    #expect(finger.settle(within: 5))
    #expect(controller.collectionView.numberOfSections == 2)
    #expect(controller.headerText(section: 1).contains("Blue tower"))
    // Tapping a picture in an earlier section has no effect.
    finger.tap(second)
    #expect(finger.settle(within: 5))
    #expect(controller.collectionView.numberOfSections == 2)
    #expect((controller.collectionView.indexPathsForSelectedItems ?? []).isEmpty)
  }
}
