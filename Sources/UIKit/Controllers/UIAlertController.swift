// SPDX-License-Identifier: MIT

/// Displays an alert in the center of the screen, or an action sheet at its bottom edge.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete the photo?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
/// alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
/// present(alert, animated: true)
/// ```
///
/// The Return key chooses the preferred action, and the Escape key chooses the cancel action.
///
/// In a wide window, an action sheet is displayed as a popover if `popoverPresentationController` has a source. The
/// popover has no cancel button, but a tap outside it chooses the cancel action.
///
/// Differs from Apple: an action sheet without a source is displayed at the bottom edge even in wide windows. Apple's
/// platforms raise an exception instead.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The styles of alert controllers.
  nonisolated public enum Style: Int, Sendable {
    /// An action sheet, which slides up from the bottom edge and offers actions.
    case actionSheet = 0
    /// An alert, which is centered in the window and requires a response.
    case alert = 1
  }

  /// The style of the alert controller. Default: `actionSheet`.
  open private(set) var preferredStyle = Style.actionSheet

  /// The message below the title, in a smaller font. Default: nil.
  open var message: String? { didSet { panel?.contentChanged() } }

  /// The title, in a bold font. Default: nil.
  open override var title: String? { didSet { panel?.contentChanged() } }

  /// The actions in the order in which they were added.
  open var actions: [UIAlertAction] { storedActions }
  private final var storedActions: [UIAlertAction] = []

  /// The emphasized action of an alert, chosen when Return is pressed. Default: nil. An action that was not added is
  /// rejected with a fault.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
        Diagnostics.report("alertAction", "The preferred action must be an action of the alert. Call addAction first.")
        self.preferredAction = oldValue
      }
      panel?.contentChanged()
    }
  }

  /// The text fields in the order in which they were added, or nil if there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  private var fields: [UITextField] = []
  private var panel: AlertPanel?

  /// Creates an alert controller without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    self.preferredStyle = preferredStyle
    super.title = title
    self.message = message
    super.modalPresentationStyle = .overFullScreen
    super.modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
  }

  /// Adds an action. A second cancel action, or an action that was already added, is rejected with a fault.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      Diagnostics.report(
        "alertAction", "An alert can have only one action with the cancel style. The second one is ignored.")
      return
    }
    guard !actions.contains(where: { $0 === action }) else {
      Diagnostics.report("duplicateAlertAction", "An action was added to an alert twice. The second call is ignored.")
      return
    }
    storedActions.append(action)
    if let panel { addButton(for: action, to: panel) }
  }

  /// Adds a text field below the message of an alert, and configures it with the closure. Action sheets reject text
  /// fields with a fault.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      Diagnostics.report(
        "alertTextField", "Only alerts with the style alert support text fields. The text field was not added.")
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

  /// Chooses the preferred action or, if there is none, the only action. Returns whether an action was chosen.
  @discardableResult
  final func choosePreferred() -> Bool {
    guard let action = preferredAction ?? (actions.count == 1 ? actions.first : nil) else { return false }
    choose(action)
    return true
  }

  /// Begins editing the first text field.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    fields.first?.becomeFirstResponder()
  }

  /// The action with the style `cancel`, or nil if no action has it.
  final var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// Creates the panel that displays the texts and actions.
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

  /// Dismisses the alert and then calls the action's handler. Does nothing if the action is disabled or the alert is
  /// already being dismissed.
  final func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed, let presenter = presentingViewController else { return }
    presenter.hide(isAnimated: true) { action.handler?(action) }
  }

  /// The title and message for assistive technology, or nil if both are empty.
  final var words: String? {
    let words = [title ?? "", message ?? ""].filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  final func makeAlertPresentation() -> UIPresentationController {
    AlertPresentationController(presentedViewController: self, presenting: nil)
  }

  /// Creates the popover of an action sheet. Returns nil if the controller is an alert or is already presented.
  final func makePopover() -> UIPopoverPresentationController? {
    guard preferredStyle == .actionSheet, modalState.presenter == nil else { return nil }
    let popover = AlertPopoverPresentationController(presentedViewController: self, presenting: nil)
    modalState.popover = popover
    modalState.presentation = popover
    return popover
  }
}
