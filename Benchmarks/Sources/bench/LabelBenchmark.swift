// SPDX-License-Identifier: MIT

import Foundation
import SprungStage
import UIKit

/// The cost of labels whose texts change: measuring a new text at a width, setting it, and the frame that shows it.
/// Half of the labels have one line, the others break theirs. No text appears twice, so a cache of whole texts does not help.
struct LabelBenchmark {
  /// Labels on the screen.
  static let labelCount = 100

  /// Words of the texts, of usual lengths and with letters that are kerned.
  private static let words = [
    "Today", "we", "walked", "along", "the", "river", "Avon", "for", "two", "hours,", "and", "saw", "17", "herons.",
    "Você",
    "também?",
  ]

  /// The results; processor times in microseconds.
  nonisolated struct Result: Codable, Sendable {
    var labels: Int
    /// Microseconds to measure one text with `sizeThatFits`, the median over frames.
    var measuring: Double
    /// Microseconds of a frame in which all labels have new texts, the median.
    var frame: Double
    /// The sum of all measured widths and heights in points, which shows that two builds measured the same.
    var total: Double
  }

  /// Gives all labels a new text in each of `frames` frames; the first tenth warms up.
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

  /// Three to nine words and a number.
  private static func text(_ number: Int) -> String {
    let words = (0..<3 + number % 7).map { Self.words[(number &* 7 &+ $0 &* 5) % Self.words.count] }
    return words.joined(separator: " ") + " \(number)"
  }
}
