// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungLayouts
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests that thrown items reach their final positions immediately if motion is reduced.
@Suite("Demos with reduced motion", .oneApplication) @MainActor
struct ReducedMotionDemoTests {
  private func play(_ demo: String, _ body: (TestFinger, UIViewController) throws -> Void) throws {
    let demo = try #require(Gallery.demo(named: demo))
    let controller = demo.makeController()
    let host = HeadlessHost(size: demo.size, scale: 2) { controller }
    let finger = TestFinger(on: host)
    finger.wait(0.1)
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    try body(finger, controller)
    #expect(finger.settle(within: 2))
  }

  @Test func photosReachFinalPositionsImmediately() throws {
    try play("dynamic-photos") { finger, controller in
      let photos = try #require((controller as? UINavigationController)?.viewControllers[0])
      let full = try #require(photos as? PhotosCollectionViewController).fullPhoto
      finger.tap(CGPoint(x: 187, y: 240))
      finger.wait(0.1)
      #expect(abs(full.photoView.center.y - 301.5) <= 2 && !full.dropAnimator.isRunning)
      finger.flick(from: CGPoint(x: 187, y: 604), to: CGPoint(x: 187, y: 330), over: 0.1)
      finger.wait(0.1)
      #expect(abs(full.infoBox.center.y - 63.5) < 1, "\(full.infoBox.center)")
      finger.wait(0.6)
      finger.tap(CGPoint(x: 337, y: 42))
      finger.wait(0.1)
      #expect(full.phase == .hidden)
    }
  }

  @Test func flickedPhotosAndCardsReachFinalPositionsImmediately() throws {
    try play("flick-to-dismiss") { finger, controller in
      let flick = try #require(controller as? FlickToDismissViewController)
      finger.flick(from: CGPoint(x: 187, y: 400), to: CGPoint(x: 187, y: 200), over: 0.1)
      finger.wait(0.1)
      #expect(flick.flick == nil)
    }
    try play("card-swipe") { finger, controller in
      let stack = try #require(controller as? CardSwipeViewController).stack
      finger.flick(from: CGPoint(x: 187, y: 400), to: CGPoint(x: 320, y: 360), over: 0.1)
      finger.wait(0.1)
      #expect(stack?.animator.behaviors.count == 1 && stack?.cards.map { $0.number } == [1, 2, 3])
      #expect(stack?.undo() == true)
      finger.wait(0.1)
      #expect(stack?.topCard?.center == CGPoint(x: 187.5, y: 300.5))
    }
  }

  @Test func headsAndCornersReachFinalPositionsImmediately() throws {
    try play("chat-heads") { finger, controller in
      let heads = try #require(controller as? ChatHeadsViewController)
      finger.drag(from: heads.heads[0].center, to: CGPoint(x: 120, y: 330), over: 0.3)
      finger.wait(0.1)
      #expect(heads.heads.allSatisfy { abs($0.center.x - 38) < 0.5 })
    }
    try play("sticky-corners") { finger, controller in
      let corners = try #require(controller as? StickyCornersViewController)
      finger.drag(from: CGPoint(x: 295, y: 567), to: CGPoint(x: 120, y: 200), over: 0.3)
      finger.wait(0.1)
      #expect(abs(corners.box.center.x - 80) < 0.5 && abs(corners.box.center.y - 100) < 0.5)
    }
  }
}
