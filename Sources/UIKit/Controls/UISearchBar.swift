// SPDX-License-Identifier: MIT

/// Is asked about and notified of a person's actions in a search bar. Every method is optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether the editing may begin. Default: `true`.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// The editing has begun. Default: nothing.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether the editing may end. Default: `true`.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// The editing has ended. Default: nothing.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// A person has changed the text, or cleared it. Default: nothing.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether a person may replace a range by a text. Default: `true`.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The person asks to search: Return was pressed. Default: nothing.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The person gives up: the button that cancels was pressed. Default: nothing.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The person chose another scope. Default: nothing.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

/// A field for a search text, with a button that cancels and scopes to choose from.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextFieldDelegate, UITextInputTraits {
  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + ControlProxies.ofSearchBars
  }

  /// The styles of the bar.
  nonisolated public enum Style: UInt, Sendable {
    /// As the surroundings.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }

  #if hasFeature(Embedded)
    /// Notified of what a person does, and asked whether it is allowed. Default: nil.
    @WeakReference open var delegate: (any UISearchBarDelegate)?
  #else
    /// Notified of what a person does, and asked whether it is allowed. Default: nil.
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

  /// Points between the sides and the field while the bar is the search row of a navigation bar; nil elsewhere.
  final var rowMargin: CGFloat? {
    didSet {
      guard rowMargin != oldValue else { return }
      showBackground()
      setNeedsLayout()
    }
  }

  /// The field.
  open var searchTextField: UISearchTextField { field }

  /// The search text. Default: empty. Setting it does not notify the delegate.
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

  /// Whether the button that cancels is displayed. Default: false. Setting it sets `automaticallyShowsCancelButton` of the bar's search
  /// controller to false.
  open var showsCancelButton: Bool {
    get { displaysCancelButton }
    set {
      client?.programChangedCancelButton()
      displayCancelButton(newValue)
    }
  }

  /// The style of the bar. Default: as the surroundings.
  open var searchBarStyle = Style.default { didSet { showBackground() } }

  /// The color of the bar; nil, the default, is that of bars.
  open var barTintColor: UIColor? { didSet { showBackground() } }

  /// The titles of the scopes. Default: nil. The scope bar needs at least two.
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

  /// Whether the scope bar is displayed, if there are at least two titles. Default: false. Setting it sets
  /// `automaticallyShowsScopeBar` of the bar's search controller to false.
  open var showsScopeBar: Bool {
    get { displaysScopeBar }
    set {
      client?.programChangedScopeBar()
      displayScopeBar(newValue)
    }
  }

  /// Makes an empty bar with a frame in the future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes an empty bar of zero size; decoding from archives is not supported.
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

  /// Displays or hides the button that cancels, without counting as a decision of the program.
  final func displayCancelButton(_ isDisplayed: Bool) {
    guard isDisplayed != displaysCancelButton else { return }
    displaysCancelButton = isDisplayed
    setNeedsLayout()
  }

  /// Displays or hides the scope bar, without counting as a decision of the program.
  final func displayScopeBar(_ isDisplayed: Bool) {
    guard isDisplayed != displaysScopeBar else { return }
    displaysScopeBar = isDisplayed
    heightDidChange()
  }

  /// Empties the field without notifying anyone; returns whether there was text.
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

  /// Cancels as the button does; returns whether there is something to cancel.
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

  /// Displays or hides the button that cancels; animated, the field changes its width in 0.25 s.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
    animateLayout(animated)
  }

  /// Displays or hides the scope bar.
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

  /// The height of the field, which grows with the text.
  private var fieldHeight: CGFloat {
    let line = PixelGrid.screen.up(field.font?.lineHeight ?? 0)
    return max(UIKitTuning.searchFieldHeight, line + UIKitTuning.searchFieldPadding)
  }

  private var promptHeight: CGFloat { prompt == nil ? 0 : UIKitTuning.searchPromptHeight }

  private var scopesHeight: CGFloat { scopes == nil || !displaysScopeBar ? 0 : UIKitTuning.searchScopes.height }

  /// The height of the bar as the search row of a navigation bar.
  final var rowHeight: CGFloat {
    let margin = UIKitTuning.searchRowMargin
    return margin.top + fieldHeight + margin.bottom + promptHeight + scopesHeight
  }

  /// The width of `size`, and the height of prompt, field and scope bar: 56 points with a field only.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width, height: fieldHeight + UIKitTuning.searchBarPadding + promptHeight + scopesHeight)
  }

  /// The height of what is displayed, without a width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Places prompt, field, button and scopes.
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

  /// Begins the editing.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  /// Ends the editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  /// Whether the field is being edited.
  open override var isFirstResponder: Bool { field.isFirstResponder }

  /// Cancels the search, if it can be cancelled.
  open override func accessibilityPerformEscape() -> Bool { cancelByEscape() || super.accessibilityPerformEscape() }

  // The traits of the field.

  /// The capitalization of the field. Default: none.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// Whether the keyboard corrects. Default: no.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  /// Whether misspelled words are marked. Default: as the host prefers.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  /// Whether quotes that are typed become typographic ones. Default: `default`, which leaves them.
  open var smartQuotesType: UITextSmartQuotesType {
    get { field.smartQuotesType }
    set { field.smartQuotesType = newValue }
  }
  /// Whether two hyphens that are typed become a dash. Default: `default`, which leaves them.
  open var smartDashesType: UITextSmartDashesType {
    get { field.smartDashesType }
    set { field.smartDashesType = newValue }
  }
  /// Whether spaces are added and removed with pasted and cut words. Stored only. Default: `default`.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { field.smartInsertDeleteType }
    set { field.smartInsertDeleteType = newValue }
  }
  /// The keys that the keyboard offers. Default: those of the language.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// The style of the keyboard. Stored only. Default: as the surroundings.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  /// The label of the Return key. Default: "Search".
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// Whether the Return key does nothing while there is no text. Default: false.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether the text is hidden. Default: false.
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }
  /// The meaning of the text. Default: nil.
  open var textContentType: UITextContentType! {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }

  // The field's delegate calls are forwarded to the bar's own delegate and to the search controller.

  /// Asks the bar's delegate.
  open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }

  /// Notifies the search controller and the bar's delegate.
  open func textFieldDidBeginEditing(_ textField: UITextField) {
    client?.searchBarDidBeginEditing()
    delegate?.searchBarTextDidBeginEditing(self)
  }

  /// Asks the bar's delegate.
  open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }

  /// Notifies the bar's delegate.
  open func textFieldDidEndEditing(_ textField: UITextField) { delegate?.searchBarTextDidEndEditing(self) }

  /// Asks the bar's delegate.
  open func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true }

  /// Notifies the bar's delegate and the search controller that Return was pressed.
  open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    client?.searchBarDidReturn()
    return true
  }
}
