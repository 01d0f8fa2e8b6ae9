// SPDX-License-Identifier: MIT

/// A description of a user's activity at a point in time, from which the app can restore that activity.
///
/// ```swift
/// let activity = NSUserActivity(activityType: "org.example.reading")
/// activity.title = "Chapter 3"
/// activity.addUserInfoEntries(from: ["chapter": 3])
/// view.window?.windowScene?.userActivity = activity
/// ```
///
/// A scene delegate returns an activity from `stateRestorationActivity(for:)`. It is stored in `UserDefaults` and is
/// available in `UISceneSession.stateRestorationActivity` at the next launch. Differs from Apple: activities are not
/// handed off to other devices, and are not used for search or suggestions.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
  #if hasFeature(Embedded)
    /// The type of `userInfo`. Differs from Foundation: keys are strings and values are storable.
    /// `value(forUserInfoKey:as:)` reads values on all platforms.
    public typealias UserInfo = [String: StoredValue]
  #else
    /// The type of `userInfo`. Only entries with string keys are stored. Values can be strings, numbers, dates, data,
    /// and arrays and dictionaries of these.
    public typealias UserInfo = [AnyHashable: Any]
  #endif

  /// The current activity, or nil if there is none.
  static let current = AppContext.adopt(AppValue<NSUserActivity?>(nil))

  /// The activity type, usually in the form `org.example.reading`.
  public final let activityType: String
  /// A localized title. Default: nil.
  open var title: String?
  /// The values for restoring the activity. Default: nil.
  open var userInfo: UserInfo?
  /// The keys of `userInfo` whose values are stored. If nil or empty, all values are stored. Default: nil.
  open var requiredUserInfoKeys: Set<String>?
  /// The web page with the same content. Default: nil.
  open var webpageURL: URL?
  /// The page that linked to `webpageURL`. Default: nil. Stored only.
  open var referrerURL: URL?
  /// Keywords used for search indexing. Default: none. Stored only.
  open var keywords: Set<String> = []
  /// The date after which the activity is not restored. Default: nil, which means that the activity does not expire.
  open var expirationDate: Date?
  /// A stable identifier of the content. Default: nil.
  open var persistentIdentifier: String?
  /// An identifier of the content for other applications. Default: nil. Stored only.
  open var targetContentIdentifier: String?
  /// Whether other devices can continue the activity. Default: true. Stored only.
  open var isEligibleForHandoff = true
  /// Whether the activity is added to the on-device search index. Default: false. Stored only.
  open var isEligibleForSearch = false
  /// Whether the activity is added to the public search index. Default: false. Stored only.
  open var isEligibleForPublicIndexing = false
  /// Whether an assistant can suggest the activity. Default: false. Stored only.
  open var isEligibleForPrediction = false
  /// Whether devices can exchange data while the activity continues. Default: false. Stored only.
  open var supportsContinuationStreams = false
  /// The delegate, which updates the activity before it is stored. Default: nil.
  @WeakReference open var delegate: (any NSUserActivityDelegate)?

  /// Whether the activity must be updated. If true, the delegate and the responders update the activity before it is
  /// stored and, if it is the current one, at the end of the frame.
  open var needsSave = false {
    didSet { if needsSave, !oldValue { saveSoon() } }
  }

  private var isValid = true

  /// Stores the activity as the state of the scene. This is a stored closure, because a method would be inlined, and
  /// apps without activities would then link the storage code.
  final var store: (NSUserActivity) -> Void = { activity in
    activity.save()
    StoredActivity.write(activity)
  }

  /// Creates an activity with the given type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds values to `userInfo`, and replaces values with the same keys.
  open func addUserInfoEntries(from otherDictionary: UserInfo) {
    var info = userInfo ?? [:]
    for (key, value) in otherDictionary { info[key] = value }
    userInfo = info
  }

  /// Makes this activity the current one. Has no effect after invalidation.
  open func becomeCurrent() {
    guard isValid else { return }
    Self.current.value = self
    saveSoon()
  }

  /// Ensures that this activity is no longer the current one.
  open func resignCurrent() {
    if Self.current.value === self { Self.current.value = nil }
  }

  /// Invalidates the activity permanently, so that it can no longer become the current one.
  open func invalidate() {
    isValid = false
    resignCurrent()
  }

  /// Removes the stored activity if its persistent identifier is one of the given ones, then calls the handler. Only
  /// the most recent activity is stored.
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping () -> Void
  ) {
    if let identifier = StoredActivity.read()?.persistentIdentifier, persistentIdentifiers.contains(identifier) {
      StoredActivity.remove()
    }
    handler()
  }

  /// Removes all stored activities, then calls the handler.
  public class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    StoredActivity.remove()
    handler()
  }

  private func saveSoon() {
    guard needsSave, Self.current.value === self else { return }
    AppContext.shared.afterCommit { [self] in save() }
  }

  /// Calls the delegate and the responders to update the activity, if necessary.
  final func save() {
    guard needsSave else { return }
    needsSave = false
    delegate?.userActivityWillSave(self)
    for responder in ResponderActivities.shared.responders(of: self) { responder.updateUserActivityState(self) }
  }
}

/// Updates activities before they are stored.
@preconcurrency @MainActor
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Called before the activity is stored, if `needsSave` was set. Default: nothing.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Called after another device has continued the activity. Sprung never calls this method. Default: nothing.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

/// An object that can restore its state from an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores the state of an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// The activity type for browsing a web page.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
