// SPDX-License-Identifier: MIT

/// An action that appears as a button when the user swipes a row aside.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The style of the button, which also determines whether the row is expected to stay.
  nonisolated public enum Style: Int, Sendable {
    /// A gray button. The row closes when the action ends.
    case normal
    /// A red button. The row is expected to be deleted.
    case destructive
  }

  /// Performs an action. When the action ends, call the completion with whether the action was performed. This closes
  /// the row.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style of the button.
  open private(set) var style: Style
  /// The closure that the button runs.
  open private(set) var handler: Handler
  /// The title of the button; nil for none.
  open var title: String?
  /// The color of the button. Default: gray, or red for a destructive action, which nil restores.
  open var backgroundColor: UIColor! {
    didSet { if backgroundColor == nil { backgroundColor = UIContextualAction.color(of: style) } }
  }
  /// The picture of the button; nil, the default, for none.
  open var image: UIImage?

  /// Makes an action of a style, with what the button says and what it does.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = UIContextualAction.color(of: style)
    super.init()
  }

  private static func color(of style: Style) -> UIColor { style == .destructive ? .systemRed : .systemGray }
}
