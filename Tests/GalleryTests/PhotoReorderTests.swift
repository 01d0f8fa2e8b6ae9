// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungHost
import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite("Demo: photos in order", .oneApplication) @MainActor
struct PhotoReorderTests {
  let controller = PhotoReorderViewController()
  let host: HeadlessHost
  let finger: TestFinger
  private var view: UICollectionView { controller.collectionView }
  private var numbers: [Int] { controller.photos.map(\.number) }

  init() {
    let around = UINavigationController(rootViewController: controller)
    around.navigationBar.isTranslucent = false
    host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { around }
    finger = TestFinger(on: host)
    finger.wait(0.1)
  }

  private func middle(_ item: Int) -> CGPoint {
    let cell = view.cellForItem(at: IndexPath(item: item, section: 0))
    return cell?.convert(CGPoint(x: cell!.bounds.midX, y: cell!.bounds.midY), to: nil) ?? .zero
  }

  @Test("a held photo follows the touch, enlarged, and the others move apart before it is released")
  func lifting() throws {
    let start = middle(0)
    let end = middle(4)
    finger.down(start)
    finger.wait(0.7)
    finger.move(to: end, over: 0.4)
    finger.wait(0.5)
    // The model changes only at the end.
    #expect(numbers == Array(0..<22))
    let held = try #require(view.cellForItem(at: IndexPath(item: 4, section: 0)))
    #expect(held.accessibilityLabel == "First light" && held.transform.a > 1.1 && held.layer.shadowOpacity > 0)
    #expect(abs(middle(4).x - end.x) < 2 && abs(middle(4).y - end.y) < 2)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.accessibilityLabel == "Green peaks")
    finger.up()
    #expect(finger.settle(within: 3))
    #expect(numbers == [1, 2, 3, 4, 0] + Array(5..<22))
    #expect(held.layer.shadowOpacity == 0)
    #expect(held.transform.a == 1 && host.announcements.last == "First light is number 5")
  }

  @Test("a short touch moves nothing, and cancelling the touch restores the photo")
  func takenBack() {
    finger.drag(from: middle(0), to: middle(2), over: 0.2)
    #expect(finger.settle(within: 3) && numbers == Array(0..<22))
    finger.down(middle(3))
    finger.wait(0.7)
    finger.move(to: middle(8), over: 0.3)
    finger.wait(0.3)
    finger.cancel()
    #expect(finger.settle(within: 3) && numbers == Array(0..<22))
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0))?.accessibilityLabel == "Night town")
  }

  @Test("holding a photo at the bottom edge scrolls the list below it")
  func scrolling() {
    finger.down(middle(4))
    finger.wait(0.7)
    finger.move(to: CGPoint(x: 160, y: 560), over: 0.4)
    finger.wait(2)
    #expect(view.contentOffset.y > 100)
    finger.up()
    #expect(finger.settle(within: 3))
    #expect(numbers != Array(0..<22) && numbers.sorted() == Array(0..<22))
    let place = numbers.firstIndex(of: 4) ?? 0
    #expect(place > 12)
  }

  @Test("only whole columns are visible at every width", arguments: [320.0, 480, 568, 1000])
  func widths(width: Double) {
    host.send(InputEvent(.resize, x: Float(width), y: 480, a: 2, milliseconds: host.milliseconds))
    #expect(finger.settle(within: 3))
    let row = view.visibleCells.filter { $0.frame.minY == 8 }
    #expect(row.count == max(3, Int((width - 8) / 108)))
    #expect(row.allSatisfy { $0.frame.minX >= 7.5 && $0.frame.maxX <= CGFloat(width) - 7.5 })
  }
}
