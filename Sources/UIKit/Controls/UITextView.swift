// SPDX-License-Identifier: MIT

import SprungStage

/// A text of several lines that a person can scroll, select and edit.
///
/// The host edits with a field of its own where it has one, see `UITextField`. Its delegate is that of the scroll view.
/// Differs from Apple: while a host's own field covers the text, all letters have the style of the first.
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
    /// The object that is notified of changes by the program. Default: nil.
    @WeakReference open var inputDelegate: (any UITextInputDelegate)?
    final var textDelegate: (any UITextViewDelegate)? { super.delegate?._textViewDelegate }
  #else
    /// The object that is notified of changes by the program. Default: nil.
    open weak var inputDelegate: (any UITextInputDelegate)?
    final var textDelegate: (any UITextViewDelegate)? { super.delegate as? any UITextViewDelegate }
  #endif

  /// The object that is asked about and notified of a person's actions, and of scrolling. Not retained. Default: nil.
  ///
  /// It is the scroll view's delegate, as a text view's: nil if that is a delegate of a scroll view only.
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

  // The text and its attributes.

  /// The text. Default: empty; nil counts as empty. Setting it notifies only observers of the selection.
  open var text: String! {
    get { editor.string }
    set { editor.replaceAll(newValue ?? "", of: self) }
  }

  /// The font of the text. Default: the system font of 12 points, which nil restores. Setting it gives it to all letters.
  open var font: UIFont? = .systemFont(ofSize: 12) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 12) }
      editor.changeAttributes(NSRange(location: 0, length: editor.edited.buffer.count)) { $0.font = nil }
    }
  }

  /// The color of the text. Default: `label`, which nil restores. Setting it gives it to all letters.
  open var textColor: UIColor? = .label {
    didSet {
      if textColor == nil { textColor = .label }
      editor.changeAttributes(NSRange(location: 0, length: editor.edited.buffer.count)) { $0.color = nil }
    }
  }

  /// The alignment of the lines. Default: natural.
  open var textAlignment = NSTextAlignment.natural { didSet { textNeedsLayout() } }

  /// The selection, in UTF-16 units; an empty one is the position of the caret. Clamped to the text.
  open var selectedRange: NSRange {
    get { editor.selection }
    set { editor.select(newValue) }
  }

  /// Whether a person can change the text. Default: true. Setting it to false ends the editing.
  open var isEditable = true {
    didSet {
      if !isEditable, isFirstResponder { resignFirstResponder() }
      if displayed != nil { textNeedsLayout() }
      layer.mark(.accessibility)
    }
  }

  /// Whether a person can select. Default: true. A text that is not selectable is not editable.
  open var isSelectable = true {
    didSet { if !isSelectable, isFirstResponder { resignFirstResponder() } }
  }

  /// The data that is displayed as links while the text cannot be edited. Default: none. Differs from Apple: addresses of the web, mail
  /// addresses and telephone numbers are detected, places and dates are not.
  open var dataDetectorTypes: UIDataDetectorTypes {
    get { links?.types ?? [] }
    set {
      makeLinks().types = newValue
      links?.discard()
      textNeedsLayout()
    }
  }

  /// How links are displayed; nil while they have the color of links.
  private var links: TextLinks?
  /// Makes the displayed text of the text; nil while both are the same.
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

  /// Whether a person may change looks. Stored only. Default: false.
  open var allowsEditingTextAttributes = false

  /// Whether the next text that is typed or inserted replaces the whole text. Default: false. Moving the selection makes it false.
  open var clearsOnInsertion = false

  /// Whether the font follows the text size that the person prefers. Default: false.
  open var adjustsFontForContentSizeCategory = false { didSet { followTextSize() } }

  /// Points that the text keeps from the edges. Default: 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textNeedsLayout() } }

  /// The container of the text.
  open var textContainer: NSTextContainer { container }

  /// The text with all its attributes. Edits in it are displayed, and typed text is added to it.
  ///
  /// ```swift
  /// textView.textStorage.delegate = highlighter
  /// ```
  open var textStorage: NSTextStorage { storageLink.storage }

  /// The layout manager, which finds the positions of the characters of `textStorage` in `textContainer`.
  open var layoutManager: NSLayoutManager { storageLink.manager }

  private var storageLink: StorageLink {
    if let link = editor.link as? StorageLink { return link }
    let made = StorageLink(attributedText, container)
    adopt(made)
    return made
  }

  /// Shows the text of a storage from now on.
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

  // Traits.

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
  /// Stored only. Default: false.
  open var enablesReturnKeyAutomatically = false
  /// Stored only: a text of several lines can be seen. Default: false.
  open var isSecureTextEntry = false
  /// The semantic meaning of the text. Default: nil, no particular meaning.
  open var textContentType: UITextContentType! { didSet { traitsChanged() } }

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

  override var kindName: String { "UITextView" }

  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + ControlProxies.ofTextViews
  }

  /// Creates an empty view with a frame, in points, and a text container; nil creates one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? Self.ownContainer()
    super.init(frame: frame)
    setUp()
  }

  /// Makes an empty view with a frame in the future superview's coordinates, in points.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Makes an empty view of zero size; decoding from archives is not supported.
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

  /// Moves the content as little as possible so that a range of the text shows.
  open func scrollRangeToVisible(_ range: NSRange) { showRange(range, animated: true) }

  /// The size that the text takes in a width of `size.width` points, with its insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize(inWidth: size.width) }

  /// Without scrolling the size of the text in the current width; else none.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : naturalSize(inWidth: bounds.width)
  }

  /// Lays out and shows the text.
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

  // First responder.

  /// True while the text can be selected and is on the screen.
  open override var canBecomeFirstResponder: Bool { isSelectable && window != nil }

  /// Begins the editing, if the text can be edited and the delegate does not mind.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if isEditable, !(textDelegate?.textViewShouldBeginEditing(self) ?? true) { return false }
    // The keyboard notification precedes the one about editing, as on Apple's platforms.
    isEditing = isEditable
    guard super.becomeFirstResponder() else {
      isEditing = false
      return false
    }
    if isEditable { beginEditing() }
    return true
  }

  /// Ends the editing, if the delegate does not mind.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    if isEditing, !(textDelegate?.textViewShouldEndEditing(self) ?? true) { return false }
    guard super.resignFirstResponder() else { return false }
    endEditingOfText()
    return true
  }

  override func editingWasTaken() { endEditingOfText() }

  // Typing.

  /// Inserts a text at the caret, and notifies as if it had been typed; the delegate cannot prevent it.
  open func insertText(_ text: String) {
    if clearsOnInsertion {
      clearsOnInsertion = false
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
    if action == .copy { return isSelectable && editor.selection.length > 0 }
    if action == .cut { return isEditing && editor.selection.length > 0 }
    if action == .selectAll { return isFirstResponder && isSelectable && hasText }
    if action == .select { return isFirstResponder && isSelectable && hasText && editor.selection.length == 0 }
    if action == .delete { return isEditing && editor.selection.length > 0 }
    return super.canPerformAction(action, withSender: sender)
  }

  /// The text.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? editor.string }
    set { super.accessibilityValue = newValue }
  }

  /// Begins the editing.
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

  /// How what is typed next looks.
  open var typingAttributes: [NSAttributedString.Key: ActionSender] {
    get {
      (editor.typing ?? editor.rich.attributes(at: max(0, editor.selection.location - 1)) ?? TextAttributes())
        .attributes(font: font, color: textColor)
    }
    set { editor.typing = TextAttributes(newValue) }
  }

  /// The attributes of links, which replace those of the text. Default: the color of links, unless the text has one.
  open var linkTextAttributes: [NSAttributedString.Key: ActionSender]! {
    get { links?.attributes ?? [.foregroundColor: UIColor.link] }
    set {
      makeLinks().attributes = newValue
      textNeedsLayout()
    }
  }
}
