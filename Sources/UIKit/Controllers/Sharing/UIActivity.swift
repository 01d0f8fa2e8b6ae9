// SPDX-License-Identifier: MIT

/// Something that can be done with what is shared. Applications make subclasses and pass them to a `UIActivityViewController`.
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
  /// The name of an activity.
  nonisolated public struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name, in general a reversed domain such as `com.example.favorite`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Where an activity is listed.
  nonisolated public enum Category: Int, Sendable {
    /// Among the things to do with the items.
    case action = 0
    /// Among the ways to send the items, above the things to do.
    case share = 1
  }

  /// Where the activity is listed. Default: among the things to do.
  open class var activityCategory: Category { .action }

  /// The controller in which the activity was chosen.
  @WeakReference final var controller: UIActivityViewController?

  /// Makes an activity.
  public override init() { super.init() }

  /// The name of the activity. Default: nil.
  open var activityType: ActivityType? { nil }

  /// The title in the list. Default: nil. An activity without a title has an empty row.
  open var activityTitle: String? { nil }

  /// The image in the list, used as a template. Default: nil.
  open var activityImage: UIImage? { nil }

  /// Whether the activity can be performed with items; otherwise it is not listed. Default: false.
  open func canPerform(withActivityItems activityItems: [ActionSender]) -> Bool { false }

  /// Takes the items before the activity is performed. Default: nothing.
  open func prepare(withActivityItems activityItems: [ActionSender]) {}

  /// A controller to present instead of calling `perform()`. Default: nil.
  open var activityViewController: UIViewController? { nil }

  /// Performs the activity, which calls `activityDidFinish(_:)` at its end. Default: nothing.
  open func perform() {}

  /// Ends the activity: dismisses what it presented and the list. Without a list that performs it, nothing happens.
  open func activityDidFinish(_ completed: Bool) { controller?.finish(self, isCompleted: completed, failure: nil) }
}

extension UIActivity.ActivityType {
  /// A post. Here it only serves to be excluded, as do the other types but `copyToPasteboard`.
  nonisolated public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
  /// A post.
  nonisolated public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
  /// A post.
  nonisolated public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
  /// A text message.
  nonisolated public static let message = Self("com.apple.UIKit.activity.Message")
  /// An email.
  nonisolated public static let mail = Self("com.apple.UIKit.activity.Mail")
  /// Printing.
  nonisolated public static let print = Self("com.apple.UIKit.activity.Print")
  /// Copies texts, addresses and the first picture to the general pasteboard.
  nonisolated public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
  /// A picture for a contact.
  nonisolated public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
  /// A picture for the photo library.
  nonisolated public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
  /// An address for the reading list.
  nonisolated public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
  /// A picture for an album.
  nonisolated public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
  /// A film for a channel.
  nonisolated public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
  /// A post.
  nonisolated public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
  /// A device nearby.
  nonisolated public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
  /// A book.
  nonisolated public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
  /// A PDF file.
  nonisolated public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
  /// A call with others.
  nonisolated public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
  /// Collaboration.
  nonisolated public static let collaborationInviteWithLink = Self(
    "com.apple.UIKit.activity.CollaborationInviteWithLink")
  /// Collaboration.
  nonisolated public static let collaborationCopyLink = Self("com.apple.UIKit.activity.CollaborationCopyLink")
  /// A widget.
  nonisolated public static let addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")
  /// Sprung addition: the sheet with which the host shares, such as that of the browser.
  nonisolated public static let shareSheet = Self("org.sprung.activity.Share")
}
