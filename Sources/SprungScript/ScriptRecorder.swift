// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungStage

/// Records input and frames as lines of a script, so that they can be replayed exactly.
///
/// The first line marks the script as recorded. The last line consists of `end`, the number of steps, and the `CRC32`
/// of all previous lines, so that truncated or damaged scripts are detected. To edit a recording, replace the first
/// line with `sprung-script 2` and remove the last line. After `ScriptLimits.steps` steps, recording stops and a
/// comment line is added.
nonisolated public struct ScriptRecorder: Sendable {
  private var lines: [String]
  private var count = 0
  private var isCut = false

  /// Starts a recording of a demo on a stage with the given size in points and scale in pixels per point.
  public init(demo: String, width: Double, height: Double, scale: Double) {
    lines = ["sprung-script recorded 2", "demo \(demo)", "size \(width) \(height) \(scale)"]
  }

  /// Records an input record.
  public mutating func add(_ event: InputEvent) {
    let place = "\(event.x) \(event.y) \(event.a) \(event.b) \(event.milliseconds)"
    append("event \(ScriptNames.name(of: event.kind)) \(event.flags.rawValue) \(event.identifier) \(place)")
  }

  /// Records a frame.
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

  /// The recorded script. Each line ends with a line feed.
  public var text: String {
    let remark = isCut ? ["# cut after \(count) steps"] : []
    let text = (lines + remark).joined(separator: "\n") + "\n"
    return text + "end \(count) \(CRC32(text: Array(text.utf8)[...]).digits)\n"
  }
}
