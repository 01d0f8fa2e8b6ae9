// SPDX-License-Identifier: MIT

/// The widths for a weight and slant of the font, interpolated between the masters, in font units
/// (`FontFace.unitsPerEm` per em).
///
/// The entries are those of `FontGlyph`: letters, kerning pairs, estimated signs, and finally the x-height.
struct FontTable: Sendable {
  /// The widths of the text optical size.
  let text: [Int32]
  /// The widths of the display optical size.
  let display: [Int32]

  /// The index of the x-height, which is the last entry.
  static let xHeight = FontGlyph.firstEstimate + FontEstimates.codes.count

  /// The share of the outer master in millionths, for the nine font weights. The outer master is thin for weights below
  /// regular, and black for weights above regular.
  private static let shares: [Int64] = [925_000, 725_000, 315_000, 0, 183_350, 316_650, 500_000, 766_663, 1_000_000]
  /// The index of the regular weight.
  static let regularWeight = 3

  private init(_ weight: Int, isItalic: Bool) {
    let isLight = weight < FontTable.regularWeight
    let share = FontTable.shares[weight]
    let text = FontTable.mix(
      FontTable.entries(FontMasters.textRegular, FontKerning.textRegular, FontEstimates.textRegular, xHeight: 1078),
      isLight
        ? FontTable.entries(FontMasters.textThin, FontKerning.textThin, FontEstimates.textRegular, xHeight: 1076)
        : FontTable.entries(FontMasters.textBlack, FontKerning.textBlack, FontEstimates.textBlack, xHeight: 1124),
      share,
      from: isItalic
        ? FontTable.entries(FontMasters.textItalic, FontKerning.textItalic, FontEstimates.textRegular, xHeight: 1078)
        : nil)
    let display = FontTable.mix(
      FontTable.entries(
        FontMasters.displayRegular, FontKerning.displayRegular, FontEstimates.displayRegular, xHeight: 1040),
      isLight
        ? FontTable.entries(
          FontMasters.displayThin, FontKerning.displayThin, FontEstimates.displayRegular, xHeight: 1040)
        : FontTable.entries(
          FontMasters.displayBlack, FontKerning.displayBlack, FontEstimates.displayBlack, xHeight: 1104),
      share,
      from: isItalic
        ? FontTable.entries(
          FontMasters.displayItalic, FontKerning.displayItalic, FontEstimates.displayRegular, xHeight: 1040)
        : nil)
    self.text = text
    self.display = display
  }

  private static func entries(
    _ letters: [UInt16], _ pairs: [Int16], _ signs: [UInt16], xHeight: Int32
  ) -> [Int32] {
    letters.map { Int32($0) } + pairs.map { Int32($0) } + signs.map { Int32($0) } + [xHeight]
  }

  /// Interpolates between the regular and the outer master. Only the regular weight was recorded in italics. For other
  /// italic weights, the difference between the regular italic and the regular master is added.
  private static func mix(_ regular: [Int32], _ outer: [Int32], _ share: Int64, from italic: [Int32]?) -> [Int32] {
    var mixed: [Int32] = []
    mixed.reserveCapacity(regular.count)
    for (index, width) in regular.enumerated() {
      let difference = Int64(outer[index] - width) * FontFace.unitsPerRecordedUnit * share
      let rounded = (difference + (difference < 0 ? -500_000 : 500_000)) / 1_000_000
      mixed.append(Int32(Int64(italic?[index] ?? width) * FontFace.unitsPerRecordedUnit + rounded))
    }
    return mixed
  }

  // A table is interpolated when it is first used, and then cached.
  private static let ultraLight = FontTable(0, isItalic: false)
  private static let thin = FontTable(1, isItalic: false)
  private static let light = FontTable(2, isItalic: false)
  private static let regular = FontTable(3, isItalic: false)
  private static let medium = FontTable(4, isItalic: false)
  private static let semibold = FontTable(5, isItalic: false)
  private static let bold = FontTable(6, isItalic: false)
  private static let heavy = FontTable(7, isItalic: false)
  private static let black = FontTable(8, isItalic: false)
  private static let ultraLightItalic = FontTable(0, isItalic: true)
  private static let thinItalic = FontTable(1, isItalic: true)
  private static let lightItalic = FontTable(2, isItalic: true)
  private static let regularItalic = FontTable(3, isItalic: true)
  private static let mediumItalic = FontTable(4, isItalic: true)
  private static let semiboldItalic = FontTable(5, isItalic: true)
  private static let boldItalic = FontTable(6, isItalic: true)
  private static let heavyItalic = FontTable(7, isItalic: true)
  private static let blackItalic = FontTable(8, isItalic: true)

  /// Returns the table of a weight, from 0 (ultra light) to 8 (black).
  static func of(weight: Int, isItalic: Bool) -> FontTable {
    switch weight {
    case 0: isItalic ? ultraLightItalic : ultraLight
    case 1: isItalic ? thinItalic : thin
    case 2: isItalic ? lightItalic : light
    case 4: isItalic ? mediumItalic : medium
    case 5: isItalic ? semiboldItalic : semibold
    case 6: isItalic ? boldItalic : bold
    case 7: isItalic ? heavyItalic : heavy
    case 8: isItalic ? blackItalic : black
    default: isItalic ? regularItalic : regular
    }
  }
}
