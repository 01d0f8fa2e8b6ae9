// SPDX-License-Identifier: MIT

/// An action that the user can perform with shared items. Applications create subclasses and pass them to a
/// `UIActivityViewController`.
///
/// ```swift
/// final class FavoriteActivity: UIActivity {
///   override var activityTitle: String? { "Add to Favorites" }
///   override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
///   override func perform() {
///     favorites.add()
///     activityDidFinish(true)
///   }
/// }
/// ```
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The identifier of an activity.
  nonisolated public struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// The string that identifies the activity.
    public let rawValue: String
    /// Creates an identifier, usually in reverse-DNS notation such as `com.example.favorite`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The section in which an activity is listed.
  nonisolated public enum Category: Int, Sendable {
    /// Actions that are performed with the items.
    case action = 0
    /// Ways to share the items, listed above the actions.
    case share = 1
  }

  /// The section in which the activity is listed. Default: `action`.
  open class var activityCategory: Category { .action }

  /// The controller in which the user chose the activity.
  @WeakReference final var controller: UIActivityViewController?

  /// Creates an activity.
  public override init() { super.init() }

  /// The identifier of the activity. Default: nil.
  open var activityType: ActivityType? { nil }

  /// The title in the list. Default: nil, which results in an empty row.
  open var activityTitle: String? { nil }

  /// The template image in the list. Default: nil.
  open var activityImage: UIImage? { nil }

  /// Returns whether the activity can be performed with the given items. If not, it is not listed. Default: false.
  open func canPerform(withActivityItems activityItems: [ActionSender]) -> Bool { false }

  /// Called before the activity is performed, so that subclasses can store the items. Default: nothing.
  open func prepare(withActivityItems activityItems: [ActionSender]) {}

  /// A controller that is presented to perform the activity. If it is nil, `perform()` is called. Default: nil.
  open var activityViewController: UIViewController? { nil }

  /// Performs the activity. Implementations must call `activityDidFinish(_:)` at the end. Default: nothing.
  open func perform() {}

  /// Ends the activity, and dismisses its controller and the list. Has no effect unless a list is performing this
  /// activity.
  open func activityDidFinish(_ completed: Bool) { controller?.finish(self, isCompleted: completed, failure: nil) }
}

extension UIActivity.ActivityType {
  /// Posts to Facebook. Only the activities `copyToPasteboard` and `shareSheet` exist; all other types, including this
  /// one, are useful only in `excludedActivityTypes`.
  nonisolated public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
  /// Posts to Twitter.
  nonisolated public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
  /// Posts to Weibo.
  nonisolated public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
  /// Sends a text message.
  nonisolated public static let message = Self("com.apple.UIKit.activity.Message")
  /// Sends an email.
  nonisolated public static let mail = Self("com.apple.UIKit.activity.Mail")
  /// Prints the items.
  nonisolated public static let print = Self("com.apple.UIKit.activity.Print")
  /// Copies strings, URLs and the first image to the general pasteboard.
  nonisolated public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
  /// Assigns an image to a contact.
  nonisolated public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
  /// Saves an image to the photo library.
  nonisolated public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
  /// Adds a URL to the reading list.
  nonisolated public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
  /// Posts an image to Flickr.
  nonisolated public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
  /// Posts a video to Vimeo.
  nonisolated public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
  /// Posts to Tencent Weibo.
  nonisolated public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
  /// Sends the items to a nearby device.
  nonisolated public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
  /// Opens a book.
  nonisolated public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
  /// Creates a PDF file for markup.
  nonisolated public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
  /// Shares the items in a group activity.
  nonisolated public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
  /// Invites collaborators with a link.
  nonisolated public static let collaborationInviteWithLink = Self(
    "com.apple.UIKit.activity.CollaborationInviteWithLink")
  /// Copies a collaboration link.
  nonisolated public static let collaborationCopyLink = Self("com.apple.UIKit.activity.CollaborationCopyLink")
  /// Adds an item to the home screen.
  nonisolated public static let addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")
  /// Sprung addition: the host's share sheet, such as that of the browser.
  nonisolated public static let shareSheet = Self("org.sprung.activity.Share")
}
