// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungHost
import SprungLayouts
import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite("Demo: sticky corners", .oneApplication) @MainActor
struct StickyCornersTests {
  let host: HeadlessHost
  let finger: TestFinger
  let controller: StickyCornersViewController
  private static let corners = [
    CGPoint(x: 80, y: 100), CGPoint(x: 295, y: 100), CGPoint(x: 80, y: 567), CGPoint(x: 295, y: 567),
  ]

  init() {
    let made = StickyCornersViewController()
    controller = made
    host = HeadlessHost(size: CGSize(width: 375, height: 667), scale: 2) { made }
    finger = TestFinger(on: host)
    finger.wait(0.1)
  }

  private var box: UIView { controller.box }

  private func isAt(_ corner: CGPoint) -> Bool {
    abs(box.center.x - corner.x) < 0.5 && abs(box.center.y - corner.y) < 0.5
  }

  @Test("a picture released in a quarter swings into that corner", arguments: 0..<4)
  func ownCorner(index: Int) {
    let corner = Self.corners[index]
    // The point is between the center of the screen and the corner.
    let place = CGPoint(x: (corner.x + 2 * 187.5) / 3, y: (corner.y + 2 * 333.5) / 3)
    finger.drag(from: box.center, to: place, over: 0.4)
    #expect(finger.settle(within: 5))
    #expect(isAt(corner), "\(box.center)")
  }

  @Test("a strong throw ends in the opposite corner, a gentle one does not")
  func thrown() {
    let start = box.center
    finger.flick(from: start, to: CGPoint(x: start.x - 30, y: start.y - 40), over: 0.3)
    #expect(finger.settle(within: 5))
    #expect(isAt(Self.corners[3]), "\(box.center)")
    finger.flick(from: start, to: CGPoint(x: start.x - 110, y: start.y - 240), over: 0.06)
    #expect(finger.settle(within: 5))
    #expect(isAt(Self.corners[0]), "\(box.center)")
  }

  @Test("presses by keyboard or assistive technology move the picture clockwise")
  func pressed() {
    for index in [2, 0, 1, 3] {
      #expect(box.accessibilityActivate())
      #expect(finger.settle(within: 5))
      #expect(isAt(Self.corners[index]), "\(index): \(box.center)")
    }
  }

  @Test("after a rotation, the picture ends in a corner of the new screen")
  func turned() {
    host.send(InputEvent(.resize, x: 667, y: 375, a: 2, milliseconds: host.milliseconds))
    #expect(finger.settle(within: 5))
    // The box stays at the lower right.
    #expect(isAt(CGPoint(x: 587, y: 275)), "\(box.center)")
  }
}
