// SPDX-License-Identifier: MIT

import SprungStage
import Testing

@testable import SprungScript

@Suite("Script text")
struct ScriptWriterTests {
  private static let steps: [ScriptStep] = [
    .event(InputEvent(.pointerDown, flags: [.touch, .primary], identifier: 3, x: 1.5, y: 2, a: 1, milliseconds: 16.7)),
    .frame(milliseconds: 20), .wait(seconds: 0.5), .down(pointer: 1, x: 10, y: 20.25),
    .move(pointer: 1, x: 30, y: 40, seconds: 0.1), .up(pointer: 1), .down(pointer: 2, x: 0, y: 0), .cancel(pointer: 2),
    .tap(x: 5, y: 6), .drag(fromX: 1, fromY: 2, toX: 3, toY: 4, seconds: 0.5),
    .flick(fromX: 1, fromY: 2, toX: 3, toY: 4, seconds: 0.1), .wheel(x: 1, y: 2, deltaX: -3, deltaY: 4.5),
    .key(.arrowLeft, flags: [.shift, .command]), .key(.space), .key(KeyCode("a"), flags: .control),
    .type("Say \"a\\b\"\n\tü 🙂"), .keyboard(height: 291), .settle(limit: 5),
  ]

  @Test("every step is read back unchanged", arguments: steps.indices)
  func step(index: Int) throws {
    var steps = [Self.steps[index]]
    // A touch must begin before it moves, ends or is canceled.
    if case .move = steps[0] { steps.insert(.down(pointer: 1, x: 0, y: 0), at: 0) }
    if case .up = steps[0] { steps.insert(.down(pointer: 1, x: 0, y: 0), at: 0) }
    if case .cancel = steps[0] { steps.insert(.down(pointer: 2, x: 0, y: 0), at: 0) }
    let script = Script(demo: "some", width: 320.5, height: 568, scale: 3, rate: 120, steps: steps)
    let read = try Script(text: script.text, file: "some")
    #expect(read.lines.map(\.step) == steps)
    #expect((read.width, read.height, read.scale) == (320.5, 568, 3))
    #expect(read.rate == 120 && read.demo?.name == "some")
  }
}
