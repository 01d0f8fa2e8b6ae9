// SPDX-License-Identifier: MIT

import SprungModels
import SprungStage

/// A control for editing a line of text.
///
/// Text is edited in a native field of the host if there is one, so that input methods, corrections, dictation and the
/// clipboard work as usual. The text, the selection and all changes pass through this object and its delegate. Differs
/// from Apple: the host draws the text, so `drawText(in:)` is not called.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
  #if !hasFeature(Embedded)
    override var describedDetails: ViewDescription.Details {
      var details = super.describedDetails
      if let text, !text.isEmpty { details.content.append("text = '" + text + "'") }
      return details
    }
  #endif

  #if hasFeature(Embedded)
    /// The delegate, which can prevent user actions and is notified of them. A weak reference. Default: nil.
    @WeakReference open var delegate: (any UITextFieldDelegate)?
    /// The input delegate, which is notified of changes that the app makes. A weak reference. Default: nil.
    @WeakReference open var inputDelegate: (any UITextInputDelegate)?
  #else
    /// The delegate, which can prevent user actions and is notified of them. A weak reference. Default: nil.
    open weak var delegate: (any UITextFieldDelegate)?
    /// The input delegate, which is notified of changes that the app makes. A weak reference. Default: nil.
    open weak var inputDelegate: (any UITextInputDelegate)?
  #endif

  let editor = TextEditor(isMultiline: false)
  let canvas = TextCanvas(frame: .zero)
  let placeholderLabel = UILabel()
  final var clearButton: UIButton?
  final var border: UIView?
  final var backgroundView: UIImageView?
  /// The distance in points by which the text is scrolled to the left to keep the caret visible.
  final var scroll: CGFloat = 0
  /// The location at which the last touch ended.
  private var touchLocation: CGPoint?
  private var isEndingByForce = false
  final var clearsOnNextInsertion = false
  /// Called when Escape is pressed during editing. Returns whether the key was handled.
  final var escapePressed: (() -> Bool)?

  override var textEditor: TextEditor? { editor }

  // MARK: Text and attributes

  /// The text, which is never nil. Default: empty. Setting the text notifies the delegate only of the new selection.
  open var text: String? {
    get { editor.string }
    set { editor.replaceAll(newValue ?? "", of: self) }
  }

  /// Whether text was truncated when it was last drawn. Text that is being edited scrolls instead.
  package internal(set) final var isTextTruncated = false

  /// The color of the text. Default: `label`. Setting nil restores the default.
  open var textColor: UIColor? {
    get { ownTextColor }
    set { setOwnTextColor(newValue) }
  }
  private var ownTextColor = UIColor.label

  private func setOwnTextColor(_ color: UIColor?) {
    ownTextColor = color ?? .label
    setNeedsLayout()
  }

  /// The font of the text. Default: the 17-point system font. Setting nil restores the default.
  open var font: UIFont? {
    get { ownFont }
    set { setOwnFont(newValue) }
  }
  private var ownFont = UIFont.systemFont(ofSize: 17)

  private func setOwnFont(_ font: UIFont?) {
    ownFont = font ?? .systemFont(ofSize: 17)
    placeholderLabel.font = ownFont
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The alignment of the text. Default: natural.
  open var textAlignment: NSTextAlignment {
    get { ownTextAlignment }
    set { setOwnTextAlignment(newValue) }
  }
  private var ownTextAlignment = NSTextAlignment.natural

  private func setOwnTextAlignment(_ alignment: NSTextAlignment) {
    ownTextAlignment = alignment
    setNeedsLayout()
  }

  /// The text that is displayed while the field is empty. Default: nil.
  open var placeholder: String? {
    get { ownPlaceholder }
    set { setOwnPlaceholder(newValue) }
  }
  private var ownPlaceholder: String?

  private func setOwnPlaceholder(_ text: String?) {
    ownPlaceholder = text
    placeholderLabel.text = text
    layer.mark(.accessibility)
    setNeedsLayout()
  }

  /// The style of the border. Default: none.
  open var borderStyle = BorderStyle.none {
    didSet {
      guard borderStyle != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The background image, stretched to fill the field. Not displayed with the style `roundedRect`. Default: nil.
  open var background: UIImage? { didSet { setNeedsLayout() } }

  /// The background image while the field is disabled. Default: nil, which means `background`.
  open var disabledBackground: UIImage? { didSet { setNeedsLayout() } }

  /// Whether the font size is reduced to fit the text, except during editing. Default: false.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsLayout() } }

  /// The minimum reduced font size in points. Default: 0, which means no limit.
  open var minimumFontSize: CGFloat = 0 {
    didSet {
      minimumFontSize = minimumFontSize.limited(else: oldValue, "minimumFontSize of a text field")
      setNeedsLayout()
    }
  }

  /// Whether the font follows the user's preferred text size. Default: false.
  open var adjustsFontForContentSizeCategory = false { didSet { followTextSize() } }

  /// Whether the text is cleared when editing begins. Default: false.
  open var clearsOnBeginEditing = false

  /// Whether the first text that the user types replaces the existing text. Default: false.
  open var clearsOnInsertion = false { didSet { clearsOnNextInsertion = clearsOnInsertion } }

  /// Whether the user can edit text attributes. Stored only. Default: false.
  open var allowsEditingTextAttributes = false

  /// Whether the text is being edited.
  open internal(set) var isEditing = false

  /// The automatic capitalization. Default: sentences.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { traitsChanged() } }
  /// Whether the keyboard corrects typed text. Default: the host's preference.
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { traitsChanged() } }
  /// Whether misspelled words are marked. Default: the host's preference.
  open var spellCheckingType = UITextSpellCheckingType.default { didSet { traitsChanged() } }
  /// Whether typed quotation marks are replaced by typographic ones. Default: `default`, which does not replace them.
  open var smartQuotesType: UITextSmartQuotesType {
    get { editor.smart?.quotes ?? .default }
    set { editor.makeSmart().quotes = newValue }
  }
  /// Whether two typed hyphens are replaced by a dash. Default: `default`, which does not replace them.
  open var smartDashesType: UITextSmartDashesType {
    get { editor.smart?.dashes ?? .default }
    set { editor.makeSmart().dashes = newValue }
  }
  /// Whether spaces are adjusted when words are pasted and cut. Stored only. Default: `default`.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { editor.smart?.insertDelete ?? .default }
    set { editor.makeSmart().insertDelete = newValue }
  }
  /// The type of the keyboard. Default: the standard keyboard for the language.
  open var keyboardType = UIKeyboardType.default { didSet { traitsChanged() } }
  /// The appearance of the keyboard. Stored only. Default: the appearance of the interface.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The label of the Return key. Default: "Return".
  open var returnKeyType = UIReturnKeyType.default { didSet { traitsChanged() } }
  /// Whether the Return key is disabled while the text is empty. Default: false.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is obscured. Default: false.
  open var isSecureTextEntry = false {
    didSet {
      traitsChanged()
      setNeedsLayout()
    }
  }
  /// The semantic meaning of the text. Default: nil, which stands for text without a specific meaning.
  open var textContentType: UITextContentType! { didSet { traitsChanged() } }

  // MARK: Views next to the text

  /// The display mode of the clear button, which is never displayed without text. Default: never.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The view before the text. Default: nil.
  open var leftView: UIView? {
    didSet {
      if oldValue !== leftView, oldValue?.superview === self { oldValue?.removeFromSuperview() }
      setNeedsLayout()
    }
  }
  /// The display mode of the view before the text. Default: never.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The view after the text. Default: nil.
  open var rightView: UIView? {
    didSet {
      if oldValue !== rightView, oldValue?.superview === self { oldValue?.removeFromSuperview() }
      setNeedsLayout()
    }
  }
  /// The display mode of the view after the text. Default: never.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  /// The view that replaces the keyboard. Default: nil, which means the host's keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set {
      ownInputView = newValue
      if isFirstResponder { super.reloadInputViews() }
    }
  }

  /// The view above the keyboard. Default: nil.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set {
      ownAccessoryView = newValue
      if isFirstResponder { super.reloadInputViews() }
    }
  }

  override var kindName: String { "UITextField" }

  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + ControlProxies.ofTextFields
  }

  /// Creates an empty field with a frame in the future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty field of zero size. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    editor.owner = self
    accessibility.isElement = true
    placeholderLabel.textColor = SystemPalette.readablePlaceholder
    placeholderLabel.isAccessibilityElement = false
    canvas.clipsToBounds = true
    addSubview(placeholderLabel)
    addSubview(canvas)
    super.addGestureRecognizer(TextPressRecognizer(editor))
  }

  // MARK: Layout of the field, in points

  /// Returns the rectangle of the border. Default: the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of text that is not being edited. Default: the bounds without border and adjacent views.
  open func textRect(forBounds bounds: CGRect) -> CGRect { textArea(in: bounds, isEditing: false) }

  /// Returns the rectangle of the placeholder. Default: the rectangle of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Returns the rectangle of the text during editing. Default: the bounds without the border and adjacent views.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textArea(in: bounds, isEditing: true) }

  /// Returns the rectangle of the clear button. Default: a vertically centered 19-point square at the trailing end.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let (side, margin) = UIKitTuning.clearButton
    let x = isMirrored ? bounds.minX + margin : bounds.maxX - margin - side
    return CGRect(x: x, y: bounds.minY + ((bounds.height - side) / 2).rounded(.down), width: side, height: side)
  }

  /// Returns the rectangle of the view before the text. Default: the view's size, centered at the leading end.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(leftView, in: bounds, isAtStart: true) }

  /// Returns the rectangle of the view after the text. Default: the view's size, centered at the trailing end.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(rightView, in: bounds, isAtStart: false) }

  /// Returns the size of the text or, if it is wider, the placeholder, including the border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  /// The size that `sizeThatFits(_:)` returns.
  open override var intrinsicContentSize: CGSize { naturalSize }

  /// Lays out and updates all parts of the field.
  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followTextSize()
    setNeedsLayout()
  }

  open override func tintColorDidChange() { setNeedsLayout() }

  // MARK: First responder

  /// Whether the field is enabled and in a window.
  open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

  /// Begins editing if the delegate permits it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    KeyboardController.shared.hold()
    defer { KeyboardController.shared.release() }
    guard super.becomeFirstResponder() else { return false }
    beginEditing()
    return true
  }

  /// Ends editing if the delegate permits it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    KeyboardController.shared.hold()
    defer { KeyboardController.shared.release() }
    guard super.resignFirstResponder() else { return false }
    endEditing(for: .committed)
    return true
  }

  override func editingWasTaken() { endEditing(for: .committed) }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    touchLocation = touch?.location(in: self)
  }

  /// Begins editing after a tap, and moves the caret to the location of the tap.
  package override func sendPress() {
    let point = touchLocation
    touchLocation = nil
    super.sendPress()
    let wasEditing = isEditing
    guard becomeFirstResponder(), let point else { return }
    editor.tap(at: editor.closestOffset(to: convert(point, to: canvas)), wasActive: wasEditing)
  }

  // MARK: Typing

  /// Inserts text at the caret and sends the notifications for typed text. The delegate cannot prevent the change.
  open func insertText(_ text: String) {
    if clearsOnNextInsertion {
      clearsOnNextInsertion = false
      editor.select(NSRange(location: 0, length: editor.edited.buffer.count))
    }
    editor.insert(text)
  }

  // Generated by Scripts/text-members from Scripts/text-members.swift.
  /// Whether the text is not empty.
  open var hasText: Bool { !editor.rich.runs.isEmpty }

  /// Deletes the selection or the character before the caret, and notifies the delegate, which cannot prevent this.
  open func deleteBackward() { editor.deleteBackward() }

  /// Returns the text in the given range, or nil if the range belongs to another text input.
  open func text(in range: UITextRange) -> String? { editor.text(in: range) }

  /// Replaces the given range and sends the notifications for typed text. The delegate cannot prevent the change.
  open func replace(_ range: UITextRange, withText text: String) { editor.replace(range, withText: text) }

  /// The selection, or the caret if it is empty. Nil, or a range of another text input, has no effect.
  open var selectedTextRange: UITextRange? {
    get { editor.selectedTextRange }
    set { editor.select(newValue, of: self) }
  }

  /// The range of the text that an input method is composing, or nil if there is none.
  open var markedTextRange: UITextRange? { editor.markedTextRange }

  #if !hasFeature(Embedded)
    /// The style of marked text. Stored only: the host draws it. Default: nil.
    open var markedTextStyle: [NSAttributedString.Key: Any]?
  #endif

  /// Replaces the marked text, or inserts text at the caret, and marks the new text as being composed.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.setMarked(markedText ?? "", selected: selectedRange)
  }

  /// Ends the composition, so that the marked text becomes ordinary text.
  open func unmarkText() { editor.unmark() }

  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  /// The position after the last character.
  open var endOfDocument: UITextPosition { TextOffset(editor.edited.buffer.count) }

  /// Returns the range between two positions, in either order.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    editor.textRange(from: fromPosition, to: toPosition)
  }

  /// Returns the position at the given offset in UTF-16 units, or nil if it would be outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, offset: offset)
  }

  /// Returns the position after moving by characters or lines in a direction, or nil if it would be outside the text.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { editor.position(from: position, in: direction, offset: offset) }

  /// Returns the order of two positions.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position, to: other)
  }

  /// Returns the distance between two positions in UTF-16 units.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.offset(from: from, to: toPosition)
  }

  /// The tokenizer, which finds the boundaries of words, sentences and paragraphs.
  open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

  /// Returns the position in the given range that is farthest in the given direction.
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    editor.position(within: range, farthestIn: direction)
  }

  /// Returns the range from the given position to the farthest position in the given direction.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { editor.characterRange(byExtending: position, in: direction) }

  /// Returns the writing direction, which is always natural.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }

  /// Does nothing, because the script of the text determines its direction.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

  /// Returns the rectangle of the first line in the given range, in the view's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect { editor.firstRectInView(for: range) }

  /// Returns the rectangle of the caret at the given position, in the view's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRectInView(for: position) }

  /// Returns the rectangles of the given range, one per line, in the view's coordinates.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRectsInView(for: range) }

  /// Returns the position that is closest to the given point in the view.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closestPosition(toViewPoint: point) }

  /// Returns the position in the given range that is closest to the given point in the view.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editor.closestPosition(toViewPoint: point, within: range)
  }

  /// Returns the range of the character at the given point in the view, or nil if there is none.
  open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(atViewPoint: point) }

  open override func copy(_ sender: ActionSender?) { editor.copySelection() }

  open override func cut(_ sender: ActionSender?) {
    copy(sender)
    editor.undo.naming("Cut") { delete(sender) }
  }

  open override func paste(_ sender: ActionSender?) { editor.paste() }

  open override func delete(_ sender: ActionSender?) { editor.deleteSelection() }

  open override func selectAll(_ sender: ActionSender?) { editor.selectAll() }

  open override func select(_ sender: ActionSender?) { editor.selectWord() }

  /// The undo manager for editing changes. Typing is undone word by word. Setting the text clears the undo history.
  open override var undoManager: UndoManager? { editor.undo.manager }
  // End of the generated members.

  // MARK: The edit menu and its keys

  open override func canPerformAction(_ action: Selector, withSender sender: ActionSender?) -> Bool {
    if action == .paste { return isEditing && UIPasteboard.general.hasStrings }
    if action == .copy || action == .cut { return isEditing && editor.selection.length > 0 && !isSecureTextEntry }
    if action == .selectAll { return isEditing && hasText }
    if action == .select { return isEditing && hasText && editor.selection.length == 0 }
    if action == .delete { return isEditing && editor.selection.length > 0 }
    return super.canPerformAction(action, withSender: sender)
  }

  /// The label that assistive technology speaks. Default: the placeholder.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }

  /// The value that assistive technology reads. Default: the text or, for secure text, a bullet for each UTF-16 unit.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? shownString }
    set { super.accessibilityValue = newValue }
  }

  /// Begins editing.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    return becomeFirstResponder()
  }

  package override var stageAccessibility: StageAccessibility? {
    guard isAccessibilityElement else { return nil }
    // The text is not part of these properties, because the host reads it from the canvas.
    return StageAccessibility(
      role: .textField, label: accessibilityLabel ?? "", state: isEnabled ? .focusable : .disabled)
  }

  /// The text with its attributes. Setting it sets the font, color and alignment to those of the first character.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(editor.rich, font: font, color: textColor) }
    set {
      let rich = RichText(newValue ?? NSAttributedString(string: ""))
      if let style = rich.attributes(at: 0) {
        if let font = style.font { setOwnFont(font) }
        if let color = style.color { setOwnTextColor(color) }
        if let alignment = style.paragraph?.alignment, alignment != .natural { setOwnTextAlignment(alignment) }
      }
      editor.set(rich)
    }
  }

  /// The attributed placeholder. The attributes of the first character apply to the entire placeholder.
  open var attributedPlaceholder: NSAttributedString? {
    get { ownPlaceholder.map { _ in placeholderLabel.attributedText ?? NSAttributedString(string: "") } }
    set {
      setOwnPlaceholder(newValue?.string)
      placeholderLabel.attributedText = newValue
      setNeedsLayout()
    }
  }

  /// The font, color and paragraph style of the whole text. Setting it replaces the attributes of all text.
  open var defaultTextAttributes: [NSAttributedString.Key: ActionSender] {
    get { [.font: attributeValue(font), .foregroundColor: attributeValue(textColor)] }
    set {
      let style = TextAttributes(newValue)
      if let font = style.font { setOwnFont(font) }
      if let color = style.color { setOwnTextColor(color) }
      if let alignment = style.paragraph?.alignment { setOwnTextAlignment(alignment) }
      let isPlain = RichText("x", attributes: style).isPlain
      editor.typing = isPlain ? nil : style
      editor.changeAttributes(NSRange(location: 0, length: editor.edited.buffer.count)) {
        $0 = isPlain ? TextAttributes() : style
      }
    }
  }

  /// The attributes of the text that is typed next, or nil while the field is not being edited.
  open var typingAttributes: [NSAttributedString.Key: ActionSender]? {
    get {
      guard isEditing else { return nil }
      return (editor.typing ?? editor.rich.attributes(at: max(0, editor.selection.location - 1)) ?? TextAttributes())
        .attributes(font: font, color: textColor)
    }
    set { if isEditing { editor.typing = newValue.map { TextAttributes($0) } } }
  }
}

extension String {
  /// The text with each line break replaced by a space.
  var oneLine: String {
    var view = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in unicodeScalars {
      let isLineEnd = scalar.value == 13 || ScalarClass.isNewline(scalar.value)
      if isLineEnd {
        if !(wasReturn && scalar.value == 10) { view.append(" ") }
      } else {
        view.append(scalar)
      }
      wasReturn = scalar.value == 13
    }
    return String(view)
  }
}
