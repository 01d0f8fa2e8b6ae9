// SPDX-License-Identifier: MIT

/// A shortcut in the menu of the application's icon. Hosts show no such menu; `UIApplication.deliver(_:)` performs one as a person would.
nonisolated open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  #if hasFeature(Embedded)
    /// Values of the application.
    public typealias UserInfo = [String: AnyObject]
  #else
    /// Values of the application.
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

  /// Makes a shortcut. The type is a name of the application's.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: UserInfo? = nil
  ) {
    values = Values(type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
    super.init()
  }

  /// Makes a shortcut of a title alone.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// A name of the application's.
  open var type: String { values.type }
  /// The first line.
  open var localizedTitle: String { values.title }
  /// The second line; nil for none.
  open var localizedSubtitle: String? { values.subtitle }
  /// The picture; nil for none.
  open var icon: UIApplicationShortcutIcon? { values.icon }
  /// Values of the application; nil for none.
  open var userInfo: UserInfo? { values.userInfo }
}

/// A shortcut that can be changed.
nonisolated open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable {
  /// A name of the application's.
  open override var type: String {
    get { values.type }
    set { values.type = newValue }
  }
  /// The first line.
  open override var localizedTitle: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The second line; nil for none.
  open override var localizedSubtitle: String? {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The picture; nil for none.
  open override var icon: UIApplicationShortcutIcon? {
    get { values.icon }
    set { values.icon = newValue }
  }
  /// Values of the application; nil for none.
  open override var userInfo: UserInfo? {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
}

/// The picture of a shortcut. Stored only.
nonisolated open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  /// Pictures of the system.
  public enum IconType: Int, Sendable {
    /// A pencil, and others that are named after what they show.
    case compose = 0
    case play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud,
      invitation
    case confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark
    case shuffle, audio, update
  }

  private override init() { super.init() }

  /// A picture of the system.
  public convenience init(type: IconType) { self.init() }
  /// A picture of the application's.
  public convenience init(templateImageName: String) { self.init() }
  /// A symbol.
  public convenience init(systemImageName: String) { self.init() }
}
