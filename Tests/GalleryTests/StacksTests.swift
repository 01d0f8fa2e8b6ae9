// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungHost
import SprungLayouts
import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite("Demo: stacks", .oneApplication) @MainActor
struct StacksTests {
  let controller = StacksViewController()
  let around: UINavigationController
  let host: HeadlessHost
  let finger: TestFinger
  private var view: UICollectionView { controller.collectionView }
  private var stack: StackLayout { controller.stack }
  /// The screen position of the center of the first pile.
  private let pile = CGPoint(x: 160, y: 64 + 20 + 90)

  init() {
    around = UINavigationController(rootViewController: controller)
    around.navigationBar.isTranslucent = false
    host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { [around] in around }
    finger = TestFinger(on: host)
    finger.wait(0.1)
  }

  private func photo(_ item: Int, _ section: Int = 0) -> StackAttributes {
    stack.layoutAttributesForItem(at: IndexPath(item: item, section: section)) as! StackAttributes
  }

  private func caption(_ section: Int) -> UICollectionViewLayoutAttributes {
    stack.layoutAttributesForSupplementaryView(
      ofKind: StackLayout.captionKind, at: IndexPath(item: 0, section: section))!
  }

  private func degrees(_ attributes: UICollectionViewLayoutAttributes) -> Double {
    DeterministicMath.atan2(Double(attributes.transform.b), Double(attributes.transform.a)) * 180 / .pi
  }

  /// Spreads two touches from a point until the recognizer has the given scale.
  private func spread(at point: CGPoint, to scale: CGFloat) {
    finger.down(CGPoint(x: point.x - 15, y: point.y), identifier: 1)
    finger.down(CGPoint(x: point.x + 15, y: point.y), identifier: 2)
    finger.move(to: CGPoint(x: point.x + 23, y: point.y), over: 0.02, identifier: 2)
    finger.move(to: CGPoint(x: point.x - 15 - 38 * (scale - 1) / 2, y: point.y), over: 0.15, identifier: 1)
    finger.move(to: CGPoint(x: point.x + 23 + 38 * (scale - 1) / 2, y: point.y), over: 0.15, identifier: 2)
  }

  private func lift() {
    finger.up(identifier: 1)
    finger.up(identifier: 2)
  }

  @Test("check 1: on a phone the piles are stacked vertically")
  func phone() throws {
    for section in 0..<3 {
      let y = 20 + 233 * CGFloat(section)
      #expect(photo(0, section).center == CGPoint(x: 160, y: y + 90))
      #expect(photo(0, section).size == CGSize(width: 170, height: 170))
      #expect(caption(section).frame == CGRect(x: 70, y: y + 188, width: 180, height: 25))
    }
    #expect(view.contentSize == CGSize(width: 320, height: 20 + 3 * 233 - 20 + 20))
  }

  @Test("check 1: on a tablet three piles are in a row")
  func tablet() throws {
    host.send(InputEvent(.resize, x: 768, y: 1024, a: 2, milliseconds: host.milliseconds))
    #expect(finger.settle(within: 2))
    for (section, x) in [CGFloat(20), 294, 568].enumerated() {
      #expect(photo(0, section).center == CGPoint(x: x + 90, y: 110))
      #expect(caption(section).frame == CGRect(x: x, y: 208, width: 180, height: 25))
    }
    #expect(view.contentSize == CGSize(width: 768, height: 253))
  }

  @Test("check 2: three photos are visible, slightly rotated")
  func askew() throws {
    #expect(degrees(photo(0)) == 0)
    #expect(abs(degrees(photo(1)) - 5) < 0.001 && abs(degrees(photo(2)) + 5) < 0.001)
    for item in 0..<20 { #expect(photo(item).isHidden == (item >= 3)) }
    #expect(photo(2).shadowOpacity == 0.5 && photo(0).zIndex > photo(1).zIndex)
    let shown = view.visibleCells.filter { !$0.isHidden }.compactMap { view.indexPath(for: $0) }
    #expect(shown.filter { $0.section == 0 }.count == 3)
  }

  @Test("check 3: halfway to the grid, photos are between both positions")
  func halfWay() throws {
    let before = photo(5).center
    spread(at: pile, to: 2.5)
    #expect(stack.pinchedStackIndex == 0 && abs(stack.pinchedStackScale - 2.5) < 1e-6)
    #expect(abs(stack.progress - 0.5) < 1e-6)
    // The cell is below the header and five rows of the grid, which has a single column.
    let cell = CGPoint(x: 160, y: 50 + 4 + 5 * 207 + 98.5)
    let middle = photo(5).center
    #expect(abs(middle.x - (before.x + cell.x) / 2) < 0.01 && abs(middle.y - (before.y + cell.y) / 2) < 0.01)
    #expect(abs(degrees(photo(1)) - 2.5) < 0.001 && !photo(5).isHidden)
    #expect(abs(photo(0, 1).alpha - 1.0 / 3) < 1e-6 && abs(caption(0).alpha - 1.0 / 3) < 1e-6)
    #expect(photo(0).alpha == 1 && abs(photo(9).shadowOpacity - 0.25) < 1e-6)
    lift()
  }

  @Test("checks 4 and 5: everything else is hidden at three quarters, and a closing pinch moves nothing")
  func limits() throws {
    controller.beginPinch(ofPile: 0)
    controller.changePinch(scale: 3.25, center: .zero)
    view.layoutIfNeeded()
    #expect(photo(0, 1).alpha == 0 && caption(0).alpha == 0)
    controller.changePinch(scale: 0.5, center: .zero)
    view.layoutIfNeeded()
    #expect(stack.progress == 0 && photo(5).center == photo(0).center && photo(0, 1).alpha == 1)
    controller.endPinch(isCancelled: false)
    #expect(finger.settle(within: 2) && controller.showsPiles)
  }

  @Test("check 6: a pile that is not opened far enough folds back, and each has its caption", arguments: [true, false])
  func foldsBack(byHand: Bool) throws {
    controller.removesCaptionsByHand = byHand
    spread(at: pile, to: 2.49)
    lift()
    #expect(stack.isCollapsing && finger.settle(within: 2))
    #expect(controller.showsPiles && stack.pinchedStackIndex == -1 && stack.pinchedStackScale == 1)
    #expect(!stack.isCollapsing && photo(3).isHidden)
    let captions = view.subviews.compactMap { $0 as? CaptionView }.filter { $0.alpha == 1 && !$0.isHidden }
    // The caption of the third pile is below the bottom of the screen.
    #expect(captions.map { $0.label.text } == ["Mountains", "Summer by the sea"])
  }

  @Test("check 7: a pile opened far enough becomes a grid, and Back returns to the piles")
  func opens() throws {
    let before = photo(1, 1).frame
    spread(at: pile, to: 2.51)
    lift()
    #expect(view.collectionViewLayout === controller.grid)
    #expect(controller.navigationItem.leftBarButtonItem === controller.backButton)
    #expect(finger.settle(within: 2))
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(first.frame == CGRect(x: 75, y: 54, width: 170, height: 197) && view.contentOffset == .zero)
    #expect(!view.subviews.contains { ($0 as? CaptionView)?.bounds.height == 25 })
    finger.tap(CGPoint(x: 36, y: 42))
    #expect(finger.settle(within: 2))
    #expect(controller.showsPiles && controller.navigationItem.leftBarButtonItem == nil)
    #expect(photo(1, 1).frame == before && photo(3).isHidden)
    #expect(view.visibleCells.filter { !$0.isHidden && view.indexPath(for: $0)?.section == 0 }.count == 3)
  }

  @Test("check 8: touches beside the piles open none")
  func beside() {
    spread(at: CGPoint(x: 160, y: 64 + 20 + 180 + 30), to: 3)
    #expect(stack.pinchedStackIndex == -1)
    lift()
    #expect(finger.settle(within: 2) && controller.showsPiles)
  }

  @Test("check 9: a cancelled pinch folds the pile back at any scale")
  func cancelled() {
    spread(at: pile, to: 3.5)
    finger.cancel(identifier: 1)
    finger.cancel(identifier: 2)
    #expect(finger.settle(within: 2) && controller.showsPiles && stack.pinchedStackIndex == -1)
  }

  @Test("check 10: twenty rounds leave nothing behind", arguments: [true, false])
  func rounds(byHand: Bool) {
    controller.removesCaptionsByHand = byHand
    var counts: [Int] = []
    for round in 0..<20 {
      spread(at: pile, to: round % 2 == 0 ? 3 : 2)
      lift()
      #expect(finger.settle(within: 3))
      controller.showPiles()
      #expect(finger.settle(within: 3))
      counts.append(view.subviews.count)
    }
    #expect(Set(counts).count == 1, "\(counts)")
  }

  @Test("a tap opens a pile at its section, and a photo in the grid opens cover flow centered on it")
  func taps() throws {
    finger.tap(CGPoint(x: 160, y: 64 + 253 + 90))
    #expect(finger.settle(within: 3))
    #expect(controller.title == "Summer by the sea" && view.contentOffset.y > 4000)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 1)))
    finger.tap(CGPoint(x: cell.center.x, y: cell.center.y - view.contentOffset.y + 64))
    #expect(finger.settle(within: 3))
    let covers = try #require(around.topViewController as? CoverFlowViewController)
    #expect(covers.coverFlow.indexPathIsCentered(IndexPath(item: 1, section: 0)))
    #expect(covers.pictures[1] == StacksViewController.picture(at: IndexPath(item: 1, section: 1)))
  }

  @Test("the keyboard opens a pile as a pinch does")
  func keyboard() {
    finger.key(KeyCode("+"))
    #expect(finger.settle(within: 3))
    finger.key(.tab)
    finger.key(.enter)
    #expect(finger.settle(within: 3))
    #expect(!controller.showsPiles)
  }
}
