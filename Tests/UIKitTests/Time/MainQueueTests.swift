// SPDX-License-Identifier: MIT

import Foundation
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// This file imports both Foundation and UIKit, as many app files do, to test which declarations Swift prefers.
@Suite("The main queue in host time", .oneApplication)
@MainActor
struct MainQueueTests {
  let bench = TimeBench()
  var log: TimeLog { bench.log }

  @Test("Calls run in the next event, before the layout of the frame in which a touch occurred")
  func turn() {
    bench.tick(0)
    DispatchQueue.main.async { [log] in log.add("a") }
    DispatchQueue.main.async { [log] in log.add("b") }
    #expect(log.lines.isEmpty && UIApplication.shared.wantsFrame)
    #expect(!bench.tick(0.016) && log.lines == ["a", "b"])
  }

  @Test("A call dispatched while a controller loads runs after the first layout")
  func afterTheFirstLayout() {
    final class Controller: UIViewController {
      let log: TimeLog
      init(_ log: TimeLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.main.async { [log] in log.add("dispatched") }
      }
      override func viewDidLayoutSubviews() { log.add("layout") }
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Controller(log)
    window.makeKeyAndVisible()
    #expect(bench.tick(0))
    bench.tick(0.016)
    #expect(log.lines.first == "layout" && log.lines.last == "dispatched")
  }

  @Test("A call that dispatches itself takes one frame each time, but one with a delay does not")
  func nested() {
    bench.tick(0)
    func turns() {
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          log.add("turn")
          turns()
        }
      }
    }
    func delays() {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
        MainActor.assumeIsolated {
          log.add("delay")
          delays()
        }
      }
    }
    turns()
    bench.tick(0.1)
    bench.tick(0.2)
    #expect(log.lines == ["turn", "turn"])
    UIApplication.shared.reset()
    log.lines = []
    bench.tick(0)
    delays()
    bench.tick(0.05)
    bench.tick(0.1)
    #expect(log.lines.count == 10, "a hundred calls per second, for any frame duration")
  }

  @Test("Equal deadlines keep their order; calls without one or with a past one run in the next event")
  func deadlines() {
    bench.tick(1)
    for index in 0..<5 { DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [log] in log.add("\(index)") } }
    DispatchQueue.main.asyncAfter(deadline: .now() - 1) { [log] in log.add("past") }
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.1) { [log] in log.add("wall") }
    DispatchQueue.main.asyncAfter(deadline: .distantFuture) { [log] in log.add("never") }
    bench.tick(1.01)
    #expect(log.lines == ["past"])
    bench.tick(1.5)
    #expect(log.lines == ["past", "wall", "0", "1", "2", "3", "4"])
    #expect(!UIApplication.shared.awaitsTimedCall && UIApplication.shared.wakeUpMilliseconds == 0)
  }

  @Test("A delay starts at the frame whose input requests it, or at the time of the requesting call")
  func countsFrom() {
    final class Touched: UIView {
      var began: () -> Void = {}
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began() }
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let view = Touched(frame: window.bounds)
    view.began = { [log] in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        log.add("first")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.add("second") }
      }
    }
    window.addSubview(view)
    window.makeKeyAndVisible()
    bench.tick(0)
    UIApplication.shared.handle(
      InputEvent(.pointerDown, flags: .touch, identifier: 1, x: 50, y: 50, milliseconds: 1000))
    bench.tick(1)
    bench.tick(1.75)
    #expect(log.lines == ["first"])
    bench.tick(1.99)
    #expect(log.lines == ["first"])
    bench.tick(2)
    #expect(log.lines == ["first", "second"])
  }

  @Test("A sleeping host is notified when to wake")
  func wakeUp() throws {
    let encoder = FrameEncoder()
    UIApplication.shared.tick(timestamp: 0, into: encoder)
    DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) {}
    #expect(!UIApplication.shared.tick(timestamp: 0.1, into: encoder))
    let header = try Frame.decode(at: encoder.address).header
    #expect(header.wakeUpMilliseconds == 2400 && !header.flags.contains(.moreFrames) && header.flags.contains(.settled))
    UIApplication.shared.tick(timestamp: 2.5, into: encoder)
    #expect(try Frame.decode(at: encoder.address).header.wakeUpMilliseconds == 0)
  }

  @Test("Without a host, the queue continues in machine time, and reports it once")
  func withoutHost() async {
    UIApplication.shared.reset()
    let faults = Diagnostics.recording { DispatchQueue.main.async { [log] in log.add("machine") } }
    #expect(faults.map(\.kind) == ["noHostTime"])
    while log.lines.isEmpty { await Task.yield() }
    #expect(log.lines == ["machine"])
  }

  @Test("A call from another thread arrives in a later frame, and a sleeping host is woken")
  func otherThreads() async {
    bench.tick(0)
    let woken = TimeLog()
    UIApplication.shared.setWakeHandler { woken.add("woken") }
    await Task.detached { [log] in
      DispatchQueue.main.async { log.add("first") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { log.add("second") }
    }.value
    UIApplication.shared.setWakeHandler(nil)
    #expect(woken.lines == ["woken", "woken"] && log.lines.isEmpty && UIApplication.shared.wantsFrame)
    bench.tick(0.016)
    #expect(log.lines == ["first"])
    bench.tick(0.2)
    #expect(log.lines == ["first", "second"])
  }
}
