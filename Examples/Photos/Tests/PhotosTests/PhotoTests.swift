// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

@testable import Photos

@MainActor @Suite(.uiKit)
struct PhotoTests {
  /// The title of a photo in the grid that is not in the strip.
  private let title = "Eagle Pass at Night"

  /// Returns the visible photos of the grid, in reading order.
  private func grid(_ stage: TestStage) -> [StageElement] {
    stage.elements(.listItem).filter { abs($0.frame.width - $0.frame.height) < 1 }
  }

  private func columns(_ stage: TestStage) throws -> Int {
    let first = try #require(grid(stage).first)
    return grid(stage).count { $0.frame.minY == first.frame.minY }
  }

  /// Pinches around the center of the grid, from one distance between the touches to another.
  private func pinch(_ stage: TestStage, from start: CGFloat, to end: CGFloat, lifting: Bool = true) {
    func point(_ side: CGFloat, _ distance: CGFloat) -> CGPoint { CGPoint(x: 195 + side * distance / 2, y: 600) }
    stage.down(point(-1, start), finger: 1)
    stage.down(point(1, start), finger: 2)
    for step in 1...10 {
      let distance = start + (end - start) * CGFloat(step) / 10
      stage.move(to: point(-1, distance), over: 0.02, finger: 1)
      stage.move(to: point(1, distance), over: 0.02, finger: 2)
    }
    guard lifting else { return }
    stage.up(finger: 1)
    stage.up(finger: 2)
  }

  // MARK: Grid

  @Test func pinchChangesColumnCount() throws {
    let stage = try TestStage(application: AppDelegate.self)
    stage.expectSettled(within: 5)
    #expect(try columns(stage) == 3)
    pinch(stage, from: 100, to: 200)
    stage.expectSettled(within: 5)
    #expect(try columns(stage) == 2)
    pinch(stage, from: 200, to: 100)
    stage.expectSettled(within: 5)
    #expect(try columns(stage) == 3)
    pinch(stage, from: 200, to: 100)
    stage.expectSettled(within: 5)
    #expect(try columns(stage) == 5)
  }

  @Test func photosFollowPinchAndReturnAfterSmallPinch() throws {
    let stage = try TestStage(application: AppDelegate.self)
    stage.expectSettled(within: 5)
    let before = try stage.element(.listItem, title).frame
    pinch(stage, from: 100, to: 115, lifting: false)
    let during = try stage.element(.listItem, title).frame
    #expect(during.width > before.width + 5 && during.width < 194)
    stage.up(finger: 1)
    stage.up(finger: 2)
    stage.expectSettled(within: 5)
    #expect(try stage.element(.listItem, title).frame == before)
    #expect(try stage.controller(GalleryViewController.self).zoom.level == 2)
  }

  @Test func buttonsChangeSizeWithinLimits() throws {
    let stage = try TestStage(application: AppDelegate.self)
    try stage.tap(.button, "Larger photos")
    stage.expectSettled(within: 5)
    #expect(try columns(stage) == 2)
    #expect(try !stage.element(.button, "Larger photos").isEnabled)
    for expected in [3, 5, 7] {
      try stage.tap(.button, "Smaller photos")
      stage.expectSettled(within: 5)
      #expect(try columns(stage) == expected)
    }
    #expect(try !stage.element(.button, "Smaller photos").isEnabled)
  }

  @Test func flickPagesStripToCenteredPhoto() throws {
    let stage = try TestStage(application: AppDelegate.self)
    stage.expectSettled(within: 5)
    let first = try #require(stage.elements(.listItem).first { $0.frame.height == 200 })
    stage.flick(from: CGPoint(x: 300, y: first.frame.midY), to: CGPoint(x: 120, y: first.frame.midY), over: 0.15)
    stage.expectSettled(within: 5)
    let strip = stage.elements(.listItem).filter { $0.frame.height == 200 }
    #expect(strip.contains { abs($0.frame.midX - 195) < 1 && $0.label != first.label })
  }

  @Test func longPressMovesPhoto() throws {
    let stage = try TestStage(application: AppDelegate.self)
    stage.expectSettled(within: 5)
    let photos = grid(stage)
    try #require(photos.count > 5)
    stage.down(photos[0].center)
    stage.advance(by: 0.8)
    stage.move(to: photos[4].center, over: 0.4)
    stage.advance(by: 0.5)
    stage.up()
    stage.expectSettled(within: 5)
    let order = try stage.controller(GalleryViewController.self).photos.map { $0.id }
    #expect(order.prefix(6) == [1, 2, 3, 4, 0, 5])
    #expect(try stage.element(.listItem, "Alder Ridge at Dawn").frame == photos[4].frame)
  }

  // MARK: Photo

  private func open(_ stage: TestStage) throws -> PhotoViewController {
    try stage.tap(.listItem, title)
    stage.expectSettled(within: 5)
    return try stage.controller(PhotoViewController.self)
  }

  @Test func photoExpandsFromThumbnailAndShrinksBack() throws {
    let stage = try TestStage(application: AppDelegate.self)
    let thumbnail = try stage.element(.listItem, title).frame
    try stage.tap(.listItem, title)
    stage.advance(by: 0.1)
    let controller = try stage.controller(PhotoViewController.self)
    let container = try #require(controller.view.superview)
    let moving = try #require(container.subviews.last as? UIImageView)
    let width = moving.layer.presentation()?.frame.width ?? 0
    #expect(width > thumbnail.width && width < 390)
    stage.expectSettled(within: 5)
    #expect(
      controller.photoView.convert(controller.photoView.bounds, to: nil)
        == CGRect(x: 0, y: 292, width: 390, height: 260))
    try stage.tap(.button, "Close")
    stage.expectSettled(within: 5)
    #expect(!stage.shows(.button, "Close"))
    #expect(try stage.element(.listItem, title).frame == thumbnail)
  }

  @Test func flickThrowsPhotoAway() throws {
    let stage = try TestStage(application: AppDelegate.self)
    let controller = try open(stage)
    stage.flick(from: CGPoint(x: 120, y: 420), to: CGPoint(x: 150, y: 200), over: 0.12)
    stage.advance(by: 0.1)
    let rotation = controller.flick.pan.view?.subviews[1].transform.b ?? 0
    #expect(rotation != 0)
    stage.expectSettled(within: 5)
    #expect(!stage.shows(.button, "Close") && controller.presentingViewController == nil)
  }

  @Test func slowDragSnapsBack() throws {
    let stage = try TestStage(application: AppDelegate.self)
    let controller = try open(stage)
    stage.drag(from: CGPoint(x: 120, y: 420), to: CGPoint(x: 200, y: 600), over: 0.5)
    stage.expectSettled(within: 5)
    let frame = controller.photoView.convert(controller.photoView.bounds, to: nil)
    #expect(abs(frame.midX - 195) < 1 && abs(frame.midY - 422) < 1 && abs(frame.width - 390) < 1)
    #expect(stage.shows(.button, "Close"))
  }

  @Test func doubleTapZoomsAndFlickThenScrolls() throws {
    let stage = try TestStage(application: AppDelegate.self)
    let controller = try open(stage)
    for _ in 1...2 { stage.tap(at: CGPoint(x: 195, y: 422)) }
    stage.expectSettled(within: 5)
    let zoomed = controller.photoView.convert(controller.photoView.bounds, to: nil)
    #expect(abs(zoomed.width - 390 * 2.5) < 2)
    stage.flick(from: CGPoint(x: 300, y: 422), to: CGPoint(x: 100, y: 422), over: 0.12)
    stage.expectSettled(within: 5)
    #expect(stage.shows(.button, "Close"))
    #expect(controller.photoView.convert(controller.photoView.bounds, to: nil).minX < zoomed.minX - 100)
  }

  @Test func escapeKeyClosesPhoto() throws {
    let stage = try TestStage(application: AppDelegate.self)
    _ = try open(stage)
    stage.key(.escape)
    stage.expectSettled(within: 5)
    #expect(!stage.shows(.button, "Close"))
  }

  // MARK: Devices

  @Test func nothingOverlapsOnAnyScreen() {
    onDevices(count: 100) {
      UINavigationController(rootViewController: GalleryViewController())
    } check: { stage in
      stage.expectSettled(within: 5)
      stage.expectNoOverlap(stage.elements(.listItem))
    }
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 2.5, 3, 4])
  func noTextIsTruncated(scale: Double) throws {
    let stage = try TestStage(application: AppDelegate.self, on: TestDevice(width: 390, height: 844, scale: scale))
    stage.expectNoTruncation()
    _ = try open(stage)
    stage.expectNoTruncation()
  }
}
