// SPDX-License-Identifier: MIT

/// Provides an item to share that depends on the activity which a person chooses.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// An item of the same kind as the one that is shared, by which activities decide whether they can perform. It is shown, not shared.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> ActionSender
  /// The item for the chosen activity; nil shares nothing.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> ActionSender?
  /// The subject of a message. Default: `""`, none.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// The identifier of the item's type, such as `public.png`. Default: `""`. Nothing here asks for it.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// A small picture of the item. Default: `nil`. Nothing here asks for it.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}
