// SPDX-License-Identifier: MIT

/// The width of a column as a program describes it. Recorded on iOS: an absolute width counts before a fraction, and a fraction before
/// the standard width; the result is limited by the space beside the secondary column, then by maximum and minimum.
struct SplitColumnWidth {
  /// The number that stands for the system's choice.
  nonisolated static let automatic = -CGFloat(Float.greatestFiniteMagnitude)

  /// Points, or automatic.
  var preferred = automatic
  /// The part of the whole width, or automatic.
  var fraction = automatic
  /// Points, or automatic.
  var minimum = automatic
  /// Points, or automatic.
  var maximum = automatic

  /// Returns the width in points in a whole width. `standard` is the width without any wishes, `available` the space that may be
  /// used, nil for the whole width.
  func resolved(standard: CGFloat, in total: CGFloat, available: CGFloat?, pixel: CGFloat) -> CGFloat {
    var width = standard
    if preferred >= 0 { width = preferred } else if fraction >= 0 { width = fraction * total }
    if let available { width = min(width, max(UIKitTuning.splitLeastWidth, available)) }
    if maximum >= 0 { width = min(width, maximum) }
    if minimum >= 0 { width = max(width, minimum) }
    return min(max(0, (width / pixel).rounded() * pixel), total)
  }

  /// Whether a width can be used: it is automatic, or points that are not negative.
  static func isValid(_ width: CGFloat) -> Bool { width == automatic || width.keepsLimit && width >= 0 }
}
