// SPDX-License-Identifier: MIT

/// One answer that an alert offers.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The emphasis of an answer.
  nonisolated public enum Style: Int, Sendable {
    /// Like the others.
    case `default` = 0
    /// Leaves everything unchanged; is the last answer, and the one that Escape and a tap outside an action sheet
    /// choose.
    case cancel = 1
    /// Destroys something; red.
    case destructive = 2
  }

  /// The words of the answer. Default: nil.
  open var title: String? { storedTitle }
  final var storedTitle: String?
  /// The emphasis of the answer. Default: like the others.
  open internal(set) var style: Style
  /// Whether the answer can be chosen. Default: true.
  open var isEnabled = true { didSet { if isEnabled != oldValue { button?.isEnabled = isEnabled } } }

  final let handler: ((UIAlertAction) -> Void)?
  /// The button that shows the answer.
  final var button: UIButton?

  /// Makes an answer; the handler is called after the alert has left.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    storedTitle = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
