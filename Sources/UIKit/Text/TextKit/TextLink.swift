// SPDX-License-Identifier: MIT

/// The connection of the text of an editor to a text storage.
///
/// Editors know this class only, so applications that do not use text storages do not contain them.
nonisolated class TextLink: NSObject, @unchecked Sendable {
  /// The font and color of letters that have none.
  final var defaults: () -> (font: UIFont?, color: UIColor?) = { (nil, nil) }
  /// Is called when the storage was edited, with the range and by how much it is longer.
  final var edited: ((NSRange, Int) -> Void)?

  /// The text as it is drawn.
  var rich: RichText { RichText() }
  /// The text with all its attributes.
  var attributed: NSAttributedString { NSAttributedString(string: "") }

  /// Replaces a range by a text.
  func put(_ text: String, in range: NSRange, attributes: TextAttributes) {}
  /// Replaces the whole text.
  func replaceAll(_ text: RichText) {}
  /// Replaces the whole text.
  func replaceAll(_ text: NSAttributedString) {}
  /// Applies the drawn attributes of the letters, in addition to their other attributes.
  func apply(_ text: RichText) {}
}
