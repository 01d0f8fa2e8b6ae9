// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Xcode's template configures its scene with `UISceneConfiguration(name:sessionRole:)`, and Info.plist names the
/// delegate class. In the browser, classes cannot be looked up by name, so the application launched without a window
/// and the page stayed white, with no error message. The rewriter of browser builds now adds a method to the
/// application delegate that creates the scene delegate. If no window is displayed, every host now explains how to
/// create one.
@Suite(.oneApplication)
@MainActor
struct SceneDelegateOfTheTemplateTests {
  fileprivate class Template: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    // The same method that the rewriter generates.
    func _sceneDelegate(configurationName name: String?) -> (any UISceneDelegate)? {
      if name == "Other Configuration" { return nil }
      return OwnDelegate()
    }
  }

  /// An application delegate without the configuration method: only the property list names the scene delegate.
  fileprivate final class Silent: UIResponder, UIApplicationDelegate {
    func _sceneDelegate(configurationName name: String?) -> (any UISceneDelegate)? { OwnDelegate() }
  }

  fileprivate final class OwnDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = UIViewController()
      self.window = window
      window.makeKeyAndVisible()
    }
  }

  fileprivate final class WithoutWindow: UIResponder, UIApplicationDelegate {}

  @Test("The application delegate's method creates the scene delegate", arguments: [true, false])
  func made(isConfigured: Bool) {
    let application: any UIApplicationDelegate.Type = isConfigured ? Template.self : Silent.self
    let host = HeadlessHost(application: application, size: CGSize(width: 390, height: 844))
    defer { host.stop() }
    host.frame(milliseconds: 0)
    let scene = UIApplication.shared.connectedScenes.first
    #expect(scene?.delegate is OwnDelegate && scene?.activationState == .foregroundActive)
    #expect(scene?.session.configuration.name == "Default Configuration")
    #expect((scene?.delegate as? OwnDelegate)?.window === host.window)
    #expect(host.window.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test("A host names the members that create a window when none is visible")
  func noWindow() throws {
    let faults = Diagnostics.recording {
      HeadlessHost(application: WithoutWindow.self, size: CGSize(width: 390, height: 844)).stop()
    }
    #expect(faults.map(\.kind) == ["noWindow"])
    let message = try #require(faults.first?.message)
    for part in ["WithoutWindow", "didFinishLaunchingWithOptions", "willConnectTo", "makeKeyAndVisible()"] {
      #expect(message.contains(part), "\(message)")
    }
  }
}
