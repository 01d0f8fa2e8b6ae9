// SPDX-License-Identifier: MIT

/// Asks a question: an alert in the middle of the screen, or an action sheet at its lower edge.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete the photo?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
/// alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
/// present(alert, animated: true)
/// ```
///
/// Return chooses the preferred answer, Escape the cancelling one.
///
/// In a wide window an action sheet is a popover if `popoverPresentationController` has a source. The popover has no button for the
/// cancelling answer; a tap outside chooses it.
///
/// Differs from Apple: an action sheet without a source is at the lower edge of wide windows, too. Apple's throws.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The kinds of question.
  nonisolated public enum Style: Int, Sendable {
    /// Rises from the lower edge and offers things to do.
    case actionSheet = 0
    /// Is centered in the window and must be answered.
    case alert = 1
  }

  /// The kind of question. Default: an action sheet.
  open private(set) var preferredStyle = Style.actionSheet

  /// The smaller words below the title. Default: nil.
  open var message: String? { didSet { panel?.contentChanged() } }

  /// The words in bold. Default: nil.
  open override var title: String? { didSet { panel?.contentChanged() } }

  /// The answers in the order in which they were added.
  open var actions: [UIAlertAction] { storedActions }
  private final var storedActions: [UIAlertAction] = []

  /// The emphasized answer of an alert, which Return chooses. Default: nil. One that was not added is rejected with a
  /// fault.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
        Diagnostics.report("alertAction", "The preferred action must be an action of the alert. Call addAction first.")
        self.preferredAction = oldValue
      }
      panel?.contentChanged()
    }
  }

  /// The text fields in the order in which they were added; nil without any.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  private var fields: [UITextField] = []
  private var panel: AlertPanel?

  /// Makes a question without answers.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    self.preferredStyle = preferredStyle
    super.title = title
    self.message = message
    super.modalPresentationStyle = .overFullScreen
    super.modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
  }

  /// Adds an answer. A second cancelling one, and one that is in an alert already, are rejected with a fault.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      Diagnostics.report(
        "alertAction", "An alert can have only one action with the cancel style. The second is ignored.")
      return
    }
    guard !actions.contains(where: { $0 === action }) else {
      Diagnostics.report("duplicateAlertAction", "An action was added to an alert twice. The second call is ignored.")
      return
    }
    storedActions.append(action)
    if let panel { addButton(for: action, to: panel) }
  }

  /// Adds a text field below the message of an alert; an action sheet rejects it with a fault. The closure configures
  /// it.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      Diagnostics.report("alertTextField", "Only the style alert supports text fields. The field was not added.")
      return
    }
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    fields.append(field)
    configurationHandler?(field)
    field.addHandler(for: .primaryActionTriggered) { [me = WeakReference(self)] _ in me.wrappedValue?.choosePreferred()
    }
    panel?.add(field)
  }

  /// Chooses the answer of Return: the preferred answer, or the only one. Returns whether there is one.
  @discardableResult
  final func choosePreferred() -> Bool {
    guard let action = preferredAction ?? (actions.count == 1 ? actions.first : nil) else { return false }
    choose(action)
    return true
  }

  /// The first text field is edited as soon as it shows.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    fields.first?.becomeFirstResponder()
  }

  /// The cancelling answer.
  final var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// Makes the panel with the answers.
  open override func loadView() {
    let made = AlertPanel(self)
    panel = made
    view = made
    for field in fields { made.add(field) }
    for action in actions { addButton(for: action, to: made) }
  }

  private func addButton(for action: UIAlertAction, to panel: AlertPanel) {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    button.isEnabled = action.isEnabled
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    button.addHandler(for: .primaryActionTriggered) { [me = WeakReference(self), action = WeakReference(action)] _ in
      if let action = action.wrappedValue { me.wrappedValue?.choose(action) }
    }
    action.button = button
    panel.add(button)
  }

  /// Dismisses the alert, then calls the answer's handler. A disabled answer, or one of an alert that is being
  /// dismissed, does nothing.
  final func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed, let presenter = presentingViewController else { return }
    presenter.hide(isAnimated: true) { action.handler?(action) }
  }

  /// The title and the message, as assistive technology reads them; nil without both.
  final var words: String? {
    let words = [title ?? "", message ?? ""].filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  final func makeAlertPresentation() -> UIPresentationController {
    AlertPresentationController(presentedViewController: self, presenting: nil)
  }

  /// Creates the popover of an action sheet; nil for an alert, and while the alert is visible in another way.
  final func makePopover() -> UIPopoverPresentationController? {
    guard preferredStyle == .actionSheet, modalState.presenter == nil else { return nil }
    let popover = AlertPopoverPresentationController(presentedViewController: self, presenting: nil)
    modalState.popover = popover
    modalState.presentation = popover
    return popover
  }
}
