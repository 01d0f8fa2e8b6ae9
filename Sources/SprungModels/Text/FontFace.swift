// SPDX-License-Identifier: MIT

/// A font of one size: the widths of iOS's system font in a weight and slant, or of its monospaced companion.
///
/// The law: the width of a text is the sum of the widths of its characters, one tracking value for each of them and the kerning
/// of its pairs. Widths are mixed from masters by weight and by size. All of it is integers, so that a sum of widths is exact
/// and the same on every target; a length in points is the last step.
package struct FontFace: Equatable, Sendable {
  /// The forms of the font.
  package enum Design: UInt8, Sendable {
    /// Each character has a width of its own.
    case proportional
    /// Digits have one width, that of a plus sign: such fonts give it to all signs that are aligned with digits in
    /// columns.
    case tabularDigits
    /// All characters have one width.
    case monospaced
  }

  /// The units of a recorded width, 1/2048 em, in which mixtures are computed.
  static let unitsPerRecordedUnit: Int64 = 256
  /// Units into which the point size is divided.
  package static let unitsPerEm: Int64 = 2048 * unitsPerRecordedUnit

  /// The index of the weight, 0 (ultra light) to 8 (black).
  let weight: UInt8
  let isItalic: Bool
  package let design: Design
  /// The space after each character.
  let tracking: Int32
  /// The share of the display cut, 0...65,536.
  let displayShare: Int64

  /// A font of a size in points, rounded to 1/1024 point. Weights run from 0 (ultra light) to 8 (black).
  package init(pointSize: Double, weight: Int, isItalic: Bool = false, design: Design = .proportional) {
    self.weight = UInt8(max(0, min(8, weight)))
    self.isItalic = isItalic
    self.design = design
    let size = Int64(max(0, min(pointSize, 4096)) * 1024 + 0.5)
    tracking = design == .monospaced ? 0 : FontTracking.units(size: size)
    displayShare = FontTracking.displayShare(size: size)
  }

  /// The advance width of a character, with tracking, in units of `unitsPerEm`. 0 for a character that is drawn together with
  /// the one before.
  package func width(of scalar: Unicode.Scalar) -> Int32 { FontRuler(self).width(of: scalar.value) }

  /// The height of a small x in whole units of 1/2048 em.
  package var xHeight: Int64 {
    guard design != .monospaced else {
      // Recorded in regular, 1083, and bold, 1100; heavier weights are extrapolated from both, lighter ones take the
      // regular.
      return [1083, 1083, 1083, 1083, 1089, 1094, 1100, 1109, 1117][Int(weight)]
    }
    let half = FontFace.unitsPerRecordedUnit / 2
    return (Int64(FontRuler(self).entry(FontTable.xHeight)) + half) / FontFace.unitsPerRecordedUnit
  }
}
