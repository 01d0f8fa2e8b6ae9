// SPDX-License-Identifier: MIT

/// The texts of a notification. `UNMutableNotificationContent` is one that can be changed.
nonisolated open class UNNotificationContent: NSObject, @unchecked Sendable {
  #if hasFeature(Embedded)
    /// Values of the application that come back with a response.
    public typealias UserInfo = [String: AnyObject]
  #else
    /// Values of the application that come back with a response.
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

  /// Makes an empty content.
  public override init() { super.init() }

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// The first line. Default: empty.
  open var title: String { values.title }
  /// The second line. Default: empty.
  open var subtitle: String { values.subtitle }
  /// The text. Default: empty.
  open var body: String { values.body }
  /// The number on the icon; 0 removes it, nil, the default, leaves it.
  open var badge: NSNumber? { values.badge }
  /// The sound. Default: nil. The host decides whether it is played.
  open var sound: UNNotificationSound? { values.sound }
  /// Values of the application. Default: empty.
  open var userInfo: UserInfo { values.userInfo }
  /// The category, which has the actions. Default: empty.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The group that the notification belongs to. Default: empty.
  open var threadIdentifier: String { values.threadIdentifier }
  /// How much it may disturb. Default: active.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// The order in a summary, 0...1. Default: 0.
  open var relevanceScore: Double { values.relevanceScore }
}

/// The texts of a notification that is being written. A request copies it.
nonisolated open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The first line. Default: empty.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The second line. Default: empty.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The text. Default: empty.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The number on the icon; 0 removes it, nil, the default, leaves it.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// The sound. Default: nil.
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// Values of the application. Default: empty.
  open override var userInfo: UserInfo {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// The category, which has the actions. Default: empty.
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// The group that the notification belongs to. Default: empty.
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// How much it may disturb. Default: active.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  /// The order in a summary, 0...1. Default: 0.
  open override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
}

/// How much a notification may disturb. Hosts do not distinguish.
nonisolated public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// It is listed only.
  case passive = 0
  /// It appears.
  case active = 1
  /// It appears in spite of a focus.
  case timeSensitive = 2
  /// It sounds in spite of silence.
  case critical = 3
}

/// The name of a file with a sound.
nonisolated public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification. The host plays its own, whatever the name.
nonisolated open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The name of the file; nil for the host's sound.
  final let name: UNNotificationSoundName?

  /// A sound of the application.
  public init(named name: UNNotificationSoundName) {
    self.name = name
    super.init()
  }

  private override init() {
    name = nil
    super.init()
  }

  /// The host's sound.
  open class var `default`: UNNotificationSound { UNNotificationSound() }
  /// The host's sound.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound() }
}
