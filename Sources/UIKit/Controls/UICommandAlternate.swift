// SPDX-License-Identifier: MIT

/// The variant of a command while other modifiers are pressed in addition to its own.
///
/// Differs from Apple: menus show the command's own title only.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title.
  public final let title: String
  /// The action that is sent, with the command as its sender.
  public final let action: Selector
  /// The modifiers that are held beside those of the command.
  public final let modifierFlags: UIKeyModifierFlags

  /// Makes an alternate.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
