// SPDX-License-Identifier: MIT

/// The content of a notification. Use `UNMutableNotificationContent` to create content.
nonisolated open class UNNotificationContent: NSObject, @unchecked Sendable {
  #if hasFeature(Embedded)
    /// Custom values that the application receives with a response.
    public typealias UserInfo = [String: AnyObject]
  #else
    /// Custom values that the application receives with a response.
    public typealias UserInfo = [AnyHashable: Any]
  #endif

  struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: UserInfo = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
  }

  final var values = Values()

  /// Creates empty content.
  public override init() { super.init() }

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// The title, shown in the first line. Default: empty.
  open var title: String { values.title }
  /// The subtitle, shown in the second line. Default: empty.
  open var subtitle: String { values.subtitle }
  /// The main text. Default: empty.
  open var body: String { values.body }
  /// The badge number of the application's icon. 0 removes the badge; nil leaves the badge unchanged. Default: nil.
  open var badge: NSNumber? { values.badge }
  /// The sound. Default: nil. The host decides whether the sound plays.
  open var sound: UNNotificationSound? { values.sound }
  /// Custom values of the application. Default: empty.
  open var userInfo: UserInfo { values.userInfo }
  /// The identifier of the category that defines the actions. Default: empty.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The identifier of the group that contains the notification. Default: empty.
  open var threadIdentifier: String { values.threadIdentifier }
  /// The urgency of the notification. Default: active.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// The priority of the notification in a summary, in the range 0...1. Default: 0.
  open var relevanceScore: Double { values.relevanceScore }
}

/// The editable content of a notification. A request copies the content.
nonisolated open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The title, shown in the first line. Default: empty.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The subtitle, shown in the second line. Default: empty.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The main text. Default: empty.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The badge number of the application's icon. 0 removes the badge; nil leaves the badge unchanged. Default: nil.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// The sound. Default: nil.
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// Custom values of the application. Default: empty.
  open override var userInfo: UserInfo {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// The identifier of the category that defines the actions. Default: empty.
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// The identifier of the group that contains the notification. Default: empty.
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// The urgency of the notification. Default: active.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  /// The priority of the notification in a summary, in the range 0...1. Default: 0.
  open override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
}

/// The urgency of a notification. The level has no effect, because hosts treat all levels equally.
nonisolated public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// The notification is only listed.
  case passive = 0
  /// The notification appears on the screen.
  case active = 1
  /// The notification appears even if a focus is active.
  case timeSensitive = 2
  /// The notification plays its sound even if the device is muted.
  case critical = 3
}

/// The file name of a sound.
nonisolated public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The file name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification. The host always plays its default sound and ignores the name.
nonisolated open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The file name of the sound, or nil for the host's default sound.
  final let name: UNNotificationSoundName?

  /// Creates a custom sound.
  public init(named name: UNNotificationSoundName) {
    self.name = name
    super.init()
  }

  private override init() {
    name = nil
    super.init()
  }

  /// The host's default sound.
  open class var `default`: UNNotificationSound { UNNotificationSound() }
  /// The sound of critical alerts. The host plays its default sound instead.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound() }
}
