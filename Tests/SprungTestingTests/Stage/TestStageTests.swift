// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

@Suite(.uiKit) @MainActor struct TestStageTests {
  @Test func timeAdvancesOnlyOnRequest() throws {
    var device = TestDevice.smallPhone
    device.frameRate = 120
    let stage = try TestStage(device) { ShelfController() }
    #expect(stage.time == 0)
    #expect(stage.host.frameCount == 1)
    stage.advance(by: 0.5)
    #expect(stage.host.frameCount == 61)
    #expect(abs(stage.time - 0.5) < 1e-9)
    stage.advance(by: 0)
    #expect(stage.host.frameCount == 61)
    #expect(stage.settle())
    #expect(stage.host.frameCount == 62)
  }

  @Test func touchesKeysAndWheelReachApplication() throws {
    let stage = try TestStage(.smallPhone) { ShelfController() }
    let shelf = try stage.controller(ShelfController.self)
    stage.tap(at: CGPoint(x: 40, y: 80))
    #expect(shelf.saves == 1)
    stage.tap(at: CGPoint(x: 200, y: 80))
    stage.type("Emma")
    #expect(shelf.field.text == "Emma")
    stage.key(.backspace)
    #expect(shelf.field.text == "Emm")
    stage.wheel(by: CGPoint(x: 0, y: 100), over: CGPoint(x: 160, y: 400))
    stage.settle(within: 3)
    #expect(shelf.table.contentOffset.y == 100)
    stage.flick(from: CGPoint(x: 160, y: 500), to: CGPoint(x: 160, y: 300))
    stage.settle(within: 5)
    #expect(shelf.table.contentOffset.y > 400)
    stage.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 350))
    #expect(!shelf.table.isDecelerating)
    stage.down(CGPoint(x: 40, y: 80))
    stage.cancel()
    stage.press(at: CGPoint(x: 40, y: 80), for: 1)
    #expect(shelf.saves == 2)
  }

  @Test func userPreferencesApply() throws {
    var device = TestDevice(width: 300, height: 500, scale: 3)
    device.isDark = true
    device.direction = .rightToLeft
    device.textSize = .accessibilityLarge
    device.reducesMotion = true
    let stage = try TestStage(device) { ShelfController() }
    let shelf = try stage.controller(ShelfController.self)
    #expect(shelf.traitCollection.userInterfaceStyle == .dark)
    #expect(shelf.traitCollection.layoutDirection == .rightToLeft)
    #expect(shelf.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(shelf.traitCollection.displayScale == 3)
    #expect(UIAccessibility.isReduceMotionEnabled)
    stage.setDark(false)
    stage.setDirection(.leftToRight)
    stage.setTextSize(.extraSmall)
    stage.setReducedMotion(false)
    stage.rotate()
    #expect(shelf.traitCollection.userInterfaceStyle == .light)
    #expect(shelf.traitCollection.layoutDirection == .leftToRight)
    #expect(shelf.traitCollection.preferredContentSizeCategory == .extraSmall)
    #expect(!UIAccessibility.isReduceMotionEnabled)
    #expect(shelf.view.bounds.size == CGSize(width: 500, height: 300))
    #expect(stage.size == CGSize(width: 500, height: 300))
  }

  @Test func applicationIsStartedAsInMain() throws {
    let stage = try TestStage(application: ShelfDelegate.self, on: .smallPhone)
    try stage.tap(.button, "Save")
    #expect(stage.shows(.heading, "Saved 1"))
  }

  @Test func scriptsPlayAndTasksRun() throws {
    let stage = try TestStage(.smallPhone) { ShelfController() }
    let shelf = try stage.controller(ShelfController.self)
    try stage.play(Script(text: "sprung-script 1\ntap 40 80\n", file: "inline"))
    #expect(shelf.saves == 1)
    stage.perform {
      Task {
        try await Task.sleep(nanoseconds: 1_000_000_000)
        shelf.saves = 10
      }
    }
    #expect(shelf.saves == 1)
    stage.advance(by: 1.1)
    #expect(shelf.saves == 10)
  }
}

private final class ShelfDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = ShelfController()
    window?.makeKeyAndVisible()
    return true
  }
}
