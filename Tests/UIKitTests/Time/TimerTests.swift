// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite("Timers in host time", .oneApplication)
@MainActor
struct TimerTests {
  let bench = TimeBench()
  var log: TimeLog { bench.log }

  @Test("A timer is called once, in the frame in which it is due, and ends")
  func once() {
    bench.tick(10)
    let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [log] _ in log.add("call") }
    for frame in 1...29 { bench.tick(10 + Double(frame) / 60) }
    #expect(log.lines.isEmpty && timer.isValid)
    #expect(UIApplication.shared.awaitsTimedCall && !UIApplication.shared.wantsFrame)
    bench.tick(10.5)
    #expect(log.lines == ["call"] && !timer.isValid && !UIApplication.shared.awaitsTimedCall)
    bench.tick(12)
    #expect(log.lines == ["call"])
  }

  @Test("A timer created before the first frame starts at that frame, for any start of the host's clock")
  func beforeTheFirstFrame() {
    Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { [log] _ in log.add("call") }
    bench.tick(5000)
    bench.tick(5000.2)
    #expect(log.lines.isEmpty)
    bench.tick(5000.25)
    #expect(log.lines == ["call"])
  }

  @Test("A timer repeats equally often at every frame rate", arguments: [24.0, 60, 120, 240])
  func repeats(rate: Double) {
    let timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { [log] _ in log.add("call") }
    bench.run(until: 1, rate: rate)
    #expect(log.lines.count == 100)
    timer.invalidate()
    bench.tick(1.5)
    #expect(log.lines.count == 100 && UIApplication.shared.wakeUpMilliseconds == 0)
  }

  @Test("A timer can be invalidated in its callback, and be fired manually")
  func endsItself() {
    bench.tick(0)
    let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [log] timer in
      log.add("call")
      if log.lines.count == 3 { timer.invalidate() }
    }
    timer.fire()
    bench.run(until: 1)
    #expect(log.lines.count == 3 && !timer.isValid)
  }

  @Test("Calls missed during a stall are made up for within the simulated time limit")
  func stall() {
    bench.tick(0)
    Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [log] _ in log.add("call") }
    bench.tick(10)
    #expect(log.lines.count == 4, "the due one, and those of the last tenth of a second")
    bench.tick(10.05)
    #expect(log.lines.count == 5)
  }

  @Test("Timers run in the order of their times, and of creation if equal")
  func order() {
    bench.tick(0)
    Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { [log] _ in log.add("c") }
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { [log] _ in log.add("a") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [log] in log.add("d") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) { [log] in log.add("b") }
    DispatchQueue.main.async { [log] in log.add("turn") }
    bench.tick(1)
    #expect(log.lines == ["turn", "a", "b", "c", "d"])
  }

  @Test("Adding a timer to a run loop changes nothing, but one with a date starts only when added")
  func loops() {
    bench.tick(0)
    let timer = Timer(timeInterval: 0.1, repeats: false) { [log] _ in log.add("interval") }
    RunLoop.main.add(timer, forMode: .common)
    RunLoop.current.add(timer, forMode: .tracking)
    let dated = Timer(fire: Date(timeIntervalSinceNow: 0.2), interval: 0, repeats: false) { [log] _ in log.add("date") }
    RunLoop.main.add(dated, forMode: .default)
    RunLoop.main.perform { [log] in log.add("turn") }
    bench.tick(0.15)
    #expect(log.lines == ["turn", "interval"])
    bench.tick(0.25)
    #expect(log.lines == ["turn", "interval", "date"])
  }

  private final class Caller: NSObject, SelectorDispatching {
    var calls: [String] = []

    func perform(_ name: String, with sender: Any?) -> Bool {
      guard name == "step:" || name == "later:" else { return false }
      calls.append("\(name) \((sender as? Timer)?.userInfo as? String ?? sender as? String ?? "-")")
      return true
    }
  }

  @Test("A timer calls a target by selector, and an object can perform a selector later")
  func targets() {
    bench.tick(0)
    let caller = Caller()
    let timer = Timer.scheduledTimer(
      timeInterval: 0.1, target: caller, selector: "step:", userInfo: "info", repeats: true)
    caller.perform("later:", with: "one", afterDelay: 0.15)
    caller.perform("later:", with: "two", afterDelay: 0.25)
    caller.perform("step:", with: "three", afterDelay: 0.35)
    bench.tick(0.2)
    NSObject.cancelPreviousPerformRequests(withTarget: caller, selector: "later:", object: "two")
    NSObject.cancelPreviousPerformRequests(withTarget: caller, selector: "step:", object: nil)
    timer.invalidate()
    bench.tick(1)
    #expect(caller.calls == ["step: info", "later: one", "step: info", "step: three"])
    caller.perform(afterDelay: 0.1) { [log] in log.add("closure") }
    caller.perform(afterDelay: 0.2) { [log] in log.add("never") }
    bench.tick(1.1)
    NSObject.cancelPreviousPerformRequests(withTarget: caller)
    bench.tick(2)
    #expect(log.lines == ["closure"])
  }

  @Test("Invalid intervals and unknown selectors are reported")
  func misuse() {
    bench.tick(0)
    let faults = Diagnostics.recording {
      Timer.scheduledTimer(withTimeInterval: .nan, repeats: true) { [log] _ in log.add("nan") }
      NSObject().perform(afterDelay: .infinity) { [log] in log.add("later") }
      Timer.scheduledTimer(timeInterval: 0.1, target: Caller(), selector: "none", userInfo: nil, repeats: true)
      bench.tick(1)
      bench.tick(2)
    }
    #expect(faults.map(\.kind) == ["timerInterval", "callDelay", "selectorTarget"])
    #expect(log.lines == ["later"])
  }

  @Test("Timers do not outlive the application")
  func reset() {
    bench.tick(0)
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [log] _ in log.add("call") }
    UIApplication.shared.reset()
    #expect(UIApplication.shared.wakeUpMilliseconds == 0)
    bench.tick(1)
    bench.tick(2)
    #expect(log.lines.isEmpty)
  }
}
