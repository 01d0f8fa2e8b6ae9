// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// Something that happened, for all who want to know.
  public struct Notification {
    /// The name of a kind of event.
    public struct Name: Hashable, Sendable, RawRepresentable {
      /// The name.
      public let rawValue: String

      /// A name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// A name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// True when the names are the same, byte by byte.
      public static func == (left: Name, right: Name) -> Bool { left.rawValue.utf8.elementsEqual(right.rawValue.utf8) }
    }

    /// The name of the event.
    public let name: Name
    /// To whom. Default: nil.
    public let object: AnyObject?
    /// Further details. Default: nil.
    ///
    /// Differs from Foundation: the keys are texts and the values objects, because Embedded Swift has no `Any`.
    public var userInfo: [String: AnyObject]? { details?.userInfo }

    private let details: NotificationDetails?

    /// Something that happened.
    public init(name: Name, object: AnyObject? = nil, userInfo: [String: AnyObject]? = nil) {
      self.init(name: name, object: object, details: userInfo.map { GivenDetails($0) })
    }

    /// An event with details that are created on demand.
    package init(name: Name, object: AnyObject?, details: NotificationDetails?) {
      self.name = name
      self.object = object
      self.details = details
    }
  }

  /// The details of an event. An app that does not read them contains no code to create them.
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

  /// The other name of a notification's name.
  public enum NSNotification {
    /// The name of a kind of event.
    public typealias Name = Notification.Name
  }

  /// A queue of calls; there is the main one, and it only says where notifications are heard.
  public final class OperationQueue: Sendable {
    /// The main queue.
    public static let main = OperationQueue()

    private init() {}

    /// Not in the browser, where a page has one thread.
    @available(*, unavailable, message: "a browser page has one thread; use DispatchQueue.main.async")
    public func addOperation(_ block: () -> Void) {}
  }
#endif
