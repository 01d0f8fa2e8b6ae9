// SPDX-License-Identifier: MIT

/// Colors for contacts: those of one color share no body, so several can be solved at once.
///
/// A contact keeps its color while its shapes are near, so that the order of solving, and with it the way a pile
/// leans, does not change from collision interval to collision interval. Contacts with what cannot move have colors of
/// their own and are solved last: a wall has the last word.
enum ContactColor {
  /// Colors between two bodies that move.
  static let pairCount: Int32 = 24
  /// For pairs that found no color; solved one by one.
  static let pairOverflow: Int32 = 24
  /// The first color of contacts with what cannot move.
  static let firstStatic: Int32 = 32
  static let staticCount: Int32 = 8
  static let staticOverflow: Int32 = 40
  /// One more than the highest color.
  static let limit = 41

  /// Whether the contacts of a color may share bodies, and are solved one by one.
  static func isOverflow(_ color: Int32) -> Bool { color == pairOverflow || color == staticOverflow }
}
