// SPDX-License-Identifier: MIT

/// The tab stops of a paragraph.
nonisolated struct TextTabs: Equatable {
  struct Stop: Equatable {
    var location: CGFloat
    var alignment: NSTextAlignment
    /// Whether the decimal separator of the text is aligned at the stop.
    var isDecimal = false
  }

  /// The tab stops in ascending order. Nil means the stops of the default paragraph style: twelve stops, 28 points
  /// apart.
  var stops: [Stop]?
  /// The distance in points between the tab stops after the last stop in `stops`, or 0 for the default distance.
  var interval: CGFloat = 0

  /// Returns the first tab stop after a position.
  func stop(after x: CGFloat) -> Stop {
    // A stop that is at most 0.01 points away is considered to have been reached.
    let passed = x + 0.01
    if let stops, let next = stops.first(where: { $0.location > passed }) { return next }
    let step = interval > 0 ? interval : UIKitTuning.tabInterval
    return Stop(location: ((passed / step).rounded(.down) + 1) * step, alignment: .left)
  }
}
