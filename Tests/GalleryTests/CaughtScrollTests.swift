// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungHost
import SprungTestSupport
import Testing
import UIKit

/// Tests that a carousel does not rest between two items after a touch has stopped a flick and lifted.
@Suite("Demos: a caught scroll", .oneApplication) @MainActor
struct CaughtScrollTests {
  enum Screen: CaseIterable, Sendable {
    case coverFlow, wheel, vegaList

    @MainActor var controller: UICollectionViewController {
      switch self {
      case .coverFlow: CoverFlowViewController()
      case .wheel: WheelViewController()
      case .vegaList: VegaListViewController()
      }
    }

    var isVertical: Bool { self == .vegaList }
  }

  private func show(_ controller: UICollectionViewController) -> TestFinger {
    let around = UINavigationController(rootViewController: controller)
    around.navigationBar.isTranslucent = false
    let host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { around }
    let finger = TestFinger(on: host)
    finger.wait(0.3)
    return finger
  }

  private func flick(_ screen: Screen, _ finger: TestFinger) {
    let end = screen.isVertical ? CGPoint(x: 160, y: 200) : CGPoint(x: 90, y: 316)
    finger.flick(from: screen.isVertical ? CGPoint(x: 160, y: 480) : CGPoint(x: 290, y: 316), to: end, over: 0.12)
  }

  /// Returns the distance between the content offset and the layout's target offset.
  private func error(_ view: UICollectionView) -> CGFloat {
    let offset = view.contentOffset
    let target = view.collectionViewLayout.targetContentOffset(
      forProposedContentOffset: offset, withScrollingVelocity: .zero)
    return abs(target.x - offset.x) + abs(target.y - offset.y)
  }

  @Test(
    "content that is stopped and released immediately snaps", arguments: Screen.allCases, [0.03, 0.05, 0.1, 0.2, 0.35])
  func tapped(screen: Screen, after delay: Double) throws {
    let controller = screen.controller
    let view = try #require(controller.collectionView)
    let finger = show(controller)
    flick(screen, finger)
    finger.wait(delay)
    finger.tap(CGPoint(x: 160, y: 316))
    #expect(finger.settle(within: 5))
    #expect(view.contentOffset != .zero && error(view) <= 0.5, "\(view.contentOffset)")
  }

  @Test("content does not move while a touch holds it", arguments: Screen.allCases)
  func held(screen: Screen) throws {
    let controller = screen.controller
    let view = try #require(controller.collectionView)
    let finger = show(controller)
    flick(screen, finger)
    finger.wait(0.1)
    finger.down(CGPoint(x: 160, y: 316))
    let caught = view.contentOffset
    #expect(error(view) > 1, "the flick must be stopped between two items")
    finger.wait(1)
    #expect(view.contentOffset == caught)
    finger.up()
    #expect(finger.settle(within: 5))
    #expect(error(view) <= 0.5 && view.contentOffset != caught)
  }

  @Test("an animated scroll that is stopped snaps too", arguments: Screen.allCases)
  func animated(screen: Screen) throws {
    let controller = screen.controller
    let view = try #require(controller.collectionView)
    let finger = show(controller)
    view.setContentOffset(screen.isVertical ? CGPoint(x: 0, y: 700) : CGPoint(x: 700, y: 0), animated: true)
    finger.wait(0.1)
    finger.tap(CGPoint(x: 160, y: 316))
    #expect(finger.settle(within: 5))
    #expect(error(view) <= 0.5)
  }

  @Test("the first shelf of the store comes to rest at a product", arguments: [0.03, 0.05, 0.1, 0.2])
  func shelf(after delay: Double) throws {
    let controller = StoreViewController()
    let finger = show(controller)
    let view = try #require(controller.collectionView)
    finger.flick(from: CGPoint(x: 270, y: 190), to: CGPoint(x: 120, y: 190), over: 0.12)
    finger.wait(delay)
    finger.tap(CGPoint(x: 160, y: 190))
    #expect(finger.settle(within: 5))
    let middles = (0..<5).compactMap { item in
      view.cellForItem(at: IndexPath(item: item, section: 0)).map { $0.convert($0.bounds, to: view).midX - 160 }
    }
    #expect(middles.contains { abs($0) <= 0.5 }, "\(middles)")
    #expect(controller.bag.isEmpty, "stopping the scroll must not buy a product")
  }
}
