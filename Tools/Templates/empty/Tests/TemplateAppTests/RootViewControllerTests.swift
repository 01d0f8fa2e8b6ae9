import SprungHeadless
import Testing
import UIKit

@testable import TemplateApp

@MainActor @Suite(.serialized)
struct RootViewControllerTests {
  @Test func theGreetingStandsInTheMiddle() {
    let host = HeadlessHost(application: AppDelegate.self, size: CGSize(width: 390, height: 844))
    host.frame(milliseconds: 0)
    let greeting = host.tree.inDrawingOrder.first { $0.text == "Hello" }
    let center = greeting.flatMap { host.tree.center(of: $0.id) }
    #expect(abs((center?.x ?? 0) - 195) < 1)
    #expect(abs((center?.y ?? 0) - 422) < 1)
  }
}
