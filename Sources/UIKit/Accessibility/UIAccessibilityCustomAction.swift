// SPDX-License-Identifier: MIT

/// Something that a person can do with an element besides pressing it, such as deleting a row.
///
/// The key for menus (Shift and F10 on keyboards without) on an element with such actions shows them in a sheet, from which
/// assistive technology and keys choose.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Does the action; returns whether something was done.
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

  /// The spoken name, in the person's language.
  open var name: String
  /// A picture beside the name, for programs' own use; sheets show names only. Default: nil.
  open var image: UIImage?
  /// Does the action. Default: nil, which does nothing.
  open var actionHandler: ActionHandler?

  /// Makes an action with a name.
  public convenience init(name: String, actionHandler: ActionHandler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  /// Makes an action with a name and a picture.
  public init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}
