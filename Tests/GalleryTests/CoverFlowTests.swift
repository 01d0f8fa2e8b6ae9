// SPDX-License-Identifier: MIT

import SprungDisplay
import SprungGallery
import SprungHeadless
import SprungHost
import SprungLayouts
import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite("Demo: cover flow", .oneApplication) @MainActor
struct CoverFlowTests {
  let controller = CoverFlowViewController()
  let host: HeadlessHost
  let finger: TestFinger
  private var view: UICollectionView { controller.collectionView }
  private var layout: CoverFlowLayout { controller.coverFlow }

  init() {
    let around = UINavigationController(rootViewController: controller)
    around.navigationBar.isTranslucent = false
    host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { around }
    finger = TestFinger(on: host)
    finger.wait(0.1)
  }

  private func cover(_ item: Int) -> CoverFlowAttributes {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0)) as! CoverFlowAttributes
  }

  /// Returns the screen position of a corner of a cover, relative to the center of its frame.
  private func corner(_ cover: CoverFlowAttributes, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
    let matrix = cover.transform3D
    let weight = x * matrix.m14 + y * matrix.m24 + matrix.m44
    return CGPoint(
      x: (x * matrix.m11 + y * matrix.m21 + matrix.m41) / weight,
      y: (x * matrix.m12 + y * matrix.m22 + matrix.m42) / weight)
  }

  private func expect(_ cover: CoverFlowAttributes, left: (CGFloat, CGFloat), right: (CGFloat, CGFloat)) {
    for (x, wanted) in [(CGFloat(-90), left), (90, right)] {
      for sign: CGFloat in [-1, 1] {
        let point = corner(cover, x, sign * 90)
        #expect(abs(point.x - wanted.0) < 0.01 && abs(point.y - sign * wanted.1) < 0.01, "\(point), not \(wanted)")
      }
    }
  }

  @Test("check 1: the center cover faces the viewer and is a fifth larger")
  func middle() throws {
    #expect(view.bounds.size == CGSize(width: 320, height: 504) && view.contentOffset.x == 0)
    let first = cover(0)
    #expect(first.center.x == 160 && cover(3).center.x == 520)
    expect(first, left: (-108, 108), right: (108, 108))
    #expect(first.maskingValue == 0 && first.zIndex == 1)
    #expect(layout.indexPathIsCentered(first.indexPath))
  }

  @Test("check 2: a cover halfway to the side is half rotated")
  func halfWay() throws {
    view.contentOffset.x = 50
    view.layoutIfNeeded()
    let cover = cover(0)
    expect(cover, left: (-116.72, 103.66), right: (68.39, 94.74))
    #expect(abs(cover.maskingValue - 0.3) < 1e-9 && cover.zIndex == 1)
  }

  @Test("check 3: neighbors are tilted symmetrically, darkened, and behind the center cover")
  func leaning() throws {
    view.contentOffset.x = 120
    view.layoutIfNeeded()
    expect(cover(0), left: (-112.11, 97.36), right: (21.98, 83.68))
    expect(cover(2), left: (-21.98, 83.68), right: (112.11, 97.36))
    for item in [0, 2] { #expect(cover(item).maskingValue == 0.6 && cover(item).zIndex == 0) }
    // Covers that are farther away are behind the nearer covers.
    #expect(cover(3).zIndex == -1)
    let shown = view.subviews.compactMap { $0 as? CoverCell }
    let order = shown.compactMap { view.indexPath(for: $0)?.item }
    #expect(order.last == 1, "\(order)")
  }

  @Test("check 4: motion is continuous where a cover stops rotating")
  func continuous() throws {
    view.contentOffset.x = 0
    let place = cover(0).center.x
    for corner in [CGPoint(x: -90, y: 90), CGPoint(x: 90, y: -90)] {
      let inside = leaned(by: 99.999, place)
      let outside = leaned(by: 100.001, place)
      let (a, b) = (self.corner(inside, corner.x, corner.y), self.corner(outside, corner.x, corner.y))
      #expect(abs(a.x - b.x) < 0.05 && abs(a.y - b.y) < 0.05)
    }
  }

  private func leaned(by distance: CGFloat, _ place: CGFloat) -> CoverFlowAttributes {
    // The test sets the bounds because a content offset would be rounded to pixels.
    view.bounds = CGRect(x: distance, y: 0, width: 320, height: 504)
    return layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) as! CoverFlowAttributes
  }

  @Test("check 5, G6: a tap moves a cover to the center")
  func tapAside() throws {
    let path = IndexPath(item: 3, section: 0)
    controller.center(path)
    #expect(finger.settle(within: 5))
    #expect(abs(view.contentOffset.x - 360) < 0.01 && layout.indexPathIsCentered(path))
    finger.tap(CGPoint(x: 270, y: 316))
    #expect(finger.settle(within: 5))
    #expect(abs(view.contentOffset.x - 480) < 0.01 && layout.indexPathIsCentered(IndexPath(item: 4, section: 0)))
    finger.tap(CGPoint(x: 30, y: 316))
    #expect(finger.settle(within: 5))
    #expect(abs(view.contentOffset.x - 360) < 0.01)
  }

  @Test("check 6: an offset is rounded to the nearest cover at any velocity", arguments: [-2.0, 0, 2])
  func snap(velocity: Double) {
    for (proposed, target) in [(200.0, 240.0), (170, 120), (0, 0), (2519, 2520)] {
      let offset = layout.targetContentOffset(
        forProposedContentOffset: CGPoint(x: proposed, y: 0), withScrollingVelocity: CGPoint(x: velocity, y: 0))
      #expect(offset == CGPoint(x: target, y: 0))
    }
  }

  @Test("check 7: a tap on the center cover flips it within half a second and changes nothing else")
  func flip() throws {
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? CoverCell)
    let before = cell.transform3D
    finger.tap(CGPoint(x: 160, y: 316))
    #expect(cell.isFlipped)
    let start = host.milliseconds
    var widths: [(time: Double, width: Double)] = []
    while host.milliseconds < start + 700 {
      finger.wait(1.0 / 60)
      widths.append((host.milliseconds - start, try widthOfMiddle()))
    }
    let edge = try #require(widths.min { $0.width < $1.width })
    #expect(edge.width < 25 && abs(edge.time - 250) < 40, "\(edge)")
    let last = try #require(widths.last).width
    #expect(abs(last - 216) < 0.01)
    #expect(view.contentOffset.x == 0 && CATransform3DEqualToTransform(cell.transform3D, before))
    #expect(cell.accessibilityValue?.contains("2025") == true)
    finger.tap(CGPoint(x: 160, y: 316))
    #expect(finger.settle(within: 2) && !cell.isFlipped)
  }

  /// Returns the visible width of the center cover. Expects that at most one of the old and new pictures is visible.
  private func widthOfMiddle() throws -> Double {
    let tree = host.tree
    let item = try #require(tree.inDrawingOrder.first { $0.role == .listItem })
    let list = try #require(tree[item.parent])
    let seen = list.children.compactMap { tree[$0] }.filter {
      $0.width == 180 && $0.opacity > 0 && abs((tree.center(of: $0.id)?.x ?? 0) - 160) < 1
    }
    return seen.map { layer in
      let matrix = tree.matrixToStage(layer.id)
      guard let left = matrix?.apply(x: 0, y: 90), let right = matrix?.apply(x: 180, y: 90) else { return 0 }
      return abs(right.x - left.x)
    }.max() ?? 0
  }

  @Test("check 8: a flick ends with a cover in the center", arguments: [0.1, 0.2, 0.35])
  func flick(seconds: Double) {
    finger.flick(from: CGPoint(x: 290, y: 316), to: CGPoint(x: 90, y: 316), over: seconds)
    #expect(finger.settle(within: 10))
    let turns = view.contentOffset.x / 120
    #expect(turns >= 1 && abs(turns - turns.rounded()) < 0.01, "\(view.contentOffset.x)")
  }

  @Test("check 9: copies retain the cover-specific attributes")
  func copies() throws {
    let cover = CoverFlowAttributes(forCellWith: IndexPath(item: 1, section: 0))
    cover.maskingValue = 0.4
    cover.shouldRasterize = true
    let copy = try #require(cover.copy() as? CoverFlowAttributes)
    #expect(copy.maskingValue == 0.4 && copy.shouldRasterize && copy.isEqual(cover))
    copy.maskingValue = 0.5
    #expect(!copy.isEqual(cover))
  }

  @Test("wheel and keyboard scrolling also end with a cover in the center")
  func wheel() {
    finger.wheel(over: CGPoint(x: 160, y: 316), by: CGPoint(x: 0, y: 170))
    #expect(view.contentOffset.x == 170)
    #expect(finger.settle(within: 5))
    #expect(view.contentOffset.x == 120)
  }

  @Test("switching to plain columns and back keeps the center cover")
  func boring() throws {
    controller.center(IndexPath(item: 5, section: 0))
    #expect(finger.settle(within: 5))
    controller.chooser.selectedSegmentIndex = 0
    controller.changeLayout()
    finger.wait(0.1)
    #expect(view.collectionViewLayout === controller.boring)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 5, section: 0)) as? CoverCell)
    #expect(cell.frame.size == CGSize(width: 140, height: 140) && cell.maskingView.alpha == 0)
    #expect(abs(cell.center.x - view.bounds.midX) < 1)
    controller.chooser.selectedSegmentIndex = 1
    controller.changeLayout()
    #expect(finger.settle(within: 5))
    #expect(abs(view.contentOffset.x - 600) < 0.01)
    #expect(view.cellForItem(at: IndexPath(item: 5, section: 0))?.bounds.width == 180)
  }

  @Test("a cover is centered at every width", arguments: [320.0, 568, 768, 1000])
  func widths(width: Double) throws {
    controller.center(IndexPath(item: 2, section: 0))
    #expect(finger.settle(within: 5))
    host.send(InputEvent(.resize, x: Float(width), y: 400, a: 2, milliseconds: host.milliseconds))
    #expect(finger.settle(within: 5))
    #expect(view.bounds.width == CGFloat(width) && layout.indexPathIsCentered(IndexPath(item: 2, section: 0)))
    #expect(cover(0).center.y == view.bounds.midY)
  }

  @Test("in right-to-left layout the first cover is at the right end, and taps hit the touched cover")
  func rightToLeft() throws {
    let controller = CoverFlowViewController()
    let around = UINavigationController(rootViewController: controller)
    around.navigationBar.isTranslucent = false
    let host = HeadlessHost(
      size: CGSize(width: 320, height: 568), scale: 2, layoutDirection: .rightToLeft
    ) { around }
    let finger = TestFinger(on: host)
    #expect(finger.settle(within: 5))
    #expect(controller.coverFlow.indexPathIsCentered(IndexPath(item: 0, section: 0)))
    finger.tap(CGPoint(x: 50, y: 316))
    #expect(finger.settle(within: 5))
    #expect(controller.coverFlow.indexPathIsCentered(IndexPath(item: 1, section: 0)))
  }
}
