// SPDX-License-Identifier: MIT

import Foundation
import SprungHeadless
import SprungStage

/// Measures the processor time of each frame between a script and the host.
///
/// Processor time, rather than wall-clock time, reduces the influence of other processes.
final class FrameMeter: ScriptTarget {
  /// The time of each counted frame.
  private(set) var microseconds: [Double] = []
  /// Whether frames are counted.
  var isCounting = false
  /// The number of records in each counted frame.
  private(set) var records: [Int] = []

  private let host: HeadlessHost
  private var milliseconds = 0.0

  /// Creates a meter for the frames of `host`.
  init(_ host: HeadlessHost) {
    self.host = host
    microseconds.reserveCapacity(10_000)
    records.reserveCapacity(10_000)
  }

  /// Plays steps that follow the previous ones.
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

  /// The processor time that this thread has used, in nanoseconds.
  static var processorNanoseconds: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
