// SPDX-License-Identifier: MIT

/// The title or the subtitle of a button's configuration: a plain text, or one with attributes.
nonisolated struct ButtonText: Hashable {
  /// The letters.
  let plain: String
  private let attributed: AttributedString?
  /// The text with attributes, which a transformer may change. A plain text needs no attributed one for it.
  let rich: (TextAttributes, @escaping (TextAttributes) -> TextAttributes) -> RichText

  /// A text without attributes.
  init(_ plain: String) {
    self.plain = plain
    attributed = nil
    rich = { style, change in RichText(plain, attributes: change(style)) }
  }

  /// A text with attributes.
  init(_ attributed: AttributedString) {
    plain = String(attributed.characters)
    self.attributed = attributed
    rich = { style, change in RichText(attributed, base: style, change: change) }
  }

  /// The text with its attributes.
  var attributedString: AttributedString { attributed ?? AttributedString(plain) }

  static func == (left: ButtonText, right: ButtonText) -> Bool {
    let style = TextAttributes()
    return left.rich(style) { $0 } == right.rich(style) { $0 }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(plain.utf8.count) }
}
