// SPDX-License-Identifier: MIT

/// A swipe action of a table row, introduced before iOS 11. Use `UIContextualAction` in new code.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The style of the button.
  nonisolated public enum Style: Int, Sendable {
    /// A red button.
    case `default` = 0
    /// A gray button.
    case normal = 1
    /// A red button.
    public static let destructive = Style.default
  }

  /// The style of the button.
  public final let style: Style
  /// The title of the button. Default: nil.
  open var title: String?
  /// The color of the button. Default: red for the default style, and gray for the normal style. Setting nil restores
  /// the default.
  open var backgroundColor: UIColor?
  /// The visual effect behind the button. The value is stored but has no effect, because buttons have plain
  /// backgrounds. Default: nil.
  open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action with a title and a handler. The row stays open until an update or a touch closes it.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// Returns the equivalent `UIContextualAction` for a row.
  final func contextualAction(for path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { _, _, done in
      self.handler(self, path)
      done(false)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
