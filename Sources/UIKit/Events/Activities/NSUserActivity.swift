// SPDX-License-Identifier: MIT

/// A person's activity at a moment, in a form from which the application can restore it.
///
/// ```swift
/// let activity = NSUserActivity(activityType: "org.example.reading")
/// activity.title = "Chapter 3"
/// activity.addUserInfoEntries(from: ["chapter": 3])
/// view.window?.windowScene?.userActivity = activity
/// ```
///
/// A scene's delegate returns one in `stateRestorationActivity(for:)`; the host stores it like `UserDefaults`, and the next launch finds
/// it in `UISceneSession.stateRestorationActivity`.
/// Differs from Apple: activities are not handed to other devices, and no search or assistant knows them.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
  #if hasFeature(Embedded)
    /// The values of an activity. Differs from Foundation: texts as keys, and values that can be stored. `value(forUserInfoKey:as:)`
    /// reads them on all platforms.
    public typealias UserInfo = [String: StoredValue]
  #else
    /// The values of an activity. Only keys that are texts, and texts, numbers, dates, data, and lists and dictionaries of these, are
    /// stored.
    public typealias UserInfo = [AnyHashable: Any]
  #endif

  /// The activity that is current; nil if there is none.
  static let current = AppContext.adopt(AppValue<NSUserActivity?>(nil))

  /// The type, usually in the form `org.example.reading`.
  public final let activityType: String
  /// A name for people. Default: nil.
  open var title: String?
  /// The values that restore the activity. Default: nil.
  open var userInfo: UserInfo?
  /// The keys of `userInfo` that are stored; all if it is empty. Default: empty.
  open var requiredUserInfoKeys: Set<String>?
  /// The web page with the same content. Default: nil.
  open var webpageURL: URL?
  /// The page that referred to it. Default: nil. Stored only.
  open var referrerURL: URL?
  /// Words to find it by. Default: none. Stored only.
  open var keywords: Set<String> = []
  /// When it is no longer of use; nil for never. Default: nil. An activity past that moment is not restored.
  open var expirationDate: Date?
  /// A name that is the same for the same content. Default: nil.
  open var persistentIdentifier: String?
  /// The content in a form for other applications. Default: nil. Stored only.
  open var targetContentIdentifier: String?
  /// Whether other devices may continue it. Default: true. Stored only.
  open var isEligibleForHandoff = true
  /// Whether searches on the device may find it. Default: false. Stored only.
  open var isEligibleForSearch = false
  /// Whether searches of all people may find it. Default: false. Stored only.
  open var isEligibleForPublicIndexing = false
  /// Whether an assistant may suggest it. Default: false. Stored only.
  open var isEligibleForPrediction = false
  /// Whether devices can exchange data while it continues. Default: false. Stored only.
  open var supportsContinuationStreams = false
  /// Fills the activity before it is stored. Default: nil.
  @WeakReference open var delegate: (any NSUserActivityDelegate)?

  /// Whether what it describes has changed. Setting it has the delegate and the responders of the current activity update it at the end
  /// of the frame, or before it is stored.
  open var needsSave = false {
    didSet { if needsSave, !oldValue { saveSoon() } }
  }

  private var isValid = true

  /// Stores the activity as the state of the scene. A closure in a property, because a method would be inlined, and with it
  /// applications that create no activities would contain the storage.
  final var store: (NSUserActivity) -> Void = { activity in
    activity.save()
    StoredActivity.write(activity)
  }

  /// Makes an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds values to `userInfo`; those of the same keys are replaced.
  open func addUserInfoEntries(from otherDictionary: UserInfo) {
    var info = userInfo ?? [:]
    for (key, value) in otherDictionary { info[key] = value }
    userInfo = info
  }

  /// Makes it the current activity. An invalid one is ignored.
  open func becomeCurrent() {
    guard isValid else { return }
    Self.current.value = self
    saveSoon()
  }

  /// Ends being the current activity.
  open func resignCurrent() {
    if Self.current.value === self { Self.current.value = nil }
  }

  /// Ends the activity permanently: it can no longer become current.
  open func invalidate() {
    isValid = false
    resignCurrent()
  }

  /// Removes what is stored of activities with these identifiers, and calls the handler. Nothing but the activity of the last launch is
  /// stored.
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping () -> Void
  ) {
    if let identifier = StoredActivity.read()?.persistentIdentifier, persistentIdentifiers.contains(identifier) {
      StoredActivity.remove()
    }
    handler()
  }

  /// Removes all that is stored of activities, and calls the handler.
  public class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    StoredActivity.remove()
    handler()
  }

  private func saveSoon() {
    guard needsSave, Self.current.value === self else { return }
    AppContext.shared.afterCommit { [self] in save() }
  }

  /// Has the delegate and the responders update the activity, if it needs that.
  final func save() {
    guard needsSave else { return }
    needsSave = false
    delegate?.userActivityWillSave(self)
    for responder in ResponderActivities.shared.responders(of: self) { responder.updateUserActivityState(self) }
  }
}

/// Fills activities before they are stored.
@preconcurrency @MainActor
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// The activity is about to be stored, because `needsSave` was set. Default: nothing.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Another device continues the activity. Never called. Default: nothing.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

/// An object that can restore what an activity describes.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores what the activity describes.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// The type of an activity that stands for a page in a browser.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
