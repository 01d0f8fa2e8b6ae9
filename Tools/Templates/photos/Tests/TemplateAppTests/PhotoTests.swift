import SprungTesting
import Testing
import UIKit

@testable import TemplateApp

@MainActor @Suite(.uiKit)
struct PhotoTests {
  @Test func tapOpensAPictureAndPullingDownClosesIt() throws {
    let stage = try TestStage(application: AppDelegate.self)
    try stage.tap(.listItem, "Picture 4")
    stage.expectSettled(within: 5)
    #expect(stage.shows(.button, "Close"))
    stage.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 600), over: 0.3)
    stage.expectSettled(within: 5)
    #expect(!stage.shows(.button, "Close"))
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 2.5, 3, 4])
  func noTextIsTruncated(scale: Double) throws {
    let stage = try TestStage(application: AppDelegate.self, on: TestDevice(width: 390, height: 844, scale: scale))
    try stage.tap(.listItem, "Picture 4")
    stage.settle()
    stage.expectNoTruncation()
  }
}
