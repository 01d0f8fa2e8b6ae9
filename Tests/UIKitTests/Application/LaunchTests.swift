// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// The calls that delegates received, in order. The log is global because delegates are created by class.
private var log: [String] = []

/// An application without scenes.
private class PlainDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  override init() {
    super.init()
    log.append("made")
  }

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("will finish \(application.applicationState)")
    return true
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("did finish \(application.applicationState)")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { note("did become active") }
  func applicationWillResignActive(_ application: UIApplication) { note("will resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { note("did enter background") }
  func applicationWillEnterForeground(_ application: UIApplication) { note("will enter foreground") }
  func applicationWillTerminate(_ application: UIApplication) { note("will terminate") }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { note("memory") }

  private func note(_ event: String) { log.append("\(event) \(UIApplication.shared.applicationState)") }
}

private class OldDelegate: NSObject, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) { log.append("old") }
}

private class MemoryController: UIViewController {
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    log.append("controller")
  }
}

/// Tests that an application launches in Apple's order and is notified of foreground changes.
@Suite(.oneApplication)
@MainActor
struct LaunchTests {
  init() {
    UIApplication.shared.reset()
    log = []
  }

  private func send(_ kind: InputKind, _ number: Int32 = 0) {
    UIApplication.shared.handle(InputEvent(kind, identifier: number, milliseconds: 0))
    UIApplication.shared.tick(timestamp: 0)
  }

  @Test("Launch calls will, did and active in order; then the delegate, its window and the only scene are available")
  func launch() throws {
    ApplicationStart(delegateClass: PlainDelegate.self).launch()
    #expect(log == ["made", "will finish inactive", "did finish inactive", "did become active active"])
    let application = UIApplication.shared
    let delegate = try #require(application.delegate as? PlainDelegate)
    #expect(application.delegate?.window??.rootViewController != nil)
    #expect(application.next === delegate && application.keyWindow === delegate.window)
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    #expect(scene.activationState == .foregroundActive && scene.delegate == nil)
    #expect(scene.windows == [delegate.window] && scene.session.scene === scene)
    #expect(application.openSessions == [scene.session] && scene.session.role == .windowApplication)
  }

  @Test("Hiding, showing and covering are each reported once: will before and did after the state changes")
  func foreground() {
    ApplicationStart(delegateClass: PlainDelegate.self).launch()
    log = []
    send(.visibility, 0)
    send(.visibility, 0)
    #expect(log == ["will resign active", "did enter background background"])
    log = []
    send(.visibility, 1)
    send(.visibility, 1)
    #expect(log == ["will enter foreground background", "did become active active"])
    log = []
    send(.visibility, 2)
    #expect(log == ["will resign active"] && UIApplication.shared.applicationState == .inactive)
    send(.visibility, 1)
    #expect(log == ["will resign active", "did become active active"])
    log = []
    send(.visibility, 2)
    send(.visibility, 0)
    send(.visibility, 2)
    #expect(log == ["will resign active", "did enter background background", "will enter foreground background"])
    #expect(UIApplication.shared.connectedScenes.map(\.activationState) == [.foregroundInactive])
  }

  @Test("Termination resigns active, enters the background and then terminates")
  func end() {
    ApplicationStart(delegateClass: PlainDelegate.self).launch()
    log = []
    UIApplication.shared.terminate()
    #expect(log == ["will resign active", "did enter background background", "will terminate background"])
  }

  @Test("A delegate with only the old launch method is called, and one without any method works")
  func oldMethod() {
    ApplicationStart(delegateClass: OldDelegate.self).launch()
    #expect(log == ["old"])
    #expect(UIApplication.shared.delegate?.window != nil, "the optional member exists")
    #expect(UIApplication.shared.delegate?.window! == nil, "and its window is nil")
  }

  @Test("A memory warning reaches the delegate, then the visible controllers, their children and presented controllers")
  func memory() {
    ApplicationStart(delegateClass: PlainDelegate.self).launch()
    let root = MemoryController()
    root.addChild(MemoryController())
    UIApplication.shared.keyWindow?.rootViewController = root
    root.present(MemoryController(), animated: false)
    log = []
    send(.memoryWarning)
    #expect(log == ["memory active", "controller", "controller", "controller"])
  }

  @Test("Observers are notified after the delegate")
  func notifications() {
    let names: [(NSNotification.Name, String)] = [
      (UIApplication.didFinishLaunchingNotification, "finished"), (UIApplication.didBecomeActiveNotification, "active"),
      (UIApplication.willResignActiveNotification, "resigns"),
      (UIApplication.didEnterBackgroundNotification, "background"),
      (UIApplication.willEnterForegroundNotification, "foreground"),
      (UIApplication.willTerminateNotification, "terminates"),
      (UIApplication.didReceiveMemoryWarningNotification, "memory"), (UIScene.didActivateNotification, "scene active"),
      (UIScene.willDeactivateNotification, "scene resigns"),
    ]
    let heard = Heard()
    let tokens = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in heard.words.append(word) }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    ApplicationStart(delegateClass: PlainDelegate.self).launch()
    #expect(heard.words == ["finished", "scene active", "active"])
    heard.words = []
    send(.visibility, 0)
    send(.visibility, 1)
    send(.memoryWarning)
    #expect(
      heard.words == [
        "scene resigns", "resigns", "background", "foreground", "scene active", "active", "memory",
      ])
    heard.words = []
    UIApplication.shared.terminate()
    #expect(heard.words == ["scene resigns", "resigns", "background", "terminates"])
  }

  @Test("Restarting removes the delegate and the scene")
  func reset() {
    ApplicationStart(delegateClass: PlainDelegate.self).launch()
    weak let delegate = UIApplication.shared.delegate
    weak let scene = UIApplication.shared.connectedScenes.first
    UIApplication.shared.reset()
    #expect(delegate == nil && scene == nil && UIApplication.shared.applicationState == .active)
  }
}

/// The notifications that observers received. All of them are posted on the main thread.
private final class Heard: @unchecked Sendable {
  nonisolated(unsafe) var words: [String] = []
}
