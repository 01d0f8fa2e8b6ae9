// SPDX-License-Identifier: MIT

/// A font with a size: the widths of the iOS system font in a weight and slant, or of its monospaced variant.
///
/// The width of a string is the sum of its character widths, a tracking value per character, and the kerning of its
/// pairs. Widths are interpolated between masters by weight and by size. All calculations use integers, so that sums
/// are exact and equal on all platforms. Only the results are converted to points.
package struct FontFace: Equatable, Sendable {
  /// The designs of the font.
  package enum Design: UInt8, Sendable {
    /// Each character has its own width.
    case proportional
    /// All digits have the width of a plus sign, as in fonts that align signs with digits in columns.
    case tabularDigits
    /// All characters have the same width.
    case monospaced
  }

  /// The number of units into which a recorded unit (1/2048 em) is divided for interpolation.
  static let unitsPerRecordedUnit: Int64 = 256
  /// The number of units per em.
  package static let unitsPerEm: Int64 = 2048 * unitsPerRecordedUnit

  /// The index of the weight, from 0 (ultra light) to 8 (black).
  let weight: UInt8
  let isItalic: Bool
  package let design: Design
  /// The space after each character.
  let tracking: Int32
  /// The share of the display optical size in the interpolation between both optical sizes, 0...65,536.
  let displayShare: Int64

  /// Creates a font with a size in points, rounded to 1/1024 point. Weights range from 0 (ultra light) to 8 (black).
  package init(pointSize: Double, weight: Int, isItalic: Bool = false, design: Design = .proportional) {
    self.weight = UInt8(max(0, min(8, weight)))
    self.isItalic = isItalic
    self.design = design
    let size = Int64(max(0, min(pointSize, 4096)) * 1024 + 0.5)
    tracking = design == .monospaced ? 0 : FontTracking.units(size: size)
    displayShare = FontTracking.displayShare(size: size)
  }

  /// Returns the advance width of a character with tracking, in font units (`unitsPerEm` per em); 0 for a character
  /// that is drawn together with the previous one.
  package func width(of scalar: Unicode.Scalar) -> Int32 { FontRuler(self).width(of: scalar.value) }

  /// The x-height in integer units of 1/2048 em.
  package var xHeight: Int64 {
    guard design != .monospaced else {
      // The values for regular (1083) and bold (1100) are recorded. Weights above regular are interpolated or
      // extrapolated from both values; lighter weights use the regular value.
      return [1083, 1083, 1083, 1083, 1089, 1094, 1100, 1109, 1117][Int(weight)]
    }
    let half = FontFace.unitsPerRecordedUnit / 2
    return (Int64(FontRuler(self).entry(FontTable.xHeight)) + half) / FontFace.unitsPerRecordedUnit
  }
}
