// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import SprungScript

/// Records its input, and requests frames until a given time.
@MainActor private final class Notebook: @MainActor ScriptTarget {
  var entries: [String] = []
  var recorder = ScriptRecorder(demo: "none", width: 320, height: 568, scale: 2)
  var restsAt = 0.0

  func send(_ event: InputEvent) {
    entries.append("\(ScriptNames.name(of: event.kind)) \(event.x) \(event.y) @\(Int(event.milliseconds.rounded()))")
    recorder.add(event)
  }

  func frame(milliseconds: Double) -> Bool {
    entries.append("frame \(Int(milliseconds.rounded()))")
    recorder.addFrame(milliseconds: milliseconds)
    return milliseconds < restsAt
  }
}

@Suite(.oneApplication) @MainActor struct ScriptPlayerTests {
  private func play(_ lines: String, on notebook: Notebook = Notebook()) throws -> [String] {
    try ScriptPlayer(try Script(text: "sprung-script 1\n" + lines, file: "p.txt"), on: notebook).play()
    return notebook.entries
  }

  @Test func movesOncePerFrameInAStraightLine() throws {
    #expect(
      try play("rate 10\ndown 1 0 0\nmove 1 30 60 over 0.3\nup 1") == [
        "frame 0", "down 0.0 0.0 @100", "frame 100", "move 10.0 20.0 @200", "frame 200", "move 20.0 40.0 @300",
        "frame 300", "move 30.0 60.0 @400", "frame 400", "up 30.0 60.0 @500", "frame 500",
      ])
  }

  @Test func flickLiftsImmediatelyAndDragRestsFirst() throws {
    let flick = try play("rate 20\nflick 0 0 to 10 0 over 0.1")
    #expect(flick.suffix(3) == ["frame 150", "up 10.0 0.0 @200", "frame 200"])
    let drag = try play("rate 20\ndrag 0 0 to 10 0 over 0.1")
    #expect(drag.suffix(3) == ["frame 400", "up 10.0 0.0 @450", "frame 450"])
  }

  @Test func recordedLinesUseTheirOwnTimes() throws {
    #expect(
      try play("event down 0 1 5 6 0 0 7.5\nframe 8\nframe 24\nwait 0.02") == [
        "down 5.0 6.0 @8", "frame 8", "frame 24", "frame 41",
      ])
  }

  @Test func settleEndsWithLastRequestedFrame() throws {
    let notebook = Notebook()
    notebook.restsAt = 45
    #expect(try play("settle 1", on: notebook) == ["frame 0", "frame 17", "frame 33", "frame 50"])
  }

  @Test func settleBeyondLimitIsErrorWithLine() throws {
    let notebook = Notebook()
    notebook.restsAt = .infinity
    #expect(throws: ScriptError(file: "p.txt", line: 3, reason: "something still moves after 0.5 s")) {
      _ = try play("# rest\nsettle 0.5", on: notebook)
    }
    #expect(notebook.entries.count == 31)
  }

  @Test func framesDoNotDriftDuringLongWait() throws {
    let notebook = Notebook()
    try ScriptPlayer(try Script(text: "sprung-script 1\nwait 600", file: "p.txt"), on: notebook).play()
    #expect(notebook.entries.count == 36_001)
    #expect(notebook.entries.last == "frame 600000")
  }

  @Test func recordingPlaysBackBitIdentically() throws {
    var random = SeededRandom(seed: 11)
    let first = Notebook()
    var lines = "rate 97\n"
    for _ in 0..<20 {
      let numbers = (0..<4).map { _ in random.double(in: -50..<400) }
      lines += "flick \(numbers[0]) \(numbers[1]) to \(numbers[2]) \(numbers[3]) over 0.13\n"
    }
    _ = try play(lines, on: first)
    let second = Notebook()
    try ScriptPlayer(try Script(text: first.recorder.text, file: "r.txt"), on: second).play()
    #expect(second.recorder.text == first.recorder.text)
    #expect(second.entries == first.entries)
  }
}
