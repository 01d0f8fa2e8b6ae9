// SPDX-License-Identifier: MIT

/// An action that appears as a button when the user swipes a row aside.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The style of the button, which also determines whether the action is expected to delete the row.
  nonisolated public enum Style: Int, Sendable {
    /// A gray button. The row closes when the action ends.
    case normal
    /// A red button. The row is expected to be deleted.
    case destructive
  }

  /// A closure that performs an action. At the end of the action, it must call the completion, with true if the action
  /// was performed. The row then closes.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style of the button.
  open private(set) var style: Style
  /// The handler that performs the action.
  open private(set) var handler: Handler
  /// The title of the button, or nil for none.
  open var title: String?
  /// The color of the button. Nil restores the default: gray, or red for a destructive action.
  open var backgroundColor: UIColor! {
    didSet { if backgroundColor == nil { backgroundColor = UIContextualAction.color(of: style) } }
  }
  /// The image of the button. Default: nil.
  open var image: UIImage?

  /// Creates an action with the given style, title and handler.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = UIContextualAction.color(of: style)
    super.init()
  }

  private static func color(of style: Style) -> UIColor { style == .destructive ? .systemRed : .systemGray }
}
