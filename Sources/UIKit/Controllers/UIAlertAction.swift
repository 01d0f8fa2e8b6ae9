// SPDX-License-Identifier: MIT

/// An action that the user can choose in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The style of an action.
  nonisolated public enum Style: Int, Sendable {
    /// An ordinary action.
    case `default` = 0
    /// An action that cancels without changing anything. The action is displayed last, and is also chosen by Escape or
    /// a tap outside an action sheet.
    case cancel = 1
    /// An action that deletes or changes data. The title of the action is red.
    case destructive = 2
  }

  /// The title of the action. Default: nil.
  open var title: String? { storedTitle }
  final var storedTitle: String?
  /// The style of the action. Default: `default`.
  open internal(set) var style: Style
  /// Whether the action is enabled. Default: true.
  open var isEnabled = true { didSet { if isEnabled != oldValue { button?.isEnabled = isEnabled } } }

  final let handler: ((UIAlertAction) -> Void)?
  /// The button that displays the action.
  final var button: UIButton?

  /// Creates an action. The handler is called after the alert has been dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    storedTitle = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
