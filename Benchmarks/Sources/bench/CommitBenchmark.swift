// SPDX-License-Identifier: MIT

import Foundation
import SprungStage
import UIKit

/// Measures a frame in which many layers have moved and nothing else happens, which consists mostly of the commit.
struct CommitBenchmark {
  /// The number of moving layers.
  let layerCount: Int

  /// The results. Processor times are in microseconds.
  nonisolated struct Result: Codable, Sendable {
    var layers: Int
    var frames: Int
    var median: Double
    var p99: Double
    var bytes: Int
  }

  /// Moves all layers before each frame and measures only the frames. The first tenth of the frames is for warm-up.
  func run(frames: Int = 2_000) -> Result {
    UIApplication.shared.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.makeKeyAndVisible()
    let views = (0..<layerCount).map {
      UIView(frame: CGRect(x: Double($0 % 25) * 16, y: Double($0 / 25) * 16, width: 15, height: 15))
    }
    for view in views {
      view.backgroundColor = .orange
      window.addSubview(view)
    }
    let encoder = FrameEncoder()
    var times: [Double] = []
    times.reserveCapacity(frames)
    for frame in 0..<frames {
      let shift = frame % 2 == 0 ? 0.5 : -0.5
      for view in views { view.center.y += shift }
      let start = FrameMeter.processorNanoseconds
      UIApplication.shared.tick(timestamp: Double(frame) / 60, into: encoder)
      let microseconds = Double(FrameMeter.processorNanoseconds - start) / 1000
      if frame >= frames / 10 { times.append(microseconds) }
    }
    times.sort()
    return Result(
      layers: layerCount, frames: times.count, median: times[times.count / 2], p99: times[times.count * 99 / 100],
      bytes: encoder.byteCount)
  }
}
