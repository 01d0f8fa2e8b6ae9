// SPDX-License-Identifier: MIT

/// Formats numbers with at most three decimal places, for text that tools parse.
enum ShortNumber {
  static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int64(rounded))" : "\(rounded)"
  }

  #if !hasFeature(Embedded)
    // In Embedded Swift, CGFloat and Double are the same type.
    static func text(_ value: CGFloat) -> String { text(Double(value)) }
  #endif
}
