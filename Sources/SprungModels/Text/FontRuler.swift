// SPDX-License-Identifier: MIT

/// Measures characters in a font. The ruler keeps the tables of the font, so that they are looked up only once per
/// text.
struct FontRuler {
  /// The width of all characters of the monospaced font, in units of 1/2048 em.
  static let monospacedWidth: Int64 = 1266
  /// The widths of ideographs (1 em) and emoji (1.25 em) in units of 1/2048 em. These widths are assumptions, because
  /// none were recorded.
  static let ideographWidth: Int64 = 2048
  static let emojiWidth: Int64 = 2560

  private let face: FontFace
  private let text: [Int32]
  private let display: [Int32]
  private let isMonospaced: Bool
  private let digit: Int32?
  private let starts = FontRuler.starts
  private let ends = FontRuler.ends

  init(_ face: FontFace) {
    self.face = face
    let table = FontTable.of(weight: Int(face.weight), isItalic: face.isItalic)
    text = table.text
    display = table.display
    isMonospaced = face.design == .monospaced
    digit =
      face.design == .tabularDigits
      ? FontRuler.mixed(table.text, table.display, 0x2B - 0x20, face.displayShare) : nil
  }

  private static func mixed(_ text: [Int32], _ display: [Int32], _ index: Int, _ share: Int64) -> Int32 {
    let width = text[index]
    guard share > 0 else { return width }
    return width + Int32((Int64(display[index] - width) * share + 32_768) >> 16)
  }

  /// Returns an entry of the tables without tracking, interpolated for the font's size.
  func entry(_ index: Int) -> Int32 { FontRuler.mixed(text, display, index, face.displayShare) }

  /// Returns the advance width of a character with tracking.
  func width(of code: UInt32) -> Int32 {
    if code >= 0x20, code < 0x7F { return isMonospaced ? FontRuler.fixed(FontRuler.monospacedWidth) : letter(code) }
    if code < 0xA0 || code == 0xAD || ScalarClass.joinsPrevious(code) { return 0 }
    if ScalarClass.isIdeograph(code) { return FontRuler.fixed(FontRuler.ideographWidth) }
    if ScalarClass.isEmoji(code) { return FontRuler.fixed(FontRuler.emojiWidth) }
    if isMonospaced { return FontRuler.fixed(FontRuler.monospacedWidth) }
    guard let index = FontGlyph.entry(code) else { return FontRuler.fixed(FontRuler.fixedWidth(code)) }
    return entry(index) + face.tracking
  }

  private func letter(_ code: UInt32) -> Int32 {
    if let digit, code >= 0x30, code <= 0x39 { return digit + face.tracking }
    return entry(Int(code) - 0x20) + face.tracking
  }

  /// Returns the width, in units of 1/2048 em, of a character whose width does not depend on the font. Such characters
  /// are spaces that are a fixed fraction of an em, and arrows (1 em).
  private static func fixedWidth(_ code: UInt32) -> Int64 {
    switch code {
    case 0x2000, 0x2002: 1024
    case 0x2004: 683
    case 0x2005: 512
    case 0x2006, 0x200A: 341
    case 0x2009: 410
    default: 2048
    }
  }

  private static func fixed(_ recorded: Int64) -> Int32 { Int32(recorded * FontFace.unitsPerRecordedUnit) }

  // MARK: Kerning

  /// Two bit masks for each letter: the pairs that begin with the letter, and the pairs that end with it.
  private static let starts = bits { $0.0 }
  private static let ends = bits { $0.1 }

  private static func bits(_ letter: ((UInt8, UInt8)) -> UInt8) -> [UInt16] {
    var bits = [UInt16](repeating: 0, count: FontGlyph.letterCount)
    for (index, pair) in FontKerning.pairs.enumerated() { bits[Int(letter(pair)) - 0x20] |= 1 << UInt16(index) }
    return bits
  }

  /// Returns the pairs that begin with a character, as a bit mask.
  func pairsStarted(by code: UInt32) -> UInt16 {
    code >= 0x20 && code < 0x7F && !isMonospaced ? starts[Int(code) - 0x20] : 0
  }

  /// Returns the offset of a character toward the previous one, which begins the pairs in `started`: 0 or negative.
  func kerning(_ started: UInt16, before code: UInt32) -> Int32 {
    guard code >= 0x20, code < 0x7F else { return 0 }
    let pair = started & ends[Int(code) - 0x20]
    guard pair != 0 else { return 0 }
    let index = pair.trailingZeroBitCount
    // Digits of equal width are not kerned, so that they remain aligned in columns.
    if digit != nil, index == 0 { return 0 }
    return entry(FontGlyph.firstPair + index)
  }

  // MARK: Texts

  /// Returns the characters of an ASCII string with their widths, including kerning; nil for other strings.
  func measured(ascii bytes: UnsafeBufferPointer<UInt8>) -> ([Unicode.Scalar], [Int32])? {
    for byte in bytes where byte >= 0x80 { return nil }
    let scalars = bytes.map { Unicode.Scalar($0) }
    let widths = [Int32](unsafeUninitializedCapacity: bytes.count) { widths, count in
      var started: UInt16 = 0
      for index in 0..<bytes.count {
        let code = UInt32(bytes[index])
        if started != 0 { widths[index - 1] += kerning(started, before: code) }
        started = pairsStarted(by: code)
        widths.initializeElement(at: index, to: width(of: code))
      }
      count = bytes.count
    }
    return (scalars, widths)
  }
}
