// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite("Display links", .oneApplication)
struct CADisplayLinkTests {
  let bench = AnimationBench()

  @Test("A link is called once per frame with the time until it is paused or invalidated")
  func calls() {
    var times: [Double] = []
    let link = CADisplayLink { times.append($0.timestamp) }
    link.add(to: .main, forMode: .common)
    link.add(to: .main, forMode: .common)
    #expect(bench.tick(0.1) && bench.tick(0.2))
    #expect(times == [0.1, 0.2] && abs(link.duration - 0.1) < 1e-12 && abs(link.targetTimestamp - 0.3) < 1e-12)
    link.isPaused = true
    bench.tick(0.3)
    #expect(times.count == 2 && !bench.tick(0.35))
    link.isPaused = false
    bench.tick(0.4)
    link.invalidate()
    bench.tick(0.5)
    link.add(to: .main, forMode: .common)
    #expect(times == [0.1, 0.2, 0.4] && !bench.tick(0.6))
  }

  @Test("preferredFramesPerSecond limits the number of callbacks", arguments: [false, true])
  func rate(byRange: Bool) {
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    if byRange {
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
    } else {
      link.preferredFramesPerSecond = 30
    }
    link.add(to: .main, forMode: .default)
    for step in 1...60 { bench.tick(Double(step) / 60) }
    #expect(count == 30)
    link.invalidate()
  }

  private final class Target: SelectorDispatching {
    var calls = 0
    func perform(_ name: String, with sender: Any?) -> Bool {
      guard name == "step:", sender is CADisplayLink else { return false }
      calls += 1
      return true
    }
  }

  @Test("Selectors are resolved by name; unknown ones are reported; a link can invalidate itself in its callback")
  func targets() {
    let target = Target()
    let link = CADisplayLink(target: target, selector: "step:")
    link.add(to: .main, forMode: .common)
    bench.tick(0.1)
    #expect(target.calls == 1)
    link.invalidate()
    let faults = Diagnostics.recording {
      _ = CADisplayLink(target: 3, selector: "step:")
      CADisplayLink(target: target, selector: "other").add(to: .main, forMode: .common)
      bench.tick(0.2)
      bench.tick(0.3)
    }
    #expect(faults.map(\.kind) == ["selectorTarget", "unknownSelector"])
    var count = 0
    let once = CADisplayLink { link in
      count += 1
      link.invalidate()
    }
    once.add(to: .main, forMode: .common)
    bench.tick(0.4)
    bench.tick(0.5)
    #expect(count == 1)
  }

  @Test("A link runs after dynamics and before layout, so its changes appear in the same frame")
  func order() {
    let link = CADisplayLink { [bench] _ in bench.view.center.x += 1 }
    link.add(to: .main, forMode: .common)
    bench.tick(0.1)
    #expect(bench.view.center.x == CGFloat(1))
    link.invalidate()
  }
}
