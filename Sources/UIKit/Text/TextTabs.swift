// SPDX-License-Identifier: MIT

/// The tab stops of a paragraph.
nonisolated struct TextTabs: Equatable {
  struct Stop: Equatable {
    var location: CGFloat
    var alignment: NSTextAlignment
    /// Whether text is aligned at its decimal separator.
    var isDecimal = false
  }

  /// The tab stops in ascending order, or nil for those of the default paragraph style: twelve stops, 28 points apart.
  var stops: [Stop]?
  /// The interval of the tab stops that follow the last one in `stops`, or 0 for the default interval.
  var interval: CGFloat = 0

  /// Returns the first tab stop after a position.
  func stop(after x: CGFloat) -> Stop {
    // A stop that is less than a fraction of a pixel away is considered reached.
    let passed = x + 0.01
    if let stops, let next = stops.first(where: { $0.location > passed }) { return next }
    let step = interval > 0 ? interval : UIKitTuning.tabInterval
    return Stop(location: ((passed / step).rounded(.down) + 1) * step, alignment: .left)
  }
}
