// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// The placeholder for a view without content: an image, text and up to two buttons, stacked vertically.
  ///
  /// Differs from Apple: this is a class in the browser build, like all content configurations.
  nonisolated public final class UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    var content: UnavailableContent

    init(_ content: UnavailableContent) { self.content = content }

    /// Returns whether the two configurations are equal.
    public static func == (left: UIContentUnavailableConfiguration, right: UIContentUnavailableConfiguration) -> Bool {
      left.content == right.content
    }

    /// Hashes the values of the configuration.
    public func hash(into hasher: inout Hasher) { hasher.combine(content) }

    /// Creates a view that displays the configuration.
    @MainActor public func makeContentView() -> any UIView & UIContentView {
      UIContentUnavailableView(configuration: self)
    }

    /// Returns the configuration updated for the given state. A search configuration displays the state's query.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
      let copy = UIContentUnavailableConfiguration(content)
      copy.content.take(state)
      return copy
    }
  }
#else
  /// The placeholder for a view without content: an image, text and up to two buttons, stacked vertically.
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

    /// Creates a view that displays the configuration.
    @MainActor public func makeContentView() -> any UIView & UIContentView {
      UIContentUnavailableView(configuration: self)
    }

    /// Returns the configuration updated for the given state. A search configuration displays the state's query.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
      var copy = self
      copy.content.take(state)
      return copy
    }
  }
#endif

nonisolated extension UIContentUnavailableConfiguration {
  /// Creates an empty configuration.
  public static func empty() -> UIContentUnavailableConfiguration { .init(UnavailableContent(.plain)) }
  /// Creates a configuration with an activity indicator and "Loading…". The image properties apply to the indicator.
  public static func loading() -> UIContentUnavailableConfiguration { .init(UnavailableContent(.loading)) }
  /// Creates a configuration that displays a magnifying glass, "No Results" with the query in the state, and a hint.
  public static func search() -> UIContentUnavailableConfiguration { .init(UnavailableContent(.search)) }

  /// The image. The default for `empty()` is nil, which means no image.
  public var image: UIImage? {
    get { content.image }
    set { content.image = newValue }
  }
  /// The properties of the image.
  public var imageProperties: ImageProperties {
    get { content.imageProperties }
    set { content.imageProperties = newValue }
  }
  /// The primary text. The default for `empty()` is nil, which means no text.
  public var text: String? {
    get { content.text }
    set {
      content.text = newValue
      content.attributedText = nil
    }
  }
  /// The primary text as an attributed string. Its string is equal to `text`.
  public var attributedText: NSAttributedString? {
    get { content.attributedText?.string }
    set {
      content.attributedText = newValue.map { ConvertedText($0) }
      content.text = newValue?.string
    }
  }
  /// The properties of the primary text. Default: bold title 2 in the label color. For `loading()`, the default is
  /// subheadline in the secondary label color.
  public var textProperties: TextProperties {
    get { content.textProperties }
    set { content.textProperties = newValue }
  }
  /// The secondary text below the primary text. The default for `empty()` is nil, which means no text.
  public var secondaryText: String? {
    get { content.secondaryText }
    set {
      content.secondaryText = newValue
      content.secondaryAttributedText = nil
    }
  }
  /// The secondary text as an attributed string. Its string is equal to `secondaryText`.
  public var secondaryAttributedText: NSAttributedString? {
    get { content.secondaryAttributedText?.string }
    set {
      content.secondaryAttributedText = newValue.map { ConvertedText($0) }
      content.secondaryText = newValue?.string
    }
  }
  /// The properties of the secondary text. Default: subheadline in the secondary label color.
  public var secondaryTextProperties: TextProperties {
    get { content.secondaryTextProperties }
    set { content.secondaryTextProperties = newValue }
  }
  /// The configuration of the button, which is displayed only if it has a title or an image. Default: plain, without a
  /// title.
  public var button: UIButton.Configuration {
    get { content.button }
    set { content.button = newValue }
  }
  /// The action, menu and enabled state of the button.
  public var buttonProperties: ButtonProperties {
    get { content.buttonProperties }
    set { content.buttonProperties = newValue }
  }
  /// The configuration of the second button, displayed only if it has a title or an image. Default: plain, without a
  /// title.
  public var secondaryButton: UIButton.Configuration {
    get { content.secondaryButton }
    set { content.secondaryButton = newValue }
  }
  /// The action, menu and enabled state of the second button.
  public var secondaryButtonProperties: ButtonProperties {
    get { content.secondaryButtonProperties }
    set { content.secondaryButtonProperties = newValue }
  }
  /// The vertical alignment of the content. Default: center.
  public var alignment: Alignment {
    get { content.alignment }
    set { content.alignment = newValue }
  }
  /// The axes along which the content also has the superview's margins, if they are larger. Default: both.
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { content.preservedAxes }
    set { content.preservedAxes = newValue }
  }
  /// The margins between the safe area and the content in points. Default: 16 at each edge.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { content.margins }
    set { content.margins = ContentCheck.insets(newValue, "directionalLayoutMargins") }
  }
  /// The distance between the image and the text in points. Default: 15, or 8 for `loading()`.
  public var imageToTextPadding: CGFloat {
    get { content.imageToText }
    set { content.imageToText = ContentCheck.finite(newValue, "imageToTextPadding") }
  }
  /// The distance between the primary and secondary text in points. Default: 8.
  public var textToSecondaryTextPadding: CGFloat {
    get { content.textToSecondary }
    set { content.textToSecondary = ContentCheck.finite(newValue, "textToSecondaryTextPadding") }
  }
  /// The distance between the text and the button in points. Default: 20.
  public var textToButtonPadding: CGFloat {
    get { content.textToButton }
    set { content.textToButton = ContentCheck.finite(newValue, "textToButtonPadding") }
  }
  /// The distance between the two buttons in points. Default: 8.
  public var buttonToSecondaryButtonPadding: CGFloat {
    get { content.buttonToSecondary }
    set { content.buttonToSecondary = ContentCheck.finite(newValue, "buttonToSecondaryButtonPadding") }
  }
  /// The background configuration. Default: clear.
  public var background: UIBackgroundConfiguration {
    get { content.background }
    set { content.background = newValue }
  }
}
