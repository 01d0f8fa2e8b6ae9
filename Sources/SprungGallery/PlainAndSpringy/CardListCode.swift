// SPDX-License-Identifier: MIT

/// The source of `CardList`, which a test compares with its file, and its words by kind.
enum CardListCode {
  /// The fifteen lines.
  static let text = """
    final class CardList: UICollectionView {
      let plain = UICollectionViewFlowLayout()
      // A UIAttachmentBehavior for every cell.
      let springy = SpringyFlowLayout()

      var isSpringy = false {
        didSet {
          let offset = contentOffset
          let layout = isSpringy ? springy : plain
          springy.start()
          collectionViewLayout = layout
          contentOffset = offset
        }
      }
    }
    """

  /// How a word is colored.
  enum Kind: Int, CaseIterable {
    case other, keyword, type, comment
  }

  private static let keywords = ["final", "class", "let", "var", "false", "didSet"]

  /// The text with spaces in place of all words of other kinds, one string for each kind.
  ///
  /// Every letter of a monospaced font has the same width, so labels on top of each other display the text in colors. That
  /// needs no attributed strings, which the module would otherwise have to carry for this text alone. The spaces do not
  /// break, since hosts may drop others at the ends of lines.
  static func layers() -> [String] {
    let code = Array(text.utf8)
    var layers = Kind.allCases.map { _ in [UInt8]() }
    var start = 0
    while start < code.count {
      var end = start + 1
      var kind = Kind.other
      if code[start] == 47 {
        while end < code.count, code[end] != 10 { end += 1 }
        kind = .comment
      } else if isLetter(code[start]) {
        while end < code.count, isLetter(code[end]) { end += 1 }
        let isCapital = code[start] < 97
        kind = isCapital ? .type : keywords.contains { Array($0.utf8) == Array(code[start..<end]) } ? .keyword : .other
      }
      for byte in code[start..<end] {
        for layer in layers.indices {
          layers[layer] += byte == 10 || layer == kind.rawValue && byte != 32 ? [byte] : [0xC2, 0xA0]
        }
      }
      start = end
    }
    return layers.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte) || (97...122).contains(byte) }
}
