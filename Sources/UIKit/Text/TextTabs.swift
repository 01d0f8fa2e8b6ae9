// SPDX-License-Identifier: MIT

/// The tabulator stops of a paragraph.
nonisolated struct TextTabs: Equatable {
  struct Stop: Equatable {
    var location: CGFloat
    var alignment: NSTextAlignment
    /// Whether text is aligned at its decimal sign.
    var isDecimal = false
  }

  /// In ascending order; nil for those of the default paragraph style, which are twelve, 28 points apart.
  var stops: [Stop]?
  /// The distance of the stops after the last one of `stops`; 0 is the usual one.
  var interval: CGFloat = 0

  /// The first stop after a position.
  func stop(after x: CGFloat) -> Stop {
    // A stop that is nearer than a fraction of a pixel has been reached.
    let passed = x + 0.01
    if let stops, let next = stops.first(where: { $0.location > passed }) { return next }
    let step = interval > 0 ? interval : UIKitTuning.tabInterval
    return Stop(location: ((passed / step).rounded(.down) + 1) * step, alignment: .left)
  }
}
