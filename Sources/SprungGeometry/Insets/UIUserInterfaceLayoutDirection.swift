// SPDX-License-Identifier: MIT

/// The direction in which text, rows of items and navigation proceed.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right, as in English.
  case leftToRight = 0
  /// From right to left, as in Arabic and Hebrew.
  case rightToLeft = 1
}
