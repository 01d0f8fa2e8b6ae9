// SPDX-License-Identifier: MIT

/// An action that the user can perform on an element in addition to activating it, such as deleting a row.
///
/// The menu key or Shift-F10 opens a sheet with the focused element's custom actions. The user can also choose an
/// action with assistive technology.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Performs an action and returns whether it succeeded.
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

  /// The localized name, which is spoken.
  open var name: String
  /// An image for the app's own use. The sheet of actions displays only names. Default: nil.
  open var image: UIImage?
  /// The closure that performs the action. Default: nil, which does nothing.
  open var actionHandler: ActionHandler?

  /// Creates an action with a name.
  public convenience init(name: String, actionHandler: ActionHandler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  /// Creates an action with a name and an image.
  public init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}
