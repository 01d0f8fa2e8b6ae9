// SPDX-License-Identifier: MIT

/// The resolved values that a symbol is drawn with.
nonisolated struct SymbolStyle: Equatable {
  var pointSize: CGFloat
  /// The weight, from 1 (ultra light) to 9 (black).
  var weight: Int
  /// The scale: 1 is small, 2 medium, 3 large.
  var scale: Int
  /// The colors of the layers; empty for a template.
  var colors: [CGColor]
  var isMirrored: Bool
  /// Pixels per point.
  var pixels: CGFloat
}
