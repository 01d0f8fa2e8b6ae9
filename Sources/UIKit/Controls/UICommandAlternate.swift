// SPDX-License-Identifier: MIT

/// A variant of a command for when additional modifier keys are pressed.
///
/// Differs from Apple: menus display only the title of the command itself.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title of the variant.
  public final let title: String
  /// The action, which is sent with the command as its sender.
  public final let action: Selector
  /// The modifiers that must be pressed in addition to those of the command.
  public final let modifierFlags: UIKeyModifierFlags

  /// Creates an alternate.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
