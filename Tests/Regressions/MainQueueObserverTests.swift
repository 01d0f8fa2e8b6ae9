// SPDX-License-Identifier: MIT

import Foundation
import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// An observer of a keyboard notification with `queue: .main` blocked the tests forever. The asynchronous `main` of a
/// test program exits the first thread of the process, so Foundation no longer recognized any thread as the main
/// thread. Code on the main queue therefore waited for the main queue.
@Suite(.oneApplication) @MainActor struct MainQueueObserverTests {
  private final class FieldController: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
  }

  private final class Count {
    nonisolated(unsafe) var calls = 0
    nonisolated(unsafe) var wasMain = true
  }

  private func observe(_ name: Notification.Name, _ count: Count) -> any NSObjectProtocol {
    nonisolated(unsafe) let count = count
    return NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
      count.calls += 1
      count.wasMain = count.wasMain && Thread.isMainThread
    }
  }

  @Test(.timeLimit(.minutes(1))) func keyboardNotificationIsDeliveredImmediately() {
    let count = Count()
    let token = observe(UIResponder.keyboardWillShowNotification, count)
    defer { NotificationCenter.default.removeObserver(token) }
    let controller = FieldController()
    let host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { controller }
    // The call is made outside host calls, as in many tests.
    controller.field.becomeFirstResponder()
    for frame in 1...60 { host.frame(milliseconds: Double(frame) * 16) }
    #expect(count.calls == 1 && count.wasMain)
    host.stop()
  }

  @Test(.timeLimit(.minutes(1))) func anyNotificationIsDeliveredImmediatelyEvenAfterAwait() async {
    let count = Count()
    let token = observe(Notification.Name("own"), count)
    defer { NotificationCenter.default.removeObserver(token) }
    for calls in 1...20 {
      NotificationCenter.default.post(name: Notification.Name("own"), object: nil)
      #expect(count.calls == calls && count.wasMain)
      await Task.yield()
    }
  }

  @Test func otherThreadsAreNotTheMainThread() async {
    let isMain = await Task.detached { MainQueueObserverTests.isMainThread }.value
    #expect(!isMain && Self.isMainThread)
  }

  nonisolated private static var isMainThread: Bool { Thread.isMainThread }
}
