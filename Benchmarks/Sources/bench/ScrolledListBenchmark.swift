// SPDX-License-Identifier: MIT

import Foundation
import SprungHeadless
import SprungLayouts
import SprungStage
import UIKit

/// Measures a list during flings: time per frame, records sent to the host, and memory.
struct ScrolledListBenchmark {
  /// The kind of layout.
  nonisolated enum Kind: String, Codable, Sendable {
    /// A flow layout with a single item size.
    case plain
    /// A flow layout with at least 120 visible cells, ten per row.
    case grid
    /// The tiled springy layout.
    case springy
  }

  /// The layout of the list.
  var kind = Kind.springy
  /// The number of cells in the list.
  let cellCount: Int

  /// The results. Processor times are in microseconds, memory in KiB.
  nonisolated struct Result: Codable, Sendable {
    var kind: Kind
    var cells: Int
    var frames: Int
    var median: Double
    var p99: Double
    var worst: Double
    /// The median number of records per frame.
    var records: Int
    var springs: Int
    var startMilliseconds: Double
    var memoryGrowth: Int
    /// The growth in memory during flings after warm-up.
    var memoryGrowthWhileFlung: Int
  }

  /// Flicks through the list repeatedly. The frames of the first flicks are for warm-up and are not counted.
  func run() -> Result {
    let memoryBefore = Memory.residentKiB
    let clock = ContinuousClock()
    let start = clock.now
    let controller = ListController(cellCount: cellCount, kind: kind)
    let host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { controller }
    host.buildsTree = false
    host.frame(milliseconds: 0)
    let started = clock.now - start
    let meter = FrameMeter(host)
    var memoryWarm = 0
    for round in 0..<12 {
      meter.isCounting = round > 0
      if round == 3 { memoryWarm = Memory.residentKiB }
      meter.play(Self.flick(round))
    }
    let memory = Memory.residentKiB
    let records = meter.records.sorted()
    let times = meter.microseconds.sorted()
    return Result(
      kind: kind, cells: cellCount, frames: times.count, median: times[times.count / 2],
      p99: times[times.count * 99 / 100], worst: times[times.count - 1], records: records[records.count / 2],
      springs: controller.springCount, startMilliseconds: started / .milliseconds(1),
      memoryGrowth: memory - memoryBefore, memoryGrowthWhileFlung: memory - memoryWarm)
  }

  /// Returns a fast flick of a tenth of a second, and a second of waiting during which all springs are awake. Every
  /// third flick is upward, so that even the shortest list never reaches its end.
  private static func flick(_ round: Int) -> [ScriptStep] {
    let (start, end) = round % 3 == 2 ? (120.0, 480.0) : (480.0, 120.0)
    return [.flick(fromX: 160, fromY: start, toX: 160, toY: end, seconds: 0.1), .wait(seconds: 1)]
  }
}
