// SPDX-License-Identifier: MIT

/// The field of a search bar: a text field with a sign before it and a button that clears it.
///
/// Differs from Apple: there are no tokens.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// Makes an empty field with a frame in the future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes an empty field of zero size; there are no archives to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let sign = UILabel(frame: CGRect(x: 0, y: 0, width: 28, height: 20))
    sign.text = "\u{2315}"
    sign.textAlignment = .center
    sign.textColor = .secondaryLabel
    sign.isAccessibilityElement = false
    super.leftView = sign
    super.leftViewMode = .always
    super.clearButtonMode = .always
    super.returnKeyType = .search
    super.autocapitalizationType = .none
    super.backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
  }
}

/// Is asked and told what a person does in a search bar. Every method may be left out.
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
  /// Whether a person may put a text in the place of a range. Default: `true`.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The person asks to search: Return was pressed. Default: nothing.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The person gives up: the button that cancels was pressed. Default: nothing.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The person chose another scope. Default: nothing.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

/// A field for what to search for, with a button to give up and scopes to choose from.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextFieldDelegate {
  /// The looks of the bar.
  nonisolated public enum Style: UInt, Sendable {
    /// As the surroundings.
    case `default` = 0
    /// With a ground.
    case prominent = 1
    /// Without a ground.
    case minimal = 2
  }

  #if hasFeature(Embedded)
    /// Is asked and told what a person does. Default: nil.
    @WeakReference open var delegate: (any UISearchBarDelegate)?
  #else
    /// Is asked and told what a person does. Default: nil.
    open weak var delegate: (any UISearchBarDelegate)?
  #endif

  private let field = UISearchTextField(frame: .zero)
  private let cancelButton = UIButton(type: .system)
  private var scopes: UISegmentedControl?
  private let promptLabel = UILabel()

  /// The field.
  open var searchTextField: UISearchTextField { field }

  /// What to search for. Default: empty.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }

  /// What shows while there is no text. Default: nil.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// Words above the field. Default: nil.
  open var prompt: String? {
    didSet {
      promptLabel.text = prompt
      setNeedsLayout()
    }
  }

  /// Whether the button that gives up shows. Default: false.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }

  /// The look of the bar. Default: as the surroundings.
  open var searchBarStyle = Style.default { didSet { showGround() } }

  /// The color of the bar; nil, the default, is that of bars.
  open var barTintColor: UIColor? { didSet { showGround() } }

  /// The names of the scopes; nil, the default, for none.
  open var scopeButtonTitles: [String]? { didSet { makeScopes() } }

  /// The chosen scope, counted from 0. Default: 0.
  open var selectedScopeButtonIndex = 0 {
    didSet { scopes?.selectedSegmentIndex = selectedScopeButtonIndex }
  }

  /// Whether the scopes show. Default: false.
  open var showsScopeBar = false { didSet { setNeedsLayout() } }

  /// Makes an empty bar with a frame in the future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes an empty bar of zero size; there are no archives to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    field.delegate = self
    cancelButton.setTitle("Cancel", for: .normal)
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textAlignment = .center
    cancelButton.addHandler(for: .touchUpInside) { [me = WeakReference(self)] _ in me.wrappedValue?.cancelled() }
    field.addHandler(for: .editingChanged) { [me = WeakReference(self)] _ in me.wrappedValue?.changed() }
    for view in [promptLabel, field, cancelButton] as [UIView] { addSubview(view) }
    showGround()
  }

  private func showGround() {
    super.backgroundColor = searchBarStyle == .minimal ? nil : barTintColor ?? .systemBackground
  }

  private func cancelled() { delegate?.searchBarCancelButtonClicked(self) }

  private func changed() { delegate?.searchBar(self, textDidChange: field.text ?? "") }

  private func makeScopes() {
    scopes?.removeFromSuperview()
    scopes = nil
    guard let titles = scopeButtonTitles, !titles.isEmpty else { return }
    let made = UISegmentedControl(items: titles)
    made.selectedSegmentIndex = selectedScopeButtonIndex
    made.addHandler(for: .valueChanged) { [me = WeakReference(self)] _ in me.wrappedValue?.scopeChosen() }
    scopes = made
    addSubview(made)
    setNeedsLayout()
  }

  private func scopeChosen() {
    guard let scopes else { return }
    selectedScopeButtonIndex = scopes.selectedSegmentIndex
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
  }

  /// Shows or hides the button that gives up.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
    if animated {
      UIView.animate(
        withDuration: 0.25, delay: 0, options: .beginFromCurrentState, animations: { self.layoutIfNeeded() })
    }
  }

  /// The width of `size`, and the height of prompt, field and scopes.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let prompt: CGFloat = prompt == nil ? 0 : 20
    let scopes: CGFloat = scopes == nil || !showsScopeBar ? 0 : 44
    return CGSize(width: size.width, height: UIKitTuning.searchFieldHeight + 20 + prompt + scopes)
  }

  /// The height of what it shows, without a width.
  open override var intrinsicContentSize: CGSize { CGSize(width: -1, height: sizeThatFits(.zero).height) }

  /// Places everything.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var top: CGFloat = 10
    promptLabel.isHidden = prompt == nil
    if prompt != nil {
      promptLabel.layoutFrame = CGRect(x: 8, y: 4, width: max(0, bounds.width - 16), height: 18)
      top += 20
    }
    let button = showsCancelButton ? cancelButton.sizeThatFits(.zero).width + 8 : 0
    cancelButton.isHidden = !showsCancelButton
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let height = UIKitTuning.searchFieldHeight
    field.layoutFrame = CGRect(
      x: 8 + (isMirrored ? button : 0), y: top, width: max(0, bounds.width - 16 - button), height: height)
    cancelButton.layoutFrame = CGRect(
      x: isMirrored ? 8 : bounds.width - button, y: top, width: max(0, button - 8), height: height)
    scopes?.isHidden = !showsScopeBar
    scopes?.layoutFrame = CGRect(x: 8, y: top + height + 6, width: max(0, bounds.width - 16), height: 32)
  }

  /// Begins the editing.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  /// Ends the editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  /// Whether the field is being edited.
  open override var isFirstResponder: Bool { field.isFirstResponder }

  // What the field asks and tells goes on to the bar's own delegate.

  /// Asks the bar's delegate.
  open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }

  /// Tells the bar's delegate.
  open func textFieldDidBeginEditing(_ textField: UITextField) { delegate?.searchBarTextDidBeginEditing(self) }

  /// Asks the bar's delegate.
  open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }

  /// Tells the bar's delegate.
  open func textFieldDidEndEditing(_ textField: UITextField) { delegate?.searchBarTextDidEndEditing(self) }

  /// Asks the bar's delegate.
  open func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true }

  /// Tells the bar's delegate that the person wants to search.
  open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    return true
  }
}
