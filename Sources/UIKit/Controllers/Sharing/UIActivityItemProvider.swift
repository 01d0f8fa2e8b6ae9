// SPDX-License-Identifier: MIT

/// An item that is made when a person chooses an activity. Subclasses override `item`.
///
/// Differs from Apple: it is not an `Operation`; `item` is read on the main thread, once for each activity that is chosen.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  /// An item of the same kind as the one that is shared.
  public final var placeholderItem: ActionSender? { placeholder }
  private final let placeholder: ActionSender
  /// The activity that was chosen; nil before.
  open private(set) var activityType: UIActivity.ActivityType?

  /// Makes a provider. The placeholder is what activities see when they decide whether they can perform.
  public init(placeholderItem: ActionSender) {
    placeholder = placeholderItem
    super.init()
  }

  /// The item to share. Default: the placeholder.
  open var item: ActionSender { placeholder }

  /// The placeholder.
  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> ActionSender {
    placeholder
  }

  /// The item, which is made now.
  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> ActionSender? {
    self.activityType = activityType
    return item
  }
}
