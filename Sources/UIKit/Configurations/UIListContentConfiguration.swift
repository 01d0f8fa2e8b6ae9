// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// The content of a list row: an image, primary text and secondary text.
  ///
  /// Differs from Apple: in the browser build, this type is a class, like all content configurations. Cells and views
  /// copy the configurations that they receive and return, but assigning a configuration to a variable does not copy
  /// it.
  nonisolated public final class UIListContentConfiguration: UIContentConfiguration, Hashable {
    var content: ListContent

    init(_ content: ListContent) { self.content = content }

    /// Returns whether the two configurations are equal.
    public static func == (left: UIListContentConfiguration, right: UIListContentConfiguration) -> Bool {
      left.content == right.content
    }

    /// Hashes the values of the configuration.
    public func hash(into hasher: inout Hasher) { hasher.combine(content) }

    /// Creates a view that displays the configuration.
    @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns the configuration updated for the given state. In the disabled state, the default colors are dimmed.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
      let copy = UIListContentConfiguration(content)
      copy.content.take(StateFlags.of(state))
      return copy
    }
  }
#else
  /// The content of a list row: an image, primary text and secondary text.
  ///
  /// ```swift
  /// var content = cell.defaultContentConfiguration()
  /// content.image = UIImage(systemName: "star")
  /// content.text = "Favorites"
  /// cell.contentConfiguration = content
  /// ```
  nonisolated public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    var content: ListContent

    init(_ content: ListContent) { self.content = content }

    /// Creates a view that displays the configuration.
    @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns the configuration updated for the given state. In the disabled state, the default colors are dimmed.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
      var copy = self
      copy.content.take(StateFlags.of(state))
      return copy
    }
  }
#endif

nonisolated extension StateFlags {
  /// Returns the flags of a cell or view state.
  static func of(_ state: any UIConfigurationState) -> StateFlags {
    if let cell = state as? UICellConfigurationState { return cell.flags }
    return (state as? UIViewConfigurationState)?.flags ?? []
  }
}

nonisolated extension UIListContentConfiguration {
  /// The image on the leading side of the text. Default: nil, which means no image.
  public var image: UIImage? {
    get { content.image }
    set { content.image = newValue }
  }
  /// The properties of the image.
  public var imageProperties: ImageProperties {
    get { content.imageProperties }
    set { content.imageProperties = newValue }
  }
  /// The primary text. Default: nil, which means no text.
  public var text: String? {
    get { content.text }
    set {
      content.text = newValue
      content.attributedText = nil
    }
  }
  /// The properties of the primary text.
  public var textProperties: TextProperties {
    get { content.textProperties }
    set { content.textProperties = newValue }
  }
  /// The secondary text, below or next to the primary text. Default: nil, which means no text.
  public var secondaryText: String? {
    get { content.secondaryText }
    set {
      content.secondaryText = newValue
      content.secondaryAttributedText = nil
    }
  }
  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties {
    get { content.secondaryTextProperties }
    set { content.secondaryTextProperties = newValue }
  }
  /// The primary text as an attributed string.
  public var attributedText: NSAttributedString? {
    get { content.attributedText?.string }
    set {
      content.attributedText = newValue.map { ConvertedText($0) }
      content.text = newValue?.string
    }
  }
  /// The secondary text as an attributed string.
  public var secondaryAttributedText: NSAttributedString? {
    get { content.secondaryAttributedText?.string }
    set {
      content.secondaryAttributedText = newValue.map { ConvertedText($0) }
      content.secondaryText = newValue?.string
    }
  }
  /// The axes along which the superview's margins are used if they are larger than the content's margins. Default:
  /// horizontal.
  ///
  /// Differs from Apple: on Apple's platforms, the default is both axes. Sprung excludes the vertical axis, because a
  /// row's height must not change while the row scrolls past an edge of the screen.
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { content.axesPreservingSuperviewLayoutMargins }
    set { content.axesPreservingSuperviewLayoutMargins = newValue }
  }
  /// The margins around the content in points. Default for cells: 11 at the top and bottom, 16 leading, 8 trailing.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { content.margins }
    set { content.margins = ContentCheck.insets(newValue, "directionalLayoutMargins") }
  }
  /// Whether the primary and secondary text are placed side by side if both fit on one line. Default: true for value
  /// cells, otherwise false.
  public var prefersSideBySideTextAndSecondaryText: Bool {
    get { content.isSideBySide }
    set { content.isSideBySide = newValue }
  }
  /// The distance between the image and the text in points. Default: 16.
  public var imageToTextPadding: CGFloat {
    get { content.imageToText }
    set { content.imageToText = ContentCheck.finite(newValue, "imageToTextPadding") }
  }
  /// The minimum distance between primary and secondary text that are side by side, in points. Default: 8.
  public var textToSecondaryTextHorizontalPadding: CGFloat {
    get { content.besideText }
    set { content.besideText = ContentCheck.finite(newValue, "textToSecondaryTextHorizontalPadding") }
  }
  /// The vertical distance between the primary and secondary text in points. Default: 3.
  public var textToSecondaryTextVerticalPadding: CGFloat {
    get { content.belowText }
    set { content.belowText = ContentCheck.finite(newValue, "textToSecondaryTextVerticalPadding") }
  }
}
