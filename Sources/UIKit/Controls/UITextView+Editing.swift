// SPDX-License-Identifier: MIT

import SprungStage

extension UITextView: TextEditingOwner {
  final func editorShouldChange(_ range: NSRange, _ text: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  final func editorInsert(_ text: String) { insertText(text) }

  final func editorDeleteBackward() { deleteBackward() }

  final func editorTextChanged() { textNeedsLayout() }

  final func editorSelectionChanged() {
    setNeedsLayout()
    if isEditing {
      showRange(NSRange(location: editor.edited.head, length: 0), animated: false)
      textDelegate?.textViewDidChangeSelection(self)
    }
  }

  final func editorDidChange() {
    textDelegate?.textViewDidChange(self)
    TextNotification.viewChanged(self)
  }

  final func editorMenu(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
    textDelegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggested)
  }

  final func editorMenuChanges(isPresented: Bool, _ animator: any UIEditMenuInteractionAnimating) {
    if isPresented {
      textDelegate?.textView(self, willPresentEditMenuWith: animator)
    } else {
      textDelegate?.textView(self, willDismissEditMenuWith: animator)
    }
  }

  final func editorEscape() -> Bool { false }

  final func editorReturn() { editor.type("\n", in: editor.selection) }

  final var editorLayout: RichTextLayout {
    if let textLayout { return textLayout }
    let made = layoutText(inWidth: bounds.width)
    textLayout = made
    return made
  }

  final var editorTraits: StageTextTraits {
    var traits = StageTextTraits(of: self)
    traits.isMultiline = true
    return traits
  }

  final var editorCanvas: TextCanvas { canvas }

  final var isEditorActive: Bool { isEditing }

  final func traitsChanged() { AppContext.shared.isTextStale = true }

  /// Called after the view has become first responder.
  final func beginEditing() {
    AppContext.shared.isTextStale = true
    setNeedsLayout()
    textDelegate?.textViewDidBeginEditing(self)
    TextNotification.viewBegan(self)
  }

  /// Called after the view has resigned first responder.
  final func endEditingOfText() {
    guard isEditing else {
      setNeedsLayout()
      return
    }
    isEditing = false
    editor.unmark()
    AppContext.shared.isTextStale = true
    setNeedsLayout()
    textDelegate?.textViewDidEndEditing(self)
    TextNotification.viewEnded(self)
  }

  /// Handles a tap: opens a link, or begins editing and moves the caret to the location of the tap.
  final func tapped(at point: CGPoint) {
    prepareCanvas()
    let offset = editor.closestOffset(to: convert(point, to: canvas))
    #if !hasFeature(Embedded)
      if !isEditable, followLink(at: point) { return }
    #endif
    let wasEditing = isEditing
    guard isEditable, becomeFirstResponder() else { return }
    editor.tap(at: offset, wasActive: wasEditing)
  }

  #if !hasFeature(Embedded)
    private func followLink(at point: CGPoint) -> Bool {
      guard let character = editor.characterRange(at: convert(point, to: canvas)) as? TextOffsetRange,
        let link = link(at: character.range.location), let url = URL(string: link.address)
      else { return false }
      let isAllowed = textDelegate?.textView(
        self, shouldInteractWith: url, in: link.range, interaction: .invokeDefaultAction)
      if isAllowed ?? true { UIApplication.shared.open(url, options: [:], completionHandler: nil) }
      return true
    }

    /// Returns the address of the link at the given offset, and the full range of the link.
    private func link(at offset: Int) -> (address: String, range: NSRange)? {
      let text = displayedText
      guard let address = text.attributes(at: offset)?.link else { return nil }
      var range = NSRange(location: 0, length: 0)
      for run in text.runs {
        if run.attributes.link.isLiterallyEqual(to: address) {
          range.length += run.count
        } else {
          if range.upperBound > offset { break }
          range = NSRange(location: range.upperBound + run.count, length: 0)
        }
      }
      return (address, range)
    }
  #endif
}

extension UITextView {
  /// Invalidates the layout after the text or the available space has changed.
  final func textNeedsLayout() {
    textLayout = nil
    layer.mark(.accessibility)
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    setNeedsLayout()
  }

  final func followTextSize() {
    guard adjustsFontForContentSizeCategory, let font else { return }
    let adjusted = font.adjusted(for: traitCollection)
    if adjusted.pointSize != font.pointSize { self.font = adjusted }
  }

  private var insets: UIEdgeInsets {
    var insets = textContainerInset
    insets.left += textContainer.lineFragmentPadding
    insets.right += textContainer.lineFragmentPadding
    return insets
  }

  private var displayedText: RichText { displayed?(editor.rich) ?? editor.rich }

  final func layoutText(inWidth width: CGFloat) -> RichTextLayout {
    let availableWidth = textContainer.widthTracksTextView ? width : textContainer.size.width
    var setting = RichTextLayout.Setting(
      font: font ?? .systemFont(ofSize: 12), color: (textColor ?? .label).resolvedColor(with: traitCollection),
      alignment: textAlignment, width: 0)
    let sides = textContainer.widthTracksTextView ? textContainerInset.left + textContainerInset.right : 0
    textContainer.limit(&setting, width: availableWidth > 0 ? max(1, availableWidth - sides) : 0)
    setting.isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return RichTextLayout(displayedText, setting)
  }

  final func naturalSize(inWidth width: CGFloat) -> CGSize {
    let size = layoutText(inWidth: width).size
    return PixelGrid.screen.up(
      CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom))
  }

  /// Updates the layout if necessary, so that positions can be queried before the next layout pass.
  final func prepareCanvas() {
    if needsLayout || textLayout == nil { arrange() }
  }

  final func arrange() {
    if let textLayout, textContainer.widthTracksTextView,
      textLayout.setting.width != max(1, bounds.width - insets.left - insets.right)
    {
      self.textLayout = nil
    }
    let layout = editorLayout
    let height = layout.size.height
    let frame = CGRect(
      x: insets.left, y: insets.top, width: max(layout.setting.width, layout.size.width), height: height)
    if canvas.frame != frame { canvas.frame = frame }
    let size = CGSize(width: bounds.width, height: PixelGrid.screen.up(height + insets.top + insets.bottom))
    if contentSize != size { contentSize = size }
    canvas.show(layout, isPlain: displayedText.isPlain, at: .zero)
    let showsSelection = isEditing || (isFirstResponder && editor.selection.length > 0)
    canvas.showSelection(showsSelection ? editor.selection : nil, color: tintColor ?? .systemBlue)
  }

  final func showRange(_ range: NSRange, animated: Bool) {
    prepareCanvas()
    var rect = CGRect.null
    let part = editor.edited.buffer.clamped(range)
    for rectangle in editorLayout.rectangles(of: part) { rect = rect.union(rectangle) }
    if rect.isNull { rect = editorLayout.caret(at: part.location) }
    var shown = canvas.convert(rect, to: self)
    // For the first and last lines, the margin above or below the text is also scrolled into view.
    if rect.minY <= 0 { shown = shown.union(CGRect(x: shown.minX, y: 0, width: 1, height: 1)) }
    if rect.maxY >= canvas.bounds.height {
      shown = shown.union(CGRect(x: shown.minX, y: contentSize.height - 1, width: 1, height: 1))
    }
    shown.origin.x = max(0, min(shown.minX, bounds.width))
    shown.size.width = 1
    scrollRectToVisible(shown, animated: animated)
  }
}
