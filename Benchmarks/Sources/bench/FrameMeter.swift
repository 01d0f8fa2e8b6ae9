// SPDX-License-Identifier: MIT

import Foundation
import SprungHeadless
import SprungStage

/// Sits between a script and the host, and measures the processor time of each frame.
///
/// Processor time, not wall-clock time, so that other processes on the machine have little influence.
final class FrameMeter: ScriptTarget {
  /// The time of each counted frame.
  private(set) var microseconds: [Double] = []
  /// Whether frames count at present.
  var isCounting = false
  /// The number of records of each counted frame.
  private(set) var records: [Int] = []

  private let host: HeadlessHost
  private var milliseconds = 0.0

  /// Measures the frames of `host`.
  init(_ host: HeadlessHost) {
    self.host = host
    microseconds.reserveCapacity(10_000)
    records.reserveCapacity(10_000)
  }

  /// Plays steps after those before.
  func play(_ steps: [ScriptStep]) {
    let player = ScriptPlayer(Script(demo: "list", steps: steps), on: self)
    player.resume(at: milliseconds)
    for step in steps { try? player.play(step, line: 0) }
  }

  func send(_ event: InputEvent) { host.send(event) }

  func frame(milliseconds: Double) -> Bool {
    self.milliseconds = milliseconds
    let start = Self.processorNanoseconds
    let wantsMore = host.frame(milliseconds: milliseconds)
    if isCounting {
      microseconds.append(Double(Self.processorNanoseconds - start) / 1000)
      records.append(host.recordCount)
    }
    return wantsMore
  }

  /// The processor time of this thread.
  static var processorNanoseconds: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
