// SPDX-License-Identifier: MIT

/// A command of a program's own in an edit menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The words in the menu.
  open var title: String
  /// The action that is sent to the responders; it shows only when one of them can perform it.
  open var action: Selector

  /// Makes an item.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
