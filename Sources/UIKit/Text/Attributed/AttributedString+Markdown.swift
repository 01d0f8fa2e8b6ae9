// SPDX-License-Identifier: MIT

nonisolated extension AttributedString {
  /// Options for parsing Markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// The Markdown syntax that is parsed.
    public enum InterpretedSyntax: Int, Sendable {
      /// All elements, including paragraphs, headings and list items. The text of these elements is joined without
      /// newlines.
      case full = 0
      /// Only inline elements. Newlines become spaces.
      case inlineOnly = 1
      /// Only inline elements. Spaces and newlines are preserved.
      case inlineOnlyPreservingWhitespace = 2
    }

    /// The handling of invalid Markdown. The parser accepts all Markdown, so the policy has no effect.
    public enum FailurePolicy: Int, Sendable {
      /// Throws an error.
      case throwError = 0
      /// Returns the portion that was parsed.
      case returnPartiallyParsedIfPossible = 1
    }

    /// Whether Foundation's extended attributes are parsed. The value is stored but has no effect. Default: false.
    public var allowsExtendedAttributes: Bool
    /// The Markdown syntax that is parsed. Default: `full`.
    public var interpretedSyntax: InterpretedSyntax
    /// The handling of invalid Markdown. Default: `throwError`.
    public var failurePolicy: FailurePolicy
    /// The language of the text. The value is stored but has no effect. Default: nil.
    public var languageCode: String?

    /// Creates parsing options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// An error in Markdown. This error is never thrown, because the parser accepts all Markdown.
  public struct MarkdownError: Error {}

  /// Parses Markdown. Emphasis and code become `inlinePresentationIntent`, and links become `link`.
  ///
  /// ```swift
  /// label.attributedText = NSAttributedString(try AttributedString(markdown: "Read **this** or `code`"))
  /// ```
  ///
  /// Differs from Apple: this initializer belongs to UIKit rather than Foundation. The markers of headings, lists and
  /// quotations are removed, and these elements have no attributes. Images, tables and HTML are not supported. Relative
  /// addresses are not resolved, so `baseURL` has no effect.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws(MarkdownError) {
    let text = MarkdownText(
      markdown, keepsWhitespace: options.interpretedSyntax == .inlineOnlyPreservingWhitespace,
      readsBlocks: options.interpretedSyntax == .full)
    self.init()
    for piece in text.pieces {
      var attributes = AttributeContainer()
      if !piece.intent.isEmpty { attributes.inlinePresentationIntent = piece.intent }
      attributes.link = piece.link.flatMap { URL(string: $0) }
      append(AttributedString(piece.text, attributes: attributes))
    }
  }
}
