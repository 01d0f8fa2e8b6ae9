// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// An event that is broadcast to observers.
  public struct Notification {
    /// The name of a notification.
    public struct Name: Hashable, Sendable, RawRepresentable {
      /// The name.
      public let rawValue: String

      /// Creates a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Returns whether the names are equal, byte by byte.
      public static func == (left: Name, right: Name) -> Bool { left.rawValue.utf8.elementsEqual(right.rawValue.utf8) }
    }

    /// The name of the notification.
    public let name: Name
    /// The sender. Default: nil.
    public let object: AnyObject?
    /// Further details. Default: nil.
    ///
    /// Differs from Foundation: the keys are strings and the values are objects, because Embedded Swift has no `Any`.
    public var userInfo: [String: AnyObject]? { details?.userInfo }

    private let details: NotificationDetails?

    /// Creates a notification.
    public init(name: Name, object: AnyObject? = nil, userInfo: [String: AnyObject]? = nil) {
      self.init(name: name, object: object, details: userInfo.map { GivenDetails($0) })
    }

    /// Creates a notification with details that are created on demand.
    package init(name: Name, object: AnyObject?, details: NotificationDetails?) {
      self.name = name
      self.object = object
      self.details = details
    }
  }

  /// The details of a notification. Applications that do not read the details do not link the code that creates them.
  package class NotificationDetails {
    package init() {}

    /// The value of `Notification.userInfo`.
    package var userInfo: [String: AnyObject] { [:] }
  }

  private final class GivenDetails: NotificationDetails {
    private let given: [String: AnyObject]

    init(_ userInfo: [String: AnyObject]) {
      given = userInfo
      super.init()
    }

    override var userInfo: [String: AnyObject] { given }
  }

  /// A namespace for `NSNotification.Name`, which is another name of `Notification.Name`.
  public enum NSNotification {
    /// The name of a notification.
    public typealias Name = Notification.Name
  }

  /// A queue of operations. Only the main queue exists, and it only specifies where observers are called.
  public final class OperationQueue: Sendable {
    /// The main queue.
    public static let main = OperationQueue()

    private init() {}

    /// Unavailable in the browser, where a page has a single thread.
    @available(*, unavailable, message: "a browser page has one thread; use DispatchQueue.main.async")
    public func addOperation(_ block: () -> Void) {}
  }
#endif
