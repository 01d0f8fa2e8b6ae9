// SPDX-License-Identifier: MIT

extension UIListContentView {
  /// Updates the image and text views after the configuration has changed.
  final func contentDidChange() {
    showPicture()
    label = show(
      content.text, content.textProperties, content.kind == .valueCell ? .natural : nil, label)
    secondLabel = show(content.secondaryText, content.secondaryTextProperties, nil, secondLabel)
    if let text = content.attributedText { label?.adopt(text.rich) }
    if let text = content.secondaryAttributedText { secondLabel?.adopt(text.rich) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  final func showPicture() {
    guard let image = content.image else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let view = picture ?? UIImageView(frame: .zero)
    if picture == nil {
      picture = view
      view.contentMode = .scaleAspectFit
      insertSubview(view, at: 0)
    }
    if view.image !== image { view.image = image }
    let properties = content.imageProperties
    view.symbolContext.font = content.textProperties.font.adjusted(for: traitCollection)
    if view.preferredSymbolConfiguration !== properties.preferredSymbolConfiguration {
      view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    }
    let tint = properties.resolvedTintColor(for: tintColor)
    if view.tintColor != tint { view.tintColor = tint }
    if view.layer.cornerRadius != properties.cornerRadius { view.layer.cornerRadius = properties.cornerRadius }
    view.clipsToBounds = properties.cornerRadius > 0
  }

  private func show(
    _ text: String?, _ properties: UIListContentConfiguration.TextProperties, _ alignment: NSTextAlignment?,
    _ label: UILabel?
  ) -> UILabel? {
    guard let text else {
      label?.removeFromSuperview()
      return nil
    }
    let view = label ?? UILabel(frame: .zero)
    if label == nil { addSubview(view) }
    view.font = properties.font
    view.textColor = properties.resolvedColor()
    view.numberOfLines = properties.numberOfLines
    view.lineBreakMode = properties.lineBreakMode
    view.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    view.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    view.minimumScaleFactor = properties.minimumScaleFactor
    view.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    switch properties.alignment {
    case .natural: view.textAlignment = .natural
    case .center: view.textAlignment = .center
    case .justified: view.textAlignment = .justified
    }
    view.text = properties.transform.apply(text)
    return view
  }

  // MARK: Layout

  /// Returns the required height for the given width, rounded up to whole pixels.
  final func fittedHeight(width: CGFloat) -> CGFloat {
    guard width.keepsLimit, width >= 0 else { return content.kind.leastHeight }
    let height = layout(width: width, height: nil).height
    return PixelGrid.screen.up(height)
  }

  final func layout(width: CGFloat, height: CGFloat?) -> ListContentLayout {
    var parts = ListContentLayout.Parts()
    parts.image = imageSizes
    if let label { parts.text = { label.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)) } }
    if let secondLabel {
      parts.secondary = { secondLabel.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)) }
    }
    parts.isSideBySide = content.isSideBySide
    parts.imageToText = content.imageToText
    parts.besideText = content.besideText
    parts.belowText = content.belowText
    parts.leastHeight = content.kind.leastHeight
    return ListContentLayout(parts, width: width, margins: effectiveContentMargins(width: width), height: height)
  }

  private var imageSizes: (size: CGSize, place: CGSize)? {
    let properties = content.imageProperties
    var reserved = properties.reservedLayoutSize
    if reserved.width == UIListContentConfiguration.ImageProperties.standardDimension {
      reserved.width = UIKitTuning.contentImageWidth
    }
    if reserved.height == UIListContentConfiguration.ImageProperties.standardDimension {
      reserved.height = UIKitTuning.contentImageWidth
    }
    guard let picture, content.image != nil else {
      return reserved.width > 0 ? (.zero, reserved) : nil
    }
    var size = picture.shownSize
    let limit = properties.maximumSize
    var factor: CGFloat = 1
    if limit.width > 0, size.width > limit.width { factor = min(factor, limit.width / size.width) }
    if limit.height > 0, size.height > limit.height { factor = min(factor, limit.height / size.height) }
    size = CGSize(width: size.width * factor, height: size.height * factor)
    return (
      size,
      CGSize(
        width: reserved.width > 0 ? reserved.width : size.width,
        height: reserved.height > 0 ? reserved.height : size.height)
    )
  }

  /// Returns the margins in a left-to-right layout. Each margin is the larger one of the configuration's margin and the
  /// superview's margin.
  private func effectiveContentMargins(width: CGFloat) -> UIEdgeInsets {
    var margins = UIEdgeInsets(content.margins, direction: .leftToRight)
    guard let superview else { return margins }
    var outer = UIEdgeInsets(superview.directionalLayoutMargins, direction: .leftToRight)
    if let side = superview.itemView?.sideMargin {
      outer.left = max(outer.left, side)
      outer.right = max(outer.right, side)
    }
    let axes = content.axesPreservingSuperviewLayoutMargins
    if axes.contains(.horizontal) {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let before = isMirrored ? superview.bounds.width - layoutFrame.maxX : layoutFrame.minX
      let after = max(0, superview.bounds.width - before - width)
      margins.left = max(margins.left, outer.left - max(0, before))
      margins.right = max(margins.right, outer.right - after)
    }
    if axes.contains(.vertical) {
      margins.top = max(margins.top, outer.top - max(0, frame.minY))
      margins.bottom = max(margins.bottom, outer.bottom - max(0, superview.bounds.height - frame.maxY))
    }
    return margins
  }

  final func layOutContent() {
    let layout = layout(width: bounds.width, height: bounds.height)
    setFrame(picture, layout.image)
    setFrame(label, layout.text)
    setFrame(secondLabel, layout.secondary)
    guides.follow(self)
  }

  private func setFrame(_ view: UIView?, _ frame: CGRect) {
    guard let view else { return }
    var rect = frame
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { rect.origin.x = bounds.width - frame.maxX }
    rect.origin.x += bounds.minX
    rect.origin.y += bounds.minY
    if view.layoutFrame != rect { view.layoutFrame = rect }
  }
}
