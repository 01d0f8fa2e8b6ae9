// SPDX-License-Identifier: MIT

import SprungStage

/// A control that is pressed: an image and a title, which may differ from state to state.
///
/// ```swift
/// let button = UIButton(type: .system, primaryAction: UIAction(title: "+view") { _ in add() })
/// ```
///
/// With a `Configuration` it is filled, has a subtitle or an activity indicator, and follows its state automatically.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The kinds of button.
  nonisolated public enum ButtonType: Int, Sendable {
    /// White title, no look of its own.
    case custom = 0
    /// Title in the tint color, which fades while pressed.
    case system = 1
    /// A sign for details.
    case detailDisclosure = 2
    /// A sign for information, on dark.
    case infoLight = 3
    /// A sign for information, on light.
    case infoDark = 4
    /// A sign for adding.
    case contactAdd = 5
    /// A sign for closing.
    case close = 6
  }

  /// The kind of the button. Default: custom.
  open private(set) var buttonType = ButtonType.custom

  final var titles = StateValues<String>()
  private var attributedTitles = StateValues<ConvertedText>()
  private var shownAttributedTitle: ConvertedText?
  /// The label's font before an attributed title set its own.
  private var plainFont: UIFont?
  final var titleColors = StateValues<UIColor>()
  final var images = StateValues<UIImage>()
  final var backgroundImages = StateValues<UIImage>()
  private var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
  private var shownDimming: CGFloat = 1

  final let label = UILabel()
  private var picture: UIImageView?
  /// Whether the image has the color of a disabled title.
  private var hasGrayImage = false
  private var background: UIImageView?
  private var sign: ButtonSign?
  /// Displays the configuration; nil without one.
  final var contents: ButtonContents?
  private var updates = ConfigurationUpdates()

  /// Points around image and title together. Default: zero, which stands for 6 above and below.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The insets of the title in its rectangle, in points. Default: zero.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The insets of the image in its rectangle, in points. Default: zero.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  override var kindName: String { "UIButton" }

  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + ControlProxies.ofButtons
  }

  /// Makes a custom button with a frame in the future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a button of a storyboard or nib, with its kind; otherwise a custom one of zero size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let type = (coder as? InterfaceCoder).flatMap({ ButtonType(rawValue: $0.style) }) { take(type) }
  }

  /// Creates a button with a type and zero size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  /// Makes a button that calls an action and shows its title and image.
  public convenience init(type buttonType: ButtonType = .custom, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Creates a button with the appearance of a configuration that calls an action, whose title and image it displays if
  /// the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    ConfiguredButton.show(configuration, in: self)
  }

  /// Makes a button with a frame that calls an action and shows its title and image.
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

  /// The label that shows the title; its font may be set, its text and color follow the state.
  open var titleLabel: UILabel? { label }

  /// The label that displays the subtitle of a configuration; nil before there is one.
  open var subtitleLabel: UILabel? { contents?.subtitleLabel }

  /// The view that shows the image, made on first use.
  open var imageView: UIImageView? {
    if let picture { return picture }
    let made = UIImageView(frame: .zero)
    made.contentMode = .scaleAspectFit
    picture = made
    insertSubview(made, belowSubview: label)
    return made
  }

  /// Whether the view of the image has been made.
  final var hasImageView: Bool { picture != nil }

  private var isSystem: Bool { buttonType != .custom }

  /// The menu that a long press, or a click with the secondary button, opens; nil, the default, for none.
  open var menu: UIMenu? { didSet { menuChanged() } }
  /// Whether a press opens the menu at once, instead of the primary action. Default: false.
  open var showsMenuAsPrimaryAction = false
  /// Whether a press selects the button, or ends its selection, before its actions are called. Default: false.
  ///
  /// Differs from Apple: with `showsMenuAsPrimaryAction` a press opens the menu and selects nothing.
  open var changesSelectionAsPrimaryAction = false
  /// The interaction by which the menu opens; nil while there is no menu.
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

  /// Shows title, color and images of the current state and places them.
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
    // A custom title or image replaces the sign.
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
    // Attributes of an attributed title must not remain on the plain one.
    if shownAttributedTitle != nil {
      shownAttributedTitle = nil
      label.text = nil
      label.font = plainFont
    }
    label.text = currentTitle
    label.textColor = currentTitleColor
  }

  /// The size of the image as the button displays it: symbols have the size and weight of the title.
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

  /// The size of image and title with `contentEdgeInsets`; without insets 6 points above and below, at least 30 wide.
  ///
  /// With a configuration the size of its parts; a `size` that is narrower than a text breaks it into lines.
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
      // An empty button is as high as one with a title.
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

  /// The title's words.
  open override var forFirstBaselineLayout: UIView { titleLabel ?? self }

  /// The title's words.
  open override var forLastBaselineLayout: UIView { titleLabel ?? self }

  /// The same as `sizeThatFits(_:)`.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  package override var breaksLinesAtLayoutWidth: Bool { contents?.breaksLines ?? false }

  package override func naturalHeight(forLayoutWidth width: CGFloat) -> CGFloat? {
    contents?.size(of: self, fitting: CGSize(width: width, height: 0)).height
  }

  /// The name that assistive technology speaks. Default: the title.
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

  /// Whether an image without one for this state is darker while the button is pressed. Default: true.
  open var adjustsImageWhenHighlighted = true { didSet { setNeedsLayout() } }
  /// Whether an image without one for this state is paler while the button is disabled. Default: true. In a system button a
  /// template image has the color of a disabled title.
  open var adjustsImageWhenDisabled = true { didSet { setNeedsLayout() } }

  // MARK: Configuration

  /// How the button looks, its title and image coming before those of its states; nil, the default, leaves it to the kind of the
  /// button.
  open var configuration: Configuration? {
    get { contents?.configuration }
    set {
      ConfiguredButton.show(newValue, in: self)
      invalidateIntrinsicContentSize()
      contentChanged()
    }
  }

  /// Called in the next layout after the button's state, its tint color or this value has changed, and after
  /// `setNeedsUpdateConfiguration()`; it usually changes `configuration`. Default: nil.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { updates.handler }
    set {
      updates.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether the colors of the configuration follow the button's state automatically. Default: true.
  open var automaticallyUpdatesConfiguration: Bool {
    get { updates.areAutomatic }
    set {
      updates.areAutomatic = newValue
      setNeedsLayout()
    }
  }

  /// Requests a call of `updateConfiguration()` in the next layout.
  open func setNeedsUpdateConfiguration() {
    if updates.areRunning { return }
    updates.areNeeded = true
    setNeedsLayout()
  }

  /// Updates the configuration; a layout calls it. Calls the handler unless a subclass overrides it.
  open func updateConfiguration() { updates.handler?(self) }

  private func updateConfigurationIfNeeded() {
    guard updates.areNeeded, !updates.areRunning else { return }
    updates.areNeeded = false
    updates.areRunning = true
    updateConfiguration()
    updates.areRunning = false
  }

  // MARK: States

  /// Sets the title for a state; nil removes it.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    contentChanged()
  }

  /// Sets a title of several looks for a state, which comes before the plain one; nil removes it.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state] = title.map { ConvertedText($0) }
    contentChanged()
  }

  /// The title of several looks for a state, nil if none was set for it or for the normal state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    (attributedTitles[state] ?? attributedTitles[.normal])?.string
  }

  /// The title of several looks that shows now; nil while a plain one does.
  open var currentAttributedTitle: NSAttributedString? { attributedTitles.shown(in: state)?.string }

  /// Sets the color of the title for a state; nil removes it.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
    contentChanged()
  }

  /// Sets the image for a state; nil removes it.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    contentChanged()
  }

  /// Sets the configuration of symbols for a state, where they leave something open; nil removes it. Without one symbols have the size and
  /// weight of the title.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    symbolConfigurations[state] = configuration
    contentChanged()
  }

  /// The configuration of symbols for a state, nil if none was set for it or for the normal state.
  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state] ?? symbolConfigurations[.normal]
  }

  /// The configuration of symbols now.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { symbolConfigurations.shown(in: state) }

  /// Sets the image behind everything for a state; nil removes it.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[state] = image
    contentChanged()
  }

  /// The title for a state, nil if none was set for it or for the normal state.
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }

  /// The color of the title for a state.
  open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

  /// The image for a state, nil if none was set for it or for the normal state.
  open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }

  /// The image behind everything for a state, nil if none was set for it or for the normal state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }

  /// The title that shows now.
  open var currentTitle: String? { titles.shown(in: state) }

  /// The color of the title now. Default: the tint color, white for a custom button; when disabled, gray.
  open var currentTitleColor: UIColor {
    if let color = titleColors[state] { return color }
    if buttonType == .custom { return titleColors.shown(in: state) ?? .white }
    if !isEnabled, titleColors[.disabled] == nil { return .tertiaryLabel }
    return titleColors.shown(in: state) ?? tintColor
  }

  /// The image that shows now.
  open var currentImage: UIImage? { images.shown(in: state) }

  /// The image behind everything that shows now.
  open var currentBackgroundImage: UIImage? { backgroundImages.shown(in: state) }
}
