// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungHost
import SprungTestSupport
import Testing
import UIKit

@Suite("Demo: lock-screen bounce", .oneApplication) @MainActor
struct LockScreenTests {
  let controller = LockScreenViewController()
  let host: HeadlessHost
  let finger: TestFinger
  private let camera = CGPoint(x: 342, y: 722)
  private var height: CGFloat { 390 - controller.cover.center.y }

  init() {
    let shown = controller
    host = HeadlessHost(size: CGSize(width: 390, height: 780), scale: 2) { shown }
    finger = TestFinger(on: host)
  }

  @Test(
    "Icons do not overlap each other or the button on narrow and low screens and with large text",
    arguments: [(390.0, 780.0), (320, 568), (320, 425), (320, 380), (568, 320), (844, 390), (844, 300)],
    [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
  func icons(size: (Double, Double), text: UIContentSizeCategory) {
    let home = HomeScreenView(frame: CGRect(x: 0, y: 0, width: size.0, height: size.1))
    let window = UIWindow(frame: home.frame)
    window.traitOverrides.preferredContentSizeCategory = text
    window.addSubview(home)
    home.layoutIfNeeded()
    let frames = home.subviews.map(\.frame)
    #expect(frames.count == 25)
    for (index, frame) in frames.enumerated() {
      #expect(home.bounds.insetBy(dx: -0.01, dy: -0.01).contains(frame), "\(frame)")
      for other in frames[(index + 1)...] {
        #expect(!frame.insetBy(dx: 0.5, dy: 0.5).intersects(other), "\(frame), \(other)")
      }
    }
  }

  @Test("a tap on the camera makes the screen hop by 20 to 80 points and return to its origin")
  func hops() throws {
    #expect(finger.settle(within: 2))
    let finger = TestFinger(on: host, rate: 240)
    finger.tap(camera)
    var peaks: [CGFloat] = []
    var last: CGFloat = 0
    var isRising = true
    for _ in 0..<240 {
      finger.wait(1.0 / 240)
      if height > last {
        isRising = true
      } else if isRising, height < last {
        isRising = false
        peaks.append(last)
      }
      last = height
    }
    try #require(peaks.count >= 2)
    #expect(abs(peaks[0] - 40) < 3, "\(peaks)")
    // With an elasticity of 0.5, a bounce reaches a quarter of the previous height.
    #expect(abs(peaks[1] - peaks[0] / 4) < 2, "\(peaks)")
    #expect(finger.settle(within: 5))
    #expect(abs(height) <= 0.5 && controller.cover.center.x == 195)
  }

  @Test("a drag reveals the view below, and a slow release lets the screen fall back")
  func peeks() {
    finger.down(CGPoint(x: 195, y: 560))
    finger.move(to: CGPoint(x: 195, y: 360), over: 0.4)
    finger.wait(0.5)
    #expect(height > 150 && height < 210, "\(height)")
    finger.up()
    #expect(finger.settle(within: 5))
    #expect(abs(height) <= 0.5 && !controller.cover.isHidden)
    // The lock screen cannot be dragged down.
    finger.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 700), over: 0.3)
    #expect(abs(height) <= 0.5)
  }

  @Test("a fling, a drag beyond the center or the button opens the screen, and Lock closes it", arguments: 0..<3)
  func opens(means: Int) {
    switch means {
    case 0: finger.flick(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300), over: 0.15)
    case 1: finger.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 180), over: 0.6)
    default: finger.tap(CGPoint(x: 195, y: 722))
    }
    #expect(finger.settle(within: 5))
    #expect(controller.behavior?.isOpen == true && controller.cover.isHidden)
    #expect(height > 780)
    finger.tap(CGPoint(x: 195, y: 702))
    #expect(!controller.cover.isHidden)
    var bounced = false
    for _ in 0..<180 {
      finger.wait(1.0 / 60)
      if height > 5, controller.behavior?.isOpen == false { bounced = true }
    }
    #expect(bounced)
    #expect(finger.settle(within: 8))
    #expect(abs(height) <= 0.5)
  }

  @Test("an open screen does not hop, and a closed one hops at every tap")
  func hopsAgain() {
    for _ in 0..<3 {
      finger.tap(camera)
      finger.wait(0.12)
      #expect(height > 20)
      #expect(finger.settle(within: 5))
    }
    controller.open()
    #expect(finger.settle(within: 5))
    let rest = height
    controller.behavior?.hop()
    #expect(finger.settle(within: 5) && height == rest)
  }
}
