// SPDX-License-Identifier: MIT

/// The methods that provide an item for the activity that the user chooses.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns a placeholder of the same kind as the shared item. Activities use the placeholder to determine whether
  /// they can be performed. The list displays the placeholder, but it is not shared.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> ActionSender
  /// Returns the item for the chosen activity, or nil to share nothing.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> ActionSender?
  /// Returns the subject of a message. Default: `""`, for no subject.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns the type identifier of the item, such as `public.png`. Default: `""`. UIKit does not call this method.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns a thumbnail of the item. Default: `nil`. UIKit does not call this method.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}
