// SPDX-License-Identifier: MIT

/// Graph coloring of contacts. Contacts of the same color share no body, so several of them can be solved
/// simultaneously.
///
/// A contact keeps its color while its shapes are near. The order of solving, and thus the direction in which a pile
/// leans, therefore does not change between collision intervals. Contacts with immovable shapes have separate colors
/// and are solved last, so that they take precedence.
enum ContactColor {
  /// The number of colors for contacts between two movable bodies.
  static let pairCount: Int32 = 24
  /// The color of pairs for which no color was free. These pairs are solved one by one.
  static let pairOverflow: Int32 = 24
  /// The first color of contacts with immovable shapes.
  static let firstStatic: Int32 = 32
  static let staticCount: Int32 = 8
  static let staticOverflow: Int32 = 40
  /// One more than the largest color.
  static let limit = 41

  /// Returns whether the contacts of a color can share bodies and are solved one by one.
  static func isOverflow(_ color: Int32) -> Bool { color == pairOverflow || color == staticOverflow }
}
