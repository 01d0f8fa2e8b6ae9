// SPDX-License-Identifier: MIT

import SprungScript
import SprungStage
import Testing

@Suite struct ScriptInputTests {
  private func input(_ steps: [ScriptStep]) -> [InputEvent] {
    Script(demo: "none", steps: steps).input
  }

  @Test("A tap after a wait begins and lifts at the right times")
  func tap() {
    let events = input([.wait(seconds: 0.5), .tap(x: 10, y: 20)])
    #expect(events.map(\.kind) == [.pointerDown, .pointerUp])
    #expect(events.allSatisfy { $0.x == 10 && $0.y == 20 })
    let frame = 1000.0 / 60
    #expect(abs(events[0].milliseconds - 500 - frame) < 1e-9)
    // The touch-down takes one frame before the 0.1 s wait begins.
    #expect(abs(events[1].milliseconds - events[0].milliseconds - 100 - frame) < 1e-9)
  }

  @Test(
    "A settle takes at most a second and a half, or its limit if that is shorter", arguments: [(10.0, 1.5), (0.5, 0.5)])
  func settle(limit: Double, seconds: Double) {
    let events = input([.tap(x: 1, y: 1), .settle(limit: limit), .tap(x: 2, y: 2)])
    #expect(events.count == 4)
    let waited = events[2].milliseconds - events[1].milliseconds
    #expect(abs(waited - seconds * 1000) < 2.1 * 1000 / 60)
  }

  @Test("Recorded events keep their times")
  func recorded() {
    let event = InputEvent(
      .pointerDown, flags: [.touch, .primary], identifier: 7, x: 3, y: 4, a: 1, b: 0, milliseconds: 123.25)
    #expect(input([.frame(milliseconds: 0), .event(event), .frame(milliseconds: 130)]) == [event])
  }

  @Test("A script without steps has no input")
  func empty() {
    #expect(input([]).isEmpty)
    #expect(input([.wait(seconds: 2), .settle(limit: 3)]).isEmpty)
  }
}
