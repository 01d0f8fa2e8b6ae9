// SPDX-License-Identifier: MIT

import SprungStage

/// A scrollable view for selecting and editing multiline text.
///
/// Like `UITextField`, a text view uses a native field of the host for editing if there is one. Its delegate is also
/// the delegate of the scroll view. Differs from Apple: while a native field covers the text, all characters have the
/// style of the first character.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
  #if !hasFeature(Embedded)
    override var describedDetails: ViewDescription.Details {
      var details = super.describedDetails
      if let text = text, !text.isEmpty { details.content.append("text = '" + text + "'") }
      return details
    }
  #endif

  #if hasFeature(Embedded)
    /// The input delegate, which is notified of changes that the app makes. A weak reference. Default: nil.
    @WeakReference open var inputDelegate: (any UITextInputDelegate)?
    final var textDelegate: (any UITextViewDelegate)? { super.delegate?._textViewDelegate }
  #else
    /// The input delegate, which is notified of changes that the app makes. A weak reference. Default: nil.
    open weak var inputDelegate: (any UITextInputDelegate)?
    final var textDelegate: (any UITextViewDelegate)? { super.delegate as? any UITextViewDelegate }
  #endif

  /// The delegate, which can prevent user actions and is notified of changes. A weak reference. Default: nil.
  ///
  /// This is the scroll view's delegate if that adopts `UITextViewDelegate`, otherwise nil.
  @_nonoverride
  open var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set { super.delegate = newValue }
  }

  let editor = TextEditor(isMultiline: true)
  let canvas = TextCanvas(frame: .zero)
  private let container: NSTextContainer
  final var textLayout: RichTextLayout?

  override var textEditor: TextEditor? { editor }

  // MARK: Text and attributes

  /// The text, which is never nil. Default: empty. Setting the text notifies the delegate only of the new selection.
  open var text: String! {
    get { editor.string }
    set { editor.replaceAll(newValue ?? "", of: self) }
  }

  /// The font. Default: the 12-point system font. Setting nil restores the default. A new font applies to all
  /// characters.
  open var font: UIFont? = .systemFont(ofSize: 12) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 12) }
      editor.changeAttributes(NSRange(location: 0, length: editor.edited.buffer.count)) { $0.font = nil }
    }
  }

  /// The color of the text. Default: `label`. Setting nil restores the default. A new color applies to all characters.
  open var textColor: UIColor? = .label {
    didSet {
      if textColor == nil { textColor = .label }
      editor.changeAttributes(NSRange(location: 0, length: editor.edited.buffer.count)) { $0.color = nil }
    }
  }

  /// The alignment of the text. Default: natural.
  open var textAlignment = NSTextAlignment.natural { didSet { textNeedsLayout() } }

  /// The selection in UTF-16 units, clamped to the text. An empty selection is the position of the caret.
  open var selectedRange: NSRange {
    get { editor.selection }
    set { editor.select(newValue) }
  }

  /// Whether the user can edit the text. Default: true. Setting this property to false ends editing.
  open var isEditable = true {
    didSet {
      if !isEditable, isFirstResponder { resignFirstResponder() }
      if displayed != nil { textNeedsLayout() }
      layer.mark(.accessibility)
    }
  }

  /// Whether the user can select text. Default: true. Text that is not selectable cannot be edited.
  open var isSelectable = true {
    didSet { if !isSelectable, isFirstResponder { resignFirstResponder() } }
  }

  /// The types of data that are converted to links while the text is not editable. Default: none. Differs from Apple:
  /// only web addresses, email addresses and phone numbers are detected.
  open var dataDetectorTypes: UIDataDetectorTypes {
    get { links?.types ?? [] }
    set {
      makeLinks().types = newValue
      links?.discard()
      textNeedsLayout()
    }
  }

  /// Styles and detects links. Nil until one of the properties for links is set.
  private var links: TextLinks?
  /// Converts the text to the displayed text. Nil if the text is displayed unchanged.
  final var displayed: ((RichText) -> RichText)?

  private func makeLinks() -> TextLinks {
    if let links { return links }
    let made = TextLinks()
    links = made
    displayed = { [me = WeakReference(self)] text in
      guard let view = me.wrappedValue else { return text }
      return made.displayed(text, color: view.textColor ?? .label, detects: !view.isEditable)
    }
    return made
  }

  /// Whether the user can edit text attributes. Stored only. Default: false.
  open var allowsEditingTextAttributes = false

  /// Whether the next inserted text replaces all text. Changing the selection resets this property to false. Default:
  /// false.
  open var clearsOnInsertion = false

  /// Whether the font follows the user's preferred text size. Default: false.
  open var adjustsFontForContentSizeCategory = false { didSet { followTextSize() } }

  /// The insets of the text in points. Default: 8 at the top and bottom.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textNeedsLayout() } }

  /// The text container, which defines the area of the text.
  open var textContainer: NSTextContainer { container }

  /// The text with all its attributes. Typing changes the storage, and the view displays changes to the storage.
  ///
  /// ```swift
  /// textView.textStorage.delegate = highlighter
  /// ```
  open var textStorage: NSTextStorage { storageLink.storage }

  /// The layout manager, which lays out the characters of `textStorage` in `textContainer`.
  open var layoutManager: NSLayoutManager { storageLink.manager }

  private var storageLink: StorageLink {
    if let link = editor.link as? StorageLink { return link }
    let made = StorageLink(attributedText, container)
    adopt(made)
    return made
  }

  /// Displays the text of the given storage.
  private func adopt(_ link: TextLink) {
    link.defaults = { [me = WeakReference(self)] in
      MainThread.run(me) { ($0.wrappedValue?.font, $0.wrappedValue?.textColor) }
    }
    container.viewLayout = { [me = WeakReference(self)] in
      MainThread.run(me) { me in
        me.wrappedValue?.prepareCanvas()
        return me.wrappedValue?.editorLayout
      }
    }
    editor.adopt(link)
    textNeedsLayout()
  }

  /// Whether the text is being edited.
  final var isEditing = false

  // MARK: Traits of the text

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
  /// Whether the Return key is disabled while the text is empty. Stored only. Default: false.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is obscured. This property is stored but has no effect, because multiline text is never obscured.
  /// Default: false.
  open var isSecureTextEntry = false
  /// The semantic meaning of the text. Default: nil, which stands for text without a specific meaning.
  open var textContentType: UITextContentType! { didSet { traitsChanged() } }

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

  override var kindName: String { "UITextView" }

  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + ControlProxies.ofTextViews
  }

  /// Creates an empty text view with a frame in points and a text container, or a new container if nil is passed.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? Self.ownContainer()
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty text view with a frame in the future superview's coordinates, in points.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates an empty text view of zero size. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    container = Self.ownContainer()
    super.init(coder: coder)
    setUp()
  }

  #if hasFeature(Embedded)
    deinit {
      container.changed = nil
      container.viewLayout = nil
    }
  #endif

  private static func ownContainer() -> NSTextContainer {
    let container = NSTextContainer()
    container.widthTracksTextView = true
    return container
  }

  private func setUp() {
    editor.owner = self
    container.changed = { [me = WeakReference(self)] in MainThread.run(me) { $0.wrappedValue?.textNeedsLayout() } }
    if let link = container.makeLink?() { adopt(link) }
    accessibility.isElement = true
    super.backgroundColor = .systemBackground
    super.alwaysBounceVertical = true
    addSubview(canvas)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    _ = tap.addHandler { [me = WeakReference(self)] tap in
      guard let self = me.wrappedValue else { return }
      self.tapped(at: tap.location(in: self))
    }
    super.addGestureRecognizer(tap)
    super.addGestureRecognizer(TextPressRecognizer(editor))
  }

  /// Scrolls only as far as necessary to make the given range of the text visible.
  open func scrollRangeToVisible(_ range: NSRange) { showRange(range, animated: true) }

  /// Returns the size in points of the text, including its insets, for the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize(inWidth: size.width) }

  /// The size of the text for the current width if scrolling is disabled, otherwise no intrinsic size.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : naturalSize(inWidth: bounds.width)
  }

  /// Lays out and displays the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followTextSize()
    textNeedsLayout()
  }

  open override func tintColorDidChange() { setNeedsLayout() }

  // MARK: First responder

  /// Whether the text is selectable and in a window.
  open override var canBecomeFirstResponder: Bool { isSelectable && window != nil }

  /// Becomes first responder, and begins editing if the text is editable and the delegate permits it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if isEditable, !(textDelegate?.textViewShouldBeginEditing(self) ?? true) { return false }
    // As on Apple's platforms, the keyboard notification is posted before the editing notification.
    isEditing = isEditable
    guard super.becomeFirstResponder() else {
      isEditing = false
      return false
    }
    if isEditable { beginEditing() }
    return true
  }

  /// Ends editing if the delegate permits it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    if isEditing, !(textDelegate?.textViewShouldEndEditing(self) ?? true) { return false }
    guard super.resignFirstResponder() else { return false }
    endEditingOfText()
    return true
  }

  override func editingWasTaken() { endEditingOfText() }

  // MARK: Typing

  /// Inserts text at the caret and sends the notifications for typed text. The delegate cannot prevent the change.
  open func insertText(_ text: String) {
    if clearsOnInsertion {
      clearsOnInsertion = false
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
    if action == .copy { return isSelectable && editor.selection.length > 0 }
    if action == .cut { return isEditing && editor.selection.length > 0 }
    if action == .selectAll { return isFirstResponder && isSelectable && hasText }
    if action == .select { return isFirstResponder && isSelectable && hasText && editor.selection.length == 0 }
    if action == .delete { return isEditing && editor.selection.length > 0 }
    return super.canPerformAction(action, withSender: sender)
  }

  /// The value that assistive technology reads. Default: the text.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? editor.string }
    set { super.accessibilityValue = newValue }
  }

  /// Begins editing.
  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

  package override var stageAccessibility: StageAccessibility? {
    guard isAccessibilityElement else { return nil }
    return StageAccessibility(
      role: isEditable ? .textField : .none, label: accessibilityLabel ?? "",
      state: isEditable && isSelectable ? .focusable : [])
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { editor.link?.attributed ?? NSAttributedString(editor.rich, font: font, color: textColor) }
    set {
      let text: NSAttributedString = newValue ?? NSAttributedString(string: "")
      editor.set(RichText(text), text)
    }
  }

  /// The attributes of the text that is typed next.
  open var typingAttributes: [NSAttributedString.Key: ActionSender] {
    get {
      (editor.typing ?? editor.rich.attributes(at: max(0, editor.selection.location - 1)) ?? TextAttributes())
        .attributes(font: font, color: textColor)
    }
    set { editor.typing = TextAttributes(newValue) }
  }

  /// The attributes of links, which override those of the text. Default: the link color, which text with its own color
  /// does not use.
  open var linkTextAttributes: [NSAttributedString.Key: ActionSender]! {
    get { links?.attributes ?? [.foregroundColor: UIColor.link] }
    set {
      makeLinks().attributes = newValue
      textNeedsLayout()
    }
  }
}
