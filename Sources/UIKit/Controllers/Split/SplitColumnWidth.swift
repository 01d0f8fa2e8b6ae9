// SPDX-License-Identifier: MIT

/// The width that the application requests for a column. As recorded on iOS, an absolute width takes precedence over a
/// fraction, and a fraction over the standard width. The result is then limited by the space next to the secondary
/// column, and after that by the maximum and minimum width.
struct SplitColumnWidth {
  /// The value that selects the system's default.
  nonisolated static let automatic = -CGFloat(Float.greatestFiniteMagnitude)

  /// The preferred width in points, or automatic.
  var preferred = automatic
  /// The preferred fraction of the total width, or automatic.
  var fraction = automatic
  /// The minimum width in points, or automatic.
  var minimum = automatic
  /// The maximum width in points, or automatic.
  var maximum = automatic

  /// Returns the width in points within the given total width. `standard` is the default width. `available` is the
  /// available width, or nil if the total width is available.
  func resolved(standard: CGFloat, in total: CGFloat, available: CGFloat?, pixel: CGFloat) -> CGFloat {
    var width = standard
    if preferred >= 0 { width = preferred } else if fraction >= 0 { width = fraction * total }
    if let available { width = min(width, max(UIKitTuning.splitLeastWidth, available)) }
    if maximum >= 0 { width = min(width, maximum) }
    if minimum >= 0 { width = max(width, minimum) }
    return min(max(0, (width / pixel).rounded() * pixel), total)
  }

  /// Returns whether a width is valid: automatic, or finite and not negative.
  static func isValid(_ width: CGFloat) -> Bool { width == automatic || width.keepsLimit && width >= 0 }
}
