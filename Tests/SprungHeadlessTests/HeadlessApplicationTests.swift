// SPDX-License-Identifier: MIT

import SprungDisplay
import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// A typical application. As in Apple's template, its code does not name the class of the scene delegate.
class HeadlessAppDelegate: UIResponder, UIApplicationDelegate {
  var heard: [String] = []

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var heard: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = TapController()
    window?.makeKeyAndVisible()
  }

  func sceneDidBecomeActive(_ scene: UIScene) { heard.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { heard.append("resigns") }
  func sceneDidEnterBackground(_ scene: UIScene) { heard.append("background") }
  func sceneWillEnterForeground(_ scene: UIScene) { heard.append("foreground") }
  func sceneDidDisconnect(_ scene: UIScene) { heard.append("disconnects") }
}

/// Counts the presses of a button that fills the screen.
private final class TapController: UIViewController {
  var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.frame = view.bounds
    button.setTitle("Press", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    view.addSubview(button)
  }
}

/// An application delegate with neither a window nor a scene configuration.
private class WindowlessDelegate: NSObject, UIApplicationDelegate {}

private class EmptySceneDelegate: NSObject, UIWindowSceneDelegate {}

/// An application delegate whose scene has no window.
private class EmptyDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.setDelegateClass(EmptySceneDelegate.self)
    return configuration
  }
}

/// Tests complete applications in the headless host.
@Suite(.oneApplication)
@MainActor
struct HeadlessApplicationTests {
  @Test("An application is launched by class, touched, hidden, covered, shown and terminated")
  func wholeApplication() throws {
    let host = HeadlessHost(application: HeadlessAppDelegate.self, size: CGSize(width: 320, height: 480))
    defer { host.stop() }
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let delegate = try #require(scene.delegate as? SceneDelegate, "the template's class was found")
    #expect(UIApplication.shared.delegate is HeadlessAppDelegate && host.window === delegate.window)
    let finger = TestFinger(on: host)
    finger.tap(CGPoint(x: 160, y: 240))
    let controller = try #require(host.window.rootViewController as? TapController)
    #expect(controller.taps == 1 && host.picture.contains("Press"))
    delegate.heard = []
    host.hide()
    host.show()
    host.cover()
    host.show()
    host.terminate()
    #expect(
      delegate.heard == [
        "resigns", "background", "foreground", "active", "resigns", "active", "resigns", "background", "disconnects",
      ])
  }

  @Test("If an application shows no window, the host uses the class SceneDelegate of its module")
  func sceneOnly() {
    let host = HeadlessHost(application: WindowlessDelegate.self, size: CGSize(width: 320, height: 480))
    defer { host.stop() }
    #expect(host.window.rootViewController is TapController)
  }

  @Test("An application without a window is reported and gets an empty window")
  func nothing() {
    var host: HeadlessHost?
    let faults = Diagnostics.recording {
      host = HeadlessHost(application: EmptyDelegate.self, size: CGSize(width: 320, height: 480))
    }
    defer { host?.stop() }
    #expect(faults.map(\.kind) == ["noWindow"] && host?.window.rootViewController == nil)
    host?.frame(milliseconds: 0)
  }
}
