// SPDX-License-Identifier: MIT

extension UIButton {
  /// The appearance of a button: its titles, image and background, and their layout. The colors depend on the button's
  /// state.
  ///
  /// ```swift
  /// var configuration = UIButton.Configuration.filled()
  /// configuration.title = "Buy"
  /// configuration.subtitle = "Delivered tomorrow"
  /// configuration.cornerStyle = .capsule
  /// let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in buy() })
  /// ```
  ///
  /// The sizes match those of iOS 15 to 18.
  ///
  /// Differs from Apple: glass styles, Mac styles, and the indicator next to the title of menu buttons are not
  /// supported.
  nonisolated public struct Configuration: Hashable {
    /// The fill style of a button.
    enum Style: UInt8 {
      case plain, gray, tinted, filled
    }

    let style: Style
    private(set) var titleText: ButtonText?
    private(set) var subtitleText: ButtonText?
    private var hasOwnInsets = false

    init(_ style: Style) {
      self.style = style
      automaticallyUpdateForSelection = style != .filled
      background = .button(cornerRadius: Size.medium.cornerRadius)
    }

    // MARK: Styles

    /// Returns the configuration of a button with a title in the tint color and no background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns the configuration of a button with a title in the tint color and a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns the configuration of a button with a title in the tint color and a lightly tinted background.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns the configuration of a button with a white title and a background in the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns the same configuration as `plain()`.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Returns the same configuration as `gray()`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns the same configuration as `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns the same configuration as `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    // MARK: Text

    /// The title. Default: nil, which means the button's title for the current state.
    public var title: String? {
      get { titleText?.plain }
      set { titleText = newValue.map { ButtonText($0) } }
    }
    /// The title as an attributed string. Its attributes take precedence over the defaults. Its string is equal to
    /// `title`.
    public var attributedTitle: AttributedString? {
      get { titleText?.attributedString }
      set { titleText = newValue.map { ButtonText($0) } }
    }
    /// The transformer of the title's attributes, applied in every state. Default: nil, which means no transformation.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line break mode of the title. Truncating modes use a single line. Default: `byWordWrapping`.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Smaller text below the title. Default: nil, which means no subtitle.
    public var subtitle: String? {
      get { subtitleText?.plain }
      set { subtitleText = newValue.map { ButtonText($0) } }
    }
    /// The subtitle as an attributed string. Its characters are those of `subtitle`.
    public var attributedSubtitle: AttributedString? {
      get { subtitleText?.attributedString }
      set { subtitleText = newValue.map { ButtonText($0) } }
    }
    /// The transformer of the subtitle's attributes, applied in every state. Default: nil, which means no
    /// transformation.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line break mode of the subtitle. Default: `byWordWrapping`.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The alignment of the title and subtitle. Default: automatic.
    public var titleAlignment = TitleAlignment.automatic
    /// The distance between the title and the subtitle in points. Default: 1.
    public var titlePadding: CGFloat = 1 {
      didSet { titlePadding = ContentCheck.finite(titlePadding, "titlePadding") }
    }

    // MARK: Image

    /// The image. Default: nil, which means the button's image for the current state.
    public var image: UIImage?
    /// The values that are used if a symbol does not specify its own. If nil, symbols have the size and weight of the
    /// title. Default: nil.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The transformer of the image color. Default: nil, which means no transformation.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The edge of the titles at which the image is placed. If the set contains several edges, the first of leading,
    /// trailing, top and bottom is used. Default: leading.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between the image and the titles in points. Default: 0.
    public var imagePadding: CGFloat = 0 {
      didSet { imagePadding = ContentCheck.finite(imagePadding, "imagePadding") }
    }
    /// The minimum space for the image in points. A smaller image is centered in this space. Default: 0.
    public var imageReservation: CGFloat = 0 {
      didSet { imageReservation = max(0, ContentCheck.finite(imageReservation, "imageReservation")) }
    }
    /// Whether an activity indicator replaces the image. Default: false.
    public var showsActivityIndicator = false
    /// The transformer of the activity indicator's color. Default: nil, which means no transformation.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: Size and colors

    /// The size, which determines the fonts, insets and corner radius. Default: medium.
    public var buttonSize = Size.medium {
      didSet {
        if !hasOwnInsets { setDefaultContentInsets() }
        if background.cornerRadius == oldValue.cornerRadius { background.cornerRadius = buttonSize.cornerRadius }
      }
    }
    /// The insets of the titles and image in points. Default: the insets of `buttonSize`, for example 7 vertically and
    /// 12 horizontally for a medium button.
    public var contentInsets = Size.medium.insets {
      didSet {
        contentInsets = ContentCheck.insets(contentInsets, "contentInsets")
        hasOwnInsets = true
      }
    }
    /// The style of the corners. Styles other than dynamic reset the background's corner radius. Default: dynamic.
    public var cornerStyle = CornerStyle.dynamic {
      didSet { if cornerStyle != .dynamic { background.cornerRadius = Size.medium.cornerRadius } }
    }
    /// The background configuration. A background color that is set in it is used in every state.
    public var background: UIBackgroundConfiguration
    /// The color of the titles and image while the button is enabled. Default: nil, which means the color of the style.
    public var baseForegroundColor: UIColor?
    /// The base color of the background while the button is enabled. Default: nil, which means the color of the style.
    public var baseBackgroundColor: UIColor?
    /// Whether the appearance changes when the button is selected. Default: true, except for filled buttons.
    public var automaticallyUpdateForSelection: Bool

    /// Resets `contentInsets` to the default of `buttonSize`.
    public mutating func setDefaultContentInsets() {
      contentInsets = buttonSize.insets
      hasOwnInsets = false
    }

    /// Returns the configuration for the state of the given button. The state determines the background color.
    @preconcurrency @MainActor
    public func updated(for button: UIButton) -> Configuration {
      var copy = self
      let colors = ButtonColors(self, state: button.state, tint: button.tintColor)
      copy.background.stateColor = colors.background
      return copy
    }

    /// Returns whether the two configurations are equal. Copies of the same transformer are equal.
    public static func == (left: Configuration, right: Configuration) -> Bool {
      left.style == right.style && left.titleText == right.titleText && left.subtitleText == right.subtitleText
        && left.titleLineBreakMode == right.titleLineBreakMode
        && left.subtitleLineBreakMode == right.subtitleLineBreakMode && left.titleAlignment == right.titleAlignment
        && left.titlePadding == right.titlePadding && left.image === right.image
        && left.preferredSymbolConfigurationForImage == right.preferredSymbolConfigurationForImage
        && left.imagePlacement == right.imagePlacement && left.imagePadding == right.imagePadding
        && left.imageReservation == right.imageReservation
        && left.showsActivityIndicator == right.showsActivityIndicator && left.buttonSize == right.buttonSize
        && left.contentInsets == right.contentInsets && left.cornerStyle == right.cornerStyle
        && left.background == right.background && left.baseForegroundColor == right.baseForegroundColor
        && left.baseBackgroundColor == right.baseBackgroundColor
        && left.automaticallyUpdateForSelection == right.automaticallyUpdateForSelection
        && left.titleTextAttributesTransformer?.identity === right.titleTextAttributesTransformer?.identity
        && left.subtitleTextAttributesTransformer?.identity === right.subtitleTextAttributesTransformer?.identity
        && UIConfigurationColorTransformer.areSame(left.imageColorTransformer, right.imageColorTransformer)
        && UIConfigurationColorTransformer.areSame(
          left.activityIndicatorColorTransformer, right.activityIndicatorColorTransformer)
    }

    /// Hashes the style, size and titles.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(style)
      hasher.combine(buttonSize)
      hasher.combine(titleText)
      hasher.combine(subtitleText)
    }
  }
}
