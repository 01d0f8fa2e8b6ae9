// SPDX-License-Identifier: MIT

import SprungStage

/// A control that performs an action when it is pressed. A button's title and image can depend on its state.
///
/// ```swift
/// let button = UIButton(type: .system, primaryAction: UIAction(title: "+view") { _ in add() })
/// ```
///
/// A `Configuration` provides fill styles, a subtitle and an activity indicator, and updates the appearance for each
/// state.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The types of buttons.
  nonisolated public enum ButtonType: Int, Sendable {
    /// A white title without other styling.
    case custom = 0
    /// A title in the tint color, which fades while the button is pressed.
    case system = 1
    /// An icon for showing details.
    case detailDisclosure = 2
    /// An information icon for dark backgrounds.
    case infoLight = 3
    /// An information icon for light backgrounds.
    case infoDark = 4
    /// An icon for adding an item.
    case contactAdd = 5
    /// An icon for closing.
    case close = 6
  }

  /// The type of the button. Default: custom.
  open private(set) var buttonType = ButtonType.custom

  final var titles = StateValues<String>()
  private var attributedTitles = StateValues<ConvertedText>()
  private var shownAttributedTitle: ConvertedText?
  /// The font that the label had before an attributed title replaced it.
  private var plainFont: UIFont?
  final var titleColors = StateValues<UIColor>()
  final var images = StateValues<UIImage>()
  final var backgroundImages = StateValues<UIImage>()
  private var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
  private var shownDimming: CGFloat = 1

  final let label = UILabel()
  private var picture: UIImageView?
  /// Whether the image is tinted with the title color of the disabled state.
  private var hasGrayImage = false
  private var background: UIImageView?
  private var sign: ButtonSign?
  /// The content for the configuration, or nil if there is no configuration.
  final var contents: ButtonContents?
  private var updates = ConfigurationUpdates()

  /// The insets around the image and title in points. Default: zero, which means 6 points at the top and bottom.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The insets of the title within its rectangle, in points. Default: zero.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The insets of the image within its rectangle, in points. Default: zero.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  override var kindName: String { "UIButton" }

  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + ControlProxies.ofButtons
  }

  /// Creates a custom button with a frame in the future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a button from a storyboard or nib. Other coders create a custom button of zero size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let type = (coder as? InterfaceCoder).flatMap({ ButtonType(rawValue: $0.style) }) { take(type) }
  }

  /// Creates a button with the given type and zero size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  /// Creates a button with an action and that action's title and image.
  public convenience init(type buttonType: ButtonType = .custom, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Creates a button with a configuration and an action. The action provides the title and image if the configuration
  /// has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    ConfiguredButton.show(configuration, in: self)
  }

  /// Creates a button with a frame, an action, and that action's title and image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  private func setUp() {
    accessibility.isElement = true
    accessibility.traits = .button
    label.accessibility.isElement = false
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
  }

  private func take(_ type: ButtonType) {
    buttonType = type
    guard type != .custom else { return }
    label.font = .systemFont(ofSize: 15)
    switch type {
    case .detailDisclosure, .infoLight, .infoDark: takeSign(name: "More info")
    case .contactAdd: takeSign(name: "Add contact")
    case .close: takeSign(name: "Close")
    default: break
    }
  }

  private func takeSign(name: String) {
    let made = ButtonSign(buttonType)
    sign = made
    addSubview(made)
    super.accessibilityLabel = name
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// The label of the title. Apps can set the font of this label, but not its text and color, which depend on the
  /// state.
  open var titleLabel: UILabel? { label }

  /// The label of the configuration's subtitle, or nil if there has been no subtitle.
  open var subtitleLabel: UILabel? { contents?.subtitleLabel }

  /// The image view, created on first use.
  open var imageView: UIImageView? {
    if let picture { return picture }
    let made = UIImageView(frame: .zero)
    made.contentMode = .scaleAspectFit
    picture = made
    insertSubview(made, belowSubview: label)
    return made
  }

  /// Whether the image view has been created.
  final var hasImageView: Bool { picture != nil }

  private var isSystem: Bool { buttonType != .custom }

  /// The menu that a long press or secondary click opens. Default: nil, which means no menu.
  open var menu: UIMenu? { didSet { menuChanged() } }
  /// Whether pressing the button opens the menu instead of performing the primary action. Default: false.
  open var showsMenuAsPrimaryAction = false
  /// Whether pressing the button toggles its selection before its actions are performed. Default: false.
  ///
  /// Differs from Apple: if `showsMenuAsPrimaryAction` is true, pressing the button opens the menu without changing the
  /// selection.
  open var changesSelectionAsPrimaryAction = false
  /// The interaction that opens the menu, or nil if there is no menu.
  open var contextMenuInteraction: UIContextMenuInteraction? { buttonMenu?.interaction }
  final var buttonMenu: ButtonMenu?

  package override func sendPress() {
    if showsMenuAsPrimaryAction, let buttonMenu, menu != nil {
      sendActions(for: [.touchUpInside, .menuActionTriggered])
      buttonMenu.open()
      return
    }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  open override func tintColorDidChange() {
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  package override func stateChanged() {
    super.stateChanged()
    setNeedsUpdateConfiguration()
    if contents != nil { return }
    let dimming = isHighlighted && isSystem ? UIKitTuning.highlightedTitleAlpha : 1
    guard dimming != shownDimming else { return }
    shownDimming = dimming
    if dimming < 1 {
      UIView.performWithoutAnimation { dim(to: dimming) }
    } else {
      UIView.animate(withDuration: UIKitTuning.highlightFade, delay: 0, options: .beginFromCurrentState) {
        self.dim(to: dimming)
      }
    }
  }

  private func dim(to alpha: CGFloat) {
    label.alpha = alpha
    picture?.alpha = alpha
    sign?.alpha = alpha
  }

  /// Updates the title, color and images for the current state, and lays them out.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    if let contents {
      background?.isHidden = true
      sign?.isHidden = true
      contents.layOut(self)
      return
    }
    showTitle()
    let image = currentImage
    if image != nil || picture != nil { showImage(image) }
    if let backgroundImage = currentBackgroundImage {
      showBackground(backgroundImage)
    } else {
      background?.isHidden = true
    }
    let layout = ButtonLayout(
      bounds: bounds, insets: contentEdgeInsets, image: shownSize(of: image),
      title: label.text == nil ? .zero : label.sizeThatFits(.zero),
      horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment)
    label.layoutFrame = layout.title.inset(by: titleEdgeInsets)
    picture?.layoutFrame = layout.image.inset(by: imageEdgeInsets)
    background?.layoutFrame = bounds
    guard let sign else { return }
    // A title or image that the app has set replaces the icon.
    sign.isHidden = image != nil || label.text?.isEmpty == false
    sign.center = CGPoint(x: bounds.midX, y: bounds.midY)
    sign.color = currentTitleColor
  }

  private func showTitle() {
    #if hasFeature(Embedded)
      let attributedTitle = attributedTitles.shown(in: state)
    #else
      let attributedTitle = currentAttributedTitle.map { ConvertedText($0) }
    #endif
    if let attributedTitle {
      guard attributedTitle != shownAttributedTitle else { return }
      if shownAttributedTitle == nil { plainFont = label.font }
      shownAttributedTitle = attributedTitle
      label.adopt(attributedTitle.rich)
      return
    }
    // Reset the label, so that the attributes of an attributed title do not apply to a plain title.
    if shownAttributedTitle != nil {
      shownAttributedTitle = nil
      label.text = nil
      label.font = plainFont
    }
    label.text = currentTitle
    label.textColor = currentTitleColor
  }

  /// Returns the displayed size of the image. Symbols use the font size and weight of the title.
  private func shownSize(of image: UIImage?) -> CGSize {
    shownSize(of: image, preferring: currentPreferredSymbolConfiguration)
  }

  final func shownSize(of image: UIImage?, preferring preferred: UIImage.SymbolConfiguration?) -> CGSize {
    guard let image else { return .zero }
    guard image.isSymbolImage, let view = imageView else { return image.size }
    view.image = image
    if view.symbolContext.font != label.font { view.symbolContext.font = label.font }
    if view.preferredSymbolConfiguration !== preferred { view.preferredSymbolConfiguration = preferred }
    return view.shownSize
  }

  private func showImage(_ image: UIImage?) {
    imageView?.image = image
    guard !isSystem else {
      let isGray = !isEnabled && adjustsImageWhenDisabled && images[.disabled] == nil
      if isGray != hasGrayImage { picture?.tintColor = isGray ? .tertiaryLabel : nil }
      hasGrayImage = isGray
      return
    }
    let isOwn = images[state] != nil && state != .normal
    let isDimmed = isHighlighted && adjustsImageWhenHighlighted || !isEnabled && adjustsImageWhenDisabled
    picture?.alpha = !isOwn && isDimmed ? UIKitTuning.dimmedImageAlpha : 1
  }

  private func showBackground(_ image: UIImage) {
    let view = background ?? UIImageView(frame: bounds)
    if background == nil {
      background = view
      insertSubview(view, at: 0)
    }
    view.isHidden = false
    view.image = image
  }

  /// Returns the size of the image and title, including `contentEdgeInsets`. If the insets are zero, 6 points are added
  /// at the top and bottom. The minimum width is 30 points.
  ///
  /// If there is a configuration, this method returns the size of its content. Text that is wider than `size` wraps.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let contents { return contents.size(of: self, fitting: size) }
    showTitle()
    let image = shownSize(of: currentImage)
    let title = label.text == nil ? CGSize.zero : label.sizeThatFits(.zero)
    var width = image.width + title.width + contentEdgeInsets.left + contentEdgeInsets.right
    var height = max(image.height, title.height) + contentEdgeInsets.top + contentEdgeInsets.bottom
    if contentEdgeInsets == .zero {
      width = max(width, UIKitTuning.smallestButtonWidth)
      height = max(image.height, title.height + 2 * UIKitTuning.buttonVerticalPadding)
    }
    if title == .zero, image == .zero, contentEdgeInsets == .zero, sign == nil, currentBackgroundImage == nil {
      // An empty button is as tall as one with a title.
      height = PixelGrid.screen.up(label.font.lineHeight) + 2 * UIKitTuning.buttonVerticalPadding
    }
    if sign != nil {
      width = max(width, ButtonSign.side)
      height = max(height, ButtonSign.side)
    }
    if let background = currentBackgroundImage?.size {
      width = max(width, background.width)
      height = max(height, background.height)
    }
    return CGSize(width: width, height: height)
  }

  /// The title label.
  open override var forFirstBaselineLayout: UIView { titleLabel ?? self }

  /// The title label.
  open override var forLastBaselineLayout: UIView { titleLabel ?? self }

  /// The size that `sizeThatFits(_:)` returns.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  package override var breaksLinesAtLayoutWidth: Bool { contents?.breaksLines ?? false }

  package override func naturalHeight(forLayoutWidth width: CGFloat) -> CGFloat? {
    contents?.size(of: self, fitting: CGSize(width: width, height: 0)).height
  }

  /// The label that assistive technology reads. Default: the title.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentTitle ?? label.text }
    set { super.accessibilityLabel = newValue }
  }

  package override var stageAccessibility: StageAccessibility? {
    var properties = accessibility
    properties.label = accessibilityLabel
    if !isEnabled { properties.traits.insert(.notEnabled) }
    if isSelected { properties.traits.insert(.selected) }
    return properties.stage
  }

  /// Whether the image is dimmed while the button is pressed, unless there is an image for the highlighted state.
  /// Default: true.
  open var adjustsImageWhenHighlighted = true { didSet { setNeedsLayout() } }
  /// Whether the image is dimmed while the button is disabled, unless there is an image for the disabled state.
  /// Default: true. In a system button, a template image then has the color of a disabled title.
  open var adjustsImageWhenDisabled = true { didSet { setNeedsLayout() } }

  // MARK: Configuration

  /// The configuration of the button. Its title and image take precedence over those for states. Default: nil, which
  /// results in the appearance of the button type.
  open var configuration: Configuration? {
    get { contents?.configuration }
    set {
      ConfiguredButton.show(newValue, in: self)
      invalidateIntrinsicContentSize()
      contentChanged()
    }
  }

  /// The handler that updates `configuration`. The handler is called in the next layout pass after
  /// `setNeedsUpdateConfiguration()` and after changes of the state, the tint color or this handler. Default: nil.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { updates.handler }
    set {
      updates.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether the configuration's colors are automatically updated for the button's state. Default: true.
  open var automaticallyUpdatesConfiguration: Bool {
    get { updates.areAutomatic }
    set {
      updates.areAutomatic = newValue
      setNeedsLayout()
    }
  }

  /// Schedules a call to `updateConfiguration()` in the next layout pass.
  open func setNeedsUpdateConfiguration() {
    if updates.areRunning { return }
    updates.areNeeded = true
    setNeedsLayout()
  }

  /// Updates the configuration during layout. Default: calls the update handler.
  open func updateConfiguration() { updates.handler?(self) }

  private func updateConfigurationIfNeeded() {
    guard updates.areNeeded, !updates.areRunning else { return }
    updates.areNeeded = false
    updates.areRunning = true
    updateConfiguration()
    updates.areRunning = false
  }

  // MARK: States

  /// Sets the title for the given state. Nil removes the title.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    contentChanged()
  }

  /// Sets the attributed title, which takes precedence over the plain title, for the given state. Nil removes it.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state] = title.map { ConvertedText($0) }
    contentChanged()
  }

  /// Returns the attributed title for the given state or, if there is none, for the normal state. Returns nil if
  /// neither is set.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    (attributedTitles[state] ?? attributedTitles[.normal])?.string
  }

  /// The currently displayed attributed title, or nil if the title is plain.
  open var currentAttributedTitle: NSAttributedString? { attributedTitles.shown(in: state)?.string }

  /// Sets the title color for the given state. Nil removes the color.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
    contentChanged()
  }

  /// Sets the image for the given state. Nil removes the image.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    contentChanged()
  }

  /// Sets the symbol configuration for the given state. Its values apply unless a symbol specifies its own. Nil removes
  /// the configuration. Symbols without a configuration use the font size and weight of the title.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    symbolConfigurations[state] = configuration
    contentChanged()
  }

  /// Returns the symbol configuration for the given state or, if there is none, for the normal state. Returns nil if
  /// neither is set.
  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state] ?? symbolConfigurations[.normal]
  }

  /// The symbol configuration for the current state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { symbolConfigurations.shown(in: state) }

  /// Sets the background image for the given state. Nil removes the image.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[state] = image
    contentChanged()
  }

  /// Returns the title for the given state or, if there is none, for the normal state. Returns nil if neither is set.
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }

  /// Returns the title color for the given state or, if there is none, for the normal state. Returns nil if neither is
  /// set.
  open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

  /// Returns the image for the given state or, if there is none, for the normal state. Returns nil if neither is set.
  open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }

  /// Returns the background image for the given state or, if there is none, for the normal state. Returns nil if
  /// neither is set.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }

  /// The currently displayed title.
  open var currentTitle: String? { titles.shown(in: state) }

  /// The current title color. Default: white for custom buttons; otherwise gray if the button is disabled, or the tint
  /// color.
  open var currentTitleColor: UIColor {
    if let color = titleColors[state] { return color }
    if buttonType == .custom { return titleColors.shown(in: state) ?? .white }
    if !isEnabled, titleColors[.disabled] == nil { return .tertiaryLabel }
    return titleColors.shown(in: state) ?? tintColor
  }

  /// The currently displayed image.
  open var currentImage: UIImage? { images.shown(in: state) }

  /// The currently displayed background image.
  open var currentBackgroundImage: UIImage? { backgroundImages.shown(in: state) }
}
