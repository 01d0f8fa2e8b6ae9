// SPDX-License-Identifier: MIT

/// The resolved values with which a symbol is drawn.
nonisolated struct SymbolStyle: Equatable {
  var pointSize: CGFloat
  /// The weight, from 1 (ultra light) to 9 (black).
  var weight: Int
  /// The scale: 1 means small, 2 medium, 3 large.
  var scale: Int
  /// The colors of the layers. The array is empty for a template.
  var colors: [CGColor]
  var isMirrored: Bool
  /// The number of pixels per point.
  var pixels: CGFloat
}
