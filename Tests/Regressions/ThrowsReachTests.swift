// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungLayouts
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Thrown views did not reach their destination. A small picture needed 3,000 pt/s to reach the next corner, the info
/// box ignored 2,500 pt/s, and a lock screen that was flung open dropped back into view.
///
/// Springs held the picture in its current quarter, so a throw succeeded only if the picture crossed the boundary
/// despite the resistance. The lock screen compared the distance and the speed with separate limits, and the open
/// screen bounced above the window because its floor was elastic. These demos now use the point where `ThrowProjection`
/// predicts the end of the throw. Sheets have since switched to thresholds recorded on iOS: half of their height or
/// 1,000 pt/s.
@Suite(.oneApplication) @MainActor struct ThrowsReachTests {
  private func stage(_ demo: String) throws -> (host: HeadlessHost, finger: TestFinger, controller: UIViewController) {
    let demo = try #require(Gallery.demo(named: demo))
    let controller = demo.makeController()
    let host = HeadlessHost(size: demo.size, scale: 2) { controller }
    let finger = TestFinger(on: host)
    finger.wait(0.1)
    return (host, finger, controller)
  }

  @Test("a light flick of 600 pt/s moves the small picture to the next corner", arguments: StickyCorner.allCases)
  func corner(aim: StickyCorner) throws {
    let (_, finger, controller) = try stage("sticky-corners")
    let corners = try #require(controller as? StickyCornersViewController)
    let start = corners.box.center
    let end = corners.sticky.position(of: aim)
    let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
    let length = max(1, (way.x * way.x + way.y * way.y).squareRoot())
    // Flicks by 60 points in a tenth of a second, or by 110 points toward the upper corners, which are farther away.
    let step: CGFloat = aim == .topLeft || aim == .topRight ? 110 : 60
    finger.flick(
      from: start, to: CGPoint(x: start.x + way.x / length * step, y: start.y + way.y / length * step), over: 0.1)
    #expect(finger.settle(within: 5))
    #expect(abs(corners.box.center.x - end.x) < 0.5 && abs(corners.box.center.y - end.y) < 0.5, "\(corners.box.center)")
  }

  @Test("the chosen corner is nearest to where a scroll view would come to rest")
  func projection() throws {
    #expect(abs(ThrowProjection.distance(velocity: 1000) - 499) < 1e-9)
    #expect(abs(ThrowProjection.distance(velocity: -1000, decelerationRate: 0.99) + 99) < 1e-9)
    let (_, finger, controller) = try stage("sticky-corners")
    let corners = try #require(controller as? StickyCornersViewController)
    // From the lower right corner, half of the distance to the left is 107.5 points.
    for (speed, isLeft) in [(200.0, false), (230, true)] {
      let start = corners.sticky.position(of: .bottomRight)
      corners.sticky.isEnabled = false
      corners.box.center = start
      corners.sticky.isEnabled = true
      corners.sticky.addLinearVelocity(CGPoint(x: -speed, y: 0))
      #expect(finger.settle(within: 5))
      #expect((corners.box.center.x < 187) == isLeft, "\(speed): \(corners.box.center)")
      #expect(abs(corners.box.center.y - start.y) < 0.5)
    }
  }

  @Test("the info box moves to the other edge and back at 700 pt/s")
  func infoBox() throws {
    let (_, finger, controller) = try stage("dynamic-photos")
    let navigation = try #require(controller as? UINavigationController)
    let full = try #require(navigation.viewControllers[0] as? PhotosCollectionViewController).fullPhoto
    finger.tap(CGPoint(x: 187, y: 240))
    finger.wait(2)
    for isUp in [true, false] {
      let start = full.infoBox.convert(CGPoint(x: 130, y: 55), to: nil)
      finger.flick(from: start, to: CGPoint(x: start.x, y: start.y + (isUp ? -70 : 70)), over: 0.1)
      #expect(finger.settle(within: 5))
      let end = full.sticky.position(of: isUp ? .top : .bottom)
      #expect(abs(full.infoBox.center.y - end.y) < 1, "\(full.infoBox.center)")
    }
  }

  @Test(
    "a sheet dragged down by half its height or flicked at 1,000 pt/s is dismissed in windows of all shapes",
    arguments: [
      (400.0, 1500.0, true), (400, 600, true), (300, 600, false), (120, 900, false), (120, 1050, true),
      (60, 1500, true),
    ],
    [390.0, 844, 1280])
  func sheet(pull: (way: Double, speed: Double, leaves: Bool), width: CGFloat) throws {
    let controller = ControlsViewController()
    let host = HeadlessHost(size: CGSize(width: width, height: 780), scale: 2) {
      UINavigationController(rootViewController: controller)
    }
    let finger = TestFinger(on: host)
    finger.wait(0.2)
    controller.present(UIViewController(), animated: true)
    finger.wait(0.6)
    let start = CGPoint(x: width / 2, y: 150)
    finger.flick(from: start, to: CGPoint(x: start.x, y: start.y + pull.way), over: pull.way / pull.speed)
    #expect(finger.settle(within: 3))
    #expect((controller.presentedViewController == nil) == pull.leaves)
  }

  @Test("a sheet that moves up again is not dismissed")
  func sheetStays() {
    let controller = ControlsViewController()
    let host = HeadlessHost(size: CGSize(width: 390, height: 780), scale: 2) { controller }
    let finger = TestFinger(on: host)
    controller.present(UIViewController(), animated: false)
    finger.down(CGPoint(x: 195, y: 100))
    finger.move(to: CGPoint(x: 195, y: 600), over: 0.4)
    finger.move(to: CGPoint(x: 195, y: 500), over: 0.12)
    finger.up()
    #expect(finger.settle(within: 3))
    #expect(controller.presentedViewController != nil)
  }

  @Test("a lock screen that is flung open stays offscreen", arguments: [800.0, 1500, 3000, 6000])
  func lockScreen(speed: Double) throws {
    let (_, finger, controller) = try stage("lock-screen")
    let lock = try #require(controller as? LockScreenViewController)
    finger.flick(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 700 - speed * 0.1), over: 0.1)
    var wasGone = false
    for _ in 0..<180 {
      finger.wait(1.0 / 60)
      if lock.cover.frame.maxY <= 0 { wasGone = true }
      if wasGone { #expect(lock.cover.frame.maxY <= 0.5) }
    }
    #expect(wasGone && lock.cover.isHidden)
    #expect(finger.settle(within: 1))
  }
}
