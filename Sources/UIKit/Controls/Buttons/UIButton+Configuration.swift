// SPDX-License-Identifier: MIT

extension UIButton {
  /// How a button looks: its texts, image and background, and their arrangement. Colors follow the button's state.
  ///
  /// ```swift
  /// var configuration = UIButton.Configuration.filled()
  /// configuration.title = "Buy"
  /// configuration.subtitle = "Delivered tomorrow"
  /// configuration.cornerStyle = .capsule
  /// let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in buy() })
  /// ```
  ///
  /// The measures are those of iOS 15 to 18.
  ///
  /// Differs from Apple: glass styles, styles of the Mac and the sign beside the title of a button with a menu are missing.
  nonisolated public struct Configuration: Hashable {
    /// The style in which a button is filled.
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

    /// A title in the tint color on nothing.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A title in the tint color on gray.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A title in the tint color on a pale tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A white title on the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// As `plain()`.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// As `gray()`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// As `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// As `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    // MARK: Texts

    /// The title; nil, the default, displays the title that the button has for its state.
    public var title: String? {
      get { titleText?.plain }
      set { titleText = newValue.map { ButtonText($0) } }
    }
    /// The title with attributes, which come before the configuration's own. It is the same title as `title`.
    public var attributedTitle: AttributedString? {
      get { titleText?.attributedString }
      set { titleText = newValue.map { ButtonText($0) } }
    }
    /// Changes the attributes of the title in every state; nil, the default, for none.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Where a long title breaks. Default: between words, on as many lines as it needs; what truncates has one line.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// A smaller text below the title; nil, the default, for none.
    public var subtitle: String? {
      get { subtitleText?.plain }
      set { subtitleText = newValue.map { ButtonText($0) } }
    }
    /// The subtitle with attributes. It is the same subtitle as `subtitle`.
    public var attributedSubtitle: AttributedString? {
      get { subtitleText?.attributedString }
      set { subtitleText = newValue.map { ButtonText($0) } }
    }
    /// Changes the attributes of the subtitle in every state; nil, the default, for none.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Where a long subtitle breaks. Default: between words.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The alignment of title and subtitle. Default: automatic.
    public var titleAlignment = TitleAlignment.automatic
    /// Points between title and subtitle. Default: 1.
    public var titlePadding: CGFloat = 1 {
      didSet { titlePadding = ContentCheck.finite(titlePadding, "titlePadding") }
    }

    // MARK: Image

    /// The image; nil, the default, displays the image that the button has for its state.
    public var image: UIImage?
    /// The configuration of a symbol, where it leaves something open; nil, the default, for the size and weight of the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Makes another color of that of the image; nil, the default, for none.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The side of the texts on which the image is. Default: leading. Of several sides the first of leading, trailing, top
    /// and bottom counts.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Points between image and texts. Default: 0.
    public var imagePadding: CGFloat = 0 {
      didSet { imagePadding = ContentCheck.finite(imagePadding, "imagePadding") }
    }
    /// Points that are kept for the image beside the texts; a smaller image is in the middle of them. Default: 0.
    public var imageReservation: CGFloat = 0 {
      didSet { imageReservation = max(0, ContentCheck.finite(imageReservation, "imageReservation")) }
    }
    /// Whether an activity indicator replaces the image. Default: false.
    public var showsActivityIndicator = false
    /// Makes another color of that of the activity indicator; nil, the default, for none.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: Room and colors

    /// The size, which decides fonts, insets and the radius of the corners. Default: medium.
    public var buttonSize = Size.medium {
      didSet {
        if !hasOwnInsets { setDefaultContentInsets() }
        if background.cornerRadius == oldValue.cornerRadius { background.cornerRadius = buttonSize.cornerRadius }
      }
    }
    /// Points around texts and image. Default: those of the size, 7 above and below and 12 beside in a medium one.
    public var contentInsets = Size.medium.insets {
      didSet {
        contentInsets = ContentCheck.insets(contentInsets, "contentInsets")
        hasOwnInsets = true
      }
    }
    /// How round the corners are. Default: dynamic. Another style puts the radius of the background back to the default.
    public var cornerStyle = CornerStyle.dynamic {
      didSet { if cornerStyle != .dynamic { background.cornerRadius = Size.medium.cornerRadius } }
    }
    /// The background. A color that is set in it stays in every state.
    public var background: UIBackgroundConfiguration
    /// The color of texts and image unless the button is disabled; nil, the default, for that of the style.
    public var baseForegroundColor: UIColor?
    /// The color that the background's is made of unless the button is disabled; nil, the default, for that of the style.
    public var baseBackgroundColor: UIColor?
    /// Whether a selected button looks different. Default: true, false for filled ones.
    public var automaticallyUpdateForSelection: Bool

    /// Gives `contentInsets` the value of the size again.
    public mutating func setDefaultContentInsets() {
      contentInsets = buttonSize.insets
      hasOwnInsets = false
    }

    /// The configuration in the state of a button: the background has the color of the state.
    @preconcurrency @MainActor
    public func updated(for button: UIButton) -> Configuration {
      var copy = self
      let colors = ButtonColors(self, state: button.state, tint: button.tintColor)
      copy.background.stateColor = colors.background
      return copy
    }

    /// Whether both look the same; transformers are the same if one is a copy of the other.
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

    /// Feeds style, size and texts.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(style)
      hasher.combine(buttonSize)
      hasher.combine(titleText)
      hasher.combine(subtitleText)
    }
  }
}
