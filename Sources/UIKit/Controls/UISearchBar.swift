// SPDX-License-Identifier: MIT

/// The methods with which a search bar requests permission for user actions and reports them. All methods are optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Returns whether editing may begin. Default: `true`.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing has begun. Default: nothing.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether editing may end. Default: `true`.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing has ended. Default: nothing.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after the user has changed or cleared the text. Default: nothing.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether the user may replace the given range with other text. Default: `true`.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called after the user has pressed Return to search. Default: nothing.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called after the user has pressed the cancel button. Default: nothing.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called after the user has selected another scope. Default: nothing.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

/// A text field for searching, with an optional cancel button and scopes.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextFieldDelegate, UITextInputTraits {
  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + ControlProxies.ofSearchBars
  }

  /// The styles of a search bar.
  nonisolated public enum Style: UInt, Sendable {
    /// The default style.
    case `default` = 0
    /// A style with a background.
    case prominent = 1
    /// A style without a background.
    case minimal = 2
  }

  #if hasFeature(Embedded)
    /// The delegate, which can prevent user actions and is notified of them. A weak reference. Default: nil.
    @WeakReference open var delegate: (any UISearchBarDelegate)?
  #else
    /// The delegate, which can prevent user actions and is notified of them. A weak reference. Default: nil.
    open weak var delegate: (any UISearchBarDelegate)?
  #endif

  /// The search controller of the bar.
  @WeakReference final var client: (any SearchBarClient)?
  private let field = UISearchTextField(frame: .zero)
  private let cancelButton = UIButton(type: .system)
  private var scopes: UISegmentedControl?
  private let promptLabel = UILabel()
  private var displaysCancelButton = false
  private var displaysScopeBar = false
  private var selectedScope = 0

  /// The side margins of the field in points while the bar is the search row of a navigation bar, otherwise nil.
  final var rowMargin: CGFloat? {
    didSet {
      guard rowMargin != oldValue else { return }
      showBackground()
      setNeedsLayout()
    }
  }

  /// The text field of the bar.
  open var searchTextField: UISearchTextField { field }

  /// The search text. Default: empty. Setting this property does not notify the delegate.
  open var text: String? {
    get { field.text }
    set {
      let old = field.text
      field.text = newValue
      if !field.text.isLiterallyEqual(to: old) { client?.searchBarDidChange() }
    }
  }

  /// The text that is displayed while the field is empty. Default: nil.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// A line of text above the field. Default: nil.
  open var prompt: String? {
    didSet {
      promptLabel.text = prompt
      heightDidChange()
    }
  }

  /// Whether the cancel button is displayed. Default: false. Setting this property also sets
  /// `automaticallyShowsCancelButton` of the bar's search controller to false.
  open var showsCancelButton: Bool {
    get { displaysCancelButton }
    set {
      client?.programChangedCancelButton()
      displayCancelButton(newValue)
    }
  }

  /// The style of the bar. Default: `default`.
  open var searchBarStyle = Style.default { didSet { showBackground() } }

  /// The color of the bar. Default: nil, which means the standard color of bars.
  open var barTintColor: UIColor? { didSet { showBackground() } }

  /// The titles of the scopes. Default: nil. The scope bar requires at least two titles.
  open var scopeButtonTitles: [String]? { didSet { makeScopes() } }

  /// The index of the selected scope. Default: 0.
  open var selectedScopeButtonIndex: Int {
    get { selectedScope }
    set {
      scopes?.selectedSegmentIndex = newValue
      guard newValue != selectedScope else { return }
      selectedScope = newValue
      client?.searchBarDidChange()
    }
  }

  /// Whether the scope bar is displayed if there are at least two titles. Default: false. Setting this property also
  /// sets `automaticallyShowsScopeBar` of the bar's search controller to false.
  open var showsScopeBar: Bool {
    get { displaysScopeBar }
    set {
      client?.programChangedScopeBar()
      displayScopeBar(newValue)
    }
  }

  /// Creates an empty bar with a frame in the future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty bar of zero size. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    field.delegate = self
    field.escapePressed = { [me = WeakReference(self)] in me.wrappedValue?.cancelByEscape() ?? false }
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textAlignment = .center
    cancelButton.addHandler(for: .touchUpInside) { [me = WeakReference(self)] _ in me.wrappedValue?.cancelled() }
    field.addHandler(for: .editingChanged) { [me = WeakReference(self)] _ in me.wrappedValue?.changed() }
    for view in [promptLabel, field, cancelButton] as [UIView] { addSubview(view) }
    showBackground()
  }

  private func showBackground() {
    let isClear = searchBarStyle == .minimal || rowMargin != nil
    super.backgroundColor = isClear ? nil : barTintColor ?? .systemBackground
  }

  private func heightDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    client?.searchBarHeightDidChange()
  }

  /// Shows or hides the cancel button, which can still be shown and hidden automatically afterward.
  final func displayCancelButton(_ isDisplayed: Bool) {
    guard isDisplayed != displaysCancelButton else { return }
    displaysCancelButton = isDisplayed
    setNeedsLayout()
  }

  /// Shows or hides the scope bar, which can still be shown and hidden automatically afterward.
  final func displayScopeBar(_ isDisplayed: Bool) {
    guard isDisplayed != displaysScopeBar else { return }
    displaysScopeBar = isDisplayed
    heightDidChange()
  }

  /// Clears the field without notifications. Returns whether the field contained text.
  final func clearText() -> Bool {
    guard field.hasText else { return false }
    field.text = nil
    return true
  }

  private func cancelled() {
    client?.searchBarWillCancel()
    delegate?.searchBarCancelButtonClicked(self)
    client?.searchBarDidCancel()
  }

  /// Cancels the search in the same way as the cancel button. Returns false if there is nothing to cancel.
  final func cancelByEscape() -> Bool {
    guard displaysCancelButton || client?.isActive ?? false else { return false }
    cancelled()
    return true
  }

  private func changed() {
    delegate?.searchBar(self, textDidChange: field.text ?? "")
    client?.searchBarDidChange()
  }

  private func makeScopes() {
    scopes?.removeFromSuperview()
    scopes = nil
    defer { heightDidChange() }
    guard let titles = scopeButtonTitles, titles.count > 1 else { return }
    let made = UISegmentedControl(items: titles)
    made.selectedSegmentIndex = selectedScope
    made.addHandler(for: .valueChanged) { [me = WeakReference(self)] _ in me.wrappedValue?.scopeChosen() }
    scopes = made
    addSubview(made)
  }

  private func scopeChosen() {
    guard let scopes, scopes.selectedSegmentIndex != selectedScope else { return }
    selectedScope = scopes.selectedSegmentIndex
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScope)
    client?.searchBarDidChange()
  }

  /// Shows or hides the cancel button. If the change is animated, the width of the field changes over 0.25 seconds.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
    animateLayout(animated)
  }

  /// Shows or hides the scope bar.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    showsScopeBar = show
    animateLayout(animated)
  }

  private func animateLayout(_ isAnimated: Bool) {
    guard isAnimated, window != nil, !UIAccessibility.isReduceMotionEnabled else { return }
    UIView.animate(
      withDuration: UIKitTuning.searchCancelDuration, delay: 0, options: .beginFromCurrentState,
      animations: { self.layoutIfNeeded() })
  }

  /// The height of the field, which grows with the text size.
  private var fieldHeight: CGFloat {
    let line = PixelGrid.screen.up(field.font?.lineHeight ?? 0)
    return max(UIKitTuning.searchFieldHeight, line + UIKitTuning.searchFieldPadding)
  }

  private var promptHeight: CGFloat { prompt == nil ? 0 : UIKitTuning.searchPromptHeight }

  private var scopesHeight: CGFloat { scopes == nil || !displaysScopeBar ? 0 : UIKitTuning.searchScopes.height }

  /// The height of the bar when it is the search row of a navigation bar.
  final var rowHeight: CGFloat {
    let margin = UIKitTuning.searchRowMargin
    return margin.top + fieldHeight + margin.bottom + promptHeight + scopesHeight
  }

  /// Returns the proposed width and the total height of the prompt, field and scope bar. The height is 56 points if
  /// there is only the field.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width, height: fieldHeight + UIKitTuning.searchBarPadding + promptHeight + scopesHeight)
  }

  /// The intrinsic size: the total height of the displayed parts, and no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Lays out the prompt, field, cancel button and scopes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let margin = rowMargin ?? UIKitTuning.searchBarMargin
    promptLabel.isHidden = prompt == nil
    promptLabel.layoutFrame = CGRect(x: margin, y: 4, width: max(0, bounds.width - 2 * margin), height: 18)
    let free = bounds.height - promptHeight - scopesHeight
    var top = promptHeight + (free - fieldHeight - UIKitTuning.searchFieldRise) / 2
    var height = fieldHeight
    if rowMargin != nil {
      let row = UIKitTuning.searchRowMargin
      top = promptHeight + row.top
      height = min(fieldHeight, max(0, free - row.top - row.bottom))
      let fade = UIKitTuning.searchFieldFadeShare
      field.alpha = min(1, max(0, (height / fieldHeight - fade) / (1 - fade)))
    }
    layOutField(margin: margin, top: top, height: height)
    scopes?.isHidden = !displaysScopeBar
    scopes?.layoutFrame = CGRect(
      x: margin, y: top + height + UIKitTuning.searchScopes.gap, width: max(0, bounds.width - 2 * margin),
      height: UIKitTuning.searchScopes.control)
  }

  private func layOutField(margin: CGFloat, top: CGFloat, height: CGFloat) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = cancelButton.sizeThatFits(.zero).width
    let taken = displaysCancelButton ? width + UIKitTuning.searchCancelGap : 0
    cancelButton.isHidden = !displaysCancelButton
    cancelButton.layoutFrame = CGRect(
      x: isMirrored ? margin : bounds.width - margin - width, y: top, width: width, height: height)
    field.layoutFrame = CGRect(
      x: margin + (isMirrored ? taken : 0), y: top, width: max(0, bounds.width - 2 * margin - taken), height: height)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    heightDidChange()
  }

  /// Begins editing.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  /// Ends editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  /// Whether the field is the first responder.
  open override var isFirstResponder: Bool { field.isFirstResponder }

  /// Cancels the search if possible.
  open override func accessibilityPerformEscape() -> Bool { cancelByEscape() || super.accessibilityPerformEscape() }

  // MARK: Traits of the field

  /// The automatic capitalization of the field. Default: none.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// Whether the keyboard corrects typed text. Default: `no`.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  /// Whether misspelled words are marked. Default: the host's preference.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  /// Whether typed quotation marks are replaced by typographic ones. Default: `default`, which does not replace them.
  open var smartQuotesType: UITextSmartQuotesType {
    get { field.smartQuotesType }
    set { field.smartQuotesType = newValue }
  }
  /// Whether two typed hyphens are replaced by a dash. Default: `default`, which does not replace them.
  open var smartDashesType: UITextSmartDashesType {
    get { field.smartDashesType }
    set { field.smartDashesType = newValue }
  }
  /// Whether spaces are adjusted when words are pasted and cut. Stored only. Default: `default`.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { field.smartInsertDeleteType }
    set { field.smartInsertDeleteType = newValue }
  }
  /// The type of the keyboard. Default: the standard keyboard for the language.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// The appearance of the keyboard. Stored only. Default: the appearance of the interface.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  /// The label of the Return key. Default: "Search".
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// Whether the Return key is disabled while the text is empty. Default: false.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether the text is obscured. Default: false.
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }
  /// The semantic meaning of the text. Default: nil.
  open var textContentType: UITextContentType! {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }

  // Calls to the field's delegate are forwarded to the bar's own delegate and to the search controller.

  /// Returns the result of the bar's delegate.
  open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }

  /// Notifies the search controller and the bar's delegate.
  open func textFieldDidBeginEditing(_ textField: UITextField) {
    client?.searchBarDidBeginEditing()
    delegate?.searchBarTextDidBeginEditing(self)
  }

  /// Returns the result of the bar's delegate.
  open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }

  /// Notifies the bar's delegate.
  open func textFieldDidEndEditing(_ textField: UITextField) { delegate?.searchBarTextDidEndEditing(self) }

  /// Returns the result of the bar's delegate.
  open func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true }

  /// Notifies the bar's delegate and the search controller that the user has pressed Return.
  open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    client?.searchBarDidReturn()
    return true
  }
}
