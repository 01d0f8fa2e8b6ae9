// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// The content of a row in a list: an image, a text and a second text.
  ///
  /// Differs from Apple: a class in the browser build, like all content configurations. Cells and views copy the
  /// configurations that they receive and return, so only a copy that a program makes by assignment is the same object.
  nonisolated public final class UIListContentConfiguration: UIContentConfiguration, Hashable {
    var content: ListContent

    init(_ content: ListContent) { self.content = content }

    /// Whether both show the same.
    public static func == (left: UIListContentConfiguration, right: UIListContentConfiguration) -> Bool {
      left.content == right.content
    }

    /// Feeds what shows.
    public func hash(into hasher: inout Hasher) { hasher.combine(content) }

    /// A new view that shows the configuration.
    @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The configuration as it is in a state: what is disabled is dimmed where no color was chosen.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
      let copy = UIListContentConfiguration(content)
      copy.content.take(StateFlags.of(state))
      return copy
    }
  }
#else
  /// The content of a row in a list: an image, a text and a second text.
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

    /// A new view that shows the configuration.
    @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The configuration as it is in a state: what is disabled is dimmed where no color was chosen.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
      var copy = self
      copy.content.take(StateFlags.of(state))
      return copy
    }
  }
#endif

nonisolated extension StateFlags {
  /// The state of a cell or view.
  static func of(_ state: any UIConfigurationState) -> StateFlags {
    if let cell = state as? UICellConfigurationState { return cell.flags }
    return (state as? UIViewConfigurationState)?.flags ?? []
  }
}

nonisolated extension UIListContentConfiguration {
  /// The picture before the texts; nil, the default, for none.
  public var image: UIImage? {
    get { content.image }
    set { content.image = newValue }
  }
  /// How the picture looks, and how large it is.
  public var imageProperties: ImageProperties {
    get { content.imageProperties }
    set { content.imageProperties = newValue }
  }
  /// The text; nil, the default, for none.
  public var text: String? {
    get { content.text }
    set {
      content.text = newValue
      content.attributedText = nil
    }
  }
  /// How the text looks.
  public var textProperties: TextProperties {
    get { content.textProperties }
    set { content.textProperties = newValue }
  }
  /// The second text, below the first one or beside it; nil, the default, for none.
  public var secondaryText: String? {
    get { content.secondaryText }
    set {
      content.secondaryText = newValue
      content.secondaryAttributedText = nil
    }
  }
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties {
    get { content.secondaryTextProperties }
    set { content.secondaryTextProperties = newValue }
  }
  /// The text with looks of its own letters.
  public var attributedText: NSAttributedString? {
    get { content.attributedText?.string }
    set {
      content.attributedText = newValue.map { ConvertedText($0) }
      content.text = newValue?.string
    }
  }
  /// The second text with looks of its own letters.
  public var secondaryAttributedText: NSAttributedString? {
    get { content.secondaryAttributedText?.string }
    set {
      content.secondaryAttributedText = newValue.map { ConvertedText($0) }
      content.secondaryText = newValue?.string
    }
  }
  /// Along which axes the content keeps clear of the margins of what it is in, where those are larger. Default: horizontal.
  ///
  /// Differs from Apple: there, both; a row must not become taller while it passes an edge of the screen.
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { content.axesPreservingSuperviewLayoutMargins }
    set { content.axesPreservingSuperviewLayoutMargins = newValue }
  }
  /// Points between the edges and the content. Default of cells: 11 above and below, 16 where lines begin, 8 where they end.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { content.margins }
    set { content.margins = ContentCheck.insets(newValue, "directionalLayoutMargins") }
  }
  /// Whether the second text is beside the first one if both fit there on one line. Default: false but in value cells.
  public var prefersSideBySideTextAndSecondaryText: Bool {
    get { content.isSideBySide }
    set { content.isSideBySide = newValue }
  }
  /// Points between picture and texts. Default: 16.
  public var imageToTextPadding: CGFloat {
    get { content.imageToText }
    set { content.imageToText = ContentCheck.finite(newValue, "imageToTextPadding") }
  }
  /// Points at least between texts side by side. Default: 8.
  public var textToSecondaryTextHorizontalPadding: CGFloat {
    get { content.besideText }
    set { content.besideText = ContentCheck.finite(newValue, "textToSecondaryTextHorizontalPadding") }
  }
  /// Points between texts one below the other. Default: 3.
  public var textToSecondaryTextVerticalPadding: CGFloat {
    get { content.belowText }
    set { content.belowText = ContentCheck.finite(newValue, "textToSecondaryTextVerticalPadding") }
  }
}
