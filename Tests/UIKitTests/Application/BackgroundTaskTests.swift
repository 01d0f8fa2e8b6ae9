// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// The names of the notifications that windows posted.
@MainActor private var windowNames: [String] = []

/// Tests background tasks, events, window notifications and URLs.
@Suite(.oneApplication) @MainActor struct BackgroundTaskTests {
  init() { UIApplication.shared.reset() }

  @Test("At expiration, only tasks that have not ended are notified, in order")
  func expiry() {
    let application = UIApplication.shared
    var told: [String] = []
    let first = application.beginBackgroundTask { told.append("first") }
    let second = application.beginBackgroundTask(withName: "save") { told.append("second") }
    let third = application.beginBackgroundTask { told.append("third") }
    #expect(Set([first, second, third, .invalid]).count == 4)
    application.endBackgroundTask(second)
    application.endBackgroundTask(second)
    application.endBackgroundTask(.invalid)
    #expect(application.backgroundTimeRemaining > 1e9)
    application.terminate()
    #expect(told == ["first", "third"])
  }

  @Test("An event is sent to the windows of its touches")
  func sendEvent() throws {
    final class Listening: UIWindow {
      var count = 0
      var last: UIEvent?
      override func sendEvent(_ event: UIEvent) {
        count += 1
        last = event
      }
    }
    let windows = [Listening(frame: UIScreen.main.bounds), Listening(frame: UIScreen.main.bounds)]
    for window in windows { window.makeKeyAndVisible() }
    windows[1].isUserInteractionEnabled = false
    UIApplication.shared.handle(
      InputEvent(.pointerDown, flags: .touch, identifier: 1, x: 10, y: 10, milliseconds: 1000))
    UIApplication.shared.tick(timestamp: 1)
    #expect(windows.map(\.count) == [1, 0])
    UIApplication.shared.sendEvent(try #require(windows[0].last))
    #expect(windows.map(\.count) == [2, 0])
  }

  @Test("Windows post notifications when they appear, disappear, and become or resign key")
  func windowNotifications() {
    windowNames = []
    let tokens = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification, UIWindow.didBecomeKeyNotification,
      UIWindow.didResignKeyNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { windowNames.append(name) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    let first = UIWindow(frame: UIScreen.main.bounds)
    first.makeKeyAndVisible()
    #expect(windowNames == ["UIWindowDidBecomeKeyNotification", "UIWindowDidBecomeVisibleNotification"])
    windowNames = []
    UIWindow(frame: UIScreen.main.bounds).makeKey()
    #expect(windowNames == ["UIWindowDidResignKeyNotification", "UIWindowDidBecomeKeyNotification"])
    windowNames = []
    first.isHidden = true
    first.isHidden = true
    #expect(windowNames == ["UIWindowDidBecomeHiddenNotification"])
  }

  @Test("A URL is opened by the registered handler, and its result is returned")
  func open() async throws {
    let url = try #require(URL(string: "https://example.org"))
    #expect(await UIApplication.shared.open(url) == false)
    UIApplication.opensURL = { $0.host == "example.org" }
    defer { UIApplication.opensURL = nil }
    #expect(await UIApplication.shared.open(url, options: [.universalLinksOnly: false]))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    var answer: Bool?
    window.windowScene?.open(url, options: nil) { answer = $0 }
    #expect(answer == true)
  }
}
