// SPDX-License-Identifier: MIT

import SprungModels
import SprungStage

/// A line of text that a person can edit.
///
/// The host edits with a field of its own where it has one, so that input methods, corrections, dictation and the clipboard
/// are the person's own; the text, selection and every change pass through this object and its delegate.
/// Differs from Apple: the text is drawn by the host, so `drawText(in:)` is not called.
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
    /// The object that is asked about and notified of a person's actions. Default: nil.
    @WeakReference open var delegate: (any UITextFieldDelegate)?
    /// The object that is notified of changes by the program. Default: nil.
    @WeakReference open var inputDelegate: (any UITextInputDelegate)?
  #else
    /// The object that is asked about and notified of a person's actions. Default: nil.
    open weak var delegate: (any UITextFieldDelegate)?
    /// The object that is notified of changes by the program. Default: nil.
    open weak var inputDelegate: (any UITextInputDelegate)?
  #endif

  let editor = TextEditor(isMultiline: false)
  let canvas = TextCanvas(frame: .zero)
  let placeholderLabel = UILabel()
  final var clearButton: UIButton?
  final var border: UIView?
  final var backgroundView: UIImageView?
  /// How far the text is moved to the left, so that the caret shows.
  final var scroll: CGFloat = 0
  /// Where the finger was lifted last.
  private var touchLocation: CGPoint?
  private var isEndingByForce = false
  final var clearsOnNextInsertion = false
  /// Called when Escape is pressed while the text is edited; returns whether the key was used.
  final var escapePressed: (() -> Bool)?

  override var textEditor: TextEditor? { editor }

  // The text and its attributes.

  /// The text. Default: empty; nil counts as empty. Setting it notifies only observers of the selection.
  open var text: String? {
    get { editor.string }
    set { editor.replaceAll(newValue ?? "", of: self) }
  }

  /// Whether the text was shortened when it was drawn last. A text that is being edited scrolls instead.
  package internal(set) final var isTextTruncated = false

  /// The color of the text. Default: `label`, which nil restores.
  open var textColor: UIColor? {
    get { ownTextColor }
    set { setOwnTextColor(newValue) }
  }
  private var ownTextColor = UIColor.label

  private func setOwnTextColor(_ color: UIColor?) {
    ownTextColor = color ?? .label
    setNeedsLayout()
  }

  /// The font of the text. Default: the system font of 17 points, which nil restores.
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

  /// The text that is shown while the field is empty. Default: nil.
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

  /// A picture behind the text, stretched; nil, the default, for none. With the border `roundedRect` it does not show.
  open var background: UIImage? { didSet { setNeedsLayout() } }

  /// The picture while the field cannot be used; nil, the default, is `background`.
  open var disabledBackground: UIImage? { didSet { setNeedsLayout() } }

  /// Whether the font shrinks so that the text fits. Default: false. Not while it is edited.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsLayout() } }

  /// The smallest size in points to which the font shrinks. Default: 0, no limit.
  open var minimumFontSize: CGFloat = 0 {
    didSet {
      minimumFontSize = minimumFontSize.limited(else: oldValue, "minimumFontSize of a text field")
      setNeedsLayout()
    }
  }

  /// Whether the font follows the text size that the person prefers. Default: false.
  open var adjustsFontForContentSizeCategory = false { didSet { followTextSize() } }

  /// Whether the text is emptied when its editing begins. Default: false.
  open var clearsOnBeginEditing = false

  /// Whether the first typed text replaces the whole text. Default: false.
  open var clearsOnInsertion = false { didSet { clearsOnNextInsertion = clearsOnInsertion } }

  /// Whether a person may change looks. Stored only. Default: false.
  open var allowsEditingTextAttributes = false

  /// Whether the text is being edited.
  open internal(set) var isEditing = false

  /// The automatic capitalization of words. Default: sentences.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { traitsChanged() } }
  /// Whether the keyboard corrects. Default: as the host prefers.
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { traitsChanged() } }
  /// Whether misspelled words are marked. Default: as the host prefers.
  open var spellCheckingType = UITextSpellCheckingType.default { didSet { traitsChanged() } }
  /// Whether quotes that are typed become typographic ones. Default: `default`, which leaves them.
  open var smartQuotesType: UITextSmartQuotesType {
    get { editor.smart?.quotes ?? .default }
    set { editor.makeSmart().quotes = newValue }
  }
  /// Whether two hyphens that are typed become a dash. Default: `default`, which leaves them.
  open var smartDashesType: UITextSmartDashesType {
    get { editor.smart?.dashes ?? .default }
    set { editor.makeSmart().dashes = newValue }
  }
  /// Whether spaces are added and removed with pasted and cut words. Stored only. Default: `default`.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { editor.smart?.insertDelete ?? .default }
    set { editor.makeSmart().insertDelete = newValue }
  }
  /// Which keys the keyboard offers. Default: those of the language.
  open var keyboardType = UIKeyboardType.default { didSet { traitsChanged() } }
  /// The appearance of the keyboard. Stored only. Default: that of the surroundings.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The title of the Return key. Default: "Return".
  open var returnKeyType = UIReturnKeyType.default { didSet { traitsChanged() } }
  /// Whether the Return key does nothing while there is no text. Default: false.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is not to be seen. Default: false.
  open var isSecureTextEntry = false {
    didSet {
      traitsChanged()
      setNeedsLayout()
    }
  }
  /// The semantic meaning of the text. Default: nil, no particular meaning.
  open var textContentType: UITextContentType! { didSet { traitsChanged() } }

  // The views beside the text.

  /// When the button that clears the text shows. Default: never. Without text it never does.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A view before the text. Default: nil.
  open var leftView: UIView? {
    didSet {
      if oldValue !== leftView, oldValue?.superview === self { oldValue?.removeFromSuperview() }
      setNeedsLayout()
    }
  }
  /// When the view before the text shows. Default: never.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A view behind the text. Default: nil.
  open var rightView: UIView? {
    didSet {
      if oldValue !== rightView, oldValue?.superview === self { oldValue?.removeFromSuperview() }
      setNeedsLayout()
    }
  }
  /// When the view behind the text shows. Default: never.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  /// The view that replaces the keyboard. Default: nil, the host's keyboard.
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

  /// Makes an empty field with a frame in the future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes an empty field of zero size; decoding from archives is not supported.
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

  // Rectangles, in points of the field.

  /// The rectangle of the border. Default: the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the text while it is not edited. Default: the bounds without border and views beside the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect { textArea(in: bounds, isEditing: false) }

  /// The rectangle of the placeholder. Default: that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// The rectangle of the text while it is edited. Default: the bounds without border and the views beside the text.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textArea(in: bounds, isEditing: true) }

  /// The rectangle of the button that clears the text. Default: 19 by 19 points at the end, in the middle of the height.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let (side, margin) = UIKitTuning.clearButton
    let x = isMirrored ? bounds.minX + margin : bounds.maxX - margin - side
    return CGRect(x: x, y: bounds.minY + ((bounds.height - side) / 2).rounded(.down), width: side, height: side)
  }

  /// The rectangle of the view before the text. Default: its own size, in the middle of the height.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(leftView, in: bounds, isAtStart: true) }

  /// The rectangle of the view behind the text. Default: its own size, in the middle of the height.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(rightView, in: bounds, isAtStart: false) }

  /// The size of the text, or of the placeholder if that is wider, with the border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  /// The same as `sizeThatFits(_:)`.
  open override var intrinsicContentSize: CGSize { naturalSize }

  /// Places and shows everything.
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

  // First responder.

  /// True while the field is enabled and on the screen.
  open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

  /// Begins the editing, if the delegate does not mind.
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

  /// Ends the editing, if the delegate does not mind.
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

  /// A tap begins the editing and puts the caret where it was.
  package override func sendPress() {
    let point = touchLocation
    touchLocation = nil
    super.sendPress()
    let wasEditing = isEditing
    guard becomeFirstResponder(), let point else { return }
    editor.tap(at: editor.closestOffset(to: convert(point, to: canvas)), wasActive: wasEditing)
  }

  // Typing.

  /// Inserts a text at the caret, and notifies as if it had been typed; the delegate cannot prevent it.
  open func insertText(_ text: String) {
    if clearsOnNextInsertion {
      clearsOnNextInsertion = false
      editor.select(NSRange(location: 0, length: editor.edited.buffer.count))
    }
    editor.insert(text)
  }

  // Generated by Scripts/text-members from Scripts/text-members.swift.
  /// Whether there is text.
  open var hasText: Bool { !editor.rich.runs.isEmpty }

  /// Deletes the selection, or the character before the caret, and notifies the delegate, which cannot prevent it.
  open func deleteBackward() { editor.deleteBackward() }

  /// The text of a range; nil for one of another text.
  open func text(in range: UITextRange) -> String? { editor.text(in: range) }

  /// Replaces a range by a text, and notifies the delegate as if it had been typed. The delegate cannot prevent it.
  open func replace(_ range: UITextRange, withText text: String) { editor.replace(range, withText: text) }

  /// The selection; an empty range is the position of the caret. Setting nil, or a range of another text, has no effect.
  open var selectedTextRange: UITextRange? {
    get { editor.selectedTextRange }
    set { editor.select(newValue, of: self) }
  }

  /// The range that an input method is composing; nil if there is none.
  open var markedTextRange: UITextRange? { editor.markedTextRange }

  #if !hasFeature(Embedded)
    /// The style of marked text. Stored only: the host draws it. Default: nil.
    open var markedTextStyle: [NSAttributedString.Key: Any]?
  #endif

  /// Replaces the marked text, or inserts text at the caret, and marks it as being composed.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.setMarked(markedText ?? "", selected: selectedRange)
  }

  /// Ends composing: the marked text becomes ordinary text.
  open func unmarkText() { editor.unmark() }

  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  /// The position after the last character.
  open var endOfDocument: UITextPosition { TextOffset(editor.edited.buffer.count) }

  /// The range between two positions, in either order.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    editor.textRange(from: fromPosition, to: toPosition)
  }

  /// The position at a distance in UTF-16 units; nil outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, offset: offset)
  }

  /// The position at a number of characters or lines in a direction; nil outside the text.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { editor.position(from: position, in: direction, offset: offset) }

  /// The order of two positions.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position, to: other)
  }

  /// The distance between two positions, in UTF-16 units.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.offset(from: from, to: toPosition)
  }

  /// Finds the boundaries of words, sentences and paragraphs.
  open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

  /// The farthest position of a range in a direction.
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    editor.position(within: range, farthestIn: direction)
  }

  /// The range from a position to the farthest one in a direction.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { editor.characterRange(byExtending: position, in: direction) }

  /// The direction of writing: always natural.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }

  /// Does nothing: the direction is the script's.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

  /// The rectangle of the first line of a range, in the coordinates of the view.
  open func firstRect(for range: UITextRange) -> CGRect { editor.firstRectInView(for: range) }

  /// The rectangle of a caret, in the coordinates of the view.
  open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRectInView(for: position) }

  /// The rectangles of a range, a line each, in the coordinates of the view.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRectsInView(for: range) }

  /// The position nearest to a point of the view.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closestPosition(toViewPoint: point) }

  /// The position in a range nearest to a point of the view.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editor.closestPosition(toViewPoint: point, within: range)
  }

  /// The character at a point of the view; nil where there is none.
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

  /// The manager of the text's own changes: what is typed, pasted, cut and deleted. Setting the text removes them. Typing is undone by words.
  open override var undoManager: UndoManager? { editor.undo.manager }
  // End of the generated members.

  // The edit menu and its keys.

  open override func canPerformAction(_ action: Selector, withSender sender: ActionSender?) -> Bool {
    if action == .paste { return isEditing && UIPasteboard.general.hasStrings }
    if action == .copy || action == .cut { return isEditing && editor.selection.length > 0 && !isSecureTextEntry }
    if action == .selectAll { return isEditing && hasText }
    if action == .select { return isEditing && hasText && editor.selection.length == 0 }
    if action == .delete { return isEditing && editor.selection.length > 0 }
    return super.canPerformAction(action, withSender: sender)
  }

  /// The name that assistive technology speaks. Default: the placeholder.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }

  /// The text; of a secret only its length.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? shownString }
    set { super.accessibilityValue = newValue }
  }

  /// Begins the editing.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    return becomeFirstResponder()
  }

  package override var stageAccessibility: StageAccessibility? {
    guard isAccessibilityElement else { return nil }
    // The words are in the canvas, whether a host draws them or lets them be edited.
    return StageAccessibility(
      role: .textField, label: accessibilityLabel ?? "", state: isEnabled ? .focusable : .disabled)
  }

  /// The text with its attributes. Setting it adopts those of the first letter as the field's own.
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

  /// The placeholder with the attributes of its first letter.
  open var attributedPlaceholder: NSAttributedString? {
    get { ownPlaceholder.map { _ in placeholderLabel.attributedText ?? NSAttributedString(string: "") } }
    set {
      setOwnPlaceholder(newValue?.string)
      placeholderLabel.attributedText = newValue
      setNeedsLayout()
    }
  }

  /// Font, color and paragraph of all letters. Setting it gives them to the whole text.
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

  /// How what is typed next looks; nil while the field is not edited.
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
  /// The text with a space for each line end.
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
