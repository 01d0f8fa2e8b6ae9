// SPDX-License-Identifier: MIT

import Foundation
import SprungHeadless
import SprungLayouts
import SprungStage
import UIKit

/// The time that a frame of the tiled springy list takes while it is flung, and the memory that the list needs.
struct SpringyListBenchmark {
  /// The number of cells in the list.
  let cellCount: Int

  /// What was measured; processor times in microseconds, memory in KiB.
  nonisolated struct Result: Codable, Sendable {
    var cells: Int
    var frames: Int
    var median: Double
    var p99: Double
    var worst: Double
    var springs: Int
    var startMilliseconds: Double
    var memoryGrowth: Int
  }

  /// Flicks through the list again and again; the frames of the first flick warm up and do not count.
  func run() -> Result {
    let memoryBefore = Self.residentKiB
    let clock = ContinuousClock()
    let start = clock.now
    let controller = SpringyListController(cellCount: cellCount)
    let host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { controller }
    host.buildsTree = false
    host.frame(milliseconds: 0)
    let started = clock.now - start
    let meter = FrameMeter(host)
    for round in 0..<12 {
      meter.isCounting = round > 0
      // Down the list for two flicks and up for one, so that the shortest list never comes to its end.
      meter.play(round % 3 == 2 ? Self.flick(from: 120, to: 480) : Self.flick(from: 480, to: 120))
    }
    let times = meter.microseconds.sorted()
    let memory = Self.residentKiB - memoryBefore
    return Result(
      cells: cellCount, frames: times.count, median: times[times.count / 2], p99: times[times.count * 99 / 100],
      worst: times[times.count - 1], springs: controller.springCount, startMilliseconds: started / .milliseconds(1),
      memoryGrowth: memory)
  }

  /// A hard flick of a tenth of a second and the second after it, during which all springs are awake.
  private static func flick(from start: Double, to end: Double) -> [ScriptStep] {
    [.flick(fromX: 160, fromY: start, toX: 160, toY: end, seconds: 0.1), .wait(seconds: 1)]
  }

  /// The memory of this process that is in RAM, from the second number of /proc/self/statm.
  static var residentKiB: Int {
    let text = (try? String(contentsOf: URL(fileURLWithPath: "/proc/self/statm"), encoding: .utf8)) ?? ""
    let pages = Int(text.split(separator: " ").dropFirst().first ?? "") ?? 0
    return pages * 4
  }
}
