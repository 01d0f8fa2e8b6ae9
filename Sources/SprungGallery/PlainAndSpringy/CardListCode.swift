// SPDX-License-Identifier: MIT

/// The source code of `CardList`, and its tokens by kind. A test compares the code with the source file.
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

  /// The kind of a token, which determines its color.
  enum Kind: Int, CaseIterable {
    case other, keyword, type, comment
  }

  private static let keywords = ["final", "class", "let", "var", "false", "didSet"]

  /// Returns one string for each kind of token. In each string, spaces replace the tokens of all other kinds.
  ///
  /// All glyphs of a monospaced font have the same width, so superimposed labels can display text in several colors.
  /// Superimposed labels avoid attributed strings, which the module does not use elsewhere. Nonbreaking spaces are used
  /// because hosts can drop other spaces at line ends.
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
