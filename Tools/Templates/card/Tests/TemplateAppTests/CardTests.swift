import SprungHeadless
import Testing
import UIKit

@testable import TemplateApp

@MainActor @Suite(.serialized)
struct CardTests {
  private let host = HeadlessHost(application: AppDelegate.self, size: CGSize(width: 390, height: 844))

  private var number: String { host.tree.inDrawingOrder.last { !$0.text.isEmpty }?.text ?? "" }

  @Test func aCardThatIsDraggedComesBackAndOneThatIsThrownLeaves() {
    let finger = TestFinger(on: host)
    #expect(finger.settle(within: 10))
    finger.drag(from: CGPoint(x: 195, y: 422), to: CGPoint(x: 300, y: 500), over: 0.5)
    #expect(finger.settle(within: 10))
    #expect(number == "1")
    finger.flick(from: CGPoint(x: 195, y: 422), to: CGPoint(x: 380, y: 300), over: 0.1)
    #expect(finger.settle(within: 20))
    #expect(number == "2")
  }
}
