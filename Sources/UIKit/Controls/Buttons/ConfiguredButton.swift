// SPDX-License-Identifier: MIT

/// Displays a configuration in a button.
final class ConfiguredButton: ButtonContents {
  private let background: BackgroundConfigurationView
  private var subtitle: UILabel?
  private var spinner: UIActivityIndicatorView?

  override init(_ configuration: UIButton.Configuration) {
    background = BackgroundConfigurationView(configuration.background)
    super.init(configuration)
  }

  /// Sets or removes the configuration of the given button.
  static func show(_ configuration: UIButton.Configuration?, in button: UIButton) {
    guard let configuration else {
      button.contents?.remove(from: button)
      button.contents = nil
      return
    }
    if let contents = button.contents {
      contents.configuration = configuration
      return
    }
    let made = ConfiguredButton(configuration)
    button.contents = made
    button.insertSubview(made.background, at: 0)
    button.label.numberOfLines = 0
  }

  override var subtitleLabel: UILabel? { subtitle }

  override func remove(from button: UIButton) {
    background.removeFromSuperview()
    subtitle?.removeFromSuperview()
    spinner?.removeFromSuperview()
    let label = button.label
    label.text = nil
    label.font = .systemFont(ofSize: 15)
    label.numberOfLines = 1
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .natural
  }

  /// Returns the configuration for the button's current state.
  private func current(in button: UIButton) -> UIButton.Configuration {
    button.automaticallyUpdatesConfiguration ? configuration.updated(for: button) : configuration
  }

  private func colors(_ configuration: UIButton.Configuration, in button: UIButton) -> ButtonColors {
    ButtonColors(
      configuration, state: button.automaticallyUpdatesConfiguration ? button.state : .normal, tint: button.tintColor)
  }

  // MARK: Text and image

  private func displayTexts(_ configuration: UIButton.Configuration, _ color: UIColor, in button: UIButton) {
    let plain = button.currentAttributedTitle == nil ? button.currentTitle : nil
    let title = configuration.titleText ?? plain.map { ButtonText($0) }
    let alignment = textAlignment(configuration, in: button)
    display(
      title, configuration.buttonSize.titleStyle, color, configuration.titleTextAttributesTransformer,
      configuration.titleLineBreakMode, alignment, in: button.label)
    if configuration.titleText == nil, let attributed = button.currentAttributedTitle {
      button.label.adopt(ConvertedText(attributed).rich)
    }
    guard configuration.subtitleText != nil || subtitle != nil else { return }
    let label = subtitle ?? UILabel()
    if subtitle == nil {
      subtitle = label
      label.accessibility.isElement = false
      label.numberOfLines = 0
      button.addSubview(label)
    }
    display(
      configuration.subtitleText, .footnote, color, configuration.subtitleTextAttributesTransformer,
      configuration.subtitleLineBreakMode, alignment, in: label)
  }

  private func display(
    _ text: ButtonText?, _ style: UIFont.TextStyle, _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?, _ mode: NSLineBreakMode, _ alignment: NSTextAlignment,
    in label: UILabel
  ) {
    var attributes = TextAttributes()
    attributes.font = .preferredFont(forTextStyle: style, compatibleWith: label.traitCollection)
    attributes.color = color
    let rich = text?.rich(attributes, transformer?.textTransform ?? { $0 }) ?? RichText()
    label.adopt(rich)
    if rich.count == 0 {
      label.text = nil
      label.font = attributes.font
    }
    label.lineBreakMode = mode
    label.numberOfLines = Self.breaksLines(mode) ? 0 : 1
    label.textAlignment = alignment
  }

  private func image(_ configuration: UIButton.Configuration, in button: UIButton) -> UIImage? {
    configuration.showsActivityIndicator ? nil : configuration.image ?? button.currentImage
  }

  private func displayImage(_ configuration: UIButton.Configuration, _ color: UIColor, in button: UIButton) {
    let image = image(configuration, in: button)
    if image != nil || button.hasImageView, let view = button.imageView {
      view.image = image
      view.isHidden = image == nil
      view.alpha = 1
      view.tintColor = configuration.imageColorTransformer?(color) ?? color
    }
    guard configuration.showsActivityIndicator || spinner != nil else { return }
    let spinner = spinner ?? UIActivityIndicatorView(style: .medium)
    if self.spinner == nil {
      self.spinner = spinner
      button.addSubview(spinner)
    }
    spinner.color = configuration.activityIndicatorColorTransformer?(color) ?? color
    if configuration.showsActivityIndicator { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  // MARK: Layout

  /// Measures the parts of the button. The titles are limited to the given width, or not limited if it is 0.
  private func parts(_ configuration: UIButton.Configuration, in button: UIButton, width: CGFloat)
    -> ConfiguredButtonLayout.Parts
  {
    let direction = button.effectiveUserInterfaceLayoutDirection
    var parts = ConfiguredButtonLayout.Parts()
    parts.insets = UIEdgeInsets(configuration.contentInsets, direction: direction)
    parts.imagePadding = configuration.imagePadding
    parts.titlePadding = configuration.titlePadding
    parts.reservation = configuration.imageReservation
    let isLeftToRight = direction == .leftToRight
    let placement = configuration.imagePlacement
    if placement.contains(.leading) {
      parts.side = isLeftToRight ? .left : .right
    } else if placement.contains(.trailing) {
      parts.side = isLeftToRight ? .right : .left
    } else {
      parts.side = placement.contains(.bottom) ? .bottom : .top
    }
    if configuration.showsActivityIndicator {
      let font = UIFont.preferredFont(
        forTextStyle: configuration.buttonSize.titleStyle, compatibleWith: button.traitCollection)
      let side = PixelGrid(scale: button.traitCollection.displayScale).up(font.lineHeight)
      parts.image = CGSize(width: side, height: side)
    } else {
      parts.image = button.shownSize(
        of: image(configuration, in: button),
        preferring: configuration.preferredSymbolConfigurationForImage ?? button.currentPreferredSymbolConfiguration)
    }
    // The padding between the image and the text is used only if the button has text.
    let isTitled = button.label.text?.isEmpty == false
    let isSubtitled = subtitle?.text?.isEmpty == false
    let taken = parts.insets.left + parts.insets.right
    func size(_ label: UILabel?, _ isThere: Bool) -> CGSize {
      guard isThere, let label else { return .zero }
      let natural = label.sizeThatFits(.zero)
      let beside = parts.isBeside && parts.hasImage
      let picture = beside ? max(parts.image.width, parts.reservation) + parts.imagePadding : 0
      let availableWidth = width - taken - picture
      guard width > 0, natural.width > availableWidth, availableWidth > 0 else { return natural }
      let broken = label.sizeThatFits(CGSize(width: availableWidth, height: 0))
      return CGSize(width: min(broken.width, availableWidth), height: broken.height)
    }
    parts.title = size(button.label, isTitled)
    parts.subtitle = size(subtitle, isSubtitled)
    return parts
  }

  override func size(of button: UIButton, fitting size: CGSize) -> CGSize {
    let configuration = current(in: button)
    displayTexts(configuration, colors(configuration, in: button).foreground, in: button)
    return parts(configuration, in: button, width: size.width).size
  }

  override var breaksLines: Bool {
    Self.breaksLines(configuration.titleLineBreakMode) || Self.breaksLines(configuration.subtitleLineBreakMode)
  }

  private static func breaksLines(_ mode: NSLineBreakMode) -> Bool {
    mode == .byWordWrapping || mode == .byCharWrapping
  }

  override func layOut(_ button: UIButton) {
    let configuration = current(in: button)
    let colors = colors(configuration, in: button)
    displayTexts(configuration, colors.foreground, in: button)
    displayImage(configuration, colors.foreground, in: button)
    let bounds = button.bounds
    displayBackground(configuration, colors.background, in: bounds, of: button)
    let parts = parts(configuration, in: button, width: bounds.width)
    let layout = ConfiguredButtonLayout(
      parts, in: bounds, horizontal: horizontal(button), vertical: vertical(button),
      text: alignment(configuration, in: button), fills: button.contentHorizontalAlignment == .fill,
      scale: button.traitCollection.displayScale)
    button.label.layoutFrame = layout.title
    subtitle?.layoutFrame = layout.subtitle
    if parts.image != .zero {
      if configuration.showsActivityIndicator {
        spinner?.layoutFrame = layout.image
      } else {
        button.imageView?.layoutFrame = layout.image
      }
    }
  }

  private func displayBackground(
    _ configuration: UIButton.Configuration, _ color: UIColor, in bounds: CGRect, of button: UIButton
  ) {
    var shown = configuration.background
    if shown.stateColor == nil { shown.stateColor = color }
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: button.traitCollection).pointSize
    let height = bounds.height - shown.backgroundInsets.top - shown.backgroundInsets.bottom
    shown.cornerRadius = configuration.cornerStyle.radius(height: height, of: shown.cornerRadius) {
      $0 * body / UIFont.labelFontSize
    }
    background.show(shown)
    if background.layoutFrame != bounds { background.layoutFrame = bounds }
  }

  // MARK: Alignment

  private func horizontal(_ button: UIButton) -> ConfiguredButtonLayout.Alignment {
    let isLeftToRight = button.effectiveUserInterfaceLayoutDirection == .leftToRight
    switch button.contentHorizontalAlignment {
    case .left: return .start
    case .right: return .end
    case .leading, .fill: return isLeftToRight ? .start : .end
    case .trailing: return isLeftToRight ? .end : .start
    case .center: return .middle
    }
  }

  private func vertical(_ button: UIButton) -> ConfiguredButtonLayout.Alignment {
    switch button.contentVerticalAlignment {
    case .top: .start
    case .bottom: .end
    case .center, .fill: .middle
    }
  }

  private func alignment(_ configuration: UIButton.Configuration, in button: UIButton)
    -> ConfiguredButtonLayout.Alignment
  {
    let isLeftToRight = button.effectiveUserInterfaceLayoutDirection == .leftToRight
    switch configuration.titleAlignment {
    case .automatic: return horizontal(button)
    case .leading: return isLeftToRight ? .start : .end
    case .center: return .middle
    case .trailing: return isLeftToRight ? .end : .start
    }
  }

  private func textAlignment(_ configuration: UIButton.Configuration, in button: UIButton) -> NSTextAlignment {
    switch alignment(configuration, in: button) {
    case .start: .left
    case .middle: .center
    case .end: .right
    }
  }
}
