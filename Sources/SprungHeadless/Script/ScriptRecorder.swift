// SPDX-License-Identifier: MIT

import SprungStage

/// Writes down input and frames as the lines of a script, so that they can be played again to the bit.
nonisolated public struct ScriptRecorder: Sendable {
  private var lines: [String]

  /// Starts a recording of a demo on a stage of the given size in points and pixels a point.
  public init(demo: String, width: Double, height: Double, scale: Double) {
    lines = ["sprung-script 1", "demo \(demo)", "size \(width) \(height) \(scale)"]
  }

  /// Notes an input record.
  public mutating func add(_ event: InputEvent) {
    let place = "\(event.x) \(event.y) \(event.a) \(event.b) \(event.milliseconds)"
    lines.append("event \(ScriptNames.name(of: event.kind)) \(event.flags.rawValue) \(event.identifier) \(place)")
  }

  /// Notes a frame.
  public mutating func addFrame(milliseconds: Double) {
    lines.append("frame \(milliseconds)")
  }

  /// The script so far, with a line end after each line.
  public var text: String { lines.joined(separator: "\n") + "\n" }
}
