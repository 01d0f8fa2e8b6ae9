import SprungHeadless
import Testing
import UIKit

@testable import TemplateApp

@MainActor @Suite(.serialized)
struct SpringyLayoutTests {
  @Test func rowsFarFromTheFingerArriveLateAndAllComeToRest() {
    let host = HeadlessHost(application: AppDelegate.self, size: CGSize(width: 390, height: 844))
    let finger = TestFinger(on: host)
    func gap(_ row: Int) -> CGFloat {
      let list = (host.window.rootViewController as? RootViewController)?.collectionView
      let cells = [row, row + 1].compactMap { list?.cellForItem(at: IndexPath(item: $0, section: 0)) }
      return cells.count == 2 ? cells[1].center.y - cells[0].center.y : 0
    }
    #expect(finger.settle(within: 5))
    #expect(gap(2) == 66)
    finger.down(CGPoint(x: 195, y: 700))
    finger.move(to: CGPoint(x: 195, y: 500), over: 0.1)
    #expect(gap(4) != 66)
    finger.up()
    #expect(finger.settle(within: 10))
    #expect(abs(gap(8) - 66) < 0.5)
  }
}
