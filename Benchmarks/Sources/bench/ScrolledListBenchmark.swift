// SPDX-License-Identifier: MIT

import Foundation
import SprungHeadless
import SprungLayouts
import SprungStage
import UIKit

/// The time of a frame of a list while it is flung, the records sent to the host in it, and the memory of the list.
struct ScrolledListBenchmark {
  /// The kind of layout.
  nonisolated enum Kind: String, Codable, Sendable {
    /// A flow layout with one size for all.
    case plain
    /// A flow layout with 120 cells or more on the screen, ten in a row.
    case grid
    /// The tiled springy layout.
    case springy
  }

  /// The layout of the list.
  var kind = Kind.springy
  /// The number of cells in the list.
  let cellCount: Int

  /// The results; processor times in microseconds, memory in KiB.
  nonisolated struct Result: Codable, Sendable {
    var kind: Kind
    var cells: Int
    var frames: Int
    var median: Double
    var p99: Double
    var worst: Double
    /// Records of a frame, the median.
    var records: Int
    var springs: Int
    var startMilliseconds: Double
    var memoryGrowth: Int
    /// The growth of the memory while the list was flung, after everything was warm.
    var memoryGrowthWhileFlung: Int
  }

  /// Flicks through the list again and again; the frames of the first flicks warm up and do not count.
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

  /// A hard flick of a tenth of a second and the second after it, during which all springs are awake: down the list for two
  /// flicks and up for one, so that the shortest list never reaches its end.
  private static func flick(_ round: Int) -> [ScriptStep] {
    let (start, end) = round % 3 == 2 ? (120.0, 480.0) : (480.0, 120.0)
    return [.flick(fromX: 160, fromY: start, toX: 160, toY: end, seconds: 0.1), .wait(seconds: 1)]
  }
}
