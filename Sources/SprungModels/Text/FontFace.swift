// SPDX-License-Identifier: MIT

/// The three sets of character widths that text is measured with.
package enum FontFace: UInt8 {
  case regular, bold, monospaced

  /// Units into which the point size is divided for widths.
  package static let unitsPerEm = 2048

  /// How far the pen moves for `scalar`, in units of 1/2048 of the point size.
  ///
  /// Exact for printable ASCII, Latin-1 and common punctuation; an average for other alphabets, one em for ideographs,
  /// and 0 for characters that join the one before.
  package func width(of scalar: Unicode.Scalar) -> Int {
    let code = scalar.value
    if ScalarClass.joinsPrevious(code) { return 0 }
    if ScalarClass.isIdeograph(code) { return 2048 }
    if ScalarClass.isEmoji(code) { return 2560 }
    switch self {
    case .monospaced: return code < 0x20 ? 0 : 1229
    case .regular: return FontFace.width(code, AdvanceWidths.regularASCII, AdvanceWidths.regularLatin1, isBold: false)
    case .bold: return FontFace.width(code, AdvanceWidths.boldASCII, AdvanceWidths.boldLatin1, isBold: true)
    }
  }

  private static func width(_ code: UInt32, _ ascii: [UInt16], _ latin1: [UInt16], isBold: Bool) -> Int {
    switch code {
    case 0x20...0x7E: return Int(ascii[Int(code) - 0x20])
    case 0xA0...0xFF: return Int(latin1[Int(code) - 0xA0])
    case 0..<0xA0: return 0
    case 0x2018, 0x2019: return isBold ? 569 : 455
    case 0x201C, 0x201D: return isBold ? 1024 : 682
    case 0x2039, 0x203A: return 682
    case 0x2022: return 717
    case 0x2212: return 1196
    case 0x2013, 0x20AC: return 1139
    case 0x2014, 0x2026, 0x2122, 0x2190...0x2193: return 2048
    // Averages of the face over each alphabet: Latin, Greek capitals and the rest, Cyrillic capitals and the rest.
    case 0x100...0x24F: return isBold ? 1219 : 1160
    case 0x391...0x3A9: return isBold ? 1412 : 1387
    case 0x370...0x3FF: return isBold ? 1196 : 1104
    case 0x400...0x42F: return isBold ? 1540 : 1487
    case 0x430...0x52F: return isBold ? 1295 : 1183
    default: return isBold ? 1251 : 1139
    }
  }
}
