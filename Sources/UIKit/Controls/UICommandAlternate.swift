// SPDX-License-Identifier: MIT

/// A variant of a command, performed if additional modifier keys are pressed.
///
/// Differs from Apple: menus display only the title of the command itself.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title of the variant.
  public final let title: String
  /// The action of the variant. The sender passed to it is the command.
  public final let action: Selector
  /// The modifier keys that must be pressed in addition to those of the command.
  public final let modifierFlags: UIKeyModifierFlags

  /// Creates a variant of a command.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
