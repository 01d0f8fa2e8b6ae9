// SPDX-License-Identifier: MIT

import Foundation
import SprungStage
import UIKit

/// Measures labels with changing text: measuring new text at a width, setting it, and the frame that displays it. Half
/// of the labels have one line; the others have several. Strings never repeat, so a cache of entire strings has no
/// effect.
struct LabelBenchmark {
  /// The number of labels on the screen.
  static let labelCount = 100

  /// Words of typical lengths that contain kerned letters.
  private static let words = [
    "Today", "we", "walked", "along", "the", "river", "Avon", "for", "two", "hours,", "and", "saw", "17", "herons.",
    "Você",
    "também?",
  ]

  /// The results. Processor times are in microseconds.
  nonisolated struct Result: Codable, Sendable {
    var labels: Int
    /// The median time per frame to measure one string with `sizeThatFits`, in microseconds.
    var measuring: Double
    /// The median time of a frame in which all labels have new text, in microseconds.
    var frame: Double
    /// The sum of all measured widths and heights in points, which shows whether two builds measure the same.
    var total: Double
  }

  /// Sets new text on all labels in each frame. The first tenth of the frames is for warm-up.
  func run(frames: Int = 200) -> Result {
    UIApplication.shared.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.makeKeyAndVisible()
    let labels = (0..<Self.labelCount).map { index in
      let label = UILabel(frame: CGRect(x: 0, y: Double(index) * 8, width: 180, height: 20))
      label.numberOfLines = index % 2
      label.font = index % 3 == 0 ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 15)
      window.addSubview(label)
      return label
    }
    let encoder = FrameEncoder()
    var measuring: [Double] = []
    var shown: [Double] = []
    var total = 0.0
    for frame in 0..<frames {
      let texts = labels.indices.map { Self.text(frame * labels.count + $0) }
      let start = FrameMeter.processorNanoseconds
      for (label, text) in zip(labels, texts) {
        label.text = text
        let size = label.sizeThatFits(CGSize(width: 180, height: CGFloat.greatestFiniteMagnitude))
        label.frame.size = size
        total += Double(size.width + size.height)
      }
      let measured = FrameMeter.processorNanoseconds
      UIApplication.shared.tick(timestamp: Double(frame) / 60, into: encoder)
      if frame >= frames / 10 {
        measuring.append(Double(measured - start) / 1000 / Double(labels.count))
        shown.append(Double(FrameMeter.processorNanoseconds - measured) / 1000)
      }
    }
    measuring.sort()
    shown.sort()
    return Result(
      labels: labels.count, measuring: measuring[measuring.count / 2], frame: shown[shown.count / 2], total: total)
  }

  /// Returns three to nine words and a number.
  private static func text(_ number: Int) -> String {
    let words = (0..<3 + number % 7).map { Self.words[(number &* 7 &+ $0 &* 5) % Self.words.count] }
    return words.joined(separator: " ") + " \(number)"
  }
}
