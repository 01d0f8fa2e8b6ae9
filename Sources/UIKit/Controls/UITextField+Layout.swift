// SPDX-License-Identifier: MIT

import SprungStage

extension UITextField {
  /// Whether the layout direction is right-to-left.
  final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  final func shows(_ mode: ViewMode, isEditing: Bool) -> Bool {
    switch mode {
    case .never: return false
    case .whileEditing: return isEditing
    case .unlessEditing: return !isEditing
    case .always: return true
    }
  }

  final func sideRect(_ view: UIView?, in bounds: CGRect, isAtStart: Bool) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero { size = view.sizeThatFits(bounds.size) }
    let isLeft = isAtStart != isMirrored
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.minY + (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  /// Returns the area of the text, excluding the border and the other views in the field.
  final func textArea(in bounds: CGRect, isEditing: Bool) -> CGRect {
    var rect = bounds
    if borderStyle != .none {
      let inset = UIKitTuning.textFieldInset
      rect = rect.insetBy(dx: min(inset.x, rect.width / 2), dy: min(inset.y, rect.height / 2))
    }
    func cut(_ side: CGRect, isAtStart: Bool) {
      guard side.width > 0 else { return }
      if isAtStart != isMirrored {
        let left = max(rect.minX, side.maxX)
        rect = CGRect(x: left, y: rect.minY, width: max(0, rect.maxX - left), height: rect.height)
      } else {
        rect.size.width = max(0, min(rect.maxX, side.minX) - rect.minX)
      }
    }
    if leftView != nil, shows(leftViewMode, isEditing: isEditing) {
      cut(leftViewRect(forBounds: bounds), isAtStart: true)
    }
    if rightView != nil, shows(rightViewMode, isEditing: isEditing) {
      cut(rightViewRect(forBounds: bounds), isAtStart: false)
    } else if hasText, shows(clearButtonMode, isEditing: isEditing) {
      cut(clearButtonRect(forBounds: bounds).insetBy(dx: -UIKitTuning.clearButton.margin, dy: 0), isAtStart: false)
    }
    return rect
  }

  final var naturalSize: CGSize {
    let font = font ?? .systemFont(ofSize: 17)
    var size = font.size(of: shownString, numberOfLines: 1)
    let words = placeholderLabel.sizeThatFits(.zero)
    size.width = max(PixelGrid.screen.up(size.width), words.width) + UIKitTuning.caretWidth
    size.height = PixelGrid.screen.up(font.lineHeight)
    if borderStyle != .none {
      size.width += 2 * UIKitTuning.textFieldInset.x
      size.height += 12
    }
    if leftView != nil, shows(leftViewMode, isEditing: isEditing) {
      size.width += leftViewRect(forBounds: bounds).width
    }
    if rightView != nil, shows(rightViewMode, isEditing: isEditing) {
      size.width += rightViewRect(forBounds: bounds).width
    } else if hasText, shows(clearButtonMode, isEditing: isEditing) {
      size.width += UIKitTuning.clearButton.side + 2 * UIKitTuning.clearButton.margin
    }
    return size
  }

  /// The drawn text: the text itself or, for secure text, a bullet for each UTF-16 unit.
  final var shownString: String {
    guard isSecureTextEntry else { return editor.string }
    return String(repeating: "\u{2022}", count: editor.edited.buffer.count)
  }

  final func followTextSize() {
    guard adjustsFontForContentSizeCategory, let font else { return }
    let adjusted = font.adjusted(for: traitCollection)
    if adjusted.pointSize != font.pointSize { self.font = adjusted }
  }

  /// Lays out the text in a font size at which it fits.
  final func layoutText() -> RichTextLayout {
    let text = isSecureTextEntry ? RichText(shownString) : editor.rich
    var setting = RichTextLayout.Setting(
      font: font ?? .systemFont(ofSize: 17), color: shownColor, alignment: textAlignment, width: canvas.bounds.width)
    setting.isMirrored = isMirrored
    setting.isSingleLine = true
    setting.endsWithOpenLine = true
    setting.mode = isEditing ? .byClipping : .byTruncatingTail
    setting.numberOfLines = isEditing ? 0 : 1
    let layout = RichTextLayout(text, setting)
    let availableWidth = canvas.bounds.width
    guard adjustsFontSizeToFitWidth, !isEditing, availableWidth > 0 else { return layout }
    setting.numberOfLines = 0
    let whole = RichTextLayout(text, setting).size.width
    guard whole > availableWidth else { return layout }
    setting.numberOfLines = 1
    setting.font = setting.font.withSize(max(minimumFontSize, setting.font.pointSize * availableWidth / whole, 1))
    return RichTextLayout(text, setting)
  }

  private var shownColor: UIColor {
    let color = (textColor ?? .label).resolvedColor(with: traitCollection)
    return isEnabled ? color : color.withAlphaComponent(color.cgColor.alpha * 0.4)
  }

  /// Updates the layout if necessary, so that positions can be queried before the next layout pass.
  final func prepareCanvas() {
    if needsLayout { arrange() }
  }

  final func arrange() {
    showBorder()
    showSides()
    let frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    canvas.layoutFrame = frame
    placeholderLabel.isHidden = hasText
    if !hasText {
      placeholderLabel.layoutFrame = placeholderRect(forBounds: bounds)
      placeholderLabel.textAlignment = textAlignment
    }
    let layout = layoutText()
    isTextTruncated = !isEditing && layout.isTruncated
    let size = layout.size
    keepCaretInSight(layout, width: frame.width, textWidth: size.width)
    canvas.show(
      layout, isPlain: isSecureTextEntry || editor.rich.isPlain,
      at: CGPoint(x: 0 - scroll, y: ((frame.height - size.height) / 2).rounded(.down)))
    canvas.showSelection(isEditing ? editor.selection : nil, color: tintColor ?? .systemBlue)
  }

  private func keepCaretInSight(_ layout: RichTextLayout, width: CGFloat, textWidth: CGFloat) {
    guard isEditing else {
      scroll = 0
      return
    }
    let caret = layout.caret(at: editor.edited.head).minX
    let availableWidth = max(0, width - UIKitTuning.caretWidth)
    scroll = min(scroll, max(0, textWidth - availableWidth))
    if caret < scroll { scroll = caret }
    if caret > scroll + availableWidth { scroll = caret - availableWidth }
    scroll = max(0, scroll)
  }

  private func showBorder() {
    let rect = borderRect(forBounds: bounds)
    if borderStyle != .none || border != nil {
      let view = border ?? UIView(frame: rect)
      if border == nil {
        border = view
        view.isUserInteractionEnabled = false
        insertSubview(view, at: 0)
      }
      view.layoutFrame = rect
      view.isHidden = borderStyle == .none
      view.layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
      view.layer.borderWidth = borderStyle == .roundedRect ? 0.5 : 1
      view.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
      let ground = UIColor.systemBackground.resolvedColor(with: traitCollection)
      view.backgroundColor = borderStyle == .roundedRect && backgroundColor == nil ? ground : nil
    }
    let picture = borderStyle == .roundedRect ? nil : isEnabled ? background : disabledBackground ?? background
    guard picture != nil || backgroundView != nil else { return }
    let view = backgroundView ?? UIImageView(frame: rect)
    if backgroundView == nil {
      backgroundView = view
      insertSubview(view, at: 0)
    }
    view.image = picture
    view.layoutFrame = rect
  }

  private func showSides() {
    show(leftView, leftViewMode) { leftViewRect(forBounds: bounds) }
    show(rightView, rightViewMode) { rightViewRect(forBounds: bounds) }
    let hasRight = rightView != nil && shows(rightViewMode, isEditing: isEditing)
    let wantsButton = !hasRight && hasText && shows(clearButtonMode, isEditing: isEditing)
    guard wantsButton || clearButton != nil else { return }
    let button = clearButton ?? makeClearButton()
    button.isHidden = !wantsButton
    button.layoutFrame = clearButtonRect(forBounds: bounds)
  }

  private func show(_ view: UIView?, _ mode: ViewMode, _ frame: () -> CGRect) {
    guard let view else { return }
    guard shows(mode, isEditing: isEditing) else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    view.layoutFrame = frame()
    if view.superview !== self { addSubview(view) }
  }

  private func makeClearButton() -> UIButton {
    let button = ClearButton(frame: .zero)
    button.accessibilityLabel = "Clear text"
    button.addHandler(for: .touchUpInside) { [me = WeakReference(self)] _ in me.wrappedValue?.clear() }
    clearButton = button
    addSubview(button)
    return button
  }
}
