// SPDX-License-Identifier: MIT

/// An item source that creates its item when the user chooses an activity. Subclasses override `item`.
///
/// Differs from Apple: this is not an `Operation`. `item` is read on the main thread, once for each chosen activity.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  /// A placeholder of the same kind as the shared item.
  public final var placeholderItem: ActionSender? { placeholder }
  private final let placeholder: ActionSender
  /// The activity that the user has chosen, or nil if the user has not chosen one yet.
  open private(set) var activityType: UIActivity.ActivityType?

  /// Creates a provider. Activities use the placeholder to determine whether they can be performed.
  public init(placeholderItem: ActionSender) {
    placeholder = placeholderItem
    super.init()
  }

  /// The item to share. Default: the placeholder.
  open var item: ActionSender { placeholder }

  /// Returns the placeholder.
  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> ActionSender {
    placeholder
  }

  /// Creates and returns the item.
  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> ActionSender? {
    self.activityType = activityType
    return item
  }
}
