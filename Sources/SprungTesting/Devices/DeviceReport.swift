// SPDX-License-Identifier: MIT

import UIKit

/// The report of a test on many devices: a few failed devices in full, the number of other failures, and the properties
/// that the failed devices share.
nonisolated struct DeviceReport {
  /// The maximum number of devices that are reported in full.
  static let shown = 3
  /// The maximum number of messages for each device that is reported in full.
  static let shownSentences = 3

  private(set) var tested: [TestDevice] = []
  private(set) var failed: [(device: TestDevice, sentences: [String])] = []

  mutating func add(_ device: TestDevice, _ failures: [TestFailure]) {
    tested.append(device)
    guard !failures.isEmpty else { return }
    var sentences: [String] = []
    for failure in failures where !sentences.contains(failure.sentence) { sentences.append(failure.sentence) }
    failed.append((device, sentences))
  }

  /// One message for each failure to report; empty if no device failed.
  var sentences: [String] {
    guard !failed.isEmpty else { return [] }
    var result = failed.prefix(Self.shown).map { entry in
      var text = "on \(entry.device.key): " + entry.sentences.prefix(Self.shownSentences).joined(separator: "; ")
      if entry.sentences.count > Self.shownSentences {
        text += "; and \(entry.sentences.count - Self.shownSentences) more"
      }
      return text + ". Run it alone with SPRUNG_DEVICE='\(entry.device.key)'"
    }
    guard tested.count > 1 else { return result }
    var close = "\(failed.count) of \(tested.count) devices failed"
    if failed.count > Self.shown { close += ", the first \(Self.shown) are listed above" }
    let common = self.common
    if !common.isEmpty { close += "; all failing devices have \(common.joined(separator: ", "))" }
    result.append(close)
    return result
  }

  /// The properties that all failed devices share, except those that all tested devices share.
  private var common: [String] {
    guard failed.count > 1, failed.count < tested.count else { return [] }
    var result: [String] = []
    func look<Value: Hashable>(_ name: String, _ value: (TestDevice) -> Value, _ text: (Value) -> String) {
      let bad = Set(failed.map { value($0.device) })
      guard bad.count <= 3, bad.count < Set(tested.map(value)).count else { return }
      var ordered: [Value] = []
      for entry in failed where !ordered.contains(value(entry.device)) { ordered.append(value(entry.device)) }
      result.append("\(name) \(ordered.map(text).joined(separator: " or "))")
    }
    look("the size", { [$0.width, $0.height] }, { "\(TestDevice.short($0[0])) x \(TestDevice.short($0[1]))" })
    look("the scale", { $0.scale }, { TestDevice.short($0) })
    look("the text size", { $0.textSize }, { TestDevice.short($0) })
    look("the direction", { $0.direction == .rightToLeft }, { $0 ? "right to left" : "left to right" })
    look("the appearance", { $0.isDark }, { $0 ? "dark" : "light" })
    look("the frame rate", { $0.frameRate }, { TestDevice.short($0) })
    return result
  }
}
