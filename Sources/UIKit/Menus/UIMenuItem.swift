// SPDX-License-Identifier: MIT

/// A custom command in an edit menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title of the command.
  open var title: String
  /// The action that is sent to the responder chain. The command is displayed only if a responder can perform this
  /// action.
  open var action: Selector

  /// Creates an item with a title and an action.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
