// SPDX-License-Identifier: MIT

/// A connection between the text of an editor and a text storage.
///
/// Editors refer only to this class, so applications without text storages do not link the code for text storages.
nonisolated class TextLink: NSObject, @unchecked Sendable {
  /// Returns the font and the color of characters for which no font or color is set.
  final var defaults: () -> (font: UIFont?, color: UIColor?) = { (nil, nil) }
  /// Called when the storage has been edited. The arguments are the edited range and the change in length.
  final var edited: ((NSRange, Int) -> Void)?

  /// The text as it is drawn.
  var rich: RichText { RichText() }
  /// The text with all of its attributes.
  var attributed: NSAttributedString { NSAttributedString(string: "") }

  /// Replaces a range with the given text.
  func put(_ text: String, in range: NSRange, attributes: TextAttributes) {}
  /// Replaces the entire text.
  func replaceAll(_ text: RichText) {}
  /// Replaces the entire text.
  func replaceAll(_ text: NSAttributedString) {}
  /// Applies the attributes of the given text, which are those that are drawn, and keeps all other attributes.
  func apply(_ text: RichText) {}
}
