// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungHost
import SprungScript
import SprungTestSupport
import Testing

@testable import UIKit

/// Records each demo's own script on a headless host and checks the golden hashes. Then leaves the demo idle for a
/// minute. Playback then seeks backward from the end to random moments. The hash at each moment must equal the recorded
/// hash.
///
/// To test fifty moments per demo, run 50 times the usual number of trials.
@Suite(.oneApplication) @MainActor struct DemoReplayTests {
  private func host(_ demo: Demo, buildsTree: Bool = false) -> HeadlessHost {
    let host = HeadlessHost(size: demo.size, scale: 2) { demo.makeController() }
    host.buildsTree = buildsTree
    return host
  }

  /// Returns the hashes of all frames, and a recording of the frames.
  private func record(_ demo: Demo) throws -> (hashes: [UInt64], recording: Script) {
    let host = host(demo, buildsTree: true)
    defer { host.stop() }
    host.recorder = ScriptRecorder(demo: demo.name, width: demo.size.width, height: demo.size.height, scale: 2)
    var hashes: [UInt64] = []
    var lines: [String] = []
    let player = ScriptPlayer(demo.script, on: host)
    player.afterFrame = { milliseconds in
      hashes.append(host.stateHash)
      let digits = String(host.stateHash, radix: 16)
      lines.append("\(milliseconds) \(String(repeating: "0", count: 16 - digits.count))\(digits)")
    }
    try player.play()
    expectGolden("demos/\(demo.name)", lines)
    #expect(host.tree.count > 1, "\(demo.name) shows nothing")
    let text = try #require(host.recorder?.text)
    host.recorder = nil
    idle(demo, host)
    return (hashes, try Script(text: text, file: demo.name))
  }

  /// Leaves the demo idle for a minute. No frame may be requested, and an extra frame must not compute or draw
  /// anything.
  private func idle(_ demo: Demo, _ host: HeadlessHost) {
    // If completion calls are pending after a frame, the frame's header announces one more frame, so that a page
    // requests it.
    host.frame(milliseconds: (host.milliseconds + 1000).rounded())
    let rested = host.stateHash
    let steps = { LivingAnimators.references.reduce(0) { $0 + ($1.animator?.parts.clock.totalSteps ?? 0) } }
    let stepsAtRest = steps()
    var records = 0
    for second in 1...60 {
      let isWanted = host.frame(milliseconds: (host.milliseconds + 1000).rounded())
      #expect(!isWanted, "\(demo.name) wants a frame \(second) s after it came to rest")
      records += host.recordCount
      if isWanted { break }
    }
    #expect(records == 0, "\(demo.name) draws \(records) records at rest")
    #expect(steps() == stepsAtRest, "\(demo.name) steps at rest")
    #expect(host.stateHash == rested, "\(demo.name) changes at rest")
    Figures.count(60, "seconds at rest", of: "idle")
    Figures.count(records, "records drawn", of: "idle")
    Figures.count(Int(steps() - stepsAtRest), "physics steps", of: "idle")
  }

  /// Plays a recording up to the end of the given frame and returns the hash of that frame.
  private func hash(_ demo: Demo, _ recording: Script, after frame: Int) throws -> UInt64 {
    let host = host(demo)
    defer { host.stop() }
    let player = ScriptPlayer(recording, on: host)
    var left = frame + 1
    for line in recording.lines where left > 0 {
      try player.play(line.step, line: line.number)
      if case .frame = line.step { left -= 1 }
    }
    return host.stateHash
  }

  @Test(
    "A demo comes to rest, and its recording reproduces the hashes at the end and at earlier moments",
    arguments: 0..<31)
  func recordedAndSought(index: Int) throws {
    try #require(Gallery.demos.count == 31)
    let demo = Gallery.demos[index]
    let (hashes, recording) = try record(demo)
    try #require(hashes.count > 100 && recording.lines.count >= hashes.count)
    var random = SeededRandom(seed: UInt64(index))
    var frames = (0..<Seeds.trials).map { _ in random.int(in: 0..<hashes.count) }
    if Seeds.trials > 1 { frames.append(hashes.count - 1) }
    frames.sort(by: >)
    for frame in frames {
      #expect(try hash(demo, recording, after: frame) == hashes[frame], "\(demo.name), frame \(frame)")
    }
    Figures.count(1, "demos", of: "seeking")
    Figures.count(hashes.count, "frames recorded", of: "seeking")
    Figures.count(frames.count, "seeks", of: "seeking")
  }
}
