// SPDX-License-Identifier: MIT

nonisolated extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// Which elements are read.
    public enum InterpretedSyntax: Int, Sendable {
      /// Paragraphs, headings and items of lists, too, which follow one another without a line end.
      case full = 0
      /// Elements within lines; line ends become spaces.
      case inlineOnly = 1
      /// Elements within lines; spaces and line ends stay.
      case inlineOnlyPreservingWhitespace = 2
    }

    /// How text that is not valid is handled. All text is valid here, so the policy has no effect.
    public enum FailurePolicy: Int, Sendable {
      /// An error is thrown.
      case throwError = 0
      /// The part that was read is returned.
      case returnPartiallyParsedIfPossible = 1
    }

    /// Whether attributes of Foundation's own are read. Stored only. Default: false.
    public var allowsExtendedAttributes: Bool
    /// Which elements are read. Default: `full`.
    public var interpretedSyntax: InterpretedSyntax
    /// How text that is not valid is handled. Default: an error is thrown.
    public var failurePolicy: FailurePolicy
    /// The language of the text. Stored only. Default: nil.
    public var languageCode: String?

    /// Makes options.
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

  /// Why a text is not valid Markdown; never thrown, since every text is.
  public struct MarkdownError: Error {}

  /// Reads Markdown: emphasis and code become `inlinePresentationIntent`, addresses `link`.
  ///
  /// ```swift
  /// label.attributedText = NSAttributedString(try AttributedString(markdown: "Read **this** or `code`"))
  /// ```
  ///
  /// Differs from Apple: it is UIKit's, not Foundation's. Headings, lists and quotations lose their marks and get no attributes, and
  /// there are no pictures, tables and HTML. Relative addresses stay relative, so `baseURL` has no effect.
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
