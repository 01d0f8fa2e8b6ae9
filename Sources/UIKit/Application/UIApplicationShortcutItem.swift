// SPDX-License-Identifier: MIT

/// A quick action in the menu of the application's icon. Hosts do not display this menu, but
/// `UIApplication.deliver(_:)` performs a quick action as if the user had chosen it.
nonisolated open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  #if hasFeature(Embedded)
    /// The type of the application's custom data in a quick action.
    public typealias UserInfo = [String: AnyObject]
  #else
    /// The type of the application's custom data in a quick action.
    public typealias UserInfo = [String: any NSSecureCoding]
  #endif

  fileprivate struct Values {
    var type: String
    var title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: UserInfo?
  }
  fileprivate final var values: Values

  /// Creates a quick action. The application defines the meaning of the type.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: UserInfo? = nil
  ) {
    values = Values(type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
    super.init()
  }

  /// Creates a quick action with only a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// The type, which the application defines.
  open var type: String { values.type }
  /// The title.
  open var localizedTitle: String { values.title }
  /// The subtitle, or nil.
  open var localizedSubtitle: String? { values.subtitle }
  /// The icon, or nil.
  open var icon: UIApplicationShortcutIcon? { values.icon }
  /// The application's custom data for the quick action, or nil.
  open var userInfo: UserInfo? { values.userInfo }
}

/// A mutable quick action.
nonisolated open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable {
  /// The type, which the application defines.
  open override var type: String {
    get { values.type }
    set { values.type = newValue }
  }
  /// The title.
  open override var localizedTitle: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The subtitle, or nil.
  open override var localizedSubtitle: String? {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The icon, or nil.
  open override var icon: UIApplicationShortcutIcon? {
    get { values.icon }
    set { values.icon = newValue }
  }
  /// Custom data of the application, or nil.
  open override var userInfo: UserInfo? {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
}

/// The icon of a quick action. Stored only.
nonisolated open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  /// The system icons.
  public enum IconType: Int, Sendable {
    /// A pencil on paper. The names of the other icons describe what they show.
    case compose = 0
    case play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud,
      invitation
    case confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark
    case shuffle, audio, update
  }

  private override init() { super.init() }

  /// Creates an icon from a system icon type.
  public convenience init(type: IconType) { self.init() }
  /// Creates an icon from one of the application's template images.
  public convenience init(templateImageName: String) { self.init() }
  /// Creates an icon from a system symbol.
  public convenience init(systemImageName: String) { self.init() }
}
