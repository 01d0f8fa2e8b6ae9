// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungHost
import SprungLayouts
import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite("Demo: dynamic photos", .oneApplication) @MainActor
struct DynamicPhotosTests {
  let host: HeadlessHost
  let finger: TestFinger
  let controller: PhotosCollectionViewController

  init() throws {
    let demo = try #require(Gallery.demo(named: "dynamic-photos"))
    let navigation = try #require(demo.makeController() as? UINavigationController)
    host = HeadlessHost(size: CGSize(width: 375, height: 667), scale: 2) { navigation }
    finger = TestFinger(on: host)
    controller = try #require(navigation.viewControllers[0] as? PhotosCollectionViewController)
    finger.wait(0.1)
  }

  private var full: FullPhotoViewController { controller.fullPhoto }
  private var box: UIView { full.infoBox }
  private let top = CGPoint(x: 187.5, y: 63.5)
  private let bottom = CGPoint(x: 187.5, y: 539.5)

  private func frame() { finger.wait(1.0 / 60) }

  /// Converts a point from the photo's container to the window, whose navigation and status bars are above the
  /// container.
  private func inWindow(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x, y: point.y + 64) }

  /// Taps a photo and waits until it comes to rest.
  private func open(_ item: Int = 5) throws {
    let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0)))
    finger.tap(cell.convert(CGPoint(x: 50, y: 50), to: nil))
    finger.wait(2)
    #expect(!full.dropAnimator.isRunning)
  }

  /// Drags the center of the box to a point in the container and releases it there.
  private func putBox(at point: CGPoint) {
    finger.down(inWindow(box.center))
    // The pan begins after ten points of movement, and the box keeps this offset from the touch.
    let start = CGPoint(x: box.center.x, y: box.center.y - 40)
    finger.move(to: inWindow(start), over: 0.1)
    let offset = CGPoint(x: start.x - box.center.x, y: start.y - box.center.y)
    finger.move(to: inWindow(CGPoint(x: point.x + offset.x, y: point.y + offset.y)), over: 0.5)
    finger.wait(0.3)
    #expect(abs(box.center.x - point.x) < 0.01 && abs(box.center.y - point.y) < 0.01)
    finger.up()
  }

  private func boxSettles(within seconds: Double) -> Bool {
    for _ in 0..<Int(seconds * 60) where full.boxAnimator.isRunning { frame() }
    return !full.boxAnimator.isRunning
  }

  @Test("check 1: the container has the reference's size, and the grid the reference's insets")
  func grid() throws {
    #expect(full.view.bounds.size == CGSize(width: 375, height: 603))
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 22)
    let frames = try (0..<4).map {
      try #require(controller.collectionView.cellForItem(at: IndexPath(item: $0, section: 0))).frame
    }
    let expected = [(27.0, 10.0), (137, 10), (247, 10), (27, 120)].map {
      CGRect(x: $0.0, y: $0.1, width: 100, height: 100)
    }
    #expect(frames == expected)
    #expect(controller.navigationController?.navigationBar.barStyle == .black)
    #expect(controller.title == "Photos")
  }

  @Test("check 2: a released box moves to the edge of its half within three seconds", arguments: [250.0, 350])
  func putDown(y: Double) throws {
    try open()
    putBox(at: CGPoint(x: 187.5, y: y))
    #expect(boxSettles(within: 3))
    let end = y < 301.5 ? top : bottom
    #expect(abs(box.center.x - end.x) < 1 && abs(box.center.y - end.y) < 1, "\(box.center)")
  }

  @Test("check 3: a fast throw moves the box across the center, a gentle one does not")
  func thrown() throws {
    try open()
    finger.flick(from: inWindow(bottom), to: inWindow(CGPoint(x: 187.5, y: 239.5)), over: 0.05)
    #expect(boxSettles(within: 5))
    #expect(abs(box.center.y - top.y) < 1, "\(box.center)")
    finger.flick(from: inWindow(top), to: inWindow(CGPoint(x: 187.5, y: 113.5)), over: 0.2)
    #expect(boxSettles(within: 5))
    #expect(abs(box.center.y - top.y) < 1, "\(box.center)")
  }

  @Test("checks 4, 5 and 7: a box dragged beyond the edges stays inside, upright and out of the animator")
  func dragged() throws {
    try open()
    let counts = {
      [full.sticky.collisionBehavior.items.count, full.sticky.itemBehavior.items.count]
        + full.sticky.fields.map { $0.items.count }
    }
    #expect(counts() == [1, 1, 1, 1])
    finger.down(inWindow(box.center))
    for target in [CGPoint(x: -50, y: 300), CGPoint(x: 374, y: 66), CGPoint(x: 180, y: 666)] {
      finger.move(to: target, over: 0.2)
      #expect(counts() == [0, 0, 0, 0])
      let bounds = full.photoView.bounds
      #expect(bounds.insetBy(dx: -1, dy: -1).contains(box.frame), "\(box.frame)")
      #expect(box.transform == .identity)
    }
    finger.up()
    #expect(counts() == [1, 1, 1, 1])
    #expect(boxSettles(within: 5))
    #expect(abs(box.center.y - bottom.y) < 1)
  }

  @Test("check 6: a box released exactly in the center leaves it within a second")
  func middle() throws {
    try open()
    putBox(at: CGPoint(x: 187.5, y: 301.5))
    finger.wait(1)
    #expect(abs(box.center.y - 301.5) > 100, "\(box.center)")
  }

  @Test("check 8: after rotation the box ends at the center of an edge", arguments: [true, false])
  func turned(isFlying: Bool) throws {
    try open()
    if isFlying { full.sticky.addLinearVelocity(CGPoint(x: 0, y: -4000)) }
    finger.wait(0.05)
    // The container's size becomes 603 x 375.
    host.send(InputEvent(.resize, x: 603, y: 439, a: 2, milliseconds: host.milliseconds))
    #expect(finger.settle(within: 10))
    #expect(full.photoView.bounds.size == CGSize(width: 603, height: 375))
    #expect(abs(full.photoView.center.y - 187.5) <= 2)
    #expect(
      abs(box.center.x - 301.5) < 1 && min(abs(box.center.y - 63.5), abs(box.center.y - 311.5)) < 1, "\(box.center)")
  }

  @Test("check 9: a tapped photo falls in, bounces and rests without a gap before Done appears", arguments: [0, 5])
  func entrance(item: Int) throws {
    let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0)))
    controller.collectionView(controller.collectionView, didSelectItemAt: IndexPath(item: item, section: 0))
    #expect(cell.accessibilityLabel == GalleryPicture.at(item).name)
    #expect(full.photoView.center.y == -301.5 && full.phase == .shown)
    var heights: [CGFloat] = []
    for index in 1...90 {
      frame()
      heights.append(full.photoView.center.y)
      if index == 40 { #expect(controller.navigationItem.rightBarButtonItem == nil) }
      if index == 48 { #expect(controller.navigationItem.rightBarButtonItem === controller.doneButton) }
    }
    #expect(abs(full.photoView.center.y - 301.5) <= 2 && !full.dropAnimator.isRunning)
    let landing = try #require(heights.firstIndex { $0 > 290 })
    let hop = try #require(heights[landing...].map { 303 - $0 }.dropFirst(2).max())
    #expect(hop > 2 && hop < 60, "\(hop)")
    #expect(full.photoView.frame.maxY >= 603)
  }

  @Test("check 10: Done moves the photo up; then the grid is usable and the animator empty")
  func done() throws {
    try open()
    let place = CGPoint(x: 337, y: 42)
    finger.tap(place)
    #expect(full.phase == .leaving && controller.navigationItem.rightBarButtonItem == nil)
    var last = full.photoView.center.y
    for _ in 0..<60 where full.phase == .leaving {
      #expect(full.photoView.center.y <= last && full.photoView.center.x == 187.5)
      last = full.photoView.center.y
      frame()
    }
    #expect(full.phase == .hidden && full.view.isHidden && last < -250, "\(last)")
    // Removals take effect in the next frame.
    frame()
    #expect(full.dropAnimator.behaviors.isEmpty && !full.dropAnimator.isRunning)
    #expect(controller.navigationItem.leftBarButtonItem === controller.entranceButton)
    try open(1)
    #expect(full.phase == .shown)
  }

  @Test("without physics the photo slides in and out within half a second")
  func plain() throws {
    for _ in 0..<2 { finger.tap(CGPoint(x: 40, y: 42)) }
    #expect(controller.entrance == .plain)
    try open()
    #expect(full.photoView.frame == full.view.bounds && full.dropAnimator.behaviors.isEmpty)
    finger.tap(CGPoint(x: 337, y: 42))
    finger.wait(0.4)
    #expect(full.phase == .leaving)
    finger.wait(0.2)
    #expect(full.phase == .hidden && full.view.isHidden)
  }

  @Test("a curtain raised slightly falls back; a flung or widely raised curtain leaves", arguments: [0.0, 1, 2])
  func curtain(way: Double) throws {
    finger.tap(CGPoint(x: 40, y: 42))
    #expect(controller.entrance == .curtain)
    try open()
    let start = CGPoint(x: 187, y: 400)
    switch way {
    case 0: finger.drag(from: start, to: CGPoint(x: 187, y: 250), over: 0.4)
    case 1: finger.flick(from: start, to: CGPoint(x: 187, y: 250), over: 0.08)
    default:
      finger.down(CGPoint(x: 187, y: 660))
      finger.move(to: CGPoint(x: 187, y: 300), over: 0.8)
      finger.move(to: CGPoint(x: 187, y: 240), over: 0.4)
      finger.up()
    }
    #expect(finger.settle(within: 5))
    #expect(full.phase == (way == 0 ? .shown : .hidden))
    if way == 0 { #expect(abs(full.photoView.center.y - 302.5) < 0.5) }
    #expect(controller.navigationItem.rightBarButtonItem === (way == 0 ? controller.doneButton : nil))
  }

  @Test("pressing the box by keyboard or assistive technology moves it to the other edge and back")
  func pressed() throws {
    try open()
    #expect(box.accessibilityActivate())
    #expect(boxSettles(within: 5))
    #expect(abs(box.center.y - top.y) < 1, "\(box.center)")
    #expect(box.accessibilityActivate())
    #expect(boxSettles(within: 5))
    #expect(abs(box.center.y - bottom.y) < 1, "\(box.center)")
  }
}
