// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests the application's delegate and its only scene.
@Suite(.oneApplication)
@MainActor
struct UISceneTests {
  private final class Listener: NSObject, UIApplicationDelegate {
    var log: [String] = []
    func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { log.append("resigns") }
    func applicationDidEnterBackground(_ application: UIApplication) { log.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { log.append("foreground") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log.append("memory") }
  }

  let stage = FingerStage()

  private func send(_ kind: InputKind, _ number: Int32) {
    UIApplication.shared.handle(InputEvent(kind, identifier: number, milliseconds: 0))
    stage.tick()
  }

  @Test("Hiding and showing are reported once to the delegate, and change the scene's state")
  func visibility() throws {
    let listener = Listener()
    UIApplication.shared.delegate = listener
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(scene.activationState == .foregroundActive && UIApplication.shared.connectedScenes.count == 1)
    send(.visibility, 0)
    send(.visibility, 0)
    #expect(listener.log == ["resigns", "background"] && scene.activationState == .background)
    send(.visibility, 1)
    send(.memoryWarning, 0)
    #expect(listener.log == ["resigns", "background", "foreground", "active", "memory"])
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test("A scene contains the windows")
  func windows() throws {
    let scene = try #require(stage.window.windowScene)
    #expect(scene.windows.contains { $0 === stage.window } && scene.keyWindow === stage.window)
    #expect(scene.screen === UIScreen.main && scene.interfaceOrientation == .portrait)
    #expect(UIWindow().windowScene == nil)
  }
}
