// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

private var log: [String] = []

/// Records each call to a scene delegate together with the scene's activation state.
private class RecordingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  override init() {
    super.init()
    log.append("scene delegate made")
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    note("will connect", scene)
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) { note("did disconnect", scene) }
  func sceneDidBecomeActive(_ scene: UIScene) { note("did become active", scene) }
  func sceneWillResignActive(_ scene: UIScene) { note("will resign", scene) }
  func sceneWillEnterForeground(_ scene: UIScene) { note("will enter foreground", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { note("did enter background", scene) }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    log.append("open \(URLContexts.map { $0.url.absoluteString })")
  }

  private func note(_ event: String, _ scene: UIScene) { log.append("\(event) \(scene.activationState)") }
}

private class SceneApplication: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("did finish \(application.connectedScenes.count)")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    log.append("configuration")
    let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = RecordingSceneDelegate.self
    configuration.sceneClass = OwnScene.self
    return configuration
  }

  func applicationDidBecomeActive(_ application: UIApplication) { log.append("application active") }
  func applicationWillEnterForeground(_ application: UIApplication) { log.append("application foreground") }
  func applicationWillResignActive(_ application: UIApplication) { log.append("application resigns") }
  func applicationDidEnterBackground(_ application: UIApplication) { log.append("application background") }
  func applicationWillTerminate(_ application: UIApplication) { log.append("application ends") }
}

private class OwnScene: UIWindowScene {}

/// Specifies classes that are neither a scene nor a scene delegate.
private class WrongClasses: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = NSObject.self
    configuration.sceneClass = UIView.self
    return configuration
  }
}

/// Sets the scene's delegate class in code, as applications for the browser do.
private class DelegateClass: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
    configuration.setDelegateClass(RecordingSceneDelegate.self)
    return configuration
  }
}

/// Tests that only the scene's delegate is notified of foreground changes in an application with scenes.
@Suite(.oneApplication)
@MainActor
struct SceneLaunchTests {
  init() {
    UIApplication.shared.reset()
    log = []
  }

  private func send(_ kind: InputKind, _ number: Int32 = 0) {
    UIApplication.shared.handle(InputEvent(kind, identifier: number, milliseconds: 0))
    UIApplication.shared.tick(timestamp: 0)
  }

  @Test("Launch follows configuration, scene delegate, connection, foreground and activation")
  func launch() throws {
    ApplicationStart(delegateClass: SceneApplication.self).launch()
    #expect(
      log == [
        "did finish 0", "configuration", "scene delegate made", "will connect unattached",
        "will enter foreground unattached", "did become active foregroundActive",
      ])
    let scene = try #require(UIApplication.shared.connectedScenes.first as? OwnScene)
    let delegate = try #require(scene.delegate as? RecordingSceneDelegate)
    #expect(scene.windows == [delegate.window] && delegate.window?.windowScene === scene)
    #expect(scene.keyWindow === delegate.window && delegate.window?.frame == UIScreen.main.bounds)
    #expect(scene.session.configuration.name == "Main" && UIApplication.shared.applicationState == .active)
    #expect((scene.delegate as? any UIWindowSceneDelegate)?.window??.rootViewController != nil)
  }

  @Test("Only the scene's delegate is notified of hiding, showing and covering; both are notified of termination")
  func foreground() {
    ApplicationStart(delegateClass: SceneApplication.self).launch()
    log = []
    send(.visibility, 0)
    #expect(log == ["will resign foregroundActive", "did enter background background"])
    log = []
    send(.visibility, 1)
    #expect(log == ["will enter foreground background", "did become active foregroundActive"])
    log = []
    send(.visibility, 2)
    #expect(log == ["will resign foregroundActive"])
    UIApplication.shared.terminate()
    #expect(log.suffix(3) == ["did enter background background", "did disconnect unattached", "application ends"])
  }

  @Test("A URL is delivered to the scene")
  func openURL() throws {
    ApplicationStart(delegateClass: SceneApplication.self).launch()
    log = []
    #expect(UIApplication.shared.deliver(try #require(URL(string: "tags:one"))))
    #expect(log == [#"open ["tags:one"]"#])
  }

  @Test("Classes that are neither a scene nor a scene delegate are rejected with a message")
  func wrongClasses() throws {
    let faults = Diagnostics.recording { ApplicationStart(delegateClass: WrongClasses.self).launch() }
    #expect(faults.map(\.kind) == ["sceneClass", "sceneDelegateClass"])
    let scene = try #require(UIApplication.shared.connectedScenes.first)
    #expect(ObjectIdentifier(type(of: scene)) == ObjectIdentifier(UIWindowScene.self) && scene.delegate == nil)
  }

  @Test("A delegate class set in code is instantiated")
  func delegateClass() throws {
    ApplicationStart(delegateClass: DelegateClass.self).launch()
    #expect(try #require(UIApplication.shared.connectedScenes.first).delegate is RecordingSceneDelegate)
  }
}
