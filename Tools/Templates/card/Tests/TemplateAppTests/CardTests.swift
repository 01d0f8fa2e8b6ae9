import SprungTesting
import Testing
import UIKit

@testable import TemplateApp

@MainActor @Suite(.uiKit)
struct CardTests {
  @Test func draggedCardReturnsAndThrownCardLeaves() throws {
    let stage = try TestStage(application: AppDelegate.self)
    stage.expectSettled(within: 10)
    stage.drag(from: CGPoint(x: 195, y: 422), to: CGPoint(x: 300, y: 500), over: 0.5)
    stage.expectSettled(within: 10)
    #expect(try abs(stage.element(.text, "1").frame.midX - 195) < 1)
    stage.flick(from: CGPoint(x: 195, y: 422), to: CGPoint(x: 380, y: 300), over: 0.1)
    stage.expectSettled(within: 20)
    #expect(stage.shows(.text, "2"))
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 2.5, 3, 4])
  func noTextIsTruncated(scale: Double) throws {
    let stage = try TestStage(application: AppDelegate.self, on: TestDevice(width: 390, height: 844, scale: scale))
    stage.expectNoTruncation()
  }
}
