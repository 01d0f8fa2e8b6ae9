import SprungTesting
import Testing
import UIKit

@testable import TemplateApp

@MainActor @Suite(.uiKit)
struct PhotoTests {
  @Test func aTapOpensAPictureAndAPullClosesIt() throws {
    let stage = try TestStage(application: AppDelegate.self)
    try stage.tap(.listItem, "Picture 4")
    stage.expectSettled(within: 5)
    #expect(stage.shows(.button, "Close"))
    stage.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 600), over: 0.3)
    stage.expectSettled(within: 5)
    #expect(!stage.shows(.button, "Close"))
  }
}
