import SprungHeadless
import Testing
import UIKit

@testable import TemplateApp

@MainActor @Suite(.serialized)
struct PhotoTests {
  @Test func aTapOpensAPictureAndAPullClosesIt() {
    let host = HeadlessHost(application: AppDelegate.self, size: CGSize(width: 390, height: 844))
    let finger = TestFinger(on: host)
    let root = host.window.rootViewController
    finger.tap(CGPoint(x: 60, y: 200))
    #expect(finger.settle(within: 5))
    #expect(root?.presentedViewController is PhotoViewController)
    finger.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 600), over: 0.3)
    #expect(finger.settle(within: 5))
    #expect(root?.presentedViewController == nil)
  }
}
