// SPDX-License-Identifier: MIT

/// The entry in the tables of a font that defines the width of a character.
///
/// Accented Latin letters have the width of the letter without the accent, and some signs have the width of a similar
/// sign. No widths were recorded for other alphabets, so each of their letters has the width of a Latin letter that is
/// about the alphabet's average width.
enum FontGlyph {
  /// The number of characters from U+0020 to U+007E, which are the first entries of a table.
  static let letterCount = 95
  /// The index of the first kerning pair in a table, and the index of the first estimated sign.
  static let firstPair = 95
  static let firstEstimate = 108

  /// For each character from U+00A0 to U+024F and from U+1E00 to U+1EFF, an ASCII character with a similar width. A
  /// full stop means that the character has its own estimated width.
  private static let latin = Array(
    (" !.$.........-...+.............?AAAAAA.CEEEEIIIIDNOOOOO+OUUUUYP.aaaaaa.ceeeeiiiionooooo+ouuuuypy"
      + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiI.UnJjKkkLlLlLlLl..NnNnNnnNnOoOoOo..RrRrRrSsSsSs"
      + "SsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzfnNNnNnNNnNNNnnNONNnNNnNNNnnnNNnNOoNnNnNNnNnnNnNUuNNNnNnNNnnnNnnn"
      + "nnnnNnnNnnNnnAaIiOoUuUuUuUuUueAaAaWmNnGgKkOoOoNnjNnnGgNNNnAaWmOoAaAaEeEeIiIiOoOoRrRrUuUuSsTtNnHh"
      + "NnNnNnAaEeOoOoOoOoYynnnnnnNNnNNnnNnNNNNnNnNnNnNn").utf8)
  private static let latinAdditional = Array(
    ("AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMmMmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRr"
      + "SsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVvWwWwWwWwWwXxXxYyZzZzZzhtwynnnnBnAaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEe"
      + "EeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYyNnNnNn").utf8)

  /// Returns the entry of a letter or an estimate; nil for characters whose width does not depend on the font.
  static func entry(_ code: UInt32) -> Int? {
    switch code {
    case 0x20...0x7E: return Int(code) - 0x20
    case 0xA0...0x24F: return similar(latin[Int(code) - 0xA0], code)
    case 0x1E00...0x1EFF: return similar(latinAdditional[Int(code) - 0x1E00], code)
    case 0x391...0x3A9: return letter("X")
    case 0x370...0x3FF, 0x1F00...0x1FFF: return letter("v")
    case 0x400...0x42F: return letter("H")
    case 0x250...0x2AF, 0x430...0x52F: return letter("n")
    case 0x2000...0x200A: return fixedSpace(code)
    case 0x2010, 0x2011: return letter("-")
    case 0x2012, 0x2015: return estimate(0x2013 + (code - 0x2012) / 3)
    case 0x2024, 0x201A: return letter(",")
    case 0x201E: return estimate(0x201D)
    case 0x2043: return estimate(0x2022)
    case 0x2044, 0x2215: return letter("/")
    case 0x2032: return letter("'")
    case 0x2033: return letter("\"")
    case 0x2212, 0x2248, 0x2260, 0x2264, 0x2265: return letter("+")
    default: return estimate(code) ?? letter("n")
    }
  }

  private static func similar(_ byte: UInt8, _ code: UInt32) -> Int? {
    byte == UInt8(ascii: ".") ? estimate(code) : Int(byte) - 0x20
  }

  private static func letter(_ scalar: Unicode.Scalar) -> Int { Int(scalar.value) - 0x20 }

  /// Spaces whose width is a fixed fraction of an em have no entry, except those with the width of a digit or a full
  /// stop.
  private static func fixedSpace(_ code: UInt32) -> Int? {
    code == 0x2007 ? letter("0") : code == 0x2008 ? letter(".") : nil
  }

  private static func estimate(_ code: UInt32) -> Int? {
    let codes = FontEstimates.codes
    var low = 0
    var high = codes.count
    while low < high {
      let middle = (low + high) / 2
      if UInt32(codes[middle]) < code { low = middle + 1 } else { high = middle }
    }
    return low < codes.count && UInt32(codes[low]) == code ? firstEstimate + low : nil
  }
}
