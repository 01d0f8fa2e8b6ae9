// SPDX-License-Identifier: MIT

/// The values that a symbol is drawn with.
nonisolated struct SymbolStyle: Equatable {
  var pointSize: CGFloat
  /// From 1, ultra light, to 9, black.
  var weight: Int
  /// 1 is small, 2 medium, 3 large.
  var scale: Int
  /// The colors of the layers; empty for a template.
  var colors: [CGColor]
  var isMirrored: Bool
  /// Pixels in a point.
  var pixels: CGFloat
}
