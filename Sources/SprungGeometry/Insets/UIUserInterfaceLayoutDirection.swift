// SPDX-License-Identifier: MIT

/// The side on which lines of text, rows of items and navigation begin.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Begin on the left, as in English.
  case leftToRight = 0
  /// Begin on the right, as in Arabic and Hebrew.
  case rightToLeft = 1
}
