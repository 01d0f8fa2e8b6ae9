// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungStage

/// Records input and frames as the lines of a script, so that they can be replayed exactly.
///
/// The first line marks the script as recorded; the last one is `end`, the number of steps, and the `CRC32` of
/// everything before it, so that a cut or damaged script is detected. Both may be changed to those of a script written
/// by hand: `sprung-script 2`, and no end line. After `ScriptLimits.steps` steps it records no more, and says so in a
/// remark.
nonisolated public struct ScriptRecorder: Sendable {
  private var lines: [String]
  private var count = 0
  private var isCut = false

  /// Starts a recording of a demo on a stage of the given size in points and pixels a point.
  public init(demo: String, width: Double, height: Double, scale: Double) {
    lines = ["sprung-script recorded 2", "demo \(demo)", "size \(width) \(height) \(scale)"]
  }

  /// Notes an input record.
  public mutating func add(_ event: InputEvent) {
    let place = "\(event.x) \(event.y) \(event.a) \(event.b) \(event.milliseconds)"
    append("event \(ScriptNames.name(of: event.kind)) \(event.flags.rawValue) \(event.identifier) \(place)")
  }

  /// Notes a frame.
  public mutating func addFrame(milliseconds: Double) {
    append("frame \(milliseconds)")
  }

  private mutating func append(_ line: String) {
    guard count < ScriptLimits.steps else {
      isCut = true
      return
    }
    lines.append(line)
    count += 1
  }

  /// The script so far, with a line end after each line.
  public var text: String {
    let remark = isCut ? ["# cut after \(count) steps"] : []
    let text = (lines + remark).joined(separator: "\n") + "\n"
    return text + "end \(count) \(CRC32(text: Array(text.utf8)[...]).digits)\n"
  }
}
