// SPDX-License-Identifier: MIT

/// The values with which a symbol is drawn, after all defaults have been resolved.
nonisolated struct SymbolStyle: Equatable {
  var pointSize: CGFloat
  /// The weight, from 1 (ultra light) to 9 (black).
  var weight: Int
  /// The scale: 1 is small, 2 is medium, and 3 is large.
  var scale: Int
  /// The colors of the layers. The array is empty for a template.
  var colors: [CGColor]
  var isMirrored: Bool
  /// The number of pixels per point.
  var pixels: CGFloat
}
