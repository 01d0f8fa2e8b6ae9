// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// An object that records its calls.
private final class Listener: NSObject {
  var heard: [String] = []
  func called() { heard.append("called") }
  func older(_ note: NSNotification) { heard.append("older \(note.object as? Int ?? 0)") }
  func number(_ value: Int) { heard.append("number \(value)") }
  func noted(_ note: Notification) { heard.append("noted \(note.object as? Int ?? 0)") }

  static let called = Selector("called", calling: { (me: Listener) in me.called() })
  static let noted = Selector("noted:", calling: { (me: Listener, note: Notification) in me.noted(note) })
}

@Suite(.oneApplication) @MainActor struct SelectorCallsTests {
  private let listener = Listener()
  private let name = Notification.Name("SelectorCallsTests")

  @Test func delayedCallRunsOnTimeUnlessCanceled() {
    let stage = FingerStage()
    listener.perform(Listener.called, with: nil, afterDelay: 0.1)
    stage.wait(0.05)
    #expect(listener.heard.isEmpty)
    stage.wait(0.1)
    #expect(listener.heard == ["called"])
    listener.perform(Listener.called, with: nil, afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(withTarget: listener)
    listener.perform(Listener.called, with: nil, afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: Listener.called, object: nil)
    stage.wait(0.3)
    #expect(listener.heard == ["called"])
  }

  @Test func notificationsArriveUntilObserverIsRemoved() {
    let center = NotificationCenter()
    center.addObserver(listener, selector: Listener.noted, name: name, object: nil)
    center.post(name: name, object: 3)
    #expect(listener.heard == ["noted 3"])
    center.removeObserver(listener, name: Notification.Name("other"), object: nil)
    center.post(name: name, object: 4)
    center.removeObserver(listener)
    center.post(name: name, object: 5)
    #expect(listener.heard == ["noted 3", "noted 4"])
  }

  @Test func observerIsNotRetainedAndTokensAreRemoved() {
    let center = NotificationCenter()
    weak var gone: Listener?
    do {
      let short = Listener()
      gone = short
      center.addObserver(short, selector: Listener.noted, name: name, object: nil)
    }
    #expect(gone == nil)
    center.post(name: name, object: 1)
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test func notificationsOfLegacyClassAndValuesArrive() {
    let center = NotificationCenter()
    let older = Selector("older:", calling: { (me: Listener, note: NSNotification) in me.older(note) })
    center.addObserver(listener, selector: older, name: name, object: nil)
    center.post(name: name, object: 6)
    listener.perform(Selector("number:", calling: { (me: Listener, value: Int) in me.number(value) }), with: 7)
    #expect(listener.heard == ["older 6", "number 7"])
    center.removeObserver(listener)
  }

  @Test func anyObjectIsCalledThroughTarget() {
    let anything: AnyObject? = listener
    SelectorTarget(anything).perform(Listener.called)
    SelectorTarget(nil).perform(Listener.called)
    #expect(listener.heard == ["called"] && SelectorTarget(anything).responds(to: Listener.called))
    let faults = Diagnostics.recording { _ = SelectorTarget(UIView()).perform(Listener.called) }
    #expect(faults.map(\.kind) == ["unknownSelector"])
  }

  @Test func timerCallsItsTarget() {
    let timer = Timer.scheduledTimer(
      timeInterval: 1000, target: listener, selector: Listener.called, userInfo: nil, repeats: false)
    timer.fire()
    #expect(listener.heard == ["called"])
    timer.invalidate()
  }
}
