// SPDX-License-Identifier: MIT

/// Displays a content-unavailable configuration, laid out within the safe area.
///
/// View controllers create this view for `contentUnavailableConfiguration`. The view can also be the `backgroundView`
/// of a table or collection view.
///
/// Differs from Apple: content that is taller than the view does not scroll.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var content: UnavailableContent
  private let background: BackgroundConfigurationView
  private var picture: UIImageView?
  private var spinner: UIActivityIndicatorView?
  private var label: UILabel?
  private var secondLabel: UILabel?
  private var button: UIButton?
  private var secondButton: UIButton?

  override var kindName: String { "UIContentUnavailableView" }

  /// Creates a view that displays the given configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration.content
    background = BackgroundConfigurationView(content.background)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    addSubview(background)
    update()
  }

  /// Creates an empty view. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    content = UnavailableContent(.plain)
    background = BackgroundConfigurationView(content.background)
    super.init(coder: coder)
    addSubview(background)
  }

  /// The configuration. A configuration of another type is ignored and reported as a fault.
  open var configuration: any UIContentConfiguration {
    get { UIContentUnavailableConfiguration(content) }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else {
        Diagnostics.report(
          "foreignConfiguration",
          "A UIContentUnavailableView ignores a configuration that is not a UIContentUnavailableConfiguration. The "
            + "previous configuration remains.")
        return
      }
      guard new.content != content else { return }
      content = new.content
      update()
    }
  }

  /// Returns whether the given configuration is a content-unavailable configuration.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIContentUnavailableConfiguration
  }

  private func update() {
    background.show(content.background)
    updateSpinner()
    updatePicture()
    label = updated(label, content.text, content.attributedText, content.textProperties)
    label?.accessibilityTraits.insert(.header)
    secondLabel = updated(
      secondLabel, content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
    button = updated(button, content.button, content.buttonProperties)
    secondButton = updated(secondButton, content.secondaryButton, content.secondaryButtonProperties)
    setNeedsLayout()
  }

  private func updateSpinner() {
    guard content.kind == .loading else { return }
    let view = spinner ?? UIActivityIndicatorView(style: .medium)
    if spinner == nil {
      addSubview(view)
      spinner = view
    }
    view.color = content.imageProperties.tintColor ?? .secondaryLabel
    view.startAnimating()
  }

  private func updatePicture() {
    guard content.kind != .loading, let image = content.image else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let view = picture ?? UIImageView(frame: .zero)
    if picture == nil {
      addSubview(view)
      picture = view
    }
    view.image = image
    view.contentMode = .scaleAspectFit
    view.preferredSymbolConfiguration =
      content.imageProperties.preferredSymbolConfiguration
      ?? UIImage.SymbolConfiguration(pointSize: UIKitTuning.unavailableSymbolSize)
    view.tintColor = content.imageProperties.tintColor ?? .secondaryLabel
    view.layer.cornerRadius = content.imageProperties.cornerRadius
    view.clipsToBounds = content.imageProperties.cornerRadius > 0
  }

  private func updated(
    _ old: UILabel?, _ text: String?, _ attributed: ConvertedText?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) -> UILabel? {
    guard let text, !text.isEmpty else {
      old?.removeFromSuperview()
      return nil
    }
    let label = old ?? UILabel(frame: .zero)
    if old == nil { addSubview(label) }
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = true
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = .center
    if let attributed { label.attributedText = attributed.string } else { label.text = text }
    return label
  }

  private func updated(
    _ old: UIButton?, _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton? {
    old?.removeFromSuperview()
    guard configuration.title?.isEmpty == false || configuration.image != nil else { return nil }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    // The initializer may have added the title and image of the action, so the configuration is set again.
    button.configuration = configuration
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    button.isEnabled = properties.isEnabled
    addSubview(button)
    return button
  }

  /// Lays out the content. Overrides must call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let whole = CGRect(origin: .zero, size: bounds.size)
    if background.layoutFrame != whole { background.layoutFrame = whole }
    arrange(in: contentArea)
  }

  private var contentArea: CGRect {
    var insets = UIEdgeInsets(content.margins, direction: effectiveUserInterfaceLayoutDirection)
    let safe = safeAreaInsets
    insets = UIEdgeInsets(
      top: insets.top + safe.top, left: insets.left + safe.left, bottom: insets.bottom + safe.bottom,
      right: insets.right + safe.right)
    if let outer = superview?.layoutMargins {
      if content.preservedAxes.contains(.horizontal) {
        insets.left = max(insets.left, outer.left)
        insets.right = max(insets.right, outer.right)
      }
      if content.preservedAxes.contains(.vertical) {
        insets.top = max(insets.top, outer.top)
        insets.bottom = max(insets.bottom, outer.bottom)
      }
    }
    return CGRect(origin: .zero, size: bounds.size).shrunk(by: insets)
  }

  /// The displayed parts, each with its distance from the part above it.
  private var parts: [(view: UIView, padding: CGFloat)] {
    var parts: [(view: UIView, padding: CGFloat)] = []
    if let image = spinner ?? picture { parts.append((image, 0)) }
    if let label { parts.append((label, content.imageToText)) }
    if let secondLabel { parts.append((secondLabel, label == nil ? content.imageToText : content.textToSecondary)) }
    if let button { parts.append((button, content.textToButton)) }
    if let secondButton {
      parts.append((secondButton, button == nil ? content.textToButton : content.buttonToSecondary))
    }
    return parts
  }

  private func size(of view: UIView, inWidth width: CGFloat) -> CGSize {
    if view === picture { return imageSize(inWidth: width) }
    let width = view is UILabel ? min(width, UIKitTuning.unavailableTextWidth) : width
    let size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  private func imageSize(inWidth width: CGFloat) -> CGSize {
    let natural = picture?.intrinsicContentSize ?? .zero
    let limit = content.imageProperties.maximumSize
    var scale: CGFloat = 1
    let most = limit.width > 0 ? min(limit.width, width) : width
    if natural.width > most { scale = most / natural.width }
    if limit.height > 0, natural.height * scale > limit.height { scale = limit.height / natural.height }
    return CGSize(width: natural.width * scale, height: natural.height * scale)
  }

  private func arrange(in area: CGRect) {
    let parts = parts
    let sizes = parts.map { size(of: $0.view, inWidth: area.width) }
    let height = contentHeight(parts, sizes)
    var y = content.alignment == .center ? area.minY + max(0, (area.height - height) / 2) : area.minY
    for (index, part) in parts.enumerated() {
      if index > 0 { y += part.padding }
      let size = sizes[index]
      let frame = CGRect(x: area.minX + (area.width - size.width) / 2, y: y, width: size.width, height: size.height)
      let grid = PixelGrid.screen
      let rounded = CGRect(
        origin: CGPoint(x: grid.nearest(frame.minX), y: grid.nearest(frame.minY)), size: grid.up(frame.size))
      if part.view.layoutFrame != rounded { part.view.layoutFrame = rounded }
      y += size.height
    }
  }

  private func contentHeight(_ parts: [(view: UIView, padding: CGFloat)], _ sizes: [CGSize]) -> CGFloat {
    var height: CGFloat = 0
    for (index, part) in parts.enumerated() { height += sizes[index].height + (index > 0 ? part.padding : 0) }
    return height
  }

  /// Returns the proposed width, and the height of the content including its margins.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width - content.margins.leading - content.margins.trailing
    let parts = parts
    let height = contentHeight(parts, parts.map { self.size(of: $0.view, inWidth: width) })
    return CGSize(width: size.width, height: height + content.margins.top + content.margins.bottom)
  }
}
