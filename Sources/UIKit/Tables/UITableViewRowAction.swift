// SPDX-License-Identifier: MIT

/// An action beside a table row, from before iOS 11. Use `UIContextualAction` in new code.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The appearance of the button.
  nonisolated public enum Style: Int, Sendable {
    /// Red.
    case `default` = 0
    /// Gray.
    case normal = 1
    /// Red.
    public static let destructive = Style.default
  }

  /// The appearance of the button.
  public final let style: Style
  /// The title of the button. Default: nil.
  open var title: String?
  /// The color of the button. Default: red or gray, by the style, which nil restores.
  open var backgroundColor: UIColor?
  /// Stored only: buttons have plain backgrounds. Default: nil.
  open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Makes an action with what the button says and what it does. The row stays open until an update or a touch closes it.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The same action for a row, as newer code makes it.
  final func contextualAction(for path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { _, _, done in
      self.handler(self, path)
      done(false)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
