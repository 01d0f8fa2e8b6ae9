// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// The content of a view that has none yet: an image, texts and up to two buttons, one below the other.
  ///
  /// Differs from Apple: a class in the browser build, like all content configurations.
  nonisolated public final class UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    var content: UnavailableContent

    init(_ content: UnavailableContent) { self.content = content }

    /// Whether both display the same.
    public static func == (left: UIContentUnavailableConfiguration, right: UIContentUnavailableConfiguration) -> Bool {
      left.content == right.content
    }

    /// Feeds the values.
    public func hash(into hasher: inout Hasher) { hasher.combine(content) }

    /// A new view that displays the configuration.
    @MainActor public func makeContentView() -> any UIView & UIContentView {
      UIContentUnavailableView(configuration: self)
    }

    /// The configuration in a state: that of a search takes the query.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
      let copy = UIContentUnavailableConfiguration(content)
      copy.content.take(state)
      return copy
    }
  }
#else
  /// The content of a view that has none yet: an image, texts and up to two buttons, one below the other.
  ///
  /// ```swift
  /// var empty = UIContentUnavailableConfiguration.empty()
  /// empty.image = UIImage(systemName: "note.text")
  /// empty.text = "No Notes"
  /// contentUnavailableConfiguration = empty
  /// ```
  nonisolated public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    var content: UnavailableContent

    init(_ content: UnavailableContent) { self.content = content }

    /// A new view that displays the configuration.
    @MainActor public func makeContentView() -> any UIView & UIContentView {
      UIContentUnavailableView(configuration: self)
    }

    /// The configuration in a state: that of a search takes the query.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
      var copy = self
      copy.content.take(state)
      return copy
    }
  }
#endif

nonisolated extension UIContentUnavailableConfiguration {
  /// A configuration without content.
  public static func empty() -> UIContentUnavailableConfiguration { .init(UnavailableContent(.plain)) }
  /// An activity indicator and "Loading…". The properties of the image apply to the indicator.
  public static func loading() -> UIContentUnavailableConfiguration { .init(UnavailableContent(.loading)) }
  /// A magnifying glass, "No Results" with the query of the state, and a hint.
  public static func search() -> UIContentUnavailableConfiguration { .init(UnavailableContent(.search)) }

  /// The image; nil, the default of `empty()`, for none.
  public var image: UIImage? {
    get { content.image }
    set { content.image = newValue }
  }
  /// The appearance of the image.
  public var imageProperties: ImageProperties {
    get { content.imageProperties }
    set { content.imageProperties = newValue }
  }
  /// The text; nil, the default of `empty()`, for none.
  public var text: String? {
    get { content.text }
    set {
      content.text = newValue
      content.attributedText = nil
    }
  }
  /// The text with attributes. It is the same text as `text`.
  public var attributedText: NSAttributedString? {
    get { content.attributedText?.string }
    set {
      content.attributedText = newValue.map { ConvertedText($0) }
      content.text = newValue?.string
    }
  }
  /// The appearance of the text. Default: bold of the style title 2 in the color of labels; of `loading()`, subheadline in that of secondary
  /// labels.
  public var textProperties: TextProperties {
    get { content.textProperties }
    set { content.textProperties = newValue }
  }
  /// The second text, below the first one; nil, the default of `empty()`, for none.
  public var secondaryText: String? {
    get { content.secondaryText }
    set {
      content.secondaryText = newValue
      content.secondaryAttributedText = nil
    }
  }
  /// The secondary text as an attributed string. It is the same text as `secondaryText`.
  public var secondaryAttributedText: NSAttributedString? {
    get { content.secondaryAttributedText?.string }
    set {
      content.secondaryAttributedText = newValue.map { ConvertedText($0) }
      content.secondaryText = newValue?.string
    }
  }
  /// The appearance of the second text. Default: subheadline in the color of secondary labels.
  public var secondaryTextProperties: TextProperties {
    get { content.secondaryTextProperties }
    set { content.secondaryTextProperties = newValue }
  }
  /// The button. Default: plain, without a title. It is displayed if it has a title or an image.
  public var button: UIButton.Configuration {
    get { content.button }
    set { content.button = newValue }
  }
  /// The action and menu of the button.
  public var buttonProperties: ButtonProperties {
    get { content.buttonProperties }
    set { content.buttonProperties = newValue }
  }
  /// The second button, below the first one. Default: plain, without a title. It is displayed if it has a title or an image.
  public var secondaryButton: UIButton.Configuration {
    get { content.secondaryButton }
    set { content.secondaryButton = newValue }
  }
  /// The action and menu of the second button.
  public var secondaryButtonProperties: ButtonProperties {
    get { content.secondaryButtonProperties }
    set { content.secondaryButtonProperties = newValue }
  }
  /// Where the content is. Default: center.
  public var alignment: Alignment {
    get { content.alignment }
    set { content.alignment = newValue }
  }
  /// The axes along which the content also keeps the margins of the superview, where those are larger. Default: both.
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { content.preservedAxes }
    set { content.preservedAxes = newValue }
  }
  /// Points between the safe area and the content. Default: 16 at each edge.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { content.margins }
    set { content.margins = ContentCheck.insets(newValue, "directionalLayoutMargins") }
  }
  /// Points between the image and what follows it. Default: 15; of `loading()`, 8.
  public var imageToTextPadding: CGFloat {
    get { content.imageToText }
    set { content.imageToText = ContentCheck.finite(newValue, "imageToTextPadding") }
  }
  /// Points between the texts. Default: 8.
  public var textToSecondaryTextPadding: CGFloat {
    get { content.textToSecondary }
    set { content.textToSecondary = ContentCheck.finite(newValue, "textToSecondaryTextPadding") }
  }
  /// Points between the texts and the button. Default: 20.
  public var textToButtonPadding: CGFloat {
    get { content.textToButton }
    set { content.textToButton = ContentCheck.finite(newValue, "textToButtonPadding") }
  }
  /// Points between the buttons. Default: 8.
  public var buttonToSecondaryButtonPadding: CGFloat {
    get { content.buttonToSecondary }
    set { content.buttonToSecondary = ContentCheck.finite(newValue, "buttonToSecondaryButtonPadding") }
  }
  /// The background. Default: clear.
  public var background: UIBackgroundConfiguration {
    get { content.background }
    set { content.background = newValue }
  }
}
