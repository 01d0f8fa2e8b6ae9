// SPDX-License-Identifier: MIT

/// The title or subtitle of a button configuration: plain or attributed text.
nonisolated struct ButtonText: Hashable {
  /// The text without attributes.
  let plain: String
  private let attributed: AttributedString?
  /// Transforms the attributes and creates the displayed text. This is a closure, so that apps with only plain text do
  /// not link attributed strings.
  let rich: (TextAttributes, @escaping (TextAttributes) -> TextAttributes) -> RichText

  /// Creates plain text.
  init(_ plain: String) {
    self.plain = plain
    attributed = nil
    rich = { style, change in RichText(plain, attributes: change(style)) }
  }

  /// Creates attributed text.
  init(_ attributed: AttributedString) {
    plain = String(attributed.characters)
    self.attributed = attributed
    rich = { style, change in RichText(attributed, base: style, change: change) }
  }

  /// The text as an attributed string.
  var attributedString: AttributedString { attributed ?? AttributedString(plain) }

  static func == (left: ButtonText, right: ButtonText) -> Bool {
    let style = TextAttributes()
    return left.rich(style) { $0 } == right.rich(style) { $0 }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(plain.utf8.count) }
}
