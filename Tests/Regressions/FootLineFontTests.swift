// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// The line at the bottom of the controls demo kept the text size of the previously selected segment. The page control
/// set the selection in code, which sends no action, and only the action updated the font.
@Suite(.oneApplication) @MainActor struct FootLineFontTests {
  @Test("the text has the size of the selected segment, regardless of which control selected it")
  func sizes() {
    let controller = ControlsViewController()
    let finger = TestFinger(
      on: HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) {
        UINavigationController(rootViewController: controller)
      })
    func middle(_ view: UIView) -> CGPoint { view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil) }
    func check(_ index: Int) {
      #expect(controller.segments.selectedSegmentIndex == index && controller.pages.currentPage == index)
      #expect(controller.status.font.pointSize == CGFloat(15 + 3 * index), "\(controller.status.text ?? "")")
    }
    let segments = middle(controller.segments)
    let pages = middle(controller.pages)
    check(0)
    finger.tap(CGPoint(x: segments.x + 80, y: segments.y))
    check(2)
    for index in [1, 0] {
      finger.tap(CGPoint(x: pages.x - 40, y: pages.y))
      check(index)
    }
    finger.tap(CGPoint(x: pages.x + 40, y: pages.y))
    check(1)
    finger.tap(CGPoint(x: segments.x - 80, y: segments.y))
    check(0)
  }
}
