// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// Something that happened, for all who want to know.
  public struct Notification {
    /// What kind of thing happened.
    public struct Name: Hashable, Sendable, RawRepresentable {
      /// The name.
      public let rawValue: String

      /// A name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// A name.
      public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// What kind of thing happened.
    public let name: Name
    /// To whom. Default: nil.
    public let object: AnyObject?
    /// What more there is to say. Default: nil.
    ///
    /// Differs from Foundation: the keys are texts and the values objects, since Embedded Swift knows no values of any type.
    public let userInfo: [String: AnyObject]?

    /// Something that happened.
    public init(name: Name, object: AnyObject? = nil, userInfo: [String: AnyObject]? = nil) {
      self.name = name
      self.object = object
      self.userInfo = userInfo
    }
  }

  /// The other name of a notification's name.
  public enum NSNotification {
    /// What kind of thing happened.
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
